import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** What stands here, in a sentence. */
  intro?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  /**
   * An empty list shows them itself, and while it is read nobody knows: only their place is kept here. On a phone that would
   * be a hole, and they stand here alone.
   */
  areActionsInside?: boolean
  children: ReactNode
}

/** A part of a page with a title and an act of its own, such as a tab that shows a list. */
export function Section({ title, intro, actions, areActionsInside = false, children }: SectionProps) {
  return (
    <div className={styles.section} data-acts-inside={areActionsInside || undefined}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
