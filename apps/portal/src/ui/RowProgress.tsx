import { Progress } from './Progress.tsx'
import styles from './RowProgress.module.css'

interface RowProgressProps {
  /** The step it is at: "step 3 of 5: preparing the disk". */
  label: string
  /** The time gone or left. */
  time?: string
  percent: number
}

/** A live operation inside its row: a bar never without its words. */
export function RowProgress({ label, time, percent }: RowProgressProps) {
  return (
    <span className={styles.progress}>
      <small className={styles.words}>
        <span>{label}</span>
        {time && <span>{time}</span>}
      </small>
      <Progress percent={percent} label={label} />
    </span>
  )
}
