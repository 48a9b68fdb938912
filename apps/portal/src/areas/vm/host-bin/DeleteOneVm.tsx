import type { DoomedVm } from './DeleteVmDialog.tsx'
import { DeleteVmDialog } from './DeleteVmDialog.tsx'
import { useVmDelete } from './use-vm-delete.ts'

interface DeleteOneVmProps {
  projectId: number
  host: DoomedVm
  onClose: () => void
}

/** The dialog and the call behind it, loaded together when they are first wanted. */
export function DeleteOneVm({ projectId, host, onClose }: DeleteOneVmProps) {
  const deleteVm = useVmDelete(projectId)
  return (
    <DeleteVmDialog projectId={projectId} hosts={[host]} onClose={onClose} onDelete={(way) => deleteVm(host, way)} />
  )
}
