import type { ComponentType, ComponentProps, ReactNode } from 'react'
import { useProjectIdInAddress } from '../shell/use-project.ts'
import { ListPage } from '../ui/ListPage.tsx'
import type { ListQuery } from '../ui/ListTable.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'

/** A page about the project that its address names; begun anew for each project. */
export const pageOfProject = (title: string, Content: ComponentType<{ projectId: number }>) =>
  function PageOfProject() {
    const projectId = useProjectIdInAddress()
    return projectId === null ? <ProjectMissing title={title} /> : <Content key={projectId} projectId={projectId} />
  }

interface ServiceListPageProps<Row> extends Omit<ComponentProps<typeof ListPage>, 'count' | 'query'> {
  query: ListQuery<Row>
  /** The create button; an empty list has it in its middle instead. */
  create?: ReactNode
}

/** The page of all services of a kind in a project. */
export function ServiceListPage<Row>({ query, create, actions, ...page }: ServiceListPageProps<Row>) {
  if (isMissing(query.error)) return <ProjectMissing title={page.title} />
  const count = query.currentData?.length ?? 0
  return (
    <ListPage
      {...page}
      count={count || undefined}
      query={query}
      actions={
        <>
          {actions}
          {count > 0 && create}
        </>
      }
    />
  )
}

/** The project is not there, or not ours. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
