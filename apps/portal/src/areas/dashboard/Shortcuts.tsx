import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { existing } from '../../shell/navigation.ts'
import { iconMd, iconSm } from '../../ui/icons.ts'
import { dashboardText as text } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const hints: Partial<Record<string, string>> = text.shortcutHints

/** The lists people come for, in the chosen project. */
export function Shortcuts({ projectId }: { projectId: number }) {
  const entries = existing('vm', 'volume', 'network')
  return (
    <nav className={styles.shortcuts} aria-label={text.shortcuts}>
      {entries.map(({ id, icon: Icon, label, path }) => (
        <Link key={id} className={styles.shortcut} to={path(projectId)}>
          <span className={styles.mark}>
            <Icon {...iconMd} />
          </span>
          <span>
            <b>{label}</b>
            <small>{hints[id]}</small>
          </span>
          <ChevronLeft {...iconSm} className={styles.chevron} />
        </Link>
      ))}
    </nav>
  )
}
