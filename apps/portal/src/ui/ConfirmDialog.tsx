import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { uiText } from './ui.fa.ts'
import { type Act, useConfirm } from './use-confirm.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** What will happen, and what is lost. */
  children?: ReactNode
  /** The act itself, as the button says it. */
  confirmLabel: string
  isDanger?: boolean
  /** `false` means it failed: the dialog stays open. */
  onConfirm: Act
}

/** Asks once before an act that cannot be taken back with a press. Enter confirms what is no danger. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, children, confirmLabel, isDanger = false, onConfirm } = props
  const { isPending, confirm } = useConfirm(onConfirm, onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      dangerIcon={isDanger ? TriangleAlert : undefined}
      footer={
        <>
          <Button onPress={onClose}>{uiText.cancel}</Button>
          <Button
            kind={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            writes
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- one press more, not a search for the button
            autoFocus={!isDanger}
            onPress={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
