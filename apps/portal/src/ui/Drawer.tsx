import { PanelLeftClose, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { uiText } from './ui.fa.ts'
import { useMedia } from './use-media.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** The end is for work beside the page, the start for the menu of a narrow screen. */
  side?: 'start' | 'end'
  /** From 1200 px on it stands in the layout, where the caller puts it, and the page stays usable. */
  canDock?: boolean
  /** Names it for screen readers. */
  label: string
}

/** A panel along the edge: docked where there is room, over the page where there is not. */
export function Drawer({ isOpen, onClose, side = 'end', canDock = true, label, ...content }: DrawerProps) {
  const hasRoom = useMedia('(min-width: 1200px)')
  if (canDock && hasRoom) {
    if (!isOpen) return null
    return (
      <aside className={styles.docked} aria-label={label}>
        <DrawerContent {...content} onClose={onClose} isDocked />
      </aside>
    )
  }
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.modal} data-side={side}>
        <AriaDialog className={styles.dialog} aria-label={label}>
          <DrawerContent {...content} onClose={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type DrawerContentProps = Pick<DrawerProps, 'title' | 'children' | 'footer' | 'onClose'> & { isDocked?: boolean }

function DrawerContent({ title, children, footer, onClose, isDocked = false }: DrawerContentProps) {
  return (
    <>
      <header className={styles.head}>
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        <IconButton icon={isDocked ? PanelLeftClose : X} name={uiText.close} onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </>
  )
}
