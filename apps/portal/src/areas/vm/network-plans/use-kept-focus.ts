import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Where the keyboard is, or was last, in the picture. */
export const focusPicture = (area: RefObject<HTMLElement | null>): void =>
  area.current?.querySelector<SVGElement>('[data-node][tabindex="0"]')?.focus()

/** What had the focus when the plan was last changed. */
export const useFocusBefore = () => {
  const before = useRef<Element>(null)
  const remember = () => {
    before.current = document.activeElement === document.body ? null : document.activeElement
  }
  const forget = () => {
    before.current = null
  }
  // Who points somewhere else has left it on purpose.
  useEffect(() => {
    const left = () => {
      before.current = null
    }
    addEventListener('pointerdown', left)
    return () => removeEventListener('pointerdown', left)
  }, [])
  return { before, remember, forget }
}

/**
 * A button loses the focus while its change is saved, and may be gone with the answer: then the keyboard goes on in the
 * picture.
 */
export const useKeptFocus = (
  area: RefObject<HTMLElement | null>,
  { before, forget }: Pick<ReturnType<typeof useFocusBefore>, 'before' | 'forget'>,
  isSaving: boolean,
): void =>
  useLayoutEffect(() => {
    const [button, focused] = [before.current, document.activeElement]
    // While it is there, a later answer may take it away.
    if (!button || isSaving || focused === button) return
    if (focused === document.body && button.isConnected && button instanceof HTMLElement) {
      return button.focus({ preventScroll: true })
    }
    forget()
    if (focused === document.body) focusPicture(area)
  })
