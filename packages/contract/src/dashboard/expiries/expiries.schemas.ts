import { z } from 'zod'
import { Rials, WireDateTime } from '../../fields.ts'

/** What ends by itself on a day: an invoice that is then no longer payable, a term, a quote, a token, a service in the bin. */
export const expiryKinds = ['invoice', 'term', 'quote', 'token', 'binned'] as const
export type ExpiryKind = (typeof expiryKinds)[number]

/** How far ahead it is told. */
export const expiryDays = 30
/** The nearest of them. */
export const mostExpiries = 8

export const ExpiryListItem = z
  .object({
    kind: z.enum(expiryKinds),
    itemId: z.int().describe('Of the invoice, term, quote or token; of the service in the bin'),
    name: z.string().nullable(),
    date: WireDateTime.describe('When it ends'),
    rials: Rials.nullable().describe('invoice: what is to be paid; term: the next one, before VAT'),
    page: z.string().describe('Of the portal: where it is seen to'),
    serviceType: z.string().nullable().describe('binned: what it is'),
  })
  .meta({ id: 'ExpiryListItem' })
export type ExpiryListItem = z.infer<typeof ExpiryListItem>
