import { networkNodeStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import { hostIpPricing } from '@sarv/contract/vm/host-ips/host-ips.price'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { CreateVmIpModel, EditVmIpModel } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { quoteLimits } from '../../../services/limits.service.ts'
import { quoteFor } from '../../portal/products.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { quoteHold, takeForOrder } from '../../financial/holds/holds.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { hostIpText } from './host-ips.fa.ts'
import { addIpOperation, moveIpOperation, removeIpOperation } from './host-ips.operations.ts'
import {
  findHostIp,
  insertExtraIp,
  listHostIps,
  listProtectedIps,
  setIpSettings,
  setIpStatus,
} from './host-ips.store.ts'
import { ipLimits, ipServiceOf } from './extra-ips.service.ts'
import { foundIp, judgeIpMove, notReady, refuseProtected, refuseTooMany } from './ip-moves.service.ts'
import { judgeService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { findServer, refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

const priceOf = (db: Db, { datacenterId }: ProjectOfCall, { useIpV4 }: CreateVmIpModel): Promise<Price> =>
  quoteFor(db, { pricing: hostIpPricing }, datacenterId, { isV4: useIpV4 })

const versionOf = (isV4: boolean): 4 | 6 => (isV4 ? 4 : 6)

export const listIpsOf = async (db: Db, key: VmHostKey) => {
  await findServer(db, key)
  return listHostIps(db, key)
}

export const quoteIp = async (db: Db, project: ProjectOfCall, id: number, wanted: CreateVmIpModel): Promise<Quote> => {
  const key = { projectId: project.id, id }
  refuseByRule('ip', await findServer(db, key))
  await refuseTooMany(db, key)
  const price = await priceOf(db, project, wanted)
  return {
    ...price,
    limits: await quoteLimits(db, project.customerId, ipLimits({ version: versionOf(wanted.useIpV4) })),
    hold: await quoteHold(db, project, price),
    effects: [hostIpText.effects.create, hostIpText.effects.setUp],
  }
}

export const addIp = (trx: Db, context: ServiceContext, wanted: CreateVmIpModel): Promise<Started> =>
  startOperation(trx, context, vmHostService, { action: 'ip', operation: addIpOperation }, async (_, host) => {
    await refuseTooMany(trx, host)
    const receipt = await priceOf(trx, context.project, wanted)
    const monthlyPriceRials = receipt.subtotal
    const price = agreedLines(receipt.lines)
    const { id: ipId } = await insertExtraIp(trx, host, { isV4: wanted.useIpV4, price })
    const version = versionOf(wanted.useIpV4)
    await takeForOrder(trx, [{ ...ipServiceOf({ ...host, ipId }), name: host.name }], {
      amounts: ipLimits({ version }),
      payableRials: receipt.payable,
      userId: host.userId,
    })
    return { ipId, version, monthlyPriceRials, receipt, answerId: ipId }
  })

export const readIpReceipt = async (db: Db, host: VmHostKey, ipId: number): Promise<OrderReceipt> => {
  if (!(await findHostIp(db, host, ipId))) throw new AppError('not_found')
  const kinds = [addIpOperation.kind]
  return readReceipt(db, {
    projectId: host.projectId,
    serviceType: serviceType.vm,
    // It may have been ordered for another server, and moved since.
    kinds,
    input: { ipId },
  })
}

/** The name is kept here, for whoever publishes it; no engine has to know of either. */
export const editIp = async (
  trx: Db,
  { project, id }: Pick<ServiceContext, 'project' | 'id'>,
  ipId: number,
  { reverseName, isProtected }: EditVmIpModel,
) => {
  const host = { projectId: project.id, id }
  await judgeService(trx, host, vmHostService, 'rename')
  if (!(await findHostIp(trx, host, ipId))) throw new AppError('not_found')
  await setIpSettings(trx, { projectId: project.id, ipId }, { reverseName: reverseName ?? null, isProtected })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
  return { id: ipId, operationId: null }
}

/** `context` names the server that has it; the operation is that of the server which gets it. What it costs stays. */
export const moveIp = async (trx: Db, context: ServiceContext, ipId: number, toVmHostId: number): Promise<Started> => {
  const projectId = context.project.id
  const from = { projectId, id: context.id }
  const ip = await judgeIpMove(trx, { from, to: { projectId, id: toVmHostId }, ipId })
  return startOperation(
    trx,
    { ...context, id: toVmHostId },
    vmHostService,
    { action: 'ip', operation: moveIpOperation },
    async (_, host) => {
      await refuseTooMany(trx, host)
      await setIpStatus(trx, { projectId, ipId }, 'wait')
      return { ipId, fromVmHostId: from.id, answerId: ipId, otherName: ip.ipAddress }
    },
  )
}

/** An address that its owner has protected is not to be lost with its server. */
export const refuseProtectedIps = async (trx: Db, host: VmHostKey): Promise<void> => {
  const addresses = await listProtectedIps(trx, host)
  if (addresses.length > 0) throw new AppError('server_keeps_address', { addresses: hostIpText.listed(addresses) })
}

export const removeIp = (trx: Db, context: ServiceContext, ipId: number): Promise<Started> =>
  startOperation(trx, context, vmHostService, { action: 'ip', operation: removeIpOperation }, async (_, host) => {
    const ip = await foundIp(trx, { ...host, ipId })
    if (ip.isPrimary) throw new AppError('ip_is_primary')
    refuseProtected(ip)
    if (ip.statusId === networkNodeStatus.id.wait) throw notReady(ip.statusId)
    await setIpStatus(trx, { projectId: host.projectId, ipId }, 'detaching')
    const version = versionOf(ip.isV4)
    const { monthlyPriceRials, ipAddress: otherName } = ip
    return { ipId, version, monthlyPriceRials, answerId: ipId, otherName }
  })
