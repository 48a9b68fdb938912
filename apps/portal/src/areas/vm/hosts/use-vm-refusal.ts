import { serviceType } from '@sarv/contract/service-types'
import type { VmHostAction, VmHostState } from '@sarv/contract/vm/hosts/hosts.rules'
import { useMay } from '../../../shell/use-may.ts'
import { useServiceOperations } from '../../../services/use-service-work.ts'
import { refusalOf } from './vm-acts.ts'
import { isActive } from '../../../services/service-work.ts'

/** Why an action on a server is not possible now, in Persian: by its state, the work on it and one's role. */
export const useVmRefusal = (
  projectId: number,
  id: number,
  host: VmHostState | undefined,
): ((action: VmHostAction) => string | undefined) => {
  const may = useMay(projectId)
  const { data: operations = [] } = useServiceOperations(projectId, serviceType.vm, id)
  const running = operations.find(isActive)
  return (action) => host && refusalOf(action, host, { running, may })
}
