import type { VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import type { PlanGround } from './network-plans.fixture.ts'

/** What tests ask of servers in networks, and do to them alone. */
export const connectionsOf = (api: TestApi) => {
  const path = ({ customer }: PlanGround) => `/vm/${customer.projectId}/network/node`
  return {
    portsOf: ({ customer }: PlanGround, serverId: number) =>
      api.compute(1).listPorts({ serverTag: serverTag(customer.projectId, serverId) }, new AbortController().signal),
    nodesOf: async (ground: PlanGround, serverId: number) =>
      (await api.get<VmNetworkNodeListItem[]>(ground.customer, `${path(ground)}/list?VmHostId=${serverId}`)).body,
    attach: (ground: PlanGround, vmHostId: number, vmNetworkId: number, more: object = {}) =>
      ground.gateway.send('POST', `${path(ground)}/attach`, { vmHostId, vmNetworkId, ...more }),
    detach: (ground: PlanGround, nodeId: number) => ground.gateway.send('PUT', `${path(ground)}/detach/${nodeId}`),
    problemsOf: async (ground: PlanGround) =>
      (await ground.read()).changes.map(({ problem }) => plain(problem) ?? null),
  }
}
