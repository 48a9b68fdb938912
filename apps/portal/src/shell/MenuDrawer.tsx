import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLocation } from 'react-router'
import { useMedia } from '../ui/use-media.ts'
import { navigationText } from './navigation.fa.ts'
import { closePanel, usePanel } from './panels.ts'
import { Sidebar } from './Sidebar.tsx'
import styles from './MenuDrawer.module.css'

/** The sidebar of narrow screens: opened by the button or a swipe from its edge, closed by a swipe back or by going somewhere. */
export function MenuDrawer() {
  const isNarrow = !useMedia('(min-width: 1200px)')
  const [isOpen, setOpen] = usePanel('menu')
  const { pathname } = useLocation()

  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) closePanel('menu')
    openedAt.current = pathname
  }, [pathname])

  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen && isNarrow} onOpenChange={setOpen} isDismissable>
      <Modal className={styles.drawer}>
        <Dialog className={styles.dialog} aria-label={navigationText.menu}>
          <Sidebar />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
