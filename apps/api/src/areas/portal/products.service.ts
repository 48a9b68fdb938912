import { productCategory, productItem } from '@sarv/contract/enums'
import { quote, type WantedLine } from '@sarv/contract/pricing/quote'
import { vatPercentOn } from '@sarv/contract/pricing/vat'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../http/errors.ts'
import { productText } from './products.fa.ts'
import { findBundle, listItemPrices } from './products.store.ts'

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

export const findVmBundle = async (db: Db, datacenterId: number, id: number): Promise<VmBundleChoice> => {
  const bundle = await findBundle(db, productCategory.id.vm, datacenterId, id)
  if (!bundle) throw new AppError('bundle_missing')
  return { id: bundle.id, name: bundle.name, priceRials: bundle.price_rials, size: vmSizeOf(bundle.quantities) }
}

const itemLines = async (db: Db, datacenterId: number, size: VmSize): Promise<WantedLine[]> => {
  const prices = await listItemPrices(db, productCategory.id.vm, datacenterId)
  const wanted: [number, number][] = [
    [productItem.id.vCpu, size.cpu],
    [productItem.id.vMemory, size.memoryGb],
    [productItem.id.vDisk, size.diskGb],
    [productItem.id.ipv4, size.ipv4],
  ]
  return wanted
    .filter(([, quantity]) => quantity > 0)
    .map(([itemId, quantity]) => {
      const price = prices.find((row) => row.item_id === itemId)
      // A part without a price would be given away: the catalogue is wrong, not the customer.
      if (!price) throw new Error(`the catalogue has no price for item ${itemId} in datacenter ${datacenterId}`)
      return { productItemId: itemId, name: price.name, quantity, unitPrice: price.price_rials }
    })
}

/** The price of a server: one line for a ready-made plan, one for each part of a custom size. */
export const quoteVm = async (
  db: Db,
  datacenterId: number,
  { size, bundle }: { size: VmSize; bundle: { name: string; priceRials: number } | undefined },
) => {
  const lines = bundle
    ? [{ productItemId: null, name: productText.bundleLine(bundle.name), quantity: 1, unitPrice: bundle.priceRials }]
    : await itemLines(db, datacenterId, size)
  return quote({ lines, vatPercent: vatPercentOn(new Date()) })
}
