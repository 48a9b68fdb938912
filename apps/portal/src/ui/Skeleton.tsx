import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Share of the place it stands in, in percent. */
  widthPercent?: number
  /** Lines of text it stands for. */
  lines?: number
}

/** The shape of what is coming; the place that loads says so to screen readers (`aria-busy`). */
export function Skeleton({ widthPercent = 100, lines = 1 }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, line) => line)
  return (
    <span className={styles.lines} aria-hidden>
      {bars.map((line) => (
        <span
          key={line}
          className={styles.bar}
          style={{ inlineSize: `${line > 0 && line === lines - 1 ? widthPercent * 0.6 : widthPercent}%` }}
        />
      ))}
    </span>
  )
}
