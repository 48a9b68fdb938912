import { z } from 'zod'
import { ReportDate, Rials, WireDateTime, optionalText } from '../../fields.ts'

export const CalculateMonthListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable().describe('Jalali month label'),
  })
  .meta({ id: 'CalculateMonthListItem' })
export type CalculateMonthListItem = z.infer<typeof CalculateMonthListItem>

export const BillShortItem = z
  .object({
    id: z.int(),
    billDate: WireDateTime,
    totalPrice: Rials,
  })
  .meta({ id: 'BillShortItem' })
export type BillShortItem = z.infer<typeof BillShortItem>

export const BillListItem = z
  .object({
    id: z.int(),
    calculateMonthId: z.int(),
    calculateMonth: z.string().nullable().describe('Jalali month label'),
    fromDate: WireDateTime,
    toDate: WireDateTime,
    billDate: WireDateTime,
    netPrice: Rials,
    vat: Rials,
    totalPrice: Rials,
  })
  .meta({ id: 'BillListItem' })
export type BillListItem = z.infer<typeof BillListItem>

export const BillOrderLine = z
  .object({
    orderItem: z.string().nullable(),
    quantity: z.number(),
    duration: z.number().describe('Hours used in the period'),
    price: Rials,
    fromDate: WireDateTime,
    toDate: WireDateTime,
    item: z.int().optional().describe('Ours: `productItem`; 0 for a plan. With the service it names the line'),
    unitPrice: Rials.optional().describe('Ours: whole rials per unit and 30 days, before VAT'),
    vat: Rials.optional().describe('Ours'),
  })
  .meta({ id: 'BillOrderLine' })
export type BillOrderLine = z.infer<typeof BillOrderLine>

export const BillOrder = z
  .object({
    product: z.string().nullable(),
    order: z.string().nullable(),
    orderId: z.int(),
    orderPrice: Rials,
    fromDate: WireDateTime,
    toDate: WireDateTime,
    orderItems: z.array(BillOrderLine).nullish(),
    serviceType: z.string().optional().describe('Ours: with `orderId` it names the service'),
    projectId: z.int().optional().describe('Ours'),
    project: z.string().nullish().describe('Ours'),
    vat: Rials.optional().describe('Ours'),
  })
  .meta({ id: 'BillOrder' })
export type BillOrder = z.infer<typeof BillOrder>

/** An interval behind a line of a bill: what was read, and how the price follows from it. */
export const BillReading = z
  .object({
    fromDate: WireDateTime,
    toDate: WireDateTime,
    seconds: z.number(),
    quantity: z.number(),
    unitPrice: Rials.describe('Whole rials per unit and 30 days, before VAT'),
    monthlyPrice: Rials.describe('Of the line: whole rials per 30 days, before VAT'),
    vatPercent: z.number(),
    price: Rials,
    vat: Rials,
    formula: z.string().describe('In Persian: how the price comes about'),
  })
  .meta({ id: 'BillReading' })
export type BillReading = z.infer<typeof BillReading>

/** A part of a bill, a day of it perhaps; what lies outside of the bill is not counted. */
export const BillPart = z.object({
  fromDate: optionalText(ReportDate).describe('Ours: only what was used from then on'),
  toDate: optionalText(ReportDate).describe('Ours: only what was used before'),
})
export type BillPart = z.infer<typeof BillPart>

export const BillDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable().describe('Of the customer who is billed'),
    title: z.string().optional().describe('Ours: what the bill is for'),
    billDate: WireDateTime,
    fromDate: WireDateTime.nullish(),
    toDate: WireDateTime.nullish(),
    netPrice: Rials,
    vat: Rials,
    totalPrice: Rials,
    vatRounding: Rials.optional().describe(
      'Ours: in `vat` beyond the lines. The tax of an invoice is rounded down row by row, that of usage hour by hour',
    ),
    billOrders: z.array(BillOrder).nullish(),
  })
  .meta({ id: 'BillDetail' })
export type BillDetail = z.infer<typeof BillDetail>
