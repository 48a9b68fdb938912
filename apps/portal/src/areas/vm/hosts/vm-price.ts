import { productItem } from '@sarv/contract/enums'
import { quote, type Price, type WantedLine } from '@sarv/contract/pricing/quote'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'

export interface PricedBundle {
  id: number
  name: string | null
  price: number
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

const bundleLines = (order: VmOrder, bundles: Prices['bundles']): WantedLine[] | undefined => {
  const bundle = bundles.find(({ id }) => id === order.productBundleId)
  if (!bundle) return undefined
  const name = orderText.receipt.plan(bundle.name ?? '')
  return [{ productItemId: null, name, quantity: 1, unitPrice: bundle.price }]
}

const customLines = (order: VmOrder, items: Prices['items']): WantedLine[] | undefined => {
  const wanted: [itemId: number, quantity: number][] = [
    [productItem.id.vCpu, order.cpu],
    [productItem.id.vMemory, order.memory],
    [productItem.id.vDisk, order.disk],
    [productItem.id.ipv4, order.usedPublicIpV4 ? 1 : 0],
  ]
  const lines = wanted
    .filter(([, quantity]) => quantity > 0)
    .map(([itemId, quantity]): WantedLine | undefined => {
      const item = items.find(({ id }) => id === itemId)
      return item && { productItemId: itemId, name: productItem.label(itemId), quantity, unitPrice: item.price }
    })
  // A part whose price is not known yet would make the sum a lie.
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** What the order costs, by the function that bills it; `undefined` before there is something to price. */
export const priceOf = (order: VmOrder, { bundles, items }: Prices, vatPercent: number): Price | undefined => {
  const lines = order.sizeKind === 'bundle' ? bundleLines(order, bundles) : customLines(order, items)
  return lines && quote({ lines, vatPercent })
}
