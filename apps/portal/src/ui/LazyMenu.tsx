import { type ComponentType, type ReactNode, type RefObject, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { useLazyOverlay } from './use-lazy-overlay.ts'
import { lazyPart } from './lazy-part.tsx'

/** What an open menu hands on to its `<MenuPopover>`. */
export interface OpenMenuProps {
  placement: 'bottom start' | 'bottom end'
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface LazyMenuProps {
  /** A Button or IconButton. */
  trigger: ReactNode
  /** Renders a `<MenuPopover>`; loaded, with all that its acts need, when the menu is first opened. */
  load: () => Promise<ComponentType<OpenMenuProps>>
}

/** A menu of the frame: every page has it, and few open it. */
export function LazyMenu({ trigger, load }: LazyMenuProps) {
  const [Content] = useState(() => lazyPart(load, { onMissing: ({ onOpenChange }) => onOpenChange(false) }))
  const { isOpen, setOpen, wasOpened, triggerRef, triggerProps } = useLazyOverlay('menu')
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {wasOpened && <Content placement="bottom end" triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
