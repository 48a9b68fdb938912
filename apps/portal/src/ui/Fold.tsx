import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'
import { iconSm } from './icons.ts'

interface FoldProps {
  icon?: LucideIcon
  title: ReactNode
  /** Open from the start: there is something in it that has to be seen. */
  isOpen?: boolean
  children: ReactNode
}

/** A card that shows only its title until somebody wants to see the rest. */
export function Fold({ icon: Icon, title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.card} open={isOpen}>
      <summary className={styles.head}>
        {Icon && <Icon {...iconSm} />}
        <span>{title}</span>
        <ChevronDown {...iconSm} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
