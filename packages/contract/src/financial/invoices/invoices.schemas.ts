import { z } from 'zod'
import { invoiceStatus, paymentProvider } from '../../enums.ts'
import { Id, Rials, WireDateTime, answeredEnum, enumId } from '../../fields.ts'

export const UnpaidInvoice = z
  .object({
    id: z.int(),
    invoiceStatusId: answeredEnum(invoiceStatus),
    customerName: z.string().nullable(),
    netPrice: Rials,
    discount: Rials,
    invoicePrice: Rials,
    vat: Rials,
    invoiceDate: WireDateTime,
    unpaidPrice: Rials.optional().describe(
      'Ours: what is still to be paid; of a bill that the wallet paid in part, less than all',
    ),
    billId: z.int().nullish().describe('Ours: the bill that this is the legal paper of; its debt is paid by paying in'),
  })
  .meta({ id: 'UnpaidInvoice' })
export type UnpaidInvoice = z.infer<typeof UnpaidInvoice>

export const InvoiceSummary = z
  .object({
    totalPaid: Rials,
    totalUnpaid: Rials,
    debt: Rials.optional().describe(
      'Ours: what the wallet owes, of bills and of this month; paid first by money that comes in',
    ),
  })
  .meta({ id: 'InvoiceSummary' })
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const InvoicePayResult = z
  .object({
    status: z.boolean(),
    location: z.string().nullable().describe('Set when a gateway is needed'),
    phoneNumber: z.string().nullish().describe('As in PaymentStart'),
    refId: z.string().nullish(),
    paymentId: z.int().nullish(),
    message: z.string().nullish().describe('Why it could not be paid there, in Persian'),
  })
  .meta({ id: 'InvoicePayResult' })
export type InvoicePayResult = z.infer<typeof InvoicePayResult>

const ofOurs = {
  unpaidPrice: Rials.optional().describe('Ours: what is still to be paid'),
  isReturn: z.boolean().optional().describe('Ours: an invoice of return: what was given back of an earlier one'),
  originalId: z.int().nullish().describe('Ours: of a return: the invoice that it takes back'),
}

export const InvoiceListItem = z
  .object({
    id: z.int(),
    invoiceDate: WireDateTime,
    netPrice: Rials,
    discount: Rials,
    vat: Rials,
    totalPrice: Rials,
    invoicePrice: Rials,
    invoiceStatusId: answeredEnum(invoiceStatus),
    invoiceStatus: z.string().nullable(),
    fromDate: WireDateTime,
    toDate: WireDateTime,
    ...ofOurs,
    billId: z.int().nullish().describe('Ours: the bill that this is the legal paper of'),
  })
  .meta({ id: 'InvoiceListItem' })
export type InvoiceListItem = z.infer<typeof InvoiceListItem>

export const InvoiceLine = z
  .object({
    product: z.string().nullable(),
    quantity: z.number(),
    unit: z.string().nullish().describe('Ours: what is counted'),
    serviceCode: z.string().nullish().describe('Ours: the 13 digits of the service in the list of the tax office'),
    unitPrice: z.number().describe('Rials of one unit; an hour of a gigabyte costs parts of a rial'),
    price: Rials,
    discount: Rials.optional(),
    vatPercent: z.number().optional().describe('The rate of the period, or of the day of issue'),
    vat: Rials.optional(),
  })
  .meta({ id: 'InvoiceLine' })
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const InvoiceDetail = z
  .object({
    id: z.int(),
    sellerName: z.string().nullable(),
    sellerAddress: z.string().nullable(),
    sellerPhone: z.string().nullable(),
    customerName: z.string().nullable(),
    customerAddress: z.string().nullish(),
    customerPhone: z.string().nullish(),
    invoiceStatusId: answeredEnum(invoiceStatus),
    invoiceStatus: z.string().nullable(),
    invoiceDate: WireDateTime,
    netPrice: Rials,
    discount: Rials,
    totalPrice: Rials,
    vat: Rials,
    invoicePrice: Rials,
    fromDate: WireDateTime,
    toDate: WireDateTime,
    ...ofOurs,
    owedPrice: Rials.optional().describe('Ours: of a bill: what the wallet did not pay of it until it was issued'),
    invoiceItems: z.array(InvoiceLine).nullable(),
    sellerEconomicCode: z.string().nullish(),
    sellerNationalId: z.string().nullish(),
    sellerRegistrationNumber: z.string().nullish(),
    sellerPostalCode: z.string().nullish(),
    customerIsLegal: z.boolean().optional(),
    customerNationalId: z.string().nullish(),
    customerRegistrationNumber: z.string().nullish(),
    customerPostalCode: z.string().nullish(),
    dueDate: WireDateTime.nullish().describe('Unpaid until then, it ends'),
    endDate: WireDateTime.nullish().describe('When it was paid, cancelled or ended'),
    billId: z.int().nullish().describe('The bill that this is the legal paper of'),
  })
  .meta({ id: 'InvoiceDetail' })
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

export const PayInvoiceModel = z
  .object({
    id: Id,
    paymentProviderId: enumId(paymentProvider)
      .nullish()
      .describe(
        'Pays all of it there; without it the wallet pays, and refuses with `money_missing` where it holds too little',
      ),
  })
  .meta({ id: 'PayInvoiceModel' })
export type PayInvoiceModel = z.infer<typeof PayInvoiceModel>
