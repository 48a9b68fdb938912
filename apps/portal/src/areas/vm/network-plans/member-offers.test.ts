import type { LoadBalancerListener, TopologyLink } from '@sarv/client/vm.generated'
import { vmLbProtocol } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { node } from '../topology/topology.fixture.ts'
import type { Mark } from '../topology/topology-marks.ts'
import { listenersInPlan, memberEnds, memberOffers } from './member-offers.ts'
import { withChange, type Changes, type NewChange } from './plan-changes.ts'

const link = (kind: TopologyLink['kind'], id: string, fromId: string, toId: string): TopologyLink => ({
  id,
  kind,
  fromId,
  toId,
  label: null,
  reach: 'inside',
  problem: null,
  mend: null,
})

const nodes = [
  node('balancer-7', 'balancer', { itemId: 7, networkId: 'network-4' }),
  node('balancer-8', 'balancer', { itemId: 8, networkId: 'network-5' }),
  node('balancer-c1', 'balancer', { itemId: null, networkId: 'network-4' }),
  node('server-11', 'server', { itemId: 11, networkId: 'network-4' }),
  node('server-12', 'server', { itemId: 12, networkId: 'network-4' }),
  node('server-13', 'server', { itemId: 13, networkId: 'network-5' }),
]
const links = [link('member', 'member-7-11', 'balancer-7', 'server-11')]
const nodeOf = (id: string) => nodes.find((one) => one.id === id)!
const [web, other, planned] = [nodeOf('balancer-7'), nodeOf('balancer-8'), nodeOf('balancer-c1')]
const [first, second, stranger] = [nodeOf('server-11'), nodeOf('server-12'), nodeOf('server-13')]

const sceneWith = (more: readonly TopologyLink[] = [], gone: readonly string[] = []) => ({
  topology: { nodes, links: [...links, ...more] },
  marks: new Map(gone.map((id): [string, Mark] => [id, { kind: 'gone', word: '' }])),
})
const scene = sceneWith()

describe('a server comes behind a balancer', () => {
  it('in whose network it is, also where the plan brings it there, and not where it leaves', () => {
    const names = (at: typeof scene) =>
      memberEnds(at, 'memberAdd', { balancer: other }).servers.map(({ itemId }) => itemId)
    expect(names(scene)).toEqual([13])
    const coming = link('connection', 'connection-c2', 'server-11', 'network-5')
    expect(names(sceneWith([coming]))).toEqual([11, 13])
    const own = link('connection', 'connection-3', 'server-13', 'network-5')
    expect(names(sceneWith([own], ['connection-3']))).toEqual([])
  })

  it('and is asked for what was not chosen', () => {
    expect(memberOffers(scene, { balancer: web })).toEqual([
      { kind: 'memberAdd', loadBalancerId: 7 },
      { kind: 'memberRemove', loadBalancerId: 7 },
    ])
    expect(memberOffers(scene, { server: second })).toEqual([{ kind: 'memberAdd', vmHostId: 12 }])
    expect(memberOffers(scene, { balancer: web, server: first })).toEqual([
      { kind: 'memberAdd', loadBalancerId: 7, vmHostId: 11 },
      { kind: 'memberRemove', loadBalancerId: 7, vmHostId: 11 },
    ])
    expect(memberOffers(scene, { balancer: web, server: stranger })).toEqual([])
    // One that the plan makes has its servers in its form.
    expect(memberOffers(scene, { balancer: planned })).toEqual([])
  })

  it('or goes from one that it is behind, unless it goes already', () => {
    expect(memberEnds(scene, 'memberRemove', { server: first }).balancers).toEqual([web])
    expect(memberEnds(sceneWith([], ['member-7-11']), 'memberRemove', { server: first }).balancers).toEqual([])
  })
})

const { http, udp } = vmLbProtocol.id
const at = (vmLbProtocolTypeId: number, sourcePort: number, ...servers: number[]): LoadBalancerListener => ({
  id: sourcePort,
  vmLbProtocolTypeId,
  sourcePort,
  destinationPort: 8080,
  hasCertificate: false,
  poolMembers: servers.map((vmHostId) => ({ vmHostId, vmHost: null, ipAddress: null })),
})
const change = (
  kind: 'memberAdd' | 'memberRemove',
  vmHostId: number,
  sourcePort = 80,
  loadBalancerId = 7,
): NewChange => {
  const of = { loadBalancerId, vmLbProtocolTypeId: http, sourcePort, vmHostId, revision: 1 }
  return kind === 'memberAdd' ? { kind, ...of, weight: 1, isDraining: false } : { kind, ...of }
}
const plan = (...added: NewChange[]) => added.reduce(withChange, [] as Changes)

describe('the plan', () => {
  it('leaves servers behind listeners: those that were there, without and with those of its changes', () => {
    const listeners = [at(http, 80, 11, 12), at(http, 81, 11), at(udp, 80, 11)]
    const changes = plan(change('memberAdd', 13), change('memberRemove', 11), change('memberAdd', 99, 80, 8))
    expect(listenersInPlan(changes, 7, listeners).map(({ vmLbPools }) => vmLbPools)).toEqual([[12, 13], [11], [11]])
  })

  it('says of a server at a listener one thing, and what takes it back leaves nothing', () => {
    const kinds = (changes: Changes) => changes.map(({ kind }) => kind)
    expect(kinds(plan(change('memberAdd', 13), change('memberAdd', 13)))).toEqual(['memberAdd'])
    expect(kinds(plan(change('memberAdd', 13), change('memberRemove', 13)))).toEqual([])
    expect(kinds(plan(change('memberRemove', 11), change('memberAdd', 12), change('memberAdd', 11)))).toEqual([
      'memberAdd',
    ])
    expect(kinds(plan(change('memberAdd', 13), change('memberRemove', 13, 81)))).toEqual(['memberAdd', 'memberRemove'])
  })
})
