import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { MenuWords } from '../../shell/menu-words.ts'
import { allEntries } from '../../shell/navigation.ts'
import { iconMd, iconSm } from '../../ui/icons.ts'
import { dashboardCards } from '../dashboard-cards.ts'
import { dashboardText as text } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const words: MenuWords = Object.assign({}, ...dashboardCards.map(({ menuWords }) => menuWords))

/** Those that say what is found there. */
const shortcuts = () =>
  allEntries()
    .map((entry) => ({ ...entry, hint: words[entry.id]?.hint }))
    .filter(({ hint }) => hint)

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
