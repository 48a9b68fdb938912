import { expect } from 'vitest'
import { vmLbProtocol } from '@sarv/contract/enums'
import type { NetworkPlan } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { TestApi } from '../../../testing/api.ts'
import {
  act,
  newAddress,
  newBalancer,
  newPlace,
  webListener,
  type BalancerPlace,
} from '../load-balancers/load-balancers.fixture.ts'
import { openPort, type WantedChange } from './network-plans.fixture.ts'

type MemberInput = Extract<WantedChange, { kind: 'memberAdd' | 'memberRemove' }>

/** Plans for the members of a load balancer: whoever has one keeps it, and what is tried out and applied. */
export const plansFor = (api: TestApi, { customer, vpc }: BalancerPlace) => {
  const path = `/vm/${customer.projectId}/vpc/${vpc.id}/plan`
  const read = async () => (await api.get<NetworkPlan>(customer, `${path}/get`)).body
  const plan = async (changes: readonly WantedChange[]) => {
    const { version } = await read()
    const answer = await api.send<{ version: number }>(customer, 'PUT', `${path}/set`, { version, changes })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    return answer.body.version
  }
  const start = (version: number) =>
    api.send<{ operationId: number; type?: string; errorMessage?: string }>(customer, 'POST', `${path}/apply`, {
      version,
    })
  const statusOf = (id: number) => api.statusOfOperation(id)
  return {
    path,
    read,
    plan,
    start,
    statusOf,
    untilIs: async (id: number, status: string) => {
      await expect.poll(() => statusOf(id), { timeout: 10_000, interval: 5 }).toBe(status)
    },
    /** Keeps the changes, applies them, and answers how that ended. */
    run: async (changes: readonly WantedChange[]) => {
      const { status, body } = await start(await plan(changes))
      expect([status, body]).toMatchObject([200, {}])
      const hasEnded = async () => !['queued', 'running', 'undoing'].includes(await statusOf(body.operationId))
      await expect.poll(hasEnded, { timeout: 20_000, interval: 5 }).toBe(true)
      return statusOf(body.operationId)
    },
  }
}

/** A server at the web listener of a balancer, to come or to go. */
export const membersOf = (loadBalancerId: number) => {
  const of =
    (kind: MemberInput['kind']) =>
    (vmHostId: number, change: object = {}) =>
      ({
        key: `${kind.toLowerCase()}${vmHostId}`,
        kind,
        loadBalancerId,
        vmLbProtocolTypeId: vmLbProtocol.id.http,
        sourcePort: 80,
        vmHostId,
        ...change,
      }) as WantedChange
  return { add: of('memberAdd'), remove: of('memberRemove') }
}

/** A balancer with a public address and two listeners, with the first of three servers behind both. */
export const newMemberGround = async (api: TestApi) => {
  const place = await newPlace(api, { servers: 3, plan: 2 })
  const { customer } = place
  const [first, second, third] = place.servers as [number, number, number]
  for (const server of place.servers)
    await act(api, customer, 'POST', `/vm/${customer.projectId}/host/${server}/firewall/create`, openPort(8080))
  const ipId = await newAddress(api, place)
  const { id } = await newBalancer(api, place, {
    vpcHostIpId: ipId,
    vmLbListeners: [
      webListener(place, { vmLbPools: [first] }),
      webListener(place, { vmLbPools: [first], sourcePort: 81, destinationPort: 8081 }),
    ],
  })
  return {
    place,
    customer,
    id,
    ipId,
    first,
    second,
    third,
    ...plansFor(api, place),
    ...membersOf(id),

    /** The servers behind each listener on the engine, by its port, in the order in which they were made. */
    onEngine: async () => {
      const made = await api.compute(1).getBalancer(balancerTag(customer.projectId, id), new AbortController().signal)
      const serversIn = (tags: ReadonlySet<string>) =>
        place.servers.filter((server) => tags.has(serverTag(customer.projectId, server)))
      return Object.fromEntries(
        made!.listeners.map(({ port, members }) => [port, serversIn(new Set(members.map((one) => one.serverTag)))]),
      )
    },
  }
}

export type MemberGround = Awaited<ReturnType<typeof newMemberGround>>
