import { powerStatus, vmNetworkStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { servicePage } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { OperationDefinition, Step, StepContext } from '../../../operations/operation.ts'
import { notify, type NotifyDependencies } from '../../portal/notifications.service.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag, type EngineServer } from '../../../ports/compute/hosts.engine.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { AppError } from '../../../errors/app-error.ts'
import { forgetObserved, recordObserved, type VmHostKey } from './hosts.store.ts'

export interface VmDependencies extends NotifyDependencies {
  /** The engine that serves a datacenter. */
  compute: (datacenterId: number) => ComputeEngine
}

/** The engine that the steps of every operation on something in a cloud talk to. */
export const computeOf = ({ compute }: VmDependencies, { datacenterId }: ServiceInput): ComputeEngine =>
  compute(datacenterId)

export type VmStep<Input extends ServiceInput = ServiceInput> = Step<Input, VmDependencies, ComputeEngine>
export type VmStepContext = StepContext<VmDependencies, ComputeEngine>
export type VmOperation<Input extends ServiceInput = ServiceInput> = OperationDefinition<
  Input,
  VmDependencies,
  ComputeEngine
>

export const minute = 60_000

export const tagOf = ({ projectId, id }: VmHostKey) => serverTag(projectId, id)

/** Tells whoever asked for it; nobody when the clock did. */
export const tell = async (
  trx: Db,
  deps: VmDependencies,
  { userId, customerId, projectId, id }: ServiceInput,
  message: { subject: string; content: string; link?: string },
) => {
  const link = servicePage({ serviceType: serviceType.vm, projectId, serviceId: id }) ?? null
  const service = { type: serviceType.vm, id }
  if (userId !== null) await notify(trx, deps, { userId, customerId, link, service, ...message })
}

const powerOf = ({ state, power }: EngineServer) => {
  if (state === 'error') return null
  return power === 'on' ? powerStatus.id.poweredOn : powerStatus.id.poweredOff
}

export const observe = (db: Db, key: VmHostKey, server: EngineServer) =>
  recordObserved(db, key, {
    powerStatus: powerOf(server),
    networkStatus: server.network === 'connected' ? vmNetworkStatus.id.connected : vmNetworkStatus.id.disconnected,
    ipv4: server.ipv4,
    ipv6: server.ipv6,
  })

/** For what has no way back: says truly how the server stands now, and answers it. */
export const observeAsItIs = async (
  input: ServiceInput,
  { db, engine, signal }: Pick<VmStepContext, 'db' | 'engine' | 'signal'>,
): Promise<EngineServer | undefined> => {
  const server = await engine.getServer(tagOf(input), signal)
  await (server ? observe(db, input, server) : forgetObserved(db, input))
  return server
}

/** Before something that costs the server's data is tried again: its owner may have locked it since. */
export const refuseLocked = async (trx: Db, { projectId, id }: VmHostKey): Promise<void> => {
  const locked = await trx
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('is_locked', '=', true)
    .select('id')
    .executeTakeFirst()
  if (locked) throw new AppError('server_locked')
}
