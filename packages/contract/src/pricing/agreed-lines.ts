import { productItem } from '../enums.ts'
import { lineRials, type WantedLine } from './quote.ts'
import type { QuoteLine } from './quote.schemas.ts'

/** A line of an agreed price as its service keeps it: with its own unit price, whatever the catalogue says by then. */
export interface AgreedLine {
  /** `productItem`; 0: a plan, or a whole price of which no lines were kept. */
  item: number
  quantity: number
  /** Whole rials per unit and 30 days, before VAT. */
  unitPrice: number
  /** Of a plan: units have the names of their items. */
  name?: string
  /** Of a plan: by how much `unitPrice` is below its price, for units of it that are not taken. */
  leftOutRials?: number
}

export const agreedLines = (lines: readonly QuoteLine[]): AgreedLine[] =>
  lines.map(({ productItemId, name, quantity, unitPrice, leftOutRials }) =>
    productItemId === null
      ? { item: 0, quantity, unitPrice, name, ...(leftOutRials !== undefined && { leftOutRials }) }
      : { item: productItemId, quantity, unitPrice },
  )

/** What is kept of a service, or the one line of a sum that was agreed before lines were kept. */
export const keptLines = (lines: readonly AgreedLine[] | null, rials: number): readonly AgreedLine[] =>
  lines ?? [{ item: 0, quantity: 1, unitPrice: rials }]

/** As its receipt named it; null: the whole of a price. */
export const agreedName = ({ item, name }: AgreedLine): string | null =>
  item === 0 ? (name ?? null) : productItem.label(item)

/** Whole rials per 30 days, before VAT. */
export const agreedRials = (lines: readonly AgreedLine[]): number =>
  lines.reduce((sum, line) => sum + lineRials(line), 0)

/** To quote them again; `whole` names what has no name of its own. */
export const wantedLines = (lines: readonly AgreedLine[], whole: string): WantedLine[] =>
  lines.map((line) => ({
    productItemId: line.item === 0 ? null : line.item,
    name: agreedName(line) ?? whole,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    leftOutRials: line.leftOutRials,
  }))
