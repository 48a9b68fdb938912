import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import { useProjectListQuery } from '@sarv/client/project.generated'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useSelectedProjectId } from './project-selection.ts'

/** The user's projects; the picker re-reads them whenever a project is made, changed or taken away. */
export const useProjects = () => {
  const { data, error, isError, refetch } = useProjectListQuery()
  const projects = useMemo(() => (data ?? []).map((project) => ({ ...project, id: project.id ?? 0 })), [data])
  return { projects, isRead: data !== undefined, error, isError, refetch }
}

/** The chosen project, once the list is read; undefined when none is chosen. */
export const useSelectedProject = () => {
  const id = useSelectedProjectId()
  const { projects } = useProjects()
  return projects.find((project) => project.id === id)
}

/** The project that the address names: pages of a project take it from here. */
export const useProjectIdInAddress = (): number | null => {
  const id = Number(useParams()['projectId'])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Whether the chosen project lives in a datacenter of the built-in sandbox. */
export const useIsSandbox = () => {
  const project = useSelectedProject()
  const { data: datacenters = [] } = useDatacenterListQuery(undefined, { skip: !project })
  return datacenters.some(({ id, isSandbox }) => id === project?.datacenterId && isSandbox)
}
