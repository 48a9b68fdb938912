import { formatRials } from '../../../format/rials.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { vmText } from './hosts.fa.ts'

const text = vmText.deletion

/** What the dialog tells about a server before it is gone. */
export interface DoomedVm {
  name: string | null
  disk?: number
  ipv4?: string | null
  monthlyPrice?: number
}

interface DeleteVmDialogProps {
  /** None: the dialog is closed. */
  host: DoomedVm | undefined
  onClose: () => void
  onDelete: () => Promise<boolean>
}

export function DeleteVmDialog({ host, onClose, onDelete }: DeleteVmDialogProps) {
  if (!host) return null
  const name = host.name ?? ''
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={text.warning}
      phrase={name}
      thing={vmText.serverName}
      alsoGone={goneWith(host)}
      note={host.monthlyPrice ? text.freed(formatRials(host.monthlyPrice)) : undefined}
      confirmLabel={text.confirm}
      onConfirm={onDelete}
    />
  )
}

const goneWith = ({ disk, ipv4 }: DoomedVm): string[] => [
  ...(disk ? [text.disk(disk)] : []),
  ...(ipv4 ? [text.address(ipv4)] : []),
]

interface DeleteVmsDialogProps {
  hosts: readonly DoomedVm[]
  onClose: () => void
  onDelete: () => Promise<boolean>
}

/** Several at once: their names are shown, and a phrase with their number is typed. */
export function DeleteVmsDialog({ hosts, onClose, onDelete }: DeleteVmsDialogProps) {
  const [first, second] = hosts
  if (!second) return <DeleteVmDialog host={first} onClose={onClose} onDelete={onDelete} />
  const total = hosts.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={vmText.bulk.deleteTitle(hosts.length)}
      warning={text.warning}
      phrase={vmText.bulk.deletePhrase(hosts.length)}
      thing={vmText.bulk.deletePhraseName}
      alsoGone={hosts.map(({ name }) => vmText.bulk.gone(name ?? ''))}
      note={text.freed(formatRials(total))}
      confirmLabel={vmText.bulk.deleteConfirm}
      onConfirm={onDelete}
    />
  )
}
