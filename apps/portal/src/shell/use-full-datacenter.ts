import { useDatacenterListQuery } from '@sarv/client/catalog.generated'
import { datacenterFull } from '@sarv/contract/catalog/datacenters/datacenters.fa'
import { useProjects } from './use-project.ts'

/** Why nothing new fits into the project's datacenter; nothing while there is room, and before it is known. */
export const useFullDatacenter = (projectId: number): string | undefined => {
  const { data: datacenters } = useDatacenterListQuery()
  const { projects } = useProjects()
  const datacenterId = projects.find(({ id }) => id === projectId)?.datacenterId
  const { name, fullReason } = datacenters?.find(({ id }) => id === datacenterId) ?? {}
  return fullReason ? datacenterFull(name ?? '', fullReason) : undefined
}
