import { useVpcDeleteMutation, vpcDelete } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { sendConfirmed } from '../../../shell/confirmed-call.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.deletion

interface DeleteVpcDialogProps {
  projectId: number
  vpc: { id: number; name: string | null; monthlyPrice?: number }
  onClose: () => void
  onDeleted?: () => void
}

/** The last question before a private cloud goes; what goes with it and what stays is the server's own word. */
export function DeleteVpcDialog({ projectId, vpc, onClose, onDeleted }: DeleteVpcDialogProps) {
  const [remove] = useVpcDeleteMutation()
  const { quote, error } = useDryRun(vpcDelete, { projectId, id: vpc.id })
  const name = vpc.name ?? ''
  // Nobody types a name only to be told that it was for nothing.
  if (error) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={text.refused(name)}
        footer={
          <Button kind="primary" onPress={onClose}>
            {text.understood}
          </Button>
        }
      >
        <Note tone="warning">{error.message}</Note>
      </Dialog>
    )
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={text.warning}
      phrase={name}
      thing={text.thing}
      alsoGone={quote?.effects}
      alsoGoneTitle={text.effects}
      note={!!vpc.monthlyPrice && text.freed(formatRials(vpc.monthlyPrice))}
      confirmLabel={text.confirm}
      onConfirm={() =>
        sendConfirmed(vpc, ({ id }) => remove({ projectId, id }), {
          started: () => text.started(name),
          done: onDeleted,
        })
      }
    />
  )
}
