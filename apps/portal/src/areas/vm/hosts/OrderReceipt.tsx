import { productItem } from '@sarv/contract/enums'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Quote, QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../format/number.ts'
import type { DryRun } from '../../../shell/use-dry-run.ts'
import { Note } from '../../../ui/Note.tsx'
import { Receipt, type ReceiptLine } from '../../../ui/Receipt.tsx'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'

const text = orderText.receipt

interface OrderReceiptProps {
  order: VmOrder
  /** `undefined` before there is something to price. */
  price: Price | undefined
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
        }
      }
      runway={<Verdict rehearsal={rehearsal} />}
      submit={submit}
      note={text.note}
    />
  )
}

const linesOf = (order: VmOrder, price: Price | undefined): ReceiptLine[] => {
  const isBundle = order.sizeKind === 'bundle'
  const priced = (price?.lines ?? []).map(({ productItemId, name, quantity, price: rials }) => ({
    id: String(productItemId),
    label: text.times(productItemId === null ? name : productItem.label(productItemId), formatNumber(quantity)),
    rials,
  }))
  return [
    ...(price ? priced : [{ id: 'none', label: isBundle ? text.noPlan : text.noPrice, rials: null }]),
    ...(isBundle && order.usedPublicIpV4 ? [{ id: 'ipv4', label: text.address, note: text.included }] : []),
    ...(order.usedPublicIpV6 ? [{ id: 'ipv6', label: text.addressV6, note: text.free }] : []),
  ]
}

const isOver = ({ current, wanted, max }: QuoteLimit) => current + wanted > max

/** What the server says about the complete order: nothing, while it would take it. */
function Verdict({ rehearsal: { quote, error } }: { rehearsal: DryRun<Quote> }) {
  const over = (quote?.limits ?? []).filter(isOver)
  if (error?.message) {
    return (
      <Note tone="danger" title={text.refusedTitle} isLive>
        {error.message}
      </Note>
    )
  }
  if (over.length === 0) return null
  return (
    <Note tone="warning" title={text.overLimitTitle} isLive>
      {over.map(({ item, max, current }) => (
        <p key={item}>{text.overLimit(item, max, current)}</p>
      ))}
    </Note>
  )
}
