import { BookOpen, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link, useLocation } from 'react-router'
import { Avatar } from '../ui/Avatar.tsx'
import { iconMd, iconSm } from '../ui/icons.ts'
import { apiBase } from './http.ts'
import { Logo } from './Logo.tsx'
import { existing, isEntryCurrent, sidebarGroups } from './navigation.ts'
import type { NavigationEntry, NavigationGroup } from './navigation.ts'
import { navigationText as text } from './navigation.fa.ts'
import { openPanel } from './panels.ts'
import { Part } from './parts.ts'
import { paths } from './paths.ts'
import { useSelectedProjectId } from './project-selection.ts'
import { useSession } from './session.ts'
import { useMayInAccount } from './use-may.ts'
import { useSelectedProject } from './use-project.ts'
import styles from './Sidebar.module.css'

/** The menu: who is here, where one can go. The same in the fixed column and in the drawer of narrow screens. */
export function Sidebar() {
  return (
    <div className={styles.sidebar}>
      <Link to={paths.dashboard} className={styles.logo}>
        <Logo />
      </Link>
      <Who />
      <nav className={styles.nav} aria-label={text.menu}>
        {existing('dashboard').map((entry) => (
          <EntryLink key={entry.id} entry={entry} hasIcon />
        ))}
        <Groups />
        {existing('financial', 'support').map((entry) => (
          <EntryLink key={entry.id} entry={entry} hasIcon />
        ))}
      </nav>
      <Foot />
    </div>
  )
}

function Who() {
  const { userTitle } = useSession()
  const project = useSelectedProject()
  return (
    <div className={styles.who}>
      <Avatar name={userTitle} />
      <div>
        <b>{userTitle}</b>
        {project?.customer && project.customer !== userTitle && <small>{project.customer}</small>}
      </div>
    </div>
  )
}

function Groups() {
  const { pathname } = useLocation()
  const groups = sidebarGroups()
  const current = groups.find(({ entries }) => entries.some((entry) => isEntryCurrent(entry, pathname)))
  const [choice, setChoice] = useState({ pathname, open: current?.id })
  // A new address opens its own group; until then the last press decides.
  const open = choice.pathname === pathname ? choice.open : (current?.id ?? choice.open)

  return groups.map((group) => (
    <Group
      key={group.id}
      group={group}
      isOpen={open === group.id}
      isCurrent={current?.id === group.id}
      onToggle={() => setChoice({ pathname, open: open === group.id ? undefined : group.id })}
    />
  ))
}

interface GroupProps {
  group: NavigationGroup
  isOpen: boolean
  isCurrent: boolean
  onToggle: () => void
}

function Group({ group: { id, icon: Icon, label, entries }, isOpen, isCurrent, onToggle }: GroupProps) {
  const listId = `menu-${id}`
  return (
    <div>
      <Button
        className={styles.group}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={onToggle}
      >
        <Icon {...iconMd} />
        <span>{label}</span>
        <ChevronDown {...iconSm} className={styles.chevron} />
      </Button>
      {isOpen && (
        <ul id={listId}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function EntryLink({ entry, hasIcon = false }: { entry: NavigationEntry; hasIcon?: boolean }) {
  const { pathname } = useLocation()
  const projectId = useSelectedProjectId()
  const content = (
    <>
      {hasIcon && <entry.icon {...iconMd} />}
      <span>{entry.label}</span>
    </>
  )
  if (entry.needsProject && projectId === null) {
    return (
      <Button className={styles.link} onPress={() => openPanel('projects')}>
        {content}
      </Button>
    )
  }
  return (
    <Link
      className={styles.link}
      to={entry.path(projectId ?? 0)}
      aria-current={isEntryCurrent(entry, pathname) ? 'page' : undefined}
    >
      {content}
    </Link>
  )
}

function Foot() {
  const mayMoney = useMayInAccount()('money')
  return (
    <div className={styles.foot}>
      <Part place="sidebar" fallback={mayMoney && <div className={styles.coming} aria-hidden />} />
      {existing('sales', 'status', 'blog').map(({ id, label, icon: Icon, path }) => (
        <Link key={id} to={path(0)}>
          <Icon {...iconSm} />
          <span>{label}</span>
        </Link>
      ))}
      <a href={apiBase() + paths.apiDocs} target="_blank" rel="noopener">
        <BookOpen {...iconSm} />
        <span>{text.apiDocs}</span>
      </a>
    </div>
  )
}
