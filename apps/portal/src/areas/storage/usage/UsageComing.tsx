import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { usageText as text } from './usage.fa.ts'
import styles from './UsageCard.module.css'

interface UsageComingProps {
  /** What stands below it is read by itself, and does not wait. */
  isBeside?: boolean
}

/** The card while its code or what fills the bucket is on its way: counting a large one takes some seconds. */
export function UsageComing({ isBeside = false }: UsageComingProps) {
  return (
    <Card title={text.title}>
      <div className={styles.coming}>
        <Loading lines={8} isSized={isBeside} />
      </div>
    </Card>
  )
}
