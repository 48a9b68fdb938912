import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconMd } from './icons.ts'
import styles from './Note.module.css'
import type { Tone } from './tone.ts'

interface NoteProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  icon?: LucideIcon
  /** Work is going on: the icon turns. */
  isMoving?: boolean
  /** Buttons or links at the end of the note. */
  actions?: ReactNode
  /** Came up by itself, so it is read out at once. */
  isLive?: boolean
}

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** A message that belongs to its place on the page and stays there. */
export function Note({
  tone = 'neutral',
  title,
  children,
  icon,
  isMoving = false,
  actions,
  isLive = false,
}: NoteProps) {
  const Icon = isMoving ? LoaderCircle : (icon ?? icons[tone])
  return (
    <div className={styles.note} data-tone={tone} role={isLive ? 'alert' : undefined}>
      <Icon {...iconMd} className={styles.icon} data-spin={isMoving || undefined} />
      <div className={styles.body}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
