import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { type Preloadable, lazyPart } from './lazy-part.tsx'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const MenuPopover = lazyPart(async () => (await import('./MenuPopover.tsx')).MenuPopover, {
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon
  onAction?: () => void
  href?: string
  /** A quiet word at the end: where, since when, what it risks. */
  hint?: string
  isDanger?: boolean
  /** Whether it changes something, as with `Button`; what is red does. */
  writes?: boolean
  /** Of choices instead of acts: whether it is the one in force. */
  isChosen?: boolean
  /** Why it cannot be done now; shown instead of the hint. */
  disabledReason?: string
  /** The dialog that it opens: loaded while the menu is read. */
  opens?: Preloadable | undefined
}

interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactNode
  label: string
  /** Above the acts: whom or what they are about. */
  head?: ReactNode
  /** Groups are parted by a line; empty ones are left out. */
  groups: readonly (readonly MenuAction[])[]
  placement?: 'bottom start' | 'bottom end'
}

/** Acts behind a button. What is not allowed stays in its place, with the reason. */
export function Menu({ trigger, label, head, groups, placement = 'bottom end' }: MenuProps) {
  const preload = (willOpen: boolean) => {
    if (willOpen) for (const { opens } of groups.flat()) opens?.preload()
  }
  const { isOpen, setOpen, wasOpened, triggerRef, triggerProps } = useLazyOverlay('menu', { onOpenChange: preload })
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {wasOpened && (
        <MenuPopover
          label={label}
          head={head}
          groups={groups}
          placement={placement}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
