import { useEffect, useRef } from 'react'

/** Ctrl or ⌘ with Enter sends, as people know it from elsewhere. */
export const useSendByKeys = (send: (() => void) | undefined) => {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
