import type { Plan, UnitPrice } from '../../pricing/price-items.ts'
import type { QuoteLine } from '../../pricing/quote.schemas.ts'
import type { QuotedChoice, QuotedItem } from './quotes.schemas.ts'

type QuotedUnit = Pick<QuoteLine, 'productItemId' | 'unitPrice'>

const noMore = (price: number, quoted: QuotedUnit | undefined): number =>
  quoted ? Math.min(price, quoted.unitPrice) : price

/** Prices for an order from a quote: never more than was quoted, and less where the catalogue has become cheaper. */
export const quotedPrices = <Price extends UnitPrice>(
  prices: readonly Price[],
  lines: readonly QuotedUnit[],
): Price[] =>
  prices.map((unit) => ({
    ...unit,
    price: noMore(
      unit.price,
      lines.find(({ productItemId }) => productItemId === unit.id),
    ),
  }))

/** The same for the plan that was quoted. */
export const quotedPlan = <Offered extends Plan>(plan: Offered, lines: readonly QuotedUnit[]): Offered => ({
  ...plan,
  price: noMore(
    plan.price,
    lines.find(({ productItemId }) => productItemId === null),
  ),
})

/** What an order asks for, in the words of the calculator. */
export type WantedChoice = Pick<QuotedChoice, 'tab' | 'cpu' | 'ram' | 'disk' | 'plan'>

/** A plan holds its own sizes. */
const isSame = (quoted: QuotedChoice, wanted: WantedChoice): boolean => {
  if (quoted.tab !== wanted.tab || quoted.plan !== wanted.plan) return false
  if (wanted.plan !== undefined) return true
  return quoted.cpu === wanted.cpu && quoted.ram === wanted.ram && quoted.disk === wanted.disk
}

/** The thing on a quote that is ordered; `undefined`: the order is for something else, or for more than is left of it. */
export const quotedItemOf = <Item extends Pick<QuotedItem, 'choice' | 'count' | 'orderedCount'>>(
  items: readonly Item[],
  wanted: WantedChoice,
  count: number,
): { item: Item | undefined; isUsedUp: boolean } => {
  const same = items.filter(({ choice }) => isSame(choice, wanted))
  const item = same.find((each) => each.count - each.orderedCount >= count)
  return { item, isUsedUp: item === undefined && same.length > 0 }
}
