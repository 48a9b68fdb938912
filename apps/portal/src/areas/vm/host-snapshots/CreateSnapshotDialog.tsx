import {
  useVmHostSnapshotCreateMutation,
  useVmHostSnapshotShortListQuery,
  type VmHostDetail,
} from '@sarv/client/vm.generated'
import { powerStatus } from '@sarv/contract/enums'
import { snapshotNameLength } from '@sarv/contract/limits'
import { useMemo } from 'react'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { emptySnapshot, snapshotResolver } from './snapshot-form.ts'
import { snapshotsText } from './host-snapshots.fa.ts'

const text = snapshotsText.form

interface CreateSnapshotDialogProps {
  projectId: number
  host: VmHostDetail
  onClose: () => void
}

export function CreateSnapshotDialog({ projectId, host, onClose }: CreateSnapshotDialogProps) {
  const vmHostId = host.id
  const { data: others } = useVmHostSnapshotShortListQuery({ projectId, vmHostId })
  const resolver = useMemo(() => snapshotResolver((others ?? []).map(({ name }) => name ?? '')), [others])
  const [create] = useVmHostSnapshotCreateMutation()
  const { control, dialog } = useFormDialog((body) => create({ projectId, vmHostId, body }), {
    defaultValues: emptySnapshot,
    resolver,
    about: { name_taken: 'name' },
    done: (started, { name }) => {
      tellStarted(started, text.started(name))
      onClose()
    },
  })
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle(host.name ?? '')}
      submitLabel={text.title}
      {...dialog}
    >
      <NameField
        control={control}
        name="name"
        label={text.name}
        help={text.nameHelp}
        maxLength={snapshotNameLength.max}
        isRequired
      />
      <TextArea
        control={control}
        name="description"
        label={text.description}
        help={text.descriptionHelp}
        rows={3}
        isOptional
      />
      {host.powerStatus === powerStatus.id.poweredOn && <Note>{text.running}</Note>}
    </OrderDialog>
  )
}
