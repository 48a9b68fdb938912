import { z } from 'zod'
import { Rials, WireDateTime } from '../fields.ts'

export const QuoteLine = z
  .object({
    productItemId: z.int().nullable().describe('The priced unit; null for a bundle'),
    name: z.string(),
    quantity: z.number(),
    unitPrice: Rials,
    leftOutRials: Rials.optional().describe(
      'Of a bundle: by how much its price is lower, for units of it that are not taken; unitPrice is without them',
    ),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
  })
  .meta({ id: 'QuoteLine' })
export type QuoteLine = z.infer<typeof QuoteLine>

/** A limit of the customer that the order would use. */
export const QuoteLimit = z
  .object({
    item: z.string(),
    current: z.number(),
    wanted: z.number(),
    max: z.number(),
  })
  .meta({ id: 'QuoteLimit' })
export type QuoteLimit = z.infer<typeof QuoteLimit>

/** The cap of the project, with what is quoted. */
export const QuoteCap = z
  .object({
    monthlyRials: Rials.describe('Whole rials of a Jalali month, with VAT: the cap'),
    monthRials: Rials.describe('What this month comes to with it, when everything goes on until its end'),
    reachedDate: WireDateTime.nullable().describe('When the cap is reached with it; null: not in this month'),
    sentence: z.string().describe('The same in Persian, and what happens then'),
  })
  .meta({ id: 'QuoteCap' })
export type QuoteCap = z.infer<typeof QuoteCap>

/** The money that an order sets aside for the first hours of what it orders. */
export const QuoteHold = z
  .object({
    hours: z.int().describe('How many hours of it'),
    rials: Rials.describe('Whole rials, with VAT: what the order sets aside'),
    missing: Rials.describe('How much of that the customer lacks; the order is refused with `money_missing`'),
    cap: QuoteCap.optional().describe('Where the project has a cap'),
  })
  .meta({ id: 'QuoteHold' })
export type QuoteHold = z.infer<typeof QuoteHold>

/** What a server costs while it is switched off. */
export const PriceWhileOff = z
  .object({
    subtotal: Rials.describe('Whole rials per 30 days, before VAT'),
    payable: Rials.describe('Whole rials per 30 days, with VAT'),
    hourly: Rials.describe('Whole rials per hour, with VAT'),
  })
  .meta({ id: 'PriceWhileOff' })
export type PriceWhileOff = z.infer<typeof PriceWhileOff>

/** What a write with `X-Dry-Run: true` answers: the price and the consequences of the order, with nothing changed. */
export const Quote = z
  .object({
    lines: z.array(QuoteLine),
    subtotal: Rials,
    discount: Rials,
    vatPercent: z.number(),
    vat: Rials.describe('Whole rials, rounded down per line'),
    payable: Rials.describe('Whole rials per 30 days, with VAT'),
    hourly: Rials.describe('Whole rials per hour, with VAT'),
    limits: z.array(QuoteLimit),
    hold: QuoteHold.optional().describe('Of orders, and of changes that make something dearer'),
    effects: z.array(z.string()).describe('What else happens, in Persian'),
    whileOff: PriceWhileOff.optional().describe('Of servers: what they cost while they are off'),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** The price that an order was accepted for. */
export const AcceptedPrice = Quote.omit({ limits: true, hold: true, effects: true })
export type AcceptedPrice = z.infer<typeof AcceptedPrice>
