import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from './lazy-part.tsx'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const PopoverPanel = lazyPart(async () => (await import('./PopoverPanel.tsx')).PopoverPanel, {
  onMissing: ({ onOpenChange }) => onOpenChange?.(false),
})

interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactNode
  /** Names the popover for screen readers. */
  label: string
  placement?: 'bottom start' | 'bottom end'
  /** The content brings its own padding and width: a list of rows. */
  isFlush?: boolean
  /** Given together where something else opens and closes it too. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small dialog beside the button that opens it. */
export function Popover({ trigger, label, placement, isFlush, isOpen, onOpenChange, children }: PopoverProps) {
  const overlay = useLazyOverlay('dialog', { isOpen, onOpenChange })
  const close = () => overlay.setOpen(false)
  return (
    <>
      <ButtonContext value={overlay.triggerProps}>{trigger}</ButtonContext>
      {overlay.wasOpened && (
        <PopoverPanel
          label={label}
          placement={placement}
          isFlush={isFlush}
          triggerRef={overlay.triggerRef}
          isOpen={overlay.isOpen}
          onOpenChange={overlay.setOpen}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  )
}
