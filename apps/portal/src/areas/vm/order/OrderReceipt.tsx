import { productItem } from '@sarv/contract/enums'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Quote, QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../format/number.ts'
import type { DryRun } from '../../../shell/use-dry-run.ts'
import { Note } from '../../../ui/Note.tsx'
import { Receipt, type ReceiptLine } from '../../../ui/Receipt.tsx'
import { orderText } from './vm-order.fa.ts'
import { countOf, type VmOrder } from './vm-order.ts'
import type { OrderPrice } from './vm-price.ts'

const text = orderText.receipt

type ShownPrice = Omit<OrderPrice, 'whileOff'> & Partial<Pick<OrderPrice, 'whileOff'>>

const isCheaperOff = ({ whileOff, payable }: ShownPrice): boolean =>
  whileOff !== undefined && whileOff.payable < payable

interface OrderReceiptProps {
  order: VmOrder
  /** `undefined` before there is something to price. */
  price: ShownPrice | undefined
  vatPercent: number
  rehearsal: DryRun<Quote>
  submit: ReactNode
}

/** What the order costs, moving with each choice; the server's own figures as soon as it was asked. */
export function OrderReceipt({ order, price, vatPercent, rehearsal, submit }: OrderReceiptProps) {
  return (
    <Receipt
      lines={linesOf(order, price)}
      vatPercent={vatPercent}
      totals={
        price && {
          subtotalRials: price.subtotal,
          discountRials: price.discount,
          vatRials: price.vat,
          payableRials: price.payable,
          hourlyRials: price.hourly,
          ...(isCheaperOff(price) && { whileOffRials: price.whileOff?.payable }),
        }
      }
      runway={<Refusal rehearsal={rehearsal} />}
      submit={submit}
      note={text.note}
    />
  )
}

const { vCpu, vMemory, vDisk, cloudDisk } = productItem.id

const unitOf = (productItemId: number | null): keyof typeof text.units => {
  if (productItemId === vCpu) return 'core'
  return productItemId === vMemory || productItemId === vDisk || productItemId === cloudDisk ? 'gigabyte' : 'piece'
}

const pricedLine = ({ productItemId, name, quantity, price: rials }: QuoteLine): ReceiptLine => ({
  id: String(productItemId),
  label: text.amount(
    productItemId === null ? name : productItem.label(productItemId),
    formatNumber(quantity),
    text.units[unitOf(productItemId)],
  ),
  ...(rials === 0 ? { note: text.free } : { rials }),
})

const linesOf = (order: VmOrder, price: Price | undefined): ReceiptLine[] => {
  const isPlan = order.sizeKind === 'bundle'
  const count = countOf(order)
  const lines = price?.lines ?? []
  const isAddressInPlan =
    isPlan && order.usedPublicIpV4 && !lines.some(({ productItemId }) => productItemId === productItem.id.ipv4)
  return [
    ...(count > 1 ? [{ id: 'count', label: text.count, note: formatNumber(count) }] : []),
    ...(price ? lines.map(pricedLine) : [{ id: 'none', label: isPlan ? text.noPlan : text.noPrice, rials: null }]),
    ...(isAddressInPlan ? [{ id: 'ipv4', label: text.address, note: text.included }] : []),
  ]
}

/** Why the server would not take the complete order. */
function Refusal({ rehearsal: { error } }: { rehearsal: DryRun<Quote> }) {
  if (!error?.message) return null
  return (
    <Note tone="danger" title={text.refusedTitle} isLive>
      {error.message}
    </Note>
  )
}
