import { ProgressBar } from 'react-aria-components/ProgressBar'
import styles from './Progress.module.css'
import { uiText } from './ui.fa.ts'

interface ProgressProps {
  percent: number
  /** What is progressing, for screen readers. */
  label?: string
  tone?: 'info' | 'danger'
}

/** Work going on, by its percent. Words about the step and the time stand beside it. */
export function Progress({ percent, label = uiText.operation.progress, tone = 'info' }: ProgressProps) {
  return (
    <ProgressBar aria-label={label} value={percent} className={styles.track} data-tone={tone}>
      {({ percentage }) => <span className={styles.fill} style={{ inlineSize: `${percentage ?? 0}%` }} />}
    </ProgressBar>
  )
}
