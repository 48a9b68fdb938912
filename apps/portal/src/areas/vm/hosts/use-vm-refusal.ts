import type { VmHostAction, VmHostState } from '@sarv/contract/vm/hosts/hosts.rules'
import { useMay } from '../../../shell/use-may.ts'
import { useVmOperations } from './use-vm-work.ts'
import { refusalOf } from './vm-acts.ts'
import { isActive } from './vm-operations.ts'

/** Why an action on a server is not possible now, in Persian: by its state, the work on it and one's role. */
export const useVmRefusal = (
  projectId: number,
  id: number,
  host: VmHostState | undefined,
): ((action: VmHostAction) => string | undefined) => {
  const may = useMay(projectId)
  const { data: operations = [] } = useVmOperations(projectId, id)
  const running = operations.find(isActive)
  return (action) => host && refusalOf(action, host, { running, may })
}
