import type { ReactNode } from 'react'
import styles from './TabColumns.module.css'

/** A page of many tabs: they stand beside the content, above it on a phone. */
export function TabColumns({ tabs, children }: { tabs: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
