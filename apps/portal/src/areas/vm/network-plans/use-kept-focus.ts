import { useEffect, useRef, type RefObject } from 'react'
import type { Plan } from './use-plan.ts'

/** Where the keyboard is, or was last, in the picture. */
export const focusPicture = (area: RefObject<HTMLElement | null>): void =>
  area.current?.querySelector<SVGElement>('[data-node][tabindex="0"]')?.focus()

/** A change may take away the very button that made it, now or with the next answer: the keyboard goes on in the picture. */
export const useKeptFocus = (area: RefObject<HTMLElement | null>, { isSaving, isBehind }: Plan): void => {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isSaving) hadFocus.current ||= document.activeElement !== document.body
    if (isSaving || !hadFocus.current) return
    if (document.activeElement === document.body) focusPicture(area)
    if (!isBehind) hadFocus.current = false
  })
}
