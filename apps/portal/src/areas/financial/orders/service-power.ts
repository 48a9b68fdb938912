import type { OrderListItem } from '@sarv/client/financial.generated'
import { vmHostApi } from '@sarv/client/vm.generated'
import type { BulkWish } from '../../../services/bulk-outcome.ts'
import { store } from '../../../shell/store.ts'
import { servicesText } from './orders.fa.ts'

const text = servicesText.bulk
const { vmHostStart, vmHostShutdown } = vmHostApi.endpoints

export type ServicePower = 'start' | 'shutdown'
const calls = { start: vmHostStart, shutdown: vmHostShutdown } satisfies Record<ServicePower, unknown>

/** Turns servers of several projects on or off; things are named by the number of the server. */
export const powerWish = (act: ServicePower, servers: readonly OrderListItem[]): BulkWish => {
  const projects = new Map(servers.map(({ serviceId, projectId }) => [serviceId ?? 0, projectId ?? 0]))
  return {
    projectId: null,
    label: text[act],
    unit: text.server,
    send: (id) => store.dispatch(calls[act].initiate({ projectId: projects.get(id) ?? 0, id })),
  }
}
