import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A quiet framed word: "best seller", "test environment". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}
