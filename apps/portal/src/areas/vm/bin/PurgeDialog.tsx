import { useVmHostPurgeMutation, type VmHostBinItem } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { binText as generalText } from '../../../services/bin.fa.ts'
import { binText } from './bin.fa.ts'

const text = binText.purging

interface PurgeDialogProps {
  projectId: number
  host: VmHostBinItem
  onClose: () => void
}

/** The end of the waiting, by one's own word. */
export function PurgeDialog({ projectId, host, onClose }: PurgeDialogProps) {
  const [purge] = useVmHostPurgeMutation()
  const name = host.name ?? ''
  const confirm = async () => {
    const { data, error } = await purge({ projectId, id: host.id })
    if (!error) tellStarted(data, text.started(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={text.warning}
      phrase={name}
      thing={text.thing}
      alsoGone={[text.disk(host.disk), ...(host.ipv4 ? [text.address(host.ipv4)] : [])]}
      note={text.freed(formatRials(host.monthlyPrice))}
      confirmLabel={generalText.purge}
      onConfirm={confirm}
    />
  )
}
