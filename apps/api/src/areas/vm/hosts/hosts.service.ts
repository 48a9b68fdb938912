import { serviceStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { vmHostCan } from '@sarv/contract/vm/hosts/hosts.rules'
import type { CreateVmHostModel } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Actor, ProjectOfCall } from '../../../http/implement.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../http/errors.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { SecretBox } from '../../../secrets.ts'
import { ensureRoomFor } from '../../catalog/datacenters.service.ts'
import { quoteLimits, takeLimit, type Amounts } from '../../portal/limits.service.ts'
import { findVmBundle, quoteVm, type VmSize } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-access.service.ts'
import { ensureKeyExists } from '../keys/keys.service.ts'
import { ensureImageFits } from '../images/images.service.ts'
import type { PowerAction } from './hosts.engine.ts'
import { vmHostText } from './hosts.fa.ts'
import { createVmHostJob, deleteVmHostJob, powerJobs, type VmHostInput } from './hosts.jobs.ts'
import { insertVmHost, isVmHostNameTaken, lockVmHost, setDesiredPower, setVmHostStatus } from './hosts.store.ts'

interface Started {
  id: number
  operationId: number
}

interface Order {
  size: VmSize
  bundle: { id: number; name: string; priceRials: number } | undefined
  wantsIpv4: boolean
}

/** The size and price that are asked for: a ready-made plan, or every part by itself. */
const orderOf = async (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel): Promise<Order> => {
  const wantsIpv4 = wanted.usedPublicIpV4 ?? true
  if (!wanted.isPredefined) {
    const { cpu, memory, disk } = wanted
    if (!cpu || !memory || !disk) throw new AppError('size_missing')
    return { size: { cpu, memoryGb: memory, diskGb: disk, ipv4: wantsIpv4 ? 1 : 0 }, bundle: undefined, wantsIpv4 }
  }
  if (!wanted.productBundleId) throw new AppError('size_missing')
  const bundle = await findVmBundle(db, project.datacenterId, wanted.productBundleId)
  return { size: bundle.size, bundle, wantsIpv4 }
}

const amountsOf = ({ size, wantsIpv4 }: Order): Amounts => ({
  cpu: size.cpu,
  memoryGb: size.memoryGb,
  diskGb: size.diskGb,
  ip: wantsIpv4 ? 1 : 0,
  vm: 1,
})

const checkOrder = async (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel): Promise<Order> => {
  const order = await orderOf(db, project, wanted)
  await ensureRoomFor(db, project.datacenterId)
  await ensureImageFits(db, wanted.vmImageId, order.size)
  // Private networks are not offered yet, so that no id can be one of this project's.
  if (wanted.vmNetworkId) throw new AppError('network_missing')
  if (wanted.vmKeyId) await ensureKeyExists(db, project.id, wanted.vmKeyId)
  if (await isVmHostNameTaken(db, project.id, wanted.name)) throw new AppError('name_taken', { name: wanted.name })
  return order
}

/** What the order would cost and take; changes nothing. */
export const quoteVmHost = async (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel): Promise<Quote> => {
  const order = await checkOrder(db, project, wanted)
  return {
    ...(await quoteVm(db, project.datacenterId, order)),
    limits: await quoteLimits(db, project.customerId, amountsOf(order)),
    effects: [vmHostText.effects.create],
  }
}

export interface OrderContext {
  actor: Actor
  project: ProjectOfCall
  secrets: SecretBox
  /** Keeps the answer for a repeated request, in the same transaction. */
  remember: (trx: Db, answer: Started) => Promise<void>
}

export const createVmHost = (db: Db, wanted: CreateVmHostModel, { actor, project, secrets, remember }: OrderContext) =>
  db
    .transaction()
    .execute(async (trx): Promise<Started> => {
      await holdProject(trx, project.id)
      const order = await checkOrder(trx, project, wanted)
      const price = await quoteVm(trx, project.datacenterId, order)
      await takeLimit(trx, project.customerId, amountsOf(order))
      const { id } = await insertVmHost(trx, project.id, {
        name: wanted.name,
        vmImageId: wanted.vmImageId,
        vmKeyId: wanted.vmKeyId ?? null,
        sealedPassword: wanted.password ? secrets.seal(wanted.password) : null,
        bundleId: order.bundle?.id ?? null,
        cpu: order.size.cpu,
        memoryGb: order.size.memoryGb,
        diskGb: order.size.diskGb,
        storageClassTypeId: wanted.storageClassTypeId ?? 1,
        wantsIpv4: order.wantsIpv4,
        wantsIpv6: wanted.usedPublicIpV6 ?? false,
        monthlyPriceRials: price.subtotal,
      })
      // Same transaction: a server without its operation would stay queued for ever.
      const { operationId } = await enqueue(
        trx,
        createVmHostJob,
        operationOf(actor, project, { id, name: wanted.name }),
      )
      const answer = { id, operationId }
      await remember(trx, answer)
      return answer
    })
    .catch((error: unknown) => {
      // Two orders of one name at the same moment: the index lets one of them through.
      throw violates(error, 'vm_hosts_name') ? new AppError('name_taken', { name: wanted.name }) : error
    })

const operationOf = (actor: Actor, project: ProjectOfCall, host: { id: number; name: string }) => ({
  input: {
    projectId: project.id,
    id: host.id,
    datacenterId: project.datacenterId,
    customerId: project.customerId,
    userId: actor.userId,
    name: host.name,
  } satisfies VmHostInput,
  customerId: project.customerId,
  projectId: project.id,
  serviceId: host.id,
  serviceName: host.name,
  userId: actor.userId,
})

interface ActContext {
  actor: Actor
  project: ProjectOfCall
  id: number
}

/** One act on a server that is there, idle, and in a status that allows it; 409 names what is running. */
const actOnVmHost = (
  db: Db,
  { actor, project, id }: ActContext,
  action: PowerAction | 'delete',
  change: (trx: Db, key: { projectId: number; id: number }) => Promise<void>,
) =>
  db.transaction().execute(async (trx): Promise<Started> => {
    const key = { projectId: project.id, id }
    const host = await lockVmHost(trx, key)
    if (!host) throw new AppError('not_found')
    // Before the status is judged: "reboot is running" says more than "not in this status".
    const job = action === 'delete' ? deleteVmHostJob : powerJobs[action]
    const { operationId } = await enqueue(trx, job, operationOf(actor, project, host))
    if (!vmHostCan(action, { statusId: host.status_id, powerStatus: host.power_status })) {
      throw new AppError('status_forbids', { status: serviceStatus.label(host.status_id) })
    }
    await change(trx, key)
    return { id, operationId }
  })

export const powerVmHost = (db: Db, context: ActContext, action: PowerAction) =>
  actOnVmHost(db, context, action, async (trx, key) => {
    await setVmHostStatus(trx, key, 'wait')
    await setDesiredPower(trx, key, action === 'stop' || action === 'shutdown' ? 'off' : 'on')
  })

export const deleteVmHost = (db: Db, context: ActContext) =>
  actOnVmHost(db, context, 'delete', (trx, key) => setVmHostStatus(trx, key, 'deleting'))
