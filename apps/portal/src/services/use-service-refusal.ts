import type { ServiceType } from '@sarv/contract/service-types'
import { useMay } from '../shell/use-may.ts'
import type { RefusalOf } from './refusals.ts'
import { useServiceWork } from './use-service-work.ts'

/** Why an act on a service of the project is not possible now: its list and its panels ask alike. */
export const useServiceRefusal = <Action extends string, State>(
  projectId: number,
  type: ServiceType,
  refusalOf: RefusalOf<Action, State>,
) => {
  const may = useMay(projectId)
  const work = useServiceWork(projectId, type)
  return (action: Action, service: State & { id: number }): string | undefined =>
    refusalOf(action, service, { running: work.get(service.id)?.running, may })
}
