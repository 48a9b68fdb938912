import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import styles from './SecuritySection.module.css'
import type { SectionId } from './sections.ts'

interface SecuritySectionProps {
  id: SectionId
  title: string
  /** What this is good for, in a sentence. */
  intro?: ReactNode
  headEnd?: ReactNode
  /** Rows, each with its own padding. */
  children: ReactNode
}

/** A card of the tab that can be linked to; the focus goes with the link. */
export function SecuritySection({ id, title, intro, headEnd, children }: SecuritySectionProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      <Card title={title} label={title} headEnd={headEnd} isFlush>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </Card>
    </div>
  )
}

/** A padded part of a section, between its rows. */
export function SectionPart({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>
}
