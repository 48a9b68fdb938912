import { Check, Plus, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link, useNavigate } from 'react-router'
import { matchesSearch } from '../format/search-text.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { iconSm } from '../ui/icons.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { takeOrderIn } from './order-after-project.ts'
import { closePanel, openPanel } from './panels.ts'
import { projectHome } from './navigation.ts'
import { paths } from './paths.ts'
import { selectProject, useSelectedProjectId } from './project-selection.ts'
import { isRegistered } from './registered-pages.ts'
import { shellText } from './shell.fa.ts'
import { useMayInAccount } from './use-may.ts'
import { useProjects } from './use-project.ts'
import styles from './ProjectPicker.module.css'

const text = shellText.project
const searchAbove = 7

export function ProjectList() {
  const { projects, isRead, isError, error, refetch } = useProjects()
  const [search, setSearch] = useState('')
  const shown = projects.filter(({ name }) => matchesSearch(name ?? '', search))
  return (
    <div className={styles.panel} aria-busy={!isRead && !isError}>
      {projects.length > searchAbove && (
        <div className={styles.search}>
          <SearchField
            label={text.search}
            isLabelHidden
            placeholder={text.search}
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      {!isRead && !isError && <Skeleton lines={3} />}
      {isError && <ErrorBox isPart error={error} onRetry={() => void refetch()} />}
      {projects.length > 0 && shown.length === 0 && <p className={styles.none}>{text.noMatch}</p>}
      {isRead && projects.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={styles.list}>
        {shown.map((project) => (
          <ProjectRow key={project.id} {...project} />
        ))}
      </ul>
      <div className={styles.create}>
        <CreateButton />
      </div>
    </div>
  )
}

function CreateButton() {
  const may = useMayInAccount()
  return (
    <Button
      kind="quiet"
      icon={Plus}
      isWide
      writes
      disabledReason={may('account') ? undefined : text.createForbidden}
      onPress={() => openPanel('create-project')}
    >
      {text.create}
    </Button>
  )
}

interface ProjectRowProps {
  id: number
  name: string | null
  datacenter: string | null
}

function ProjectRow({ id, name, datacenter }: ProjectRowProps) {
  const isSelected = useSelectedProjectId() === id
  const navigate = useNavigate()
  const choose = () => {
    selectProject(id)
    closePanel('projects')
    void navigate(takeOrderIn(id) ?? projectHome(id) ?? paths.dashboard)
  }
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <AriaButton className={styles.choose} aria-current={isSelected || undefined} onPress={choose}>
        <span className={`${styles.rowName} clip`}>
          <bdi>{name}</bdi>
        </span>
        <small>{datacenter}</small>
        {isSelected && <Check {...iconSm} />}
      </AriaButton>
      {isRegistered(paths.project.specification(id)) && (
        <Link
          className={styles.gear}
          to={paths.project.specification(id)}
          aria-label={text.settings(name ?? '')}
          onClick={() => closePanel('projects')}
        >
          <Settings {...iconSm} />
        </Link>
      )}
    </li>
  )
}
