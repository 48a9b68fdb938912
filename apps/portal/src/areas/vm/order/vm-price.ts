import { productItem } from '@sarv/contract/enums'
import { quote, type Price, type WantedLine } from '@sarv/contract/pricing/quote'
import { orderText } from './vm-order.fa.ts'
import { countOf, type VmOrder } from './vm-order.ts'

export interface PricedBundle {
  id: number
  name: string | null
  price: number
  /** Addresses that are part of it. */
  ipv4: number
}

export interface PricedItem {
  id: number
  name: string | null
  price: number
}

export interface Prices {
  bundles: readonly PricedBundle[]
  items: readonly PricedItem[]
}

type WantedPart = [item: keyof typeof productItem.id, quantity: number]

/** What a server of this order is made of, or has beyond its plan. */
const partsOf = (order: VmOrder, bundle: PricedBundle | undefined): WantedPart[] => {
  const dataDisk = order.hasDataDisk ? order.dataDisk : 0
  const ipv4 = order.usedPublicIpV4 ? 1 : 0
  const ipv6 = order.usedPublicIpV6 ? 1 : 0
  const parts: WantedPart[] = bundle
    ? [
        ['vDisk', dataDisk],
        ['ipv4', ipv4 - bundle.ipv4],
      ]
    : [
        ['vCpu', order.cpu],
        ['vMemory', order.memory],
        ['vDisk', order.disk + dataDisk],
        ['ipv4', ipv4],
      ]
  return [...parts, ['ipv6', ipv6]]
}

const lineOf = ([part, quantity]: WantedPart, items: Prices['items']): WantedLine | undefined => {
  const itemId = productItem.id[part]
  const item = items.find(({ id }) => id === itemId)
  return item && { productItemId: itemId, name: productItem.label(itemId), quantity, unitPrice: item.price }
}

const bundleLine = ({ name, price }: PricedBundle): WantedLine => ({
  productItemId: null,
  name: orderText.receipt.plan(name ?? ''),
  quantity: 1,
  unitPrice: price,
})

/** What the order costs, by the function that bills it; `undefined` before there is something to price. */
export const priceOf = (order: VmOrder, { bundles, items }: Prices, vatPercent: number): Price | undefined => {
  const isPlan = order.sizeKind === 'bundle'
  const bundle = isPlan ? bundles.find(({ id }) => id === order.productBundleId) : undefined
  if (isPlan && !bundle) return undefined
  const parts = partsOf(order, bundle).filter(([, quantity]) => quantity > 0)
  const lines = [...(bundle ? [bundleLine(bundle)] : []), ...parts.map((part) => lineOf(part, items))]
  // A part whose price is not known yet would make the sum a lie.
  if (!lines.every((line) => line !== undefined)) return undefined
  const count = countOf(order)
  return quote({ lines: lines.map((line) => ({ ...line, quantity: line.quantity * count })), vatPercent })
}
