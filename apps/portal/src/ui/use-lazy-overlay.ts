import { useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { useWasOpened } from './use-was-opened.ts'

interface Controlled {
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * What a button needs to open something that is loaded when it is first opened: half of what a page would load are
 * menus and panels that nobody opens. Given to the button through React Aria's `ButtonContext`.
 */
export const useLazyOverlay = (kind: 'menu' | 'dialog', { isOpen: wanted, onOpenChange }: Controlled = {}) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = wanted ?? ownOpen
  const wasOpened = useWasOpened(isOpen)

  const setOpen = (willOpen: boolean) => {
    setOwnOpen(willOpen)
    onOpenChange?.(willOpen)
  }
  const openByArrow: ButtonProps['onKeyDown'] = (event) => {
    if (kind === 'menu' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setOpen(true)
    // React Aria keeps keys that have a handler to itself; the others belong to the page.
    else event.continuePropagation()
  }
  const triggerProps = {
    ref: triggerRef,
    onPress: () => setOpen(!isOpen),
    onKeyDown: openByArrow,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
  } as const
  return { isOpen, setOpen, wasOpened, triggerRef, triggerProps }
}
