import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether somebody may be looking at the page: one in a tab behind others has nobody to tell. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
