import { serviceStatus } from '@sarv/contract/enums'
import { mustBeQuiet, whyNotVolume, type VolumeAction } from '@sarv/contract/vm/volumes/volumes.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enqueue, refuseWhileRunning } from '../../../operations/enqueue.ts'
import type { OperationDefinition, StepContext } from '../../../operations/operation.ts'
import type { ActContext, Started, Told } from '../hosts/act.ts'
import type { VmDependencies } from '../hosts/operation-parts.ts'
import { lockVmHost } from '../hosts/hosts.store.ts'
import { findAttachment } from './attachments.store.ts'
import { lockVolume, type VolumeKey } from './volumes.store.ts'

/** Who does it, and to which volume. */
export type VolumeContext = ActContext

export interface VolumeInput extends VolumeKey {
  datacenterId: number
  customerId: number
  /** null: Sarv itself, by the clock. */
  userId: number | null
  name: string
}

export type VolumeOperation<Extra extends object = object> = OperationDefinition<VolumeInput & Extra, VmDependencies>
export type VolumeStepContext = StepContext<VmDependencies>

/** What every operation on a volume has in common. */
export const onVolume = { serviceType: 'Volume', group: 'VmHost' } as const

export type LockedVolume = NonNullable<Awaited<ReturnType<typeof lockVolume>>> & {
  attachment: Awaited<ReturnType<typeof findAttachment>>
}

const refuseByRule = (action: VolumeAction, volume: LockedVolume): void => {
  const { attachment } = volume
  const obstacle = whyNotVolume(action, {
    statusId: volume.status_id,
    vmHostId: attachment?.vm_host_id ?? null,
    powerStatus: attachment?.power_status ?? null,
  })
  if (obstacle === undefined) return
  if (obstacle === 'notAttached') throw new AppError('volume_not_attached')
  const server = attachment && { server: attachment.vm_host }
  if (obstacle === 'attached') throw new AppError('volume_attached', server)
  if (obstacle === 'serverOn') throw new AppError('volume_server_on', server)
  throw new AppError('status_forbids', { status: serviceStatus.label(volume.status_id) })
}

const lock = async (trx: Db, key: VolumeKey) => {
  const row = await lockVolume(trx, key)
  if (!row) throw new AppError('not_found')
  return row
}

const judge = async (trx: Db, row: Awaited<ReturnType<typeof lock>>, action: VolumeAction): Promise<LockedVolume> => {
  const projectId = row.project_id
  const volume = { ...row, attachment: await findAttachment(trx, { projectId, id: row.id }) }
  if (volume.attachment && mustBeQuiet(action)) {
    const hostId = volume.attachment.vm_host_id
    await lockVmHost(trx, { projectId, id: hostId })
    // A server that is about to start is still off by its row.
    await refuseWhileRunning(trx, 'Vm', hostId)
  }
  refuseByRule(action, volume)
  return volume
}

/** The volume itself, held until the transaction ends, idle, and allowing the action; 409 names what is running. */
export const holdVolume = async (trx: Db, { project, id }: VolumeContext, action: VolumeAction) => {
  const row = await lock(trx, { projectId: project.id, id })
  await refuseWhileRunning(trx, onVolume.serviceType, id)
  return judge(trx, row, action)
}

/**
 * The same without asking what is running: for what needs no operation, and for one that is tried again and has the
 * volume's lock already; much may have happened to the volume since.
 */
export const judgeVolume = async (trx: Db, key: VolumeKey, action: VolumeAction): Promise<LockedVolume> =>
  judge(trx, await lock(trx, key), action)

export const operationOnVolume = <Extra extends object>(
  { actor, project }: VolumeContext,
  volume: { id: number; name: string },
  extra: Extra,
) => ({
  input: {
    projectId: project.id,
    id: volume.id,
    datacenterId: project.datacenterId,
    customerId: project.customerId,
    userId: actor.userId,
    name: volume.name,
    ...extra,
  },
  customerId: project.customerId,
  projectId: project.id,
  serviceId: volume.id,
  serviceName: volume.name,
  userId: actor.userId,
})

/**
 * Starts an operation on a volume in the caller's transaction, with what `prepare` writes. What `prepare` answers goes to
 * the operation's steps beside the usual input, apart from what is `Told`.
 */
export const startOnVolume = async <Extra extends object>(
  trx: Db,
  context: VolumeContext,
  { action, operation }: { action: VolumeAction; operation: VolumeOperation<Extra> },
  prepare: (volume: LockedVolume) => Promise<Extra & Told>,
): Promise<Started> => {
  const volume = await holdVolume(trx, context, action)
  const { answerId, otherName, ...extra } = await prepare(volume)
  const { operationId } = await enqueue(trx, operation, {
    ...operationOnVolume(context, volume, extra as unknown as Extra),
    otherName,
  })
  return { id: answerId ?? volume.id, operationId }
}
