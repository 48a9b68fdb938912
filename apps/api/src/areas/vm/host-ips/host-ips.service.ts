import { serviceType } from '@sarv/contract/service-types'
import { extraAddressesPerServer } from '@sarv/contract/limits'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import { hostIpPricing } from '@sarv/contract/vm/host-ips/host-ips.price'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { CreateVmIpModel } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { quoteLimits } from '../../../services/limits.service.ts'
import { quoteFor } from '../../portal/products.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { quoteHold, takeForOrder } from '../../financial/holds/holds.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { hostIpText } from './host-ips.fa.ts'
import { addIpOperation, removeIpOperation } from './host-ips.operations.ts'
import { countExtraIps, findHostIp, insertExtraIp, listHostIps, setIpStatus } from './host-ips.store.ts'
import { ipLimits, ipServiceOf } from './extra-ips.service.ts'
import { startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { findServer, refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

const priceOf = (db: Db, { datacenterId }: ProjectOfCall, { useIpV4 }: CreateVmIpModel): Promise<Price> =>
  quoteFor(db, { pricing: hostIpPricing }, datacenterId, { isV4: useIpV4 })

const versionOf = (isV4: boolean): 4 | 6 => (isV4 ? 4 : 6)

const refuseTooMany = async (db: Db, host: VmHostKey): Promise<void> => {
  const max = extraAddressesPerServer
  if ((await countExtraIps(db, host)) >= max) throw new AppError('too_many_addresses', { max })
}

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
    serviceId: host.id,
    kinds,
    input: { ipId },
  })
}

export const removeIp = (trx: Db, context: ServiceContext, ipId: number): Promise<Started> =>
  startOperation(trx, context, vmHostService, { action: 'ip', operation: removeIpOperation }, async (_, host) => {
    const ip = await findHostIp(trx, host, ipId)
    if (!ip) throw new AppError('not_found')
    if (ip.isPrimary) throw new AppError('ip_is_primary')
    await setIpStatus(trx, { projectId: host.projectId, ipId }, 'detaching')
    const version = versionOf(ip.isV4)
    const { monthlyPriceRials, ipAddress: otherName } = ip
    return { ipId, version, monthlyPriceRials, answerId: ipId, otherName }
  })
