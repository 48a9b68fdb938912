import { CircleCheck, CircleMinus, Clock, Info, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { iconXs } from './icons.ts'
import styles from './StatusChip.module.css'
import { type Tone, toneOf } from './tone.ts'

interface StatusChipProps {
  /** An entry of a contract enum: its Persian label and its tone. */
  status: { label: string; tone: Tone | 'error' }
  /** Work is going on: the icon turns. */
  isMoving?: boolean
  /** Instead of the tone's own icon, where another says more: a power sign for "off". */
  icon?: LucideIcon
}

const icons: Record<Tone, LucideIcon> = {
  neutral: CircleMinus,
  info: Info,
  success: CircleCheck,
  warning: Clock,
  danger: TriangleAlert,
}

/** A status as icon, word and tone; never colour alone. */
export function StatusChip({ status, isMoving = false, icon }: StatusChipProps) {
  const tone = toneOf(status.tone)
  const Icon = isMoving ? LoaderCircle : (icon ?? icons[tone])
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon {...iconXs} data-spin={isMoving || undefined} aria-hidden />
      {status.label}
    </span>
  )
}
