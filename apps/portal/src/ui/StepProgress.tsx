import { Progress } from './Progress.tsx'
import styles from './StepProgress.module.css'

interface StepProgressProps {
  /** The step it is at: "step 3 of 5: preparing the disk". */
  label: string
  /** The time gone or left. */
  time?: string
  percent: number
}

/** A live operation in a row, a note or a panel: a bar never without its words. */
export function StepProgress({ label, time, percent }: StepProgressProps) {
  return (
    <span className={styles.progress}>
      <small className={styles.words}>
        <span title={label}>{label}</span>
        {time && <span className={styles.time}>{time}</span>}
      </small>
      <Progress percent={percent} label={label} />
    </span>
  )
}
