import { useProjectGetQuery } from '@sarv/client/project.generated'
import type { ProjectDetail } from '@sarv/client/project.generated'
import { FolderSearch } from 'lucide-react'
import { useEffect, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { openPanel } from '../../../shell/panels.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths } from '../../../shell/paths.ts'
import { clearProject } from '../../../shell/project-selection.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { projectPageText as text } from './project-page.fa.ts'
import { ProjectActions } from './ProjectActions.tsx'
import { ProjectKindChip } from './ProjectKindChip.tsx'
import { ProjectUsersTab } from '../project-users/ProjectUsersTab.tsx'
import { SpecificationTab } from './SpecificationTab.tsx'

export interface ProjectTabProps {
  projectId: number
  /** `undefined` while it is read for the first time. */
  project: ProjectDetail | undefined
  query: { isFetching: boolean; refetch: () => unknown }
}

interface ProjectTab {
  label: string
  pathOf: (projectId: number) => string
  Content: ComponentType<ProjectTabProps>
}

/** The parts of the page, each with its own address. */
const tabs: readonly [ProjectTab, ...ProjectTab[]] = [
  { label: text.tabs.specification, pathOf: paths.project.specification, Content: SpecificationTab },
  { label: text.tabs.users, pathOf: paths.project.users, Content: ProjectUsersTab },
]

/** `/project/{projectId}/{tab}` */
export function ProjectPage() {
  const projectId = useProjectIdInAddress()
  if (projectId === null) return <Navigate to={paths.dashboard} replace />
  return <Project key={projectId} projectId={projectId} />
}

const back = { href: paths.dashboard, label: text.back }

function Project({ projectId }: { projectId: number }) {
  const query = useProjectGetQuery({ id: projectId })
  const { pathname } = useLocation()
  const project = query.currentData
  usePageTitle(project?.name)
  if (query.error && 'status' in query.error && query.error.status === 404) return <ProjectMissing />
  if (query.error && !project) {
    return (
      <DetailPage back={back} name={text.project}>
        <Card label={text.project} isFlush>
          <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Card>
      </DetailPage>
    )
  }
  const { Content } = tabs.find(({ pathOf }) => pathOf(projectId) === pathname) ?? tabs[0]
  return (
    <DetailPage
      back={back}
      name={project?.name ?? text.project}
      chip={project && <ProjectKindChip isPublic={project.isPublic} />}
      actions={project && <ProjectActions project={project} />}
      tabs={tabs.map(({ label, pathOf }) => ({ label, href: pathOf(projectId) }))}
      currentTab={pathname}
      coming={project ? undefined : { hasActions: true }}
    >
      <Content projectId={projectId} project={project} query={query} />
    </DetailPage>
  )
}

/** The address names a project that is not there, or not ours: the choice of it goes too. */
function ProjectMissing() {
  useEffect(() => clearProject(), [])
  return (
    <>
      <PageHead title={text.project} isInPhoneHeader />
      <Card label={text.missing.title} isFlush>
        <Empty
          icon={FolderSearch}
          title={text.missing.title}
          actions={
            <Button kind="primary" onPress={() => openPanel('projects')}>
              {text.missing.choose}
            </Button>
          }
        >
          {text.missing.text}
        </Empty>
      </Card>
    </>
  )
}
