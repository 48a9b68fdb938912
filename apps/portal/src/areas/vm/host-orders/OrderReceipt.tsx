import { productItem } from '@sarv/contract/enums'
import type { Price } from '@sarv/contract/pricing/quote'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../format/number.ts'
import { OrderOutlook } from '../../../services/orders/OrderOutlook.tsx'
import { pricedLine, type ShownPrice, totalsOf } from '../../../services/orders/receipt-lines.ts'
import type { DryRun } from '../../../shell/use-dry-run.ts'
import { Receipt, type ReceiptLine } from '../../../ui/Receipt.tsx'
import { orderText } from './host-orders.fa.ts'
import { countOf, type VmOrder } from './vm-order.ts'

const text = orderText.receipt

interface OrderReceiptProps {
  order: VmOrder
  /** `undefined` before there is something to price. */
  price: ShownPrice | undefined
  vatPercent: number | undefined
  rehearsal: DryRun
  submit: ReactNode
}

/** What the order costs, moving with each choice; the server's own figures as soon as it was asked. */
export function OrderReceipt({ order, price, vatPercent, rehearsal, submit }: OrderReceiptProps) {
  return (
    <Receipt
      lines={linesOf(order, price)}
      vatPercent={vatPercent}
      totals={price && totalsOf(price)}
      runway={<OrderOutlook rehearsal={rehearsal} price={price} />}
      submit={submit}
      note={text.note}
    />
  )
}

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
