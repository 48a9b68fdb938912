import { useVolumeDeleteMutation, useVolumeNodeDetachMutation } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { volumesText as text } from './volumes.fa.ts'

interface DetachVolumeDialogProps {
  projectId: number
  /** The attachment. */
  nodeId: number
  volumeName: string
  serverName: string
  onClose: () => void
}

export function DetachVolumeDialog({ projectId, nodeId, volumeName, serverName, onClose }: DetachVolumeDialogProps) {
  const [detach] = useVolumeNodeDetachMutation()
  const confirm = async () => {
    const { data, error } = await detach({ projectId, id: nodeId })
    if (!error) tellStarted(data, text.detaching.started(volumeName))
    return !error
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.detaching.title(volumeName)}
      confirmLabel={text.detach}
      onConfirm={confirm}
    >
      <p>{text.detaching.text(serverName)}</p>
    </ConfirmDialog>
  )
}

interface DeleteVolumeDialogProps {
  projectId: number
  volume: { id: number; name: string | null; volumeSize: number; monthlyPrice?: number }
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteVolumeDialog({ projectId, volume, onClose, onDeleted }: DeleteVolumeDialogProps) {
  const [remove] = useVolumeDeleteMutation()
  const name = volume.name ?? ''
  const confirm = async () => {
    const { data, error } = await remove({ projectId, id: volume.id })
    if (error) return false
    tellStarted(data, text.deletion.started(name))
    onDeleted?.()
    return true
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.deletion.title(name)}
      warning={text.deletion.warning}
      phrase={name}
      thing={text.deletion.thing}
      alsoGone={[text.deletion.disk(volume.volumeSize), text.deletion.copies]}
      note={volume.monthlyPrice !== undefined && text.deletion.freed(formatRials(volume.monthlyPrice))}
      confirmLabel={text.delete}
      onConfirm={confirm}
    />
  )
}
