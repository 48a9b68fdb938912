import type { Quote, QuoteLine } from './quote.schemas.ts'

/** Prices are for 30 days of 24 hours. */
export const hoursPerMonth = 720

export interface WantedLine {
  /** The priced unit; null for a bundle. */
  productItemId: number | null
  name: string
  quantity: number
  /** Whole rials per unit and 30 days, before VAT. */
  unitPrice: number
  /** Of a plan: by how much its price is lower, for units of it that are not taken. `unitPrice` is without them. */
  leftOutRials?: number | undefined
  /** Whole rials taken off this line. */
  discount?: number
}

export type Price = Omit<Quote, 'limits' | 'hold' | 'effects' | 'whileOff'>

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Of one line. Quantities may have a fraction (part of a GB); money has none. */
export const lineRials = ({ quantity, unitPrice }: Pick<WantedLine, 'quantity' | 'unitPrice'>): number =>
  Math.round(quantity * unitPrice)

/**
 * The one way a configuration gets its price: calculator, receipts, dry runs and metering all ask here. VAT is rounded
 * down line by line, as official invoices are, so that the sum of the lines is the sum of the invoice.
 */
export const quote = ({
  lines,
  vatPercent,
  count = 1,
}: {
  lines: readonly WantedLine[]
  vatPercent: number
  /** So many of the same: each is paid by itself, and its VAT rounded by itself. */
  count?: number
}): Price => {
  const priced = lines.map((line) => {
    const price = lineRials(line)
    // A discount never turns a line into a gift of money.
    const discount = Math.min(line.discount ?? 0, price)
    const vat = Math.floor(((price - discount) * vatPercent) / 100)
    return { line, price: price * count, discount: discount * count, vat: vat * count }
  })
  const subtotal = sum(priced.map(({ price }) => price))
  const discount = sum(priced.map((line) => line.discount))
  const vat = sum(priced.map((line) => line.vat))
  const payable = subtotal - discount + vat
  return {
    lines: priced.map(({ line: { productItemId, name, quantity, unitPrice, leftOutRials }, price }): QuoteLine => ({
      productItemId,
      name,
      quantity: quantity * count,
      unitPrice,
      ...(leftOutRials !== undefined && { leftOutRials }),
      price,
    })),
    subtotal,
    discount,
    vatPercent,
    vat,
    payable,
    hourly: Math.round(payable / hoursPerMonth),
  }
}

/** What several things cost together; each keeps its own lines, so that VAT is what it is for each by itself. */
export const joinPrices = (prices: readonly [Price, ...Price[]]): Price => {
  const payable = sum(prices.map((price) => price.payable))
  return {
    lines: prices.flatMap(({ lines }) => lines),
    subtotal: sum(prices.map(({ subtotal }) => subtotal)),
    discount: sum(prices.map(({ discount }) => discount)),
    vatPercent: prices[0].vatPercent,
    vat: sum(prices.map(({ vat }) => vat)),
    payable,
    hourly: Math.round(payable / hoursPerMonth),
  }
}
