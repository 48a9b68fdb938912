import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { VpcNat } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { newVpc, type NewVpc } from '../vpcs/vpcs.fixture.ts'

type Answer = Started & { type?: string; errorMessage?: string; errors?: Record<string, string[]> }

/** A private cloud that was ordered, with what tests do to its gateway. */
export interface Gateway extends NewVpc {
  customer: Customer
  path: string
  ips: () => Promise<VpcIpListItem[]>
  nats: () => Promise<VpcNat[]>
  /** Sends, and waits for the end of what it starts; a refusal comes back as it is. */
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<{ status: number; body: Answer }>
  /** The same, where only success will do. */
  done: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<number>
  newAddress: () => Promise<number>
  /** A server in one of its networks: its id, its connection and its address there. */
  newInside: (network?: number) => Promise<{ serverId: number; nodeId: number; address: string }>
  onEngine: () => ReturnType<ReturnType<TestApi['compute']>['getRouter']>
}

/** The third plan: four addresses, a hundred forwards. */
const largestPlan = 2

export const newGateway = async (
  api: TestApi,
  customer: Customer,
  { plan = largestPlan, networks = 1 }: { plan?: number; networks?: number } = {},
): Promise<Gateway> => {
  const vpc = await newVpc(api, customer, { networks, plan })
  const path = `/vm/${customer.projectId}/vpc/${vpc.id}`

  const ended = async (operationId: number) => {
    await expect
      .poll(
        async () => {
          const row = await api.db
            .selectFrom('operations')
            .where('id', '=', operationId)
            .select('ended_at')
            .executeTakeFirst()
          return row?.ended_at ?? null
        },
        { timeout: 10_000, interval: 5 },
      )
      .not.toBeNull()
  }
  const send: Gateway['send'] = async (method, url, body) => {
    const answer = await api.send<Answer>(customer, method, url.startsWith('/') ? url : `${path}/${url}`, body)
    if (answer.body.operationId) await ended(answer.body.operationId)
    return answer
  }
  const done: Gateway['done'] = async (method, url, body) => {
    const answer = await api.send<Answer>(customer, method, url.startsWith('/') ? url : `${path}/${url}`, body)
    expect([answer.status, answer.body]).toMatchObject([200, { id: expect.any(Number) }])
    if (answer.body.operationId) await api.untilDone(answer.body.operationId)
    return answer.body.id
  }

  return {
    ...vpc,
    customer,
    path,
    send,
    done,
    ips: async () => (await api.get<VpcIpListItem[]>(customer, `${path}/ip/list`)).body,
    nats: async () => (await api.get<VpcNat[]>(customer, `${path}/nat/list`)).body,
    newAddress: () => done('POST', 'ip/create', { useIpV4: true }),
    newInside: async (network = 0) => {
      const serverId = await api.newServer(customer)
      const vmNetworkId = vpc.networks[network]!
      const attach = `/vm/${customer.projectId}/network/node/attach`
      const nodeId = await done('POST', attach, { vmHostId: serverId, vmNetworkId, isV4: true })
      const list = `/vm/${customer.projectId}/network/node/list?VmNetworkId=${vmNetworkId}`
      const nodes = await api.get<VmNetworkNodeListItem[]>(customer, list)
      return { serverId, nodeId, address: nodes.body.find(({ id }) => id === nodeId)!.ipAddress! }
    },
    onEngine: () => api.compute(1).getRouter(routerTag(customer.projectId, vpc.id), new AbortController().signal),
  }
}
