import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import styles from './Popover.module.css'

/** The floating surface that menus, pickers and small dialogs stand on. */
export function PopoverSurface({ placement = 'bottom start', offset = 4, ...rest }: Omit<PopoverProps, 'className'>) {
  return <AriaPopover className={styles.popover} placement={placement} offset={offset} {...rest} />
}

interface PopoverPanelProps extends Pick<PopoverProps, 'placement' | 'triggerRef' | 'isOpen' | 'onOpenChange'> {
  label: string
  isFlush?: boolean
  children: ReactNode
}

/** What a `Popover` shows when it is open. */
export function PopoverPanel({ label, isFlush = false, children, ...popover }: PopoverPanelProps) {
  return (
    <PopoverSurface {...popover}>
      <Dialog className={styles.content} data-flush={isFlush || undefined} aria-label={label}>
        {children}
      </Dialog>
    </PopoverSurface>
  )
}
