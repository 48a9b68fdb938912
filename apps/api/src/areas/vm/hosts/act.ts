import { serviceStatus } from '@sarv/contract/enums'
import { whyNot, type VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enqueue, refuseWhileRunning } from '../../../operations/enqueue.ts'
import type { OperationDefinition } from '../../../operations/operation.ts'
import type { VmDependencies, VmHostInput } from './operation-parts.ts'
import { findVmHost, lockVmHost, type VmHostKey } from './hosts.store.ts'

export interface Started {
  id: number
  operationId: number
}

/** What an act tells beside the input of its steps. */
export interface Told {
  /** The id that the caller is told; the service's own by default. */
  answerId?: number
  /** The second thing that the operation's title names. */
  otherName?: string | null
}

export interface ActContext {
  /** null: Sarv itself, by the clock. */
  actor: { userId: number | null }
  project: ProjectOfCall
  /** Of the server. */
  id: number
}

export type LockedVmHost = NonNullable<Awaited<ReturnType<typeof lockVmHost>>>

export const refuseByRule = (action: VmHostAction, host: LockedVmHost): void => {
  const obstacle = whyNot(action, {
    statusId: host.status_id,
    powerStatus: host.power_status,
    isCluster: host.is_cluster,
    isLocked: host.is_locked,
  })
  if (obstacle === 'locked') throw new AppError('server_locked')
  if (obstacle) throw new AppError('status_forbids', { status: serviceStatus.label(host.status_id) })
}

/** The server itself, held until the transaction ends, idle, and in a status that allows the action; 409 names what is running. */
export const holdVmHost = async (trx: Db, { project, id }: ActContext, action: VmHostAction): Promise<LockedVmHost> => {
  const host = await lockVmHost(trx, { projectId: project.id, id })
  if (!host) throw new AppError('not_found')
  await refuseWhileRunning(trx, 'Vm', id)
  refuseByRule(action, host)
  return host
}

/** For what is only read about a server. */
export const findServer = async (db: Db, key: VmHostKey) => {
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  return host
}

export const operationOn = <Extra extends object>(
  { actor, project }: ActContext,
  host: { id: number; name: string },
  extra: Extra,
) => ({
  input: {
    projectId: project.id,
    id: host.id,
    datacenterId: project.datacenterId,
    customerId: project.customerId,
    userId: actor.userId,
    name: host.name,
    ...extra,
  } satisfies VmHostInput,
  customerId: project.customerId,
  projectId: project.id,
  serviceId: host.id,
  serviceName: host.name,
  userId: actor.userId,
})

/**
 * Starts an operation on a server in the caller's transaction, with what `prepare` writes. What `prepare` answers goes to the
 * operation's steps beside the usual input, apart from what is `Told`.
 */
export const actOnVmHost = async <Extra extends object>(
  trx: Db,
  context: ActContext,
  { action, operation }: { action: VmHostAction; operation: OperationDefinition<VmHostInput & Extra, VmDependencies> },
  prepare: (host: LockedVmHost) => Promise<Extra & Told>,
): Promise<Started> => {
  const host = await holdVmHost(trx, context, action)
  const { answerId, otherName, ...extra } = await prepare(host)
  const { operationId } = await enqueue(trx, operation, {
    ...operationOn(context, host, extra as unknown as Extra),
    otherName,
  })
  return { id: answerId ?? host.id, operationId }
}

/** What the audit log writes for a call about something of a server which its path does not name. */
export const targetOnServer = (projectId: number, vmHostId: number, id: number): string =>
  `projectId:${projectId} vmHostId:${vmHostId} id:${id}`
