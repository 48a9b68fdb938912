import { useVpcNatCreateDnatMutation, useVpcNatEditDnatMutation, type VpcNat } from '@sarv/client/vm.generated'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { formOfNat, newForward, type ForwardStart, type Known } from './forward-form.ts'
import { ForwardFormDialog } from './ForwardFormDialog.tsx'
import { natText } from './vpc-nats.fa.ts'

const text = natText.form

interface ForwardDialogProps {
  projectId: number
  vpcHostId: number
  known: Known
  /** Of a new one. */
  start: ForwardStart
  /** Absent: a new one. */
  edited?: VpcNat | undefined
  onClose: () => void
}

/** Leads a port of a public address to a server, or changes where one leads. */
export function ForwardDialog({ projectId, vpcHostId, known, start, edited, onClose }: ForwardDialogProps) {
  const [create] = useVpcNatCreateDnatMutation()
  const [edit] = useVpcNatEditDnatMutation()
  return (
    <ForwardFormDialog
      known={known}
      start={edited ? formOfNat(edited) : newForward(known, start)}
      editedId={edited?.id}
      title={edited ? text.editTitle(edited.name ?? '') : text.addTitle}
      submitLabel={edited ? text.save : text.submit}
      send={(body) =>
        edited ? edit({ projectId, vpcHostId, id: edited.id, body }) : create({ projectId, vpcHostId, body })
      }
      done={(started, { name }) => {
        tellStarted(started, edited ? text.saving(name) : text.started(name))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
