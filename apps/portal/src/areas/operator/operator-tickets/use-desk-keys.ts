import { useEffect, useRef } from 'react'

const typed = new Set(['checkbox', 'radio', 'button', 'submit'])

/** Whether keys are letters where they are pressed now, and no acts. */
const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !typed.has(target.type)
  return target instanceof HTMLElement && (target.matches('textarea, select') || target.isContentEditable)
}

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** As acts name it: `KeyJ`, `Shift+Slash` for the question mark. Shift alone makes another key. */
export const nameOfKey = ({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string =>
  shiftKey ? `Shift+${code}` : code

/**
 * Single keys that do something, by where they are on the keyboard: the letters of a Persian layout differ. Not while somebody
 * types or a dialog is open.
 */
export const useDeskKeys = (acts: Readonly<Record<string, (() => void) | undefined>>) => {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[nameOfKey(event)]
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
