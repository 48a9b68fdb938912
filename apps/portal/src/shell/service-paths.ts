import { paths } from './paths.ts'
import { isRegistered } from './registered-pages.ts'

interface Service {
  serviceType: string
  projectId: number | null
  serviceId: number | null
}

/** By product name, as the wire writes it. */
const pathsByType: Record<string, (projectId: number, id: number) => string> = {
  vm: paths.vm.specification,
  volume: paths.volume.open,
  network: paths.network.nodes,
}

/** The page of an operation's service; undefined when it has none today. */
export const servicePath = ({ serviceType, projectId, serviceId }: Service): string | undefined => {
  const pathOf = pathsByType[serviceType.toLowerCase()]
  if (!pathOf || projectId === null || serviceId === null) return undefined
  const path = pathOf(projectId, serviceId)
  return isRegistered(path) ? path : undefined
}
