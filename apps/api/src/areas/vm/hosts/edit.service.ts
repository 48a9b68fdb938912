import { powerStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { EditVmHostModel } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { resizeEffects, type ResizeEffects } from '@sarv/contract/vm/hosts/resize.rules'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { ensureMayOrder, orderingEffects } from '../../account/customers/ordering.service.ts'
import { quoteLimits } from '../../../services/limits.service.ts'
import { quoteHoldOfChange, takeForChange } from '../../financial/holds/holds.service.ts'
import { ensureSizeCarries } from '../images/images.service.ts'
import { vmHostText } from './hosts.fa.ts'
import { findVmHostPlan, quoteServers, type VmHostPlan } from './hosts.price.ts'
import { changeVmHost, findTakenName, findVmHost, setVmHostStatus } from './hosts.store.ts'
import { isGrowth, largerOf, resizeVmHostOperation } from './resize.operations.ts'
import { repriceVmHost } from './payment.service.ts'
import { findPricedVm, takeBundle, type MachineSize } from './size.store.ts'
import { enqueueFor, holdService, judgeService, type ServiceContext } from '../../../services/service.ts'
import { holdSize } from './hosts.limits.ts'
import { refuseByRule, vmHostService, type LockedVmHost } from './hosts.definition.ts'

type SizedHost = Pick<LockedVmHost, 'cpu' | 'memoryGb' | 'diskGb' | 'vmImageId' | 'bundleId'>

const machineSize = ({ size }: Pick<ResizeEffects, 'size'>): MachineSize => ({
  cpu: size.cpu,
  memoryGb: size.memory,
  diskGb: size.disk,
})

/** What the change would be; refuses a smaller disk, and a size that its system cannot run in. */
const checkResize = async (db: Db, project: ProjectOfCall, host: SizedHost, wanted: EditVmHostModel) => {
  const current = { cpu: host.cpu, memory: host.memoryGb, disk: host.diskGb }
  const plan = wanted.productBundleId
    ? await findVmHostPlan(db, project.datacenterId, wanted.productBundleId)
    : undefined
  const effects = resizeEffects(current, plan ? sizeOfPlan(plan) : wanted)
  if (effects.shrinksDisk) throw new AppError('disk_shrinks', { diskGb: host.diskGb })
  const to = machineSize(effects)
  const isOtherSize = effects.changed.length > 0
  if (isOtherSize) await ensureSizeCarries(db, host.vmImageId, to)
  const isOtherPlan = plan !== undefined && plan.id !== host.bundleId
  return { effects, from: machineSize({ size: current }), to, plan, isOtherSize, isOtherPlan }
}

const sizeOfPlan = ({ vCpu, vMemory, vDisk }: VmHostPlan) => ({ cpu: vCpu, memory: vMemory, disk: vDisk })

/** Two servers of one name at the same moment: the index lets one of them through. */
export const orNameTaken =
  (name: string) =>
  (error: unknown): never => {
    throw violates(error, 'vm_hosts_name') ? new AppError('name_taken', { name }) : error
  }

const refuseTakenName = async (trx: Db, projectId: number, name: string, exceptId: number) => {
  const taken = await findTakenName(trx, projectId, [name], { exceptId })
  if (taken !== undefined) throw new AppError('name_taken', { name })
}

export const renameVmHost = async (trx: Db, { project, id }: ServiceContext, name: string) => {
  await refuseTakenName(trx, project.id, name, id)
  await changeVmHost(trx, { projectId: project.id, id }, { name })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
}

/** A server that becomes dearer takes money, as an order does. */
const takeMoney = async (
  trx: Db,
  { actor, project }: ServiceContext,
  { id, name, runningRials }: Pick<LockedVmHost, 'id' | 'name' | 'runningRials'>,
  vm: PricedVm,
) => {
  const price = await quoteServers(trx, project.datacenterId, vm)
  const service = vmHostService.of({ projectId: project.id, id, customerId: project.customerId })
  return takeForChange(trx, { ...service, name }, { price, beforeRials: runningRials }, actor.userId)
}

/** The machine stays as it is; only what it costs is another. */
const changePlan = async (trx: Db, context: ServiceContext, host: LockedVmHost, plan: VmHostPlan) => {
  const { project, id } = context
  const key = { projectId: project.id, id }
  await takeMoney(trx, context, host, { ...(await findPricedVm(trx, key)), plan })
  await takeBundle(trx, key, plan.id)
  await repriceVmHost(trx, { ...key, customerId: project.customerId, datacenterId: project.datacenterId })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
}

/** A new name counts at once, and so does a plan of the size that it has; a new size is an operation. */
const applyEdit = async (trx: Db, context: ServiceContext, wanted: EditVmHostModel): Promise<Started> => {
  const { project, id } = context
  const host = await holdService(trx, context, vmHostService, 'rename')
  const isRenamed = wanted.name !== undefined && wanted.name !== host.name
  const { from, to, plan, isOtherSize, isOtherPlan } = await checkResize(trx, project, host, wanted)
  const isMarked = wanted.isPinned !== undefined
  if (!isRenamed && !isOtherSize && !isOtherPlan && !isMarked) throw new AppError('nothing_changed')

  const name = isRenamed ? wanted.name! : host.name
  if (isRenamed) await renameVmHost(trx, context, name)
  let operationId: number | null = null
  if (isOtherSize || isOtherPlan) refuseByRule('resize', host)
  if (isOtherSize) {
    if (isGrowth(from, to)) await ensureMayOrder(trx, project.customerId)
    const key = { projectId: project.id, id, customerId: project.customerId }
    const vm = await findPricedVm(trx, key)
    await holdSize(trx, key, { ...vm, ...largerOf(from, to) })
    const taken = await takeMoney(trx, context, { ...host, name }, { ...vm, ...to, plan })
    await setVmHostStatus(trx, { projectId: project.id, id }, 'wait')
    ;({ operationId } = await enqueueFor(
      trx,
      context,
      resizeVmHostOperation,
      { id, name },
      { from, to, bundleId: plan?.id, taken },
    ))
  } else if (isOtherPlan) {
    await changePlan(trx, context, host, plan!)
  }
  return { id, operationId }
}

/** Only people see it: it needs no server that stands still. */
const pinVmHost = async (trx: Db, { project, id }: ServiceContext, isPinned: boolean) => {
  const key = { projectId: project.id, id }
  await judgeService(trx, key, vmHostService, 'pin')
  await changeVmHost(trx, key, { isPinned })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
}

export const editVmHost = async (trx: Db, context: ServiceContext, wanted: EditVmHostModel): Promise<Started> => {
  const { isPinned, ...rest } = wanted
  if (isPinned !== undefined) await pinVmHost(trx, context, isPinned)
  const isPinAlone = isPinned !== undefined && Object.values(rest).every((value) => value === undefined)
  if (isPinAlone) return { id: context.id, operationId: null }
  return applyEdit(trx, context, wanted).catch(orNameTaken(wanted.name ?? ''))
}

/** How much larger `to` is than `from`, part by part; never less than nothing. */
const growthOf = (from: MachineSize, to: MachineSize) => {
  const larger = largerOf(from, to)
  return {
    cpu: larger.cpu - from.cpu,
    memoryGb: larger.memoryGb - from.memoryGb,
    diskGb: larger.diskGb - from.diskGb,
  }
}

/** What the change would cost, take and interrupt; changes nothing. */
export const quoteEdit = async (db: Db, { project, id }: ServiceContext, wanted: EditVmHostModel): Promise<Quote> => {
  const key = { projectId: project.id, id }
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  const { effects, from, to, plan, isOtherSize, isOtherPlan } = await checkResize(db, project, host, wanted)
  const isChanged = isOtherSize || isOtherPlan
  const current = await findPricedVm(db, key)
  const vm = isChanged ? { ...current, ...to, plan } : current
  const price = await quoteServers(db, project.datacenterId, vm)
  const service = vmHostService.of({ ...key, customerId: project.customerId })
  const text = vmHostText.effects
  const isOn = host.powerStatus === powerStatus.id.poweredOn
  const told = isChanged
    ? [
        effects.restarts && isOn ? text.restarts : text.noRestart,
        ...(effects.changed.includes('disk') ? [text.growsDisk] : []),
        ...(plan ? [text.takesBundle(plan.name)] : []),
        ...(host.bundle === null || plan ? [] : [text.leavesBundle(host.bundle)]),
        text.newPrice(host.runningRials, price.subtotal),
      ]
    : [text.atOnce]
  return {
    ...price,
    limits: await quoteLimits(db, project.customerId, growthOf(from, to)),
    ...(isChanged && { hold: await quoteHoldOfChange(db, service, { price, beforeRials: host.runningRials }) }),
    effects: [...(isGrowth(from, to) ? await orderingEffects(db, project.customerId) : []), ...told],
  }
}
