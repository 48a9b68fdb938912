import { productCategory, productItem } from '@sarv/contract/enums'
import { quote, type Price, type WantedLine } from '@sarv/contract/pricing/quote'
import type { PriceWhileOff } from '@sarv/contract/pricing/quote.schemas'
import { vatPercentOn } from '@sarv/contract/pricing/vat'
import {
  partLines,
  priceVm,
  type PricedVm as VmOfPrice,
  type UnitPrice,
  type VmParts,
  type VmState,
} from '@sarv/contract/pricing/vm-price'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { productText } from './products.fa.ts'
import { findBundle, listBundles, listItemPrices } from './products.store.ts'

export { findBundle, listBundles }

export interface VmSize {
  cpu: number
  memoryGb: number
  diskGb: number
  ipv4: number
}

export interface VmBundleChoice {
  id: number
  name: string
  priceRials: number
  size: VmSize
}

/** The machine inside a plan's quantities. */
export const vmSizeOf = (quantities: Record<string, number>): VmSize => ({
  cpu: quantities[productItem.id.vCpu] ?? 0,
  memoryGb: quantities[productItem.id.vMemory] ?? 0,
  diskGb: quantities[productItem.id.vDisk] ?? 0,
  ipv4: quantities[productItem.id.ipv4] ?? 0,
})

/** A plan that holds space and nothing else is a volume's, not a server's. */
export const isVolumeBundle = ({ quantities }: { quantities: Record<string, number> }): boolean =>
  Object.keys(quantities).every((itemId) => Number(itemId) === productItem.id.vDisk)

export const findVmBundle = async (db: Db, datacenterId: number, id: number): Promise<VmBundleChoice> => {
  const bundle = await findBundle(db, productCategory.id.vm, datacenterId, id)
  if (!bundle || isVolumeBundle(bundle)) throw new AppError('bundle_missing')
  return { id: bundle.id, name: bundle.name, priceRials: bundle.price_rials, size: vmSizeOf(bundle.quantities) }
}

export const findVolumeBundle = async (db: Db, datacenterId: number, id: number) => {
  const bundle = await findBundle(db, productCategory.id.vm, datacenterId, id)
  if (!bundle || !isVolumeBundle(bundle)) throw new AppError('volume_bundle_missing')
  const { diskGb } = vmSizeOf(bundle.quantities)
  return { id: bundle.id, name: bundle.name, priceRials: bundle.price_rials, sizeGb: diskGb }
}

const unitPrices = async (db: Db, datacenterId: number): Promise<UnitPrice[]> => {
  const rows = await listItemPrices(db, productCategory.id.vm, datacenterId)
  return rows.map((row) => ({ id: row.item_id, price: row.price_rials, isPaidWhileOff: row.paid_while_off }))
}

/** A part without a price would be given away: the catalogue is wrong, not the customer. */
const orIncomplete = <Priced>(priced: Priced | undefined, datacenterId: number): Priced => {
  if (priced === undefined) throw new Error(`the catalogue lacks a price of servers in datacenter ${datacenterId}`)
  return priced
}

const vatPercent = () => vatPercentOn(new Date())

/** A plan as a line of a receipt. */
export const bundleLine = ({ name, priceRials }: Pick<VmBundleChoice, 'name' | 'priceRials'>): WantedLine => ({
  productItemId: null,
  name: productText.bundleLine(name),
  quantity: 1,
  unitPrice: priceRials,
})

/** So much of one unit as a line of a receipt, at today's price in the datacenter. */
export const itemLine = async (
  db: Db,
  of: { productId: number; itemId: number; datacenterId: number; quantity: number },
): Promise<WantedLine> => {
  const prices = await listItemPrices(db, of.productId, of.datacenterId)
  const price = prices.find((row) => row.item_id === of.itemId)
  if (!price) throw new Error(`the catalogue lacks a price of item ${of.itemId} of product ${of.productId}`)
  return { productItemId: of.itemId, name: price.name, quantity: of.quantity, unitPrice: price.price_rials }
}

export const priceLines = (lines: readonly WantedLine[]): Price => quote({ lines, vatPercent: vatPercent() })

/** Parts of servers by themselves, each at its own price: an address more, a volume. */
export const quoteVmItems = async (db: Db, datacenterId: number, parts: VmParts): Promise<Price> => {
  const lines = partLines(parts, await unitPrices(db, datacenterId))
  return quote({ lines: orIncomplete(lines, datacenterId), vatPercent: vatPercent() })
}

/** Everything about a server that has a price, as its row and its plan say it. */
export interface PricedVm extends Omit<VmOfPrice, 'plan'> {
  bundle: Pick<VmBundleChoice, 'name' | 'priceRials' | 'size'> | undefined
}

interface QuotedState {
  state?: VmState
  count?: number
}

/** The price of servers of a kind: as they run, or in another state. */
export const quoteVm = async (
  db: Db,
  datacenterId: number,
  { bundle, ...vm }: PricedVm,
  { state = 'running', count = 1 }: QuotedState = {},
): Promise<Price> => {
  const plan = bundle && {
    title: productText.bundleLine(bundle.name),
    price: bundle.priceRials,
    ipv4: bundle.size.ipv4,
  }
  const prices = await unitPrices(db, datacenterId)
  const price = priceVm({ vm: { ...vm, plan }, prices, vatPercent: vatPercent(), state, count })
  return orIncomplete(price, datacenterId)
}

/** A price that was agreed before, as a receipt. */
export const quoteAgreed = (name: string, rials: number): Price =>
  priceLines([{ productItemId: null, name, quantity: 1, unitPrice: rials }])

/** What servers of a kind cost while they are off, as receipts show it. */
export const quoteWhileOff = async (db: Db, datacenterId: number, vm: PricedVm, count = 1): Promise<PriceWhileOff> => {
  const { subtotal, payable, hourly } = await quoteVm(db, datacenterId, vm, { state: 'off', count })
  return { subtotal, payable, hourly }
}

/** The price of a volume: a ready-made plan, or every gigabyte of it. */
export const quoteVolume = async (
  db: Db,
  datacenterId: number,
  { sizeGb, bundle }: { sizeGb: number; bundle?: Pick<VmBundleChoice, 'name' | 'priceRials'> | undefined },
): Promise<Price> => {
  if (!bundle) return quoteVmItems(db, datacenterId, { vDisk: sizeGb })
  return priceLines([bundleLine(bundle)])
}
