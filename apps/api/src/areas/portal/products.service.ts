import { productCategory, productItem } from '@sarv/contract/enums'
import { quote, type Price, type WantedLine } from '@sarv/contract/pricing/quote'
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

/** How much of each unit that servers are made of; what is absent is zero. */
export type VmItems = Partial<Record<'vCpu' | 'vMemory' | 'vDisk' | 'ipv4' | 'ipv6', number>>

const itemLines = async (db: Db, datacenterId: number, items: VmItems): Promise<WantedLine[]> => {
  const wanted = Object.entries(items).filter(([, quantity]) => quantity > 0)
  if (wanted.length === 0) return []
  const prices = await listItemPrices(db, productCategory.id.vm, datacenterId)
  return wanted.map(([name, quantity]) => {
    const itemId = productItem.id[name as keyof VmItems]
    const price = prices.find((row) => row.item_id === itemId)
    // A part without a price would be given away: the catalogue is wrong, not the customer.
    if (!price) throw new Error(`the catalogue has no price for item ${itemId} in datacenter ${datacenterId}`)
    return { productItemId: itemId, name: price.name, quantity, unitPrice: price.price_rials }
  })
}

const priced = (lines: readonly WantedLine[]): Price => quote({ lines, vatPercent: vatPercentOn(new Date()) })

/** Parts of servers by themselves, each at its own price: an address more, the disks of a server in the bin. */
export const quoteVmItems = async (db: Db, datacenterId: number, items: VmItems): Promise<Price> =>
  priced(await itemLines(db, datacenterId, items))

/** Everything about a server that has a price. */
export interface PricedVm {
  cpu: number
  memoryGb: number
  diskGb: number
  /** GB of its own disks besides the first. */
  dataDiskGb: number
  hasIpv4: boolean
  hasIpv6: boolean
  bundle: Pick<VmBundleChoice, 'name' | 'priceRials' | 'size'> | undefined
}

const vmLines = async (db: Db, datacenterId: number, vm: PricedVm): Promise<WantedLine[]> => {
  const ipv4 = vm.hasIpv4 ? 1 : 0
  const ipv6 = vm.hasIpv6 ? 1 : 0
  if (!vm.bundle) {
    const items = { vCpu: vm.cpu, vMemory: vm.memoryGb, vDisk: vm.diskGb + vm.dataDiskGb, ipv4, ipv6 }
    return itemLines(db, datacenterId, items)
  }
  const { name, priceRials, size } = vm.bundle
  const beyond = { vDisk: vm.dataDiskGb, ipv4: Math.max(0, ipv4 - size.ipv4), ipv6 }
  return [
    { productItemId: null, name: productText.bundleLine(name), quantity: 1, unitPrice: priceRials },
    ...(await itemLines(db, datacenterId, beyond)),
  ]
}

/** The price of servers of a kind: a line for a ready-made plan, or one for each part; then what goes beyond the plan. */
export const quoteVm = async (db: Db, datacenterId: number, vm: PricedVm, count = 1): Promise<Price> => {
  const lines = await vmLines(db, datacenterId, vm)
  return priced(lines.map((line) => ({ ...line, quantity: line.quantity * count })))
}

/** What a server costs while it lies in the bin: its disks and its addresses. */
export const quoteParked = (db: Db, datacenterId: number, vm: Omit<PricedVm, 'bundle' | 'cpu' | 'memoryGb'>) =>
  quoteVmItems(db, datacenterId, {
    vDisk: vm.diskGb + vm.dataDiskGb,
    ipv4: vm.hasIpv4 ? 1 : 0,
    ipv6: vm.hasIpv6 ? 1 : 0,
  })

/** The price of a volume: a ready-made plan, or every gigabyte of it. */
export const quoteVolume = async (
  db: Db,
  datacenterId: number,
  { sizeGb, bundle }: { sizeGb: number; bundle?: Pick<VmBundleChoice, 'name' | 'priceRials'> | undefined },
): Promise<Price> => {
  if (!bundle) return quoteVmItems(db, datacenterId, { vDisk: sizeGb })
  return priced([
    { productItemId: null, name: productText.bundleLine(bundle.name), quantity: 1, unitPrice: bundle.priceRials },
  ])
}
