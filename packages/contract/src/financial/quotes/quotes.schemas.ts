import { z } from 'zod'
import { Id, Rials, WireDateTime, inRange, optionalText, optionalValue, proseLine } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'
import { QuoteLine } from '../../pricing/quote.schemas.ts'
import { calculations, calculatorTabs, type SizeName } from '../calculator/calculations.ts'
import { quoteItemsAtMost } from './quotes.limits.ts'

const size = (what: string) => optionalValue(z.int().min(1).max(1_000_000)).describe(what)

const sizes = {
  n: size('Servers of this kind'),
  cpu: size('Cores'),
  ram: size('GB'),
  disk: size('GB'),
  ip4: size('Public IPv4 addresses of each'),
  ip6: size('Public IPv6 addresses of each'),
  workers: size('Worker nodes'),
  pods: size('Pods'),
  records: size('DNS records'),
  rules: size('Firewall rules'),
} satisfies Record<SizeName, z.ZodType>

const sizeNames = Object.keys(sizes) as SizeName[]

/** A choice of the calculator, named as its address names it. Every size that its product has must be given, and no other. */
export const QuoteItemModel = z
  .strictObject({
    tab: z.enum(calculatorTabs, { error: text.wrongChoice }).describe('The product'),
    plan: optionalValue(Id).describe('A ready-made plan of servers, whose sizes count; absent: every part by itself'),
    ...sizes,
  })
  .superRefine((item, context) => {
    const ofTab = calculations[item.tab].sizes
    for (const name of sizeNames) {
      const range = ofTab.find((each) => each.name === name)?.range
      const value = item[name]
      const message = range ? sizeProblem(value, inRange(range)) : value === undefined ? undefined : text.wrongChoice
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
    }
    if (item.plan !== undefined && item.tab !== 'vm') {
      context.addIssue({ code: 'custom', path: ['plan'], message: text.wrongChoice })
    }
  })
  .meta({ id: 'QuoteItemModel' })
export type QuoteItemModel = z.infer<typeof QuoteItemModel>

const sizeProblem = (value: number | undefined, range: z.ZodType): string | undefined => {
  if (value === undefined) return text.required
  return range.safeParse(value).error?.issues[0]?.message
}

export const CreateQuoteModel = z
  .object({
    datacenterId: Id.describe('Where it is going to be: some prices differ'),
    title: optionalText(proseLine({ max: 100 })).describe('What people know it by'),
    items: z.array(QuoteItemModel).min(1).max(quoteItemsAtMost),
  })
  .meta({ id: 'CreateQuoteModel' })
export type CreateQuoteModel = z.infer<typeof CreateQuoteModel>

const answered = z.int().optional()

/** A choice as it was quoted. */
export const QuotedChoice = z
  .object({
    tab: z.string().describe('The product, as the address of the calculator names it'),
    plan: answered,
    ...(Object.fromEntries(sizeNames.map((name) => [name, answered])) as Record<SizeName, typeof answered>),
  })
  .meta({ id: 'QuotedChoice' })
export type QuotedChoice = z.infer<typeof QuotedChoice>

export const QuotedItem = z
  .object({
    position: z.int().describe('From 0'),
    choice: QuotedChoice,
    count: z.int().describe('How many of it can be ordered at these prices'),
    orderedCount: z.int().describe('How many have been'),
    isHeld: z.boolean().describe('Its prices hold for orders until the last day; else they are those of the day'),
    lines: z.array(QuoteLine),
    subtotal: Rials,
    vat: Rials,
    payable: Rials.describe('Whole rials per 30 days, with VAT'),
  })
  .meta({ id: 'QuotedItem' })
export type QuotedItem = z.infer<typeof QuotedItem>

const head = {
  id: z.int().describe('The number of the quote'),
  createDate: WireDateTime,
  validDate: WireDateTime.describe('The last moment at which its prices hold'),
  isValid: z.boolean(),
  payable: Rials.describe('Whole rials per 30 days, with VAT'),
}

export const QuoteListItem = z
  .object({
    ...head,
    title: z.string().nullable(),
    userName: z.string().nullable().describe('Who made it'),
    tabs: z.array(z.string()).describe('Its products, as the address of the calculator names them'),
  })
  .meta({ id: 'QuoteListItem' })
export type QuoteListItem = z.infer<typeof QuoteListItem>

export const QuoteDetail = QuoteListItem.extend({
  datacenterId: z.int(),
  datacenter: z.string(),
  customerName: z.string(),
  items: z.array(QuotedItem),
  subtotal: Rials,
  vatPercent: z.number(),
  vat: Rials,
  hourly: Rials.describe('Whole rials per hour, with VAT'),
  code: z.string().describe('The signature; whoever has it can check the quote'),
  promises: z.array(z.string()).describe('What its validity promises, in Persian'),
  mayDelete: z.boolean(),
}).meta({ id: 'QuoteDetail' })
export type QuoteDetail = z.infer<typeof QuoteDetail>

/** What a paper says of itself, to those who hold it. */
export const CheckedQuote = z
  .object({
    ...head,
    sellerName: z.string().nullable(),
    subtotal: Rials,
    vat: Rials,
  })
  .meta({ id: 'CheckedQuote' })
export type CheckedQuote = z.infer<typeof CheckedQuote>
