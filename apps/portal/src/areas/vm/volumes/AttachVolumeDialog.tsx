import { useVmHostShortListQuery, useVolumeListQuery, useVolumeNodeAttachMutation } from '@sarv/client/vm.generated'
import type { AttachVolumeModel } from '@sarv/contract/vm/volumes/volumes.schemas'
import { volumeCan } from '@sarv/contract/vm/volumes/volumes.rules'
import { formatGigabytes } from '../../../format/sizes.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
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

const resolver = resolveBySchema<AttachForm, AttachVolumeModel>(
  async () => (await import('@sarv/contract/vm/volumes/volumes.schemas')).AttachVolumeModel,
)

/** Joins a volume and a server, from either side. */
export function AttachVolumeDialog({ projectId, volume, host, onClose }: AttachVolumeDialogProps) {
  const { data: hosts = [] } = useVmHostShortListQuery({ projectId }, { skip: host !== undefined })
  const { data: volumes = [], isSuccess } = useVolumeListQuery({ projectId }, { skip: volume !== undefined })
  const free = volumes.filter((each) => volumeCan('attach', each))
  const [attach] = useVolumeNodeAttachMutation()
  const { control, dialog } = useFormDialog((body) => attach({ projectId, body }), {
    defaultValues: { vmHostId: host?.id ?? null, vmVolumeHostId: volume?.id ?? null },
    resolver,
    done: (started) => {
      tellStarted(started, text.started)
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={volume ? text.title(volume.name ?? '') : text.toServer(host?.name ?? '')}
      submitLabel={text.submit}
      {...dialog}
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
