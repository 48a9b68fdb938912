import { StatusChip } from '../ui/StatusChip.tsx'
import styles from './ProblemChip.module.css'
import { servicesText } from './services.fa.ts'

interface ProblemChipProps {
  problems: readonly string[]
  /** Something works, and should not: a port that is open to everybody. */
  isRisk?: boolean
}

/** How many known faults a thing has; which ones, for whoever points at it or hears it. Nothing where there are none. */
export function ProblemChip({ problems, isRisk = false }: ProblemChipProps) {
  if (problems.length === 0) return null
  return (
    <span className={styles.chip} title={problems.join(' ')}>
      <StatusChip status={{ label: servicesText.problems(problems.length), tone: isRisk ? 'warning' : 'error' }} />
      <span className="sr-only">{problems.join(' ')}</span>
    </span>
  )
}
