import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { forcedText } from './forced.fa.ts'
import { WhileOffNote } from './WhileOffNote.tsx'
import type { ForcedAct } from '../hosts/vm-acts.ts'

interface ForcedActDialogProps {
  act: ForcedAct
  host: { name: string | null; monthlyPrice?: number; priceWhileOff?: number }
  onClose: () => void
  onConfirm: (act: ForcedAct) => Promise<boolean>
}

/** Pulling the plug is asked once, with what it risks. */
export function ForcedActDialog({ act, host, onClose, onConfirm }: ForcedActDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={forcedText[act].title(host.name ?? '')}
      confirmLabel={vmText.actions[act]}
      onConfirm={() => onConfirm(act)}
    >
      <p>{forcedText[act].text}</p>
      {act === 'stop' && <WhileOffNote hosts={[host]} />}
    </ConfirmDialog>
  )
}
