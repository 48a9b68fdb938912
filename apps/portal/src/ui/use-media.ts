import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed live: `useMedia(wideEnoughToDock)`. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
