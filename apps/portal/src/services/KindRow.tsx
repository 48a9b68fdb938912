import type { LucideIcon } from 'lucide-react'
import { formatCount } from '../format/number.ts'
import { Badge } from '../ui/Badge.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { iconMd } from '../ui/icons.ts'
import { Link } from '../ui/Link.tsx'
import { Money } from '../ui/Money.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './KindRow.module.css'
import { countByStatus } from './status-counts.ts'
import { servicesText } from './services.fa.ts'

interface KindRowProps {
  icon: LucideIcon
  label: string
  /** Its list. */
  href: string
  /** In place of the counts: there are none yet, or they could not be read. */
  none: string
  failed: string
  query: {
    /** `priceNow` where what it costs depends on whether it runs. */
    data?: readonly { statusId: number; monthlyPrice?: number; priceNow?: number }[] | undefined
    error?: unknown
    refetch: () => unknown
  }
}

/** One kind of service: how many a project has, how they are doing, and what they cost at present. */
export function KindRow({ icon: Icon, label, href, none, failed, query }: KindRowProps) {
  const { data, error, refetch } = query
  const rials = data?.reduce((sum, { monthlyPrice = 0, priceNow = monthlyPrice }) => sum + priceNow, 0) ?? 0
  if (error && !data) {
    return (
      <li className={styles.failed}>
        <ErrorBox isPart title={failed} error={error} onRetry={() => void refetch()} />
      </li>
    )
  }
  return (
    <li className={styles.kind}>
      <Icon {...iconMd} />
      <div>
        <Link href={href} kind="quiet">
          <b>{label}</b>
        </Link>{' '}
        {data && <Badge>{formatCount(data.length)}</Badge>}
        <small>{data ? servicesText.statusCounts(countByStatus(data)) || none : <Skeleton widthPercent={60} />}</small>
      </div>
      {rials > 0 && <Money rials={rials} per={servicesText.perMonth} />}
    </li>
  )
}
