import {
  useVmHostSnapshotCreateMutation,
  useVmHostSnapshotShortListQuery,
  type VmHostDetail,
} from '@sarv/client/vm.generated'
import { powerStatus } from '@sarv/contract/enums'
import { snapshotNameLength } from '@sarv/contract/limits'
import { useMemo } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useForm } from '../../../ui/form.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { emptySnapshot, snapshotResolver, type SnapshotForm, type SnapshotModel } from './snapshot-form.ts'
import { snapshotsText } from './snapshots.fa.ts'

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
  const [create, { isLoading }] = useVmHostSnapshotCreateMutation()
  const { control, handleSubmit, setError } = useForm<SnapshotForm, unknown, SnapshotModel>({
    defaultValues: emptySnapshot,
    mode: 'onTouched',
    resolver,
  })
  const send = async (model: SnapshotModel) => {
    const { data, error } = await create({ projectId, vmHostId, body: model })
    if (error) {
      const told = fieldMessagesOf(error, ['name', 'description'], { name_taken: 'name' })
      for (const [field, message] of told) setError(field, { message })
      return
    }
    tellStarted(data, text.started(model.name))
    onClose()
  }
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle(host.name ?? '')}
      submitLabel={text.title}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
    >
      <NameField
        control={control}
        name="name"
        label={text.name}
        help={text.nameHelp}
        maxLength={snapshotNameLength.max}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that opened to be typed into
        autoFocus
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
