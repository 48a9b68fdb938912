import { productItem } from '../enums.ts'
import { planTitle, titleWithout } from './pricing.fa.ts'
import { lineRials, quote, type Price, type WantedLine } from './quote.ts'

/** A unit of the catalogue that has a price. */
export type PriceItem = keyof typeof productItem.id

/** Today's price of a unit, as the catalogue says it. */
export interface UnitPrice {
  /** `productItem`. */
  id: number
  /** Whole rials per 30 days, before VAT. */
  price: number
  /** The catalogue's rule for servers that are off; absent: paid. */
  isPaidWhileOff?: boolean | undefined
}

/** A ready-made plan: one price for a whole thing. */
export interface Plan {
  name: string | null
  price: number
}

/** What is paid for: units by themselves, or a plan and the units that go beyond it. */
export interface Priced {
  plan?: Plan | undefined
  /** Units that the plan holds and that are not taken: what they cost by themselves is not paid. */
  without?: Partial<Record<PriceItem, number>>
  /** How much of each; what is absent is none. */
  items?: Partial<Record<PriceItem, number>>
}

/** What a price depends on besides the thing. */
export interface Terms {
  prices: readonly UnitPrice[]
  vatPercent: number
  /** Things of this kind; absent: one. */
  count?: number | undefined
}

/** How a kind of service gets its price. Each noun that costs something says it in its `.price.ts`, and nothing else does. */
export interface Pricing<Thing, Item extends PriceItem = PriceItem> {
  /** Whose catalogue it is sold from: `productCategory`. */
  productId: number
  /** The units that it is made of. The first is the one that it cannot be without: by it a plan is known as one of this kind. */
  items: readonly [Item, ...Item[]]
  /** Per 30 days; `undefined` while the price of a part is not known. */
  price(thing: Thing, terms: Terms): Price | undefined
}

export const priceOfItem = (item: PriceItem, prices: readonly UnitPrice[]): UnitPrice | undefined =>
  prices.find(({ id }) => id === productItem.id[item])

const wantedItems = (items: Partial<Record<PriceItem, number>>): [PriceItem, number][] =>
  (Object.entries(items) as [PriceItem, number][]).filter(([, quantity]) => quantity > 0)

/** `undefined` while a unit that is left out has no price. */
const planLine = (
  plan: Plan,
  without: Partial<Record<PriceItem, number>>,
  prices: readonly UnitPrice[],
): WantedLine | undefined => {
  const line = { productItemId: null, quantity: 1 }
  const missing = wantedItems(without)
  if (missing.length === 0) return { ...line, name: planTitle(plan.name), unitPrice: plan.price }
  let worth = 0
  for (const [item, quantity] of missing) {
    const unit = priceOfItem(item, prices)
    if (!unit) return undefined
    worth += lineRials({ quantity, unitPrice: unit.price })
  }
  // A plan may cost less than what is left out of it.
  const leftOutRials = Math.min(worth, plan.price)
  const name = titleWithout(
    plan.name,
    missing.map(([item]) => productItem.label(productItem.id[item])),
  )
  return { ...line, name, unitPrice: plan.price - leftOutRials, leftOutRials }
}

/** The one sum of a plan and units; `undefined` where a unit has no price: it must not be given away, nor a sum be a lie. */
export const priceItems = ({ plan, without = {}, items = {} }: Priced, terms: Terms): Price | undefined => {
  const { prices, vatPercent, count = 1 } = terms
  const lines: WantedLine[] = []
  if (plan) {
    const line = planLine(plan, without, prices)
    if (!line) return undefined
    lines.push(line)
  }
  for (const [item, quantity] of wantedItems(items)) {
    const unit = priceOfItem(item, prices)
    if (!unit) return undefined
    lines.push({
      productItemId: unit.id,
      name: productItem.label(unit.id),
      quantity,
      unitPrice: unit.price,
    })
  }
  return quote({ lines, vatPercent, count })
}
