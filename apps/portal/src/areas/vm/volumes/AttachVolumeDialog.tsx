import { useVmHostShortListQuery, useVolumeListQuery, useVolumeNodeAttachMutation } from '@sarv/client/vm.generated'
import { volumeCan } from '@sarv/contract/vm/volumes/volumes.rules'
import { formatGigabytes } from '../../../format/sizes.ts'
import { useForm } from '../../../ui/form.ts'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.attaching

interface Named {
  id: number
  name: string | null
}

interface AttachVolumeDialogProps {
  projectId: number
  /** One of the two is given; the other is chosen. */
  volume?: Named
  host?: Named
  onClose: () => void
}

interface AttachForm {
  vmHostId: number | null
  vmVolumeHostId: number | null
}

const resolver = resolveBy(({ vmHostId, vmVolumeHostId }: AttachForm) => ({
  vmHostId: vmHostId === null ? volumesText.form.required : undefined,
  vmVolumeHostId: vmVolumeHostId === null ? volumesText.form.required : undefined,
}))

/** Joins a volume and a server, from either side. */
export function AttachVolumeDialog({ projectId, volume, host, onClose }: AttachVolumeDialogProps) {
  const { data: hosts = [] } = useVmHostShortListQuery({ projectId }, { skip: host !== undefined })
  const { data: volumes = [], isSuccess } = useVolumeListQuery({ projectId }, { skip: volume !== undefined })
  const free = volumes.filter((each) => volumeCan('attach', each))
  const [attach, { isLoading }] = useVolumeNodeAttachMutation()
  const { control, handleSubmit } = useForm<AttachForm>({
    defaultValues: { vmHostId: host?.id ?? null, vmVolumeHostId: volume?.id ?? null },
    resolver,
  })
  const send = async ({ vmHostId, vmVolumeHostId }: AttachForm) => {
    if (vmHostId === null || vmVolumeHostId === null) return
    const { data, error } = await attach({ projectId, body: { vmHostId, vmVolumeHostId } })
    if (error) return
    tellStarted(data, text.started)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={volume ? text.title(volume.name ?? '') : text.toServer(host?.name ?? '')}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
    >
      {!host && (
        <Select
          control={control}
          name="vmHostId"
          label={text.server}
          options={hosts.map(({ id, name }) => ({ id, label: name ?? '' }))}
          isRequired
        />
      )}
      {!volume && (
        <Select
          control={control}
          name="vmVolumeHostId"
          label={text.volume}
          options={free.map(({ id, name, volumeSize }) => ({
            id,
            label: name ?? '',
            description: formatGigabytes(volumeSize),
          }))}
          isRequired
        />
      )}
      {!volume && isSuccess && free.length === 0 ? (
        <Note tone="warning">{text.noFree}</Note>
      ) : (
        <Note>{text.mount}</Note>
      )}
    </FormDialog>
  )
}
