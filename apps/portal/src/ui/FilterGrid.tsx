import type { ReactNode } from 'react'
import styles from './FilterGrid.module.css'

/** What a table may be narrowed by, where that is more than finds room beside its search: the whole line, in columns. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** One that takes two columns: a range of days. */
export function WideFilter({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
