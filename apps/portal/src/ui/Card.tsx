import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title?: ReactNode
  /** At the end of the head: a link, a button, a period. */
  headEnd?: ReactNode
  foot?: ReactNode
  children: ReactNode
  /** The content brings its own padding: a table, a list of rows. */
  isFlush?: boolean
  /** Names the card where it has no title. */
  label?: string
}

/** A surface with a line around it. Cards do not lift on hover. */
export function Card({ title, headEnd, foot, children, isFlush = false, label }: CardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      {(title || headEnd) && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {headEnd && <div className={styles.end}>{headEnd}</div>}
        </header>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  )
}
