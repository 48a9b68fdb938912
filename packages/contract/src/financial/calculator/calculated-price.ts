import { productItem } from '../../enums.ts'
import { joinPrices, type Price } from '../../pricing/quote.ts'
import type { QuoteLine } from '../../pricing/quote.schemas.ts'
import { calculationText as text } from './calculator.fa.ts'
import type { PricedPart } from './calculations.ts'

export interface CalculatedLine extends QuoteLine {
  id: string
  label: string
}

const labelOf = ({ productItemId, name }: QuoteLine, part: PricedPart['name']): string => {
  const item = productItemId === null ? name : productItem.label(productItemId)
  return part ? text.ofPart(text[part], item) : item
}

/** A server's first address and those beside it are one line to the reader, though they are sold apart. */
const merged = (lines: readonly CalculatedLine[]): CalculatedLine[] => {
  const byId = new Map<string, CalculatedLine>()
  for (const line of lines) {
    const known = byId.get(line.id)
    byId.set(
      line.id,
      known ? { ...known, quantity: known.quantity + line.quantity, price: known.price + line.price } : line,
    )
  }
  return [...byId.values()]
}

/** All parts together, with the lines as they are read. */
export interface CalculatedPrice extends Price {
  lines: CalculatedLine[]
}

export const sumUp = ([first, ...rest]: readonly PricedPart[]): CalculatedPrice | undefined => {
  if (!first) return undefined
  const parts = [first, ...rest] as const
  const lines = parts.flatMap(({ name, price }) =>
    price.lines.map((line) => ({
      ...line,
      id: `${name ?? ''}/${line.productItemId ?? line.name}`,
      label: labelOf(line, name),
    })),
  )
  return { ...joinPrices([first.price, ...rest.map(({ price }) => price)]), lines: merged(lines) }
}
