import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

interface EmptyProps {
  icon?: LucideIcon
  title: ReactNode
  /** What this is good for, or how to widen the search. */
  children?: ReactNode
  actions?: ReactNode
  /** A quiet line below: price, a guide. */
  note?: ReactNode
  size?: 'sm' | 'md'
  /** First use: the girih stands behind it as a watermark. */
  hasPattern?: boolean
  tone?: 'neutral' | 'danger'
}

/** What stands where nothing is yet. */
export function Empty(props: EmptyProps) {
  const { icon: Icon = Inbox, title, children, actions, note, size = 'md', hasPattern, tone = 'neutral' } = props
  return (
    <div className={styles.empty} data-size={size} data-pattern={hasPattern || undefined} data-tone={tone}>
      <span className={styles.mark}>
        <Icon size={24} strokeWidth={1.5} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && (
        <div className={styles.actions} data-empty-acts>
          {actions}
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
