import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findRunning, type AlsoHeld } from '../../../operations/at-service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { changeKinds } from './change-kinds.definition.ts'
import type { PlanContext } from './changes.definition.ts'

interface HeldServer {
  id: number
  name: string
}

/**
 * Locks the servers that the changes change: before the cloud, as all that locks both does, and each plan in the same
 * order, so that no two wait for each other. One that is not there any more is said at its change.
 */
export const lockServers = async (
  trx: Db,
  { project }: PlanContext,
  changes: readonly NetworkPlanChange[],
): Promise<HeldServer[]> => {
  const ids = new Set<number>()
  for (const change of changes) {
    const id = await changeKinds[change.kind].serverOf?.(trx, project, change)
    if (id !== undefined) ids.add(id)
  }
  const servers = []
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const server = await vmHostService.lock(trx, { projectId: project.id, id })
    if (server) servers.push(server)
  }
  return servers
}

/** Names the first one that is busy with something else. */
export const refuseBusyServers = async (trx: Db, servers: readonly HeldServer[]): Promise<void> => {
  for (const { id, name: server } of servers) {
    const title = await findRunning(trx, vmHostService.type, id)
    if (title !== undefined) throw new AppError('plan_server_busy', { server, title })
  }
}

/** As the plan's operation holds them. */
export const asHeld = (servers: readonly HeldServer[]): AlsoHeld[] =>
  servers.map(({ id }) => ({ serviceType: vmHostService.type, serviceId: id }))
