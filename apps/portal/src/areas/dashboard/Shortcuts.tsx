import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { shortcuts } from '../../shell/navigation.ts'
import { iconMd, iconSm } from '../../ui/icons.ts'
import { dashboardText as text } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

/** The lists people come for, in the chosen project. */
export function Shortcuts({ projectId }: { projectId: number }) {
  return (
    <nav className={styles.shortcuts} aria-label={text.shortcuts}>
      {shortcuts().map(({ id, icon: Icon, label, hint, path }) => (
        <Link key={id} className={styles.shortcut} to={path(projectId)}>
          <span className={styles.mark}>
            <Icon {...iconMd} />
          </span>
          <span>
            <b>{label}</b>
            <small>{hint}</small>
          </span>
          <ChevronLeft {...iconSm} className={styles.chevron} />
        </Link>
      ))}
    </nav>
  )
}
