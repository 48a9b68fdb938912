import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { PriceWhileOff, QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { Price } from '@sarv/contract/pricing/quote'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import { findPlan, quoteEach } from '../../portal/products.service.ts'
import { vmHostService } from './hosts.definition.ts'
import type { AgreedPrices } from './hosts.store.ts'

export type VmHostPlan = Awaited<ReturnType<typeof findVmHostPlan>>

export const findVmHostPlan = (db: Db, datacenterId: number, id: number) =>
  findPlan(db, vmHostService, { datacenterId, id, missing: 'bundle_missing' })

type ServerPrice = Price & { whileOff: PriceWhileOff }

/** `quoted`: what a quote has promised for it. */
interface Asked {
  count?: number
  quoted?: readonly QuoteLine[] | undefined
}

const priceServers = async (db: Db, datacenterId: number, vm: PricedVm, asked: Asked) => {
  const [running, off] = await quoteEach(db, vmHostService, datacenterId, [vm, { ...vm, state: 'off' }], asked)
  const { subtotal, payable, hourly } = off!
  const receipt: ServerPrice = { ...running!, whileOff: { subtotal, payable, hourly } }
  return { receipt, off: off! }
}

/** The price of servers of a kind as they run, and what they cost while they are off. */
export const quoteServers = async (
  db: Db,
  datacenterId: number,
  vm: PricedVm,
  asked: Asked = {},
): Promise<ServerPrice> => (await priceServers(db, datacenterId, vm, asked)).receipt

/** What one server is going to cost, as its row keeps it. */
export const agreeOnPrices = async (
  db: Db,
  datacenterId: number,
  vm: PricedVm,
  quoted?: readonly QuoteLine[],
): Promise<{ receipt: ServerPrice; prices: AgreedPrices }> => {
  const { receipt, off } = await priceServers(db, datacenterId, vm, { quoted })
  return { receipt, prices: { running: agreedLines(receipt.lines), off: agreedLines(off.lines) } }
}
