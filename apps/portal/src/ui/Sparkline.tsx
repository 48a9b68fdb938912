import styles from './Sparkline.module.css'

interface SparklineProps {
  /** `null` where nothing is known: the line has a gap there. */
  values: readonly (number | null)[]
  /** What it shows, and how it stands now. */
  label: string
  /** The top of the drawing; the largest value when left out. */
  max?: number
}

const width = 72
const height = 24

const toPath = (values: readonly (number | null)[], max: number): string =>
  values
    .map((value, index) => {
      if (value === null) return ''
      const x = (index / Math.max(1, values.length - 1)) * width
      const y = height - (Math.min(Math.max(value, 0), max) / max) * height
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

/** The shape of the last hours in the height of a line; time runs left to right. */
export function Sparkline({ values, label, max = Math.max(1, ...values.map(Number)) }: SparklineProps) {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG picture has no tag of its own for its name
      role="img"
      aria-label={label}
    >
      <path d={toPath(values, max)} />
    </svg>
  )
}
