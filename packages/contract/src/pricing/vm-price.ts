import { powerStatus, productItem } from '../enums.ts'
import { quote, type Price, type WantedLine } from './quote.ts'

/** The units that servers are made of. */
export const vmUnits = ['vCpu', 'vMemory', 'vDisk', 'ipv4', 'ipv6'] as const
export type VmUnit = (typeof vmUnits)[number]

/** How much of each unit; what is absent is none. */
export type VmParts = Partial<Record<VmUnit, number>>

/** Today's price of a unit, as the catalogue says it. */
export interface UnitPrice {
  /** `productItem`. */
  id: number
  /** Whole rials per 30 days, before VAT. */
  price: number
  /** The catalogue's rule for servers that are off; absent: paid. */
  isPaidWhileOff?: boolean | undefined
}

/** A ready-made plan: one price for a whole machine. */
export interface VmPlan {
  /** As the receipt names it. */
  title: string
  price: number
  /** Addresses that are part of it. */
  ipv4: number
}

/** Everything about a server that has a price. */
export interface PricedVm {
  cpu: number
  memoryGb: number
  diskGb: number
  /** GB of its own disks besides the first. */
  dataDiskGb: number
  hasIpv4: boolean
  hasIpv6: boolean
  plan?: VmPlan | undefined
}

/** `off`: switched off, and still its owner's. `binned`: deleted, and kept for a while. */
export type VmState = 'running' | 'off' | 'binned'

/** What waits in the bin: cores and memory are somebody else's by then. */
const keptInBin: ReadonlySet<VmUnit> = new Set(['vDisk', 'ipv4', 'ipv6'])

const partsOf = (vm: PricedVm): Required<VmParts> => ({
  vCpu: vm.cpu,
  vMemory: vm.memoryGb,
  vDisk: vm.diskGb + vm.dataDiskGb,
  ipv4: vm.hasIpv4 ? 1 : 0,
  ipv6: vm.hasIpv6 ? 1 : 0,
})

const priceOfUnit = (unit: VmUnit, prices: readonly UnitPrice[]) => prices.find(({ id }) => id === productItem.id[unit])

/** A line for each part; `undefined` where one has no price: it must not be given away, nor a sum be a lie. */
export const partLines = (parts: VmParts, prices: readonly UnitPrice[]): WantedLine[] | undefined => {
  const lines = vmUnits.flatMap((unit) => {
    const quantity = parts[unit] ?? 0
    if (quantity <= 0) return []
    const price = priceOfUnit(unit, prices)
    const id = productItem.id[unit]
    return [price && { productItemId: id, name: productItem.label(id), quantity, unitPrice: price.price }]
  })
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** A plan and what goes beyond it, or every part. */
const runningLines = (vm: PricedVm, prices: readonly UnitPrice[]): WantedLine[] | undefined => {
  const parts = partsOf(vm)
  if (!vm.plan) return partLines(parts, prices)
  const { title, price, ipv4 } = vm.plan
  const beyond = partLines({ vDisk: vm.dataDiskGb, ipv4: parts.ipv4 - ipv4, ipv6: parts.ipv6 }, prices)
  return beyond && [{ productItemId: null, name: title, quantity: 1, unitPrice: price }, ...beyond]
}

const isKept = (unit: VmUnit, state: Exclude<VmState, 'running'>, prices: readonly UnitPrice[]): boolean =>
  state === 'binned' ? keptInBin.has(unit) : priceOfUnit(unit, prices)?.isPaidWhileOff !== false

const keptLines = (vm: PricedVm, prices: readonly UnitPrice[], state: Exclude<VmState, 'running'>) => {
  const kept = Object.entries(partsOf(vm)).filter(([unit]) => isKept(unit as VmUnit, state, prices))
  return partLines(Object.fromEntries(kept), prices)
}

interface Asked {
  vm: PricedVm
  prices: readonly UnitPrice[]
  vatPercent: number
  state?: VmState
  /** Servers of this kind. */
  count?: number
}

/**
 * What servers cost as they run, while they are off and in the bin: order, receipts, lists and usage all ask here.
 * `undefined` while the price of a part is not known.
 */
export const priceVm = ({ vm, prices, vatPercent, state = 'running', count = 1 }: Asked): Price | undefined => {
  const priced = (lines: WantedLine[] | undefined) =>
    lines && quote({ lines: lines.map((line) => ({ ...line, quantity: line.quantity * count })), vatPercent })
  const running = priced(runningLines(vm, prices))
  if (state === 'running' || !running) return running
  const kept = priced(keptLines(vm, prices, state))
  // A plan may cost less than the sum of its parts: nobody pays more for a server because it is off.
  return kept && kept.subtotal > running.subtotal ? running : kept
}

/** What a server that is there costs at present. Only what runs is paid in full: one that is broken does not run. */
export const priceByPower = (host: { powerStatus: string | null; runningRials: number; offRials: number }): number =>
  host.powerStatus === powerStatus.id.poweredOn ? host.runningRials : host.offRials
