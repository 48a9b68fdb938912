import { vmHostDelete } from '@sarv/client/vm/host-bin.calls.generated'
import { DeleteThroughBin, type Doomed } from '../../../services/DeleteThroughBin.tsx'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { rehearse } from '../../../shell/use-dry-run.ts'
import { vmDeleteText as text } from './vm-delete.fa.ts'

/** What the question tells of a server before it goes. */
export interface DoomedVm extends Doomed {
  disk?: number
  ipv4?: string | null
}

interface DeleteVmDialogProps {
  projectId: number
  /** One, or several together; none: there is no question. */
  hosts: readonly DoomedVm[]
  /** Chosen with them, but they refuse to be deleted. */
  kept?: readonly DoomedVm[]
  onClose: () => void
  onDelete: (way: DeleteWay) => Promise<boolean>
}

/** The last question before servers go. */
export function DeleteVmDialog({ projectId, hosts, ...rest }: DeleteVmDialogProps) {
  return (
    <DeleteThroughBin
      {...rest}
      things={hosts}
      text={text}
      rehearse={(id, signal) => rehearse(vmHostDelete, { projectId, id }, signal)}
      lostWith={({ disk, ipv4 }, isThere) => [
        ...(isThere && disk ? [text.disk(disk)] : []),
        ...(isThere && ipv4 ? [text.address(ipv4)] : []),
        text.snapshots,
      ]}
    />
  )
}
