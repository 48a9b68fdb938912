import type { BillDetail, BillOrder, BillOrderLine } from '@sarv/client/financial.generated'
import { ChevronLeft, ReceiptText, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatDate, formatDateTime, formatDayAndMonth } from '../../../format/dates.ts'
import { formatCount, formatNumber, formatPercent } from '../../../format/number.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Meter } from '../../../ui/Meter.tsx'
import { Money } from '../../../ui/Money.tsx'
import { asRead, partOfDay, type BillPart } from './bill-day.ts'
import { productsOf, type BilledProduct } from './bill-tree.ts'
import { billsText } from './bills.fa.ts'
import { WhyThisLine } from './WhyThisLine.tsx'
import styles from './BillTree.module.css'

const text = billsText.detail

interface BillTreeProps {
  bill: BillDetail
  /** The day that it is narrowed to. */
  day: string | undefined
  onAllDays: () => void
}

/** Product, service, line: three levels in one table, each the sum of the one below it. */
export function BillTree({ bill, day, onAllDays }: BillTreeProps) {
  const products = productsOf(bill)
  const keys = products.flatMap(({ name, orders }) => [name, ...orders.map((order) => keyOf(name, order))])
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(products.slice(0, 1).map(({ name }) => name)))
  const isAllOpen = keys.every((key) => open.has(key))
  const toggle = (key: string) => setOpen(open.has(key) ? without(open, key) : new Set([...open, key]))
  const isRunning = bill.id === 0
  if (products.length === 0) {
    return (
      <Card isFlush label={text.tree}>
        <Empty icon={ReceiptText} title={isRunning ? text.empty.running : text.empty.issued}>
          {text.empty.text}
        </Empty>
      </Card>
    )
  }
  return (
    <Card
      isFlush
      title={text.tree}
      headEnd={
        <>
          {day && (
            <Button size="sm" icon={X} aria-label={text.allDays(formatDayAndMonth(day))} onPress={onAllDays}>
              {text.onlyDay(formatDayAndMonth(day))}
            </Button>
          )}
          <Button kind="quiet" size="sm" onPress={() => setOpen(new Set(isAllOpen ? [] : keys))}>
            {isAllOpen ? text.closeAll : text.openAll}
          </Button>
        </>
      }
    >
      <table className={styles.tree}>
        <thead>
          <tr>
            <th scope="col">{text.head.what}</th>
            <th scope="col">{text.head.quantity}</th>
            <th scope="col">{text.head.hours}</th>
            <th scope="col">{text.head.from}</th>
            <th scope="col">{text.head.to}</th>
            <th scope="col">{text.head.price}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRows
              key={product.name}
              {...{ billId: bill.id, part: asRead(partOfDay(day), bill), product, open }}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
      <Sums bill={bill} day={day} />
    </Card>
  )
}

const without = (open: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...open].filter((each) => each !== key))

const keyOf = (product: string, { orderId, order }: BillOrder): string => `${product}/${orderId}/${order ?? ''}`

interface RowsProps {
  billId: number
  part: BillPart
  open: ReadonlySet<string>
  onToggle: (key: string) => void
}

function ProductRows({ billId, part, product, open, onToggle }: RowsProps & { product: BilledProduct }) {
  const { name, price, share, orders } = product
  const isOpen = open.has(name)
  return (
    <>
      <tr className={styles.product}>
        <FoldCell isOpen={isOpen} onPress={() => onToggle(name)}>
          <b>{name || text.unnamed}</b> <Badge>{formatCount(orders.length)}</Badge>
        </FoldCell>
        <td colSpan={4} className={styles.share}>
          <span>
            <Meter label={text.head.share} value={share} />
            <small>{formatPercent(share)}</small>
          </span>
        </td>
        <td>
          <b>
            <Money rials={price} />
          </b>
        </td>
      </tr>
      {isOpen &&
        orders.map((order) => (
          <OrderRows key={keyOf(name, order)} {...{ billId, part, order, open, onToggle }} product={name} />
        ))}
    </>
  )
}

function OrderRows({
  billId,
  part,
  product,
  order,
  open,
  onToggle,
}: RowsProps & { product: string; order: BillOrder }) {
  const key = keyOf(product, order)
  const lines = order.orderItems ?? []
  const isOpen = open.has(key)
  return (
    <>
      <tr className={styles.order}>
        <FoldCell colSpan={3} isOpen={isOpen} onPress={() => onToggle(key)}>
          <bdi>{order.order ?? text.unnamed}</bdi> <small>{text.lines(formatCount(lines.length))}</small>
        </FoldCell>
        <Span from={order.fromDate} to={order.toDate} write={formatDate} />
        <td>
          <Money rials={order.orderPrice} />
        </td>
      </tr>
      {isOpen &&
        lines.map((line) => (
          <LineRow key={`${line.orderItem}/${line.fromDate}/${line.price}`} {...{ billId, part, order, line }} />
        ))}
    </>
  )
}

interface LineRowProps {
  billId: number
  part: BillPart
  order: BillOrder
  line: BillOrderLine
}

function LineRow({ billId, part, order, line }: LineRowProps) {
  return (
    <tr className={styles.line}>
      <th scope="row">
        <bdi>{line.orderItem ?? text.unnamed}</bdi>
      </th>
      <td data-label={text.head.quantity}>{formatNumber(line.quantity)}</td>
      <td data-label={text.head.hours}>{formatNumber(line.duration)}</td>
      <Span from={line.fromDate} to={line.toDate} write={formatDateTime} />
      <td className={styles.price}>
        <Money rials={line.price} />
        <WhyThisLine {...{ billId, part, order, line }} />
      </td>
    </tr>
  )
}

function Span({ from, to, write }: { from: string; to: string; write: (wire: string) => string }) {
  return (
    <>
      <td data-label={text.head.from}>
        <bdi dir="rtl">{write(from)}</bdi>
      </td>
      <td data-label={text.head.to}>
        <bdi dir="rtl">{write(to)}</bdi>
      </td>
    </>
  )
}

interface FoldCellProps {
  colSpan?: number
  isOpen: boolean
  onPress: () => void
  children: ReactNode
}

function FoldCell({ colSpan, isOpen, onPress, children }: FoldCellProps) {
  return (
    <th scope="row" colSpan={colSpan}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onPress}>
        <ChevronLeft {...iconSm} />
        <span>{children}</span>
      </button>
    </th>
  )
}

function Sums({ bill: { id, netPrice, vat, totalPrice }, day }: { bill: BillDetail; day: string | undefined }) {
  const isRunning = id === 0
  const whole = isRunning ? text.sum.running : text.sum.issued
  return (
    <div className={styles.sums}>
      {isRunning && <p>{text.closing}</p>}
      <dl>
        <div>
          <dt>{text.subtotal}</dt>
          <dd>
            <Money rials={netPrice} />
          </dd>
        </div>
        <div>
          <dt>{text.vat}</dt>
          <dd>
            <Money rials={vat} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{day ? text.sum.day(formatDayAndMonth(day)) : whole}</dt>
          <dd>
            <Money rials={totalPrice} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
