import type { PriceWhileOff } from '@sarv/contract/pricing/quote.schemas'
import type { Price } from '@sarv/contract/pricing/quote'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import { findPlan, quoteEach } from '../../portal/products.service.ts'
import { vmHostService } from './hosts.definition.ts'

export type VmHostPlan = Awaited<ReturnType<typeof findVmHostPlan>>

export const findVmHostPlan = (db: Db, datacenterId: number, id: number) =>
  findPlan(db, vmHostService, { datacenterId, id, missing: 'bundle_missing' })

/** The price of servers of a kind as they run, and what they cost while they are off. */
export const quoteServers = async (
  db: Db,
  datacenterId: number,
  vm: PricedVm,
  count = 1,
): Promise<Price & { whileOff: PriceWhileOff }> => {
  const [running, off] = await quoteEach(db, vmHostService, datacenterId, [vm, { ...vm, state: 'off' }], count)
  const { subtotal, payable, hourly } = off!
  return { ...running!, whileOff: { subtotal, payable, hourly } }
}
