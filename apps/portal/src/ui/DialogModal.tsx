import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { DialogProps } from './Dialog.tsx'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { iconMd } from './icons.ts'
import { uiText } from './ui.fa.ts'

/** What a `Dialog` shows when it is open. */
export function DialogModal(props: DialogProps) {
  const { isOpen, onClose, isStubborn = false, isSheet = false, size = 'md', children, footer } = props
  return (
    <ModalOverlay
      className={styles.scrim}
      data-sheet={isSheet || undefined}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isStubborn}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog className={styles.dialog} role={isStubborn ? 'alertdialog' : 'dialog'}>
          <DialogHead {...props} />
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function DialogHead({ title, subtitle, dangerIcon: DangerIcon, isStubborn, onClose }: DialogProps) {
  return (
    <header className={styles.head}>
      {DangerIcon && (
        <span className={styles.mark}>
          <DangerIcon {...iconMd} />
        </span>
      )}
      <div className={styles.titles}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {!isStubborn && (
        <span className={styles.close}>
          <IconButton icon={X} name={uiText.close} onPress={onClose} />
        </span>
      )}
    </header>
  )
}
