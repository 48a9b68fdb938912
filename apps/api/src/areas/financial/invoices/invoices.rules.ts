import { invoiceStatus } from '@sarv/contract/enums'
import { invoiceText as text } from './invoices.fa.ts'

/** What somebody is asked to pay for, before discount and VAT. */
export interface WantedLine {
  description: string
  quantity: number
  /** What is counted: a piece unless it is said. */
  unit?: string
  /** The 13 digits by which the tax office knows the service, where the catalogue names them. */
  serviceCode?: string | null
  unitPriceRials: number
  discountRials?: number
}

export interface InvoiceLine {
  description: string
  serviceCode: string | null
  quantity: number
  unit: string
  unitPriceRials: number
  priceRials: number
  discountRials: number
  vatPercent: number
  vatRials: number
}

/** VAT is floored line by line and then added up, as the tax office counts it. */
export const lineOf = (wanted: WantedLine, vatPercent: number): InvoiceLine => {
  const { description, quantity, unitPriceRials, discountRials = 0, unit = text.piece, serviceCode = null } = wanted
  const priceRials = Math.round(quantity * unitPriceRials)
  if (discountRials > priceRials) throw new RangeError('a discount is never more than what it is taken from')
  const vatRials = Math.floor(((priceRials - discountRials) * vatPercent) / 100)
  return { description, serviceCode, quantity, unit, unitPriceRials, priceRials, discountRials, vatPercent, vatRials }
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

/**
 * So much with its tax as a row whose tax is that of its price, rounded down: of some sums there is none, and the next one is a
 * rial more.
 */
export const grossLine = (rials: number, vatPercent: number): { netRials: number; vatRials: number } => {
  const vatOf = (netRials: number) => Math.floor((netRials * vatPercent) / 100)
  let netRials = Math.floor((rials * 100) / (100 + vatPercent))
  while (netRials + vatOf(netRials) < rials) netRials += 1
  return { netRials, vatRials: vatOf(netRials) }
}

export type InvoiceRowStatus = keyof typeof invoiceStatus.id

export const statusIdOf = (status: InvoiceRowStatus): number => invoiceStatus.id[status]

/** Whether somebody may still pay it. What has had its time ends by the clock, a little later. */
export const isPayable = ({ status, dueAt }: { status: InvoiceRowStatus; dueAt: Date | null }, now: Date): boolean =>
  status === 'unpaid' && (dueAt === null || dueAt > now)
