import { sparkHeight, sparkPath, sparkWidth } from './spark-path.ts'
import styles from './Sparkline.module.css'

interface SparklineProps {
  /** `null` where nothing is known: the line has a gap there. */
  values: readonly (number | null)[]
  /** What it shows, and how it stands now. */
  label: string
  /** The top of the drawing; the largest value when left out. */
  max?: number
}

/** The shape of the last hours in the height of a line; time runs left to right. */
export function Sparkline({ values, label, max }: SparklineProps) {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG picture has no tag of its own for its name
      role="img"
      aria-label={label}
    >
      <path d={sparkPath(values, max)} />
    </svg>
  )
}
