import { invoiceStatus } from '@sarv/contract/enums'

/** What somebody is asked to pay for, before discount and VAT. */
export interface WantedLine {
  description: string
  quantity: number
  unitPriceRials: number
  discountRials?: number
}

export interface InvoiceLine {
  description: string
  quantity: number
  unitPriceRials: number
  priceRials: number
  discountRials: number
  vatPercent: number
  vatRials: number
}

/** VAT is floored line by line and then added up, as the tax office counts it. */
export const lineOf = (wanted: WantedLine, vatPercent: number): InvoiceLine => {
  const { description, quantity, unitPriceRials, discountRials = 0 } = wanted
  const priceRials = Math.round(quantity * unitPriceRials)
  if (discountRials > priceRials) throw new RangeError('a discount is never more than what it is taken from')
  const vatRials = Math.floor(((priceRials - discountRials) * vatPercent) / 100)
  return { description, quantity, unitPriceRials, priceRials, discountRials, vatPercent, vatRials }
}

export interface InvoiceSums {
  netRials: number
  discountRials: number
  vatRials: number
}

export const sumsOf = (lines: readonly InvoiceLine[]): InvoiceSums => ({
  netRials: lines.reduce((sum, { priceRials }) => sum + priceRials, 0),
  discountRials: lines.reduce((sum, { discountRials }) => sum + discountRials, 0),
  vatRials: lines.reduce((sum, { vatRials }) => sum + vatRials, 0),
})

/** What is sold, after the discount and before VAT. */
export const soldRials = ({ netRials, discountRials }: InvoiceSums): number => netRials - discountRials

export const payableRials = (sums: InvoiceSums): number => soldRials(sums) + sums.vatRials

export type InvoiceRowStatus = keyof typeof invoiceStatus.id

export const statusIdOf = (status: InvoiceRowStatus): number => invoiceStatus.id[status]

/** Whether somebody may still pay it. What has had its time ends by the clock, a little later. */
export const isPayable = ({ status, dueAt }: { status: InvoiceRowStatus; dueAt: Date | null }, now: Date): boolean =>
  status === 'unpaid' && (dueAt === null || dueAt > now)
