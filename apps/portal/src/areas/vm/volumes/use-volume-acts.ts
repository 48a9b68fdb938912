import { useVolumeDeleteMutation, useVolumeNodeDetachMutation } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { volumesText as text } from './volumes.fa.ts'

interface AttachedVolume {
  /** The attachment. */
  nodeId: number
  volume: string
  server: string
}

/** Lets a volume go from its server, after the question. */
export const useDetachVolume = (projectId: number) => {
  const [detach] = useVolumeNodeDetachMutation()
  return useConfirmDialog<AttachedVolume>(({ nodeId }) => detach({ projectId, id: nodeId }), {
    title: ({ volume }) => text.detaching.title(volume),
    text: ({ server }) => text.detaching.text(server),
    confirmLabel: text.detach,
    started: ({ volume }) => text.detaching.started(volume),
  })
}

interface DoomedVolume {
  id: number
  name: string | null
  volumeSize: number
  monthlyPrice?: number
}

/** Deletes a volume once its name was typed. */
export const useDeleteVolume = (projectId: number, done?: () => void) => {
  const [remove] = useVolumeDeleteMutation()
  return useDeleteDialog<DoomedVolume>(({ id }) => remove({ projectId, id }), {
    words: text.deletion,
    alsoGone: ({ volumeSize }) => [text.deletion.disk(volumeSize), text.deletion.copies],
    note: ({ monthlyPrice }) => monthlyPrice !== undefined && text.deletion.freed(formatRials(monthlyPrice)),
    done,
  })
}
