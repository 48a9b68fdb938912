import { ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { iconXs } from '../ui/icons.ts'
import { Popover } from '../ui/Popover.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMedia } from '../ui/use-media.ts'
import { usePanel } from './panels.ts'
import { shellText } from './shell.fa.ts'
import { useSelectedProjectId } from './project-selection.ts'
import { useProjects, useSelectedProject } from './use-project.ts'
import styles from './ProjectPicker.module.css'
import { lazyPart } from '../ui/lazy-part.tsx'
import { MissingPart } from '../ui/MissingPart.tsx'

const text = shellText.project

const ProjectList = lazyPart(async () => (await import('./menus.loads.ts')).menuLoads.projects(), {
  missing: MissingPart,
})

/** Chooses the project that the whole portal speaks of. */
export function ProjectPicker() {
  const project = useSelectedProject()
  const [isOpen, setOpen] = usePanel('projects')
  const hasRoom = useMedia('(min-width: 900px)')
  const name = project?.name ?? ''
  return (
    <Popover
      label={text.list}
      isFlush
      isOpen={isOpen && hasRoom}
      onOpenChange={setOpen}
      trigger={
        <Button className={styles.trigger}>
          {project ? (
            <>
              <span className={styles.mark} aria-hidden>
                {name.trim().charAt(0)}
              </span>
              <span className="sr-only">{text.label}</span>
              <span className={`${styles.name} clip`}>
                <bdi>{name}</bdi>
              </span>
              {project.datacenter && <small>{project.datacenter}</small>}
            </>
          ) : (
            <NoProject />
          )}
          <ChevronsUpDown {...iconXs} />
        </Button>
      }
    >
      <ProjectList />
    </Popover>
  )
}

/** Nothing is said to be chosen or not before the projects are read. */
function NoProject() {
  const id = useSelectedProjectId()
  const { isRead, isError } = useProjects()
  if (isRead || isError || id === null) return <span className={styles.name}>{text.choose}</span>
  return (
    <>
      <span className="sr-only">{text.label}</span>
      <span className={styles.coming} aria-busy>
        <Skeleton widthPercent={70} />
      </span>
    </>
  )
}
