import { useEffect } from 'react'
import { openPanel } from './panels.ts'

/** Ctrl and K, or Command and K, open the palette. */
export function usePaletteKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the key's place: on a Persian keyboard the letter there is another one.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      openPanel('palette')
    }
    // Before the controls of the page, some of which keep keys to themselves.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
