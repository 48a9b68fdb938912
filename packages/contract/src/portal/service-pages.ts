/** The portal's page of a service, by product name; mails lead there as well. Other services have none today. */
const pages: Readonly<Record<string, (projectId: number, id: number) => string>> = {
  vm: (projectId, id) => `/vm/${projectId}/${id}/specification`,
  volume: (projectId, id) => `/volume/${projectId}?volume=${id}`,
  storage: (projectId, id) => `/storage/${projectId}/${id}`,
  network: (projectId, id) => `/network/${projectId}/${id}/node-list`,
}

export interface ServiceOnPage {
  serviceType: string
  projectId: number | null
  serviceId: number | null
}

export const servicePage = ({ serviceType, projectId, serviceId }: ServiceOnPage): string | undefined =>
  projectId === null || serviceId === null ? undefined : pages[serviceType.toLowerCase()]?.(projectId, serviceId)
