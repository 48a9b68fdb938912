import type { OperatorStock } from '@sarv/client/operator.generated'
import { formatPercent } from '../../../format/number.ts'
import { capacityText as text } from './operator-capacity.fa.ts'
import styles from './operator-capacity.module.css'

interface CapacityBarProps {
  /** Absent: the engine has said nothing of it. */
  stock: OperatorStock | undefined
  /** Whether it has said anything at all: then what is missing is not there. */
  isAsked: boolean
}

const shareOf = (part: number | null, total: number): number =>
  total === 0 ? 0 : Math.min(100, ((part ?? 0) / total) * 100)

/** What is used and what is held of one thing, in one bar; the number is both together. */
export function CapacityBar({ stock, isAsked }: CapacityBarProps) {
  if (!stock) {
    return (
      <span className={styles.unknown} title={isAsked ? text.absent : undefined}>
        {isAsked ? '—' : text.unknown}
      </span>
    )
  }
  const { total, used, held, percent, level } = stock
  if (total === null || percent === null) {
    return (
      <span className={styles.unknown} title={text.unknownHint}>
        {text.unknown}
      </span>
    )
  }
  const usedShare = shareOf(used, total)
  const heldShare = Math.min(shareOf(held, total), 100 - usedShare)
  return (
    <span className={styles.share}>
      <span className={styles.bar} data-tone={level} aria-hidden>
        <i style={{ inlineSize: `${usedShare}%` }} />
        <em style={{ inlineSize: `${heldShare}%` }} />
      </span>
      <span className={styles.percent} data-tone={level} aria-hidden>
        {formatPercent(percent)}
      </span>
      <span className="sr-only">{text.share(Math.floor(usedShare), Math.floor(heldShare))}</span>
    </span>
  )
}
