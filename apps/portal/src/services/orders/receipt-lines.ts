import { productItem } from '@sarv/contract/enums'
import type { AcceptedPrice, QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import { formatNumber } from '../../format/number.ts'
import type { ReceiptLine, ReceiptTotals } from '../../ui/Receipt.tsx'
import { ordersText } from './orders.fa.ts'

const text = ordersText.receipt

/** A price of the page's own, of the server's dry run, or of an accepted order. */
export type ShownPrice = AcceptedPrice

const isCheaperOff = ({ whileOff, payable }: ShownPrice): boolean =>
  whileOff !== undefined && whileOff.payable < payable

export const totalsOf = (price: ShownPrice): ReceiptTotals => ({
  subtotalRials: price.subtotal,
  discountRials: price.discount,
  vatRials: price.vat,
  payableRials: price.payable,
  hourlyRials: price.hourly,
  ...(isCheaperOff(price) && { whileOffRials: price.whileOff?.payable }),
})

const { vCpu, vMemory, vDisk, cloudDisk } = productItem.id

const unitOf = (productItemId: number | null): keyof typeof text.units => {
  if (productItemId === vCpu) return 'core'
  return productItemId === vMemory || productItemId === vDisk || productItemId === cloudDisk ? 'gigabyte' : 'piece'
}

export const pricedLine = ({ productItemId, name, quantity, price: rials }: QuoteLine): ReceiptLine => ({
  id: String(productItemId),
  label: text.amount(
    productItemId === null ? name : productItem.label(productItemId),
    formatNumber(quantity),
    text.units[unitOf(productItemId)],
  ),
  ...(rials === 0 ? { note: text.free } : { rials }),
})
