import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { forcedText } from './forced.fa.ts'
import type { ForcedAct } from '../hosts/vm-acts.ts'

interface ForcedActDialogProps {
  act: ForcedAct
  name: string
  onClose: () => void
  onConfirm: (act: ForcedAct) => Promise<boolean>
}

/** Pulling the plug is asked once, with what it risks. */
export function ForcedActDialog({ act, name, onClose, onConfirm }: ForcedActDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={forcedText[act].title(name)}
      confirmLabel={vmText.actions[act]}
      onConfirm={() => onConfirm(act)}
    >
      <p>{forcedText[act].text}</p>
    </ConfirmDialog>
  )
}
