import type { ReactNode } from 'react'
import styles from './Runway.module.css'

interface RunwayProps {
  /** Days the balance lasts. */
  days: number
  /** Days after that in which services are stopped but kept. */
  graceDays: number
  /** Few days left. */
  isShort?: boolean
  /** Words below the bar: today, and the day it ends. */
  marks?: { today: string; end: string }
}

/** How long the money lasts: yours, stopped but kept (hatched), gone. The words beside it say the same. */
export function Runway({ days, graceDays, isShort = false, marks }: RunwayProps) {
  return (
    <div className={styles.runway} aria-hidden={!marks}>
      <div className={styles.bar}>
        <i className={styles.yours} data-short={isShort || undefined} style={{ flexGrow: days }} />
        <i className={styles.grace} style={{ flexGrow: graceDays }} />
        <i className={styles.gone} style={{ flexGrow: Math.max(1, (days + graceDays) / 15) }} />
      </div>
      {marks && (
        <div className={styles.marks}>
          <span style={{ flexGrow: days }}>{marks.today}</span>
          <span style={{ flexGrow: graceDays }}>{marks.end}</span>
        </div>
      )}
    </div>
  )
}

interface RunwayNoteProps extends Pick<RunwayProps, 'days' | 'graceDays' | 'isShort'> {
  /** "Your balance with this server" */
  label: string
  /** "21 more days" */
  lasts: string
  /** What changes by this choice; a link to add credit when it does not last. */
  children?: ReactNode
}

/** The runway after a choice, inside a receipt. */
export function RunwayNote({ label, lasts, children, ...runway }: RunwayNoteProps) {
  return (
    <div className={styles.note}>
      <div className={styles.line}>
        <span>{label}</span>
        <b>{lasts}</b>
      </div>
      <Runway {...runway} />
      {children && <span className={styles.quiet}>{children}</span>}
    </div>
  )
}
