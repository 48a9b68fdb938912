import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconMd } from '../../../ui/icons.ts'
import styles from './ItemRow.module.css'

interface ItemRowProps {
  icon: LucideIcon
  title: ReactNode
  /** Beside the title: a chip, a tag. */
  beside?: ReactNode
  /** Quiet facts below, each a line of its own on a phone. */
  children?: ReactNode
  /** Buttons or a switch. */
  end?: ReactNode
}

/** One thing that guards the account or has a part in it: what it is, and what can be done about it. */
export function ItemRow({ icon: Icon, title, beside, children, end }: ItemRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon {...iconMd} />
      </span>
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>{title}</h3>
          {beside}
        </div>
        {children && <div className={styles.facts}>{children}</div>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
