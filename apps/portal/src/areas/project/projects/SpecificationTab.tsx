import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import type { ProjectDetail } from '@sarv/client/project.generated'
import { useProjects } from '../../../shell/use-project.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { AccessChip } from '../project-users/AccessChip.tsx'
import { projectPageText } from './project-page.fa.ts'
import type { ProjectTabProps } from './ProjectPage.tsx'
import { ProjectKindChip } from './ProjectKindChip.tsx'
import styles from './SpecificationTab.module.css'

const text = projectPageText.overview

/** What the project is, where it lives, and what one may do in it. */
export function SpecificationTab({ projectId, project, query }: ProjectTabProps) {
  const { projects } = useProjects()
  const accessTypeId = projects.find(({ id }) => id === projectId)?.userAccessTypeId
  return (
    <OverviewCard
      title={text.title}
      query={query}
      isLoading={!project}
      rows={project ? rowsOf(project, accessTypeId) : loadingRows}
    />
  )
}

const rowsOf = (project: ProjectDetail, accessTypeId: number | undefined): OverviewRow[] => [
  { label: text.name, shown: <bdi>{project.name}</bdi> },
  { label: text.kind, shown: <ProjectKindChip isPublic={project.isPublic} /> },
  { label: text.datacenter, shown: <Datacenter id={project.datacenterId} name={project.datacenterName} /> },
  { label: text.description, shown: project.description && <bdi>{project.description}</bdi> },
  { label: text.access, shown: accessTypeId !== undefined && <AccessChip accessTypeId={accessTypeId} /> },
  { label: text.created, shown: project.createDate && <DateText wire={project.createDate} as="time" /> },
]

const loadingRows: OverviewRow[] = [
  text.name,
  text.kind,
  text.datacenter,
  text.description,
  text.access,
  text.created,
].map((label) => ({ label }))

function Datacenter({ id, name }: { id: number; name: string | null }) {
  const { data: datacenters = [] } = useDatacenterListQuery()
  const isSandbox = datacenters.some((datacenter) => datacenter.id === id && datacenter.isSandbox)
  return (
    <span className={styles.datacenter}>
      {name}
      {isSandbox && <Tag>{shellText.sandbox}</Tag>}
    </span>
  )
}
