import { useBillExplainQuery, type BillOrder, type BillOrderLine } from '@sarv/client/financial.generated'
import { CircleHelp } from 'lucide-react'
import { formatDateTime } from '../../../format/dates.ts'
import { formatNumber, formatPercent, withUnit } from '../../../format/number.ts'
import { inShownCurrency, rialsParts } from '../../../format/rials.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { financialPaths } from '../financial.paths.ts'
import type { BillPart } from './bill-day.ts'
import { unitHourly } from './bill-tree.ts'
import { billsText } from './bills.fa.ts'
import styles from './BillTree.module.css'

const text = billsText.detail.why

interface WhyThisLineProps {
  billId: number
  part: BillPart
  order: BillOrder
  line: BillOrderLine
}

/** How a line of a bill came about: amount, hours, price of a unit, and each interval that was read. */
export function WhyThisLine({ billId, part, order, line }: WhyThisLineProps) {
  const rate = unitHourly(line)
  return (
    <Popover
      label={text.title}
      placement="bottom end"
      trigger={<IconButton size="sm" icon={CircleHelp} name={text.open(line.orderItem ?? '')} />}
    >
      <div className={styles.why}>
        <b>{text.title}</b>
        <p className={styles.whySum}>
          <span>{text.sum(formatNumber(line.quantity), formatNumber(line.duration))}</span>
          <Money rials={line.price} />
        </p>
        {rate !== undefined && <p>{text.rate(withUnit(formatNumber(inShownCurrency(rate), 2), rialsParts(0).unit))}</p>}
        <Readings {...{ billId, part, order, line }} />
        <p>{text.rounding}</p>
        <Link href={financialPaths.wallet}>{text.wallet}</Link>
      </div>
    </Popover>
  )
}

/** Asked for when the line is opened. Older servers name neither service nor item: the line's own span stands for them. */
function Readings({ billId, part, order, line }: WhyThisLineProps) {
  const { serviceType, orderId } = order
  const { item } = line
  const isNamed = serviceType !== undefined && item !== undefined
  const { data, error, isFetching, refetch } = useBillExplainQuery(
    { id: billId, ...part, serviceType: serviceType ?? '', serviceId: orderId, item: item ?? 0 },
    { skip: !isNamed },
  )
  if (!isNamed) return <p>{text.span(formatDateTime(line.fromDate), formatDateTime(line.toDate))}</p>
  if (error) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Loading lines={2} />
  // The line has one size and one price; others of the same item are lines of their own.
  const readings = data.filter(({ quantity, unitPrice }) => quantity === line.quantity && unitPrice === line.unitPrice)
  return (
    <ul className={styles.readings} aria-label={text.readings}>
      {readings.map((reading) => (
        <li key={reading.fromDate}>
          <span>{text.span(formatDateTime(reading.fromDate), formatDateTime(reading.toDate))}</span>
          <small>{reading.formula}</small>
          <small>
            {text.vat(formatPercent(reading.vatPercent))}: <Money rials={reading.vat} />
          </small>
        </li>
      ))}
    </ul>
  )
}
