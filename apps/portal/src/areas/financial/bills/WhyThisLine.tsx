import type { BillOrderLine } from '@sarv/client/financial.generated'
import { CircleHelp } from 'lucide-react'
import { formatDateTime } from '../../../format/dates.ts'
import { formatNumber, withUnit } from '../../../format/number.ts'
import { inShownCurrency, rialsParts } from '../../../format/rials.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { financialPaths } from '../financial.paths.ts'
import { unitHourly } from './bill-tree.ts'
import { billsText } from './bills.fa.ts'
import styles from './BillTree.module.css'

const text = billsText.detail.why

/** How a line of a bill came about: amount, hours and price of a unit. */
export function WhyThisLine({ line }: { line: BillOrderLine }) {
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
        <p>{text.span(formatDateTime(line.fromDate), formatDateTime(line.toDate))}</p>
        {rate !== undefined && <p>{text.rate(withUnit(formatNumber(inShownCurrency(rate), 2), rialsParts(0).unit))}</p>}
        <p>{text.rounding}</p>
        <Link href={financialPaths.wallet}>{text.wallet}</Link>
      </div>
    </Popover>
  )
}
