import type { Topology, TopologyLink } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { internetId } from '../topology/topology-graph.ts'
import { node } from '../topology/topology.fixture.ts'
import { chosenIn, offersBetween, offersOf, targetsOf, type Scene } from './plan-offers.ts'

const link = (kind: TopologyLink['kind'], id: string, fromId: string, toId: string): TopologyLink => ({
  id,
  kind,
  fromId,
  toId,
  label: kind === 'forward' ? '443' : null,
  reach: 'inside',
  problem: null,
  mend: null,
})

const ofCloud = { routerId: 'router-1' }
const inShop = { networkId: 'network-4' }

const topology: Topology = {
  nodes: [
    node('router-1', 'router', { itemId: 1 }),
    node('router-2', 'router', { itemId: 2, detail: 'SNAT' }),
    node('network-4', 'network', { itemId: 4, ...ofCloud }),
    node('network-5', 'network', { itemId: 5, routerId: 'router-2' }),
    node('network-6', 'network', { itemId: 6 }),
    node('network-c1', 'network', { itemId: null, ...ofCloud }),
    node('address-1', 'address', { itemId: 1, ...ofCloud }),
    node('address-2', 'address', { itemId: 2, ...ofCloud }),
    node('address-3', 'address', { itemId: 3, ...ofCloud }),
    node('address-4', 'address', { itemId: 4, ...ofCloud }),
    node('address-c2', 'address', { itemId: null, ...ofCloud }),
    node('address-9', 'address', { itemId: 9, routerId: 'router-2' }),
    node('server-11', 'server', { itemId: 11, ...inShop }),
    node('server-12', 'server', { itemId: 12, ...inShop }),
    node('server-13', 'server', { itemId: 13 }),
    node('balancer-7', 'balancer', { itemId: 7, ...inShop }),
    node('missing-4-10.0.0.9', 'missing', { itemId: null, ...inShop }),
  ],
  links: [
    link('forward', 'forward-31', 'address-2', 'server-11'),
    link('forward', 'forward-32', 'address-2', 'missing-4-10.0.0.9'),
    link('oneToOne', 'one-to-one-3', 'address-3', 'server-12'),
    link('forward', 'forward-c3', 'address-4', 'server-11'),
    link('forward', 'forward-33', 'address-4', 'server-11'),
  ],
}

const scene: Scene = {
  topology,
  marks: new Map([['forward-33', { kind: 'gone', word: '' }]]),
  routerId: 'router-1',
  primaryIds: new Set(['address-1']),
}

const alone = (id: string, at: Scene = scene) => offersOf(at, chosenIn(at.topology, id)!)
const pair = (from: string, to: string, at: Scene = scene) =>
  offersBetween(at, chosenIn(at.topology, from)!, chosenIn(at.topology, to)!)
const kindsOf = ({ offers }: ReturnType<typeof alone>) => offers.map(({ kind }) => kind)

describe('a thing that was chosen offers', () => {
  it.each([
    [
      'router-1',
      ['networkNew', 'networkConnect', 'addressAdd', 'forwardCreate', 'balancerCreate', 'snatOn', 'planChange'],
    ],
    [internetId, ['addressAdd', 'snatOn']],
    ['network-4', ['balancerCreate', 'networkDisconnect']],
    ['network-6', ['networkConnect']],
    ['network-c1', ['takeOut']],
    ['address-2', ['forwardCreate', 'forwardEdit', 'forwardDelete', 'forwardEdit', 'forwardDelete']],
    ['address-3', ['addressFree']],
    ['address-4', ['forwardCreate', 'takeOut']],
    ['address-c2', ['forwardCreate', 'addressAssign', 'takeOut']],
    ['server-11', ['forwardCreate', 'addressAssign', 'forwardEdit', 'forwardDelete', 'takeOut']],
    ['server-12', ['forwardCreate']],
    ['missing-4-10.0.0.9', ['forwardEdit', 'forwardDelete']],
  ])('%s: %j', (id, kinds) => {
    expect(kindsOf(alone(id))).toEqual(kinds)
    expect(alone(id).why).toBeUndefined()
  })

  it.each([
    ['address-1', 'primary'],
    ['address-9', 'otherCloud'],
    ['network-5', 'otherCloud'],
    ['server-13', 'server'],
    ['balancer-7', 'balancer'],
  ])('%s: nothing, because %s', (id, why) => {
    expect(alone(id)).toEqual({ offers: [], why })
  })

  it('nothing, where the plan takes it away', () => {
    const marks = new Map([['server-11', { kind: 'gone' as const, word: '' }]])
    expect(alone('server-11', { ...scene, marks }).why).toBe('goes')
  })

  it('what the choice already says', () => {
    expect(alone('address-c2').offers[0]).toEqual({ kind: 'forwardCreate', address: { key: 'c2' } })
    expect(alone('server-12').offers[0]).toEqual({ kind: 'forwardCreate', vmHostId: 12 })
    expect(alone('missing-4-10.0.0.9').offers[1]).toEqual({ kind: 'forwardDelete', vpcNatId: 32, label: '443' })
  })

  it('the way out as it is not', () => {
    expect(kindsOf(alone('router-2', { ...scene, routerId: 'router-2' }))).toContain('snatOff')
  })
})

describe('a line between two things offers', () => {
  it.each([
    [internetId, 'router-1', ['addressAdd']],
    ['router-1', internetId, ['snatOn']],
    ['address-c2', 'server-11', ['forwardCreate', 'addressAssign']],
    ['server-11', 'address-c2', ['forwardCreate', 'addressAssign']],
    ['address-2', 'server-11', ['forwardCreate']],
    ['address-c2', 'server-12', ['forwardCreate']],
    [internetId, 'server-11', ['forwardCreate', 'addressAssign']],
    ['router-1', 'network-6', ['networkConnect']],
    ['network-6', 'router-1', ['networkConnect']],
    ['router-1', 'network-4', ['balancerCreate', 'networkDisconnect']],
    ['address-2', 'network-4', ['balancerCreate']],
    ['router-1', 'address-1', ['snatOn']],
  ])('%s to %s: %j', (from, to, kinds) => {
    expect(kindsOf(pair(from, to))).toEqual(kinds)
  })

  it.each([
    ['address-1', 'server-11', 'primary'],
    ['address-2', 'network-5', 'otherCloud'],
    ['address-9', 'server-11', 'otherCloud'],
    ['router-1', 'router-2', 'clouds'],
    ['server-11', 'server-12', 'server'],
    ['server-13', 'address-2', 'server'],
    ['address-2', 'balancer-7', 'balancer'],
    ['network-4', 'network-6', 'nothing'],
    ['address-2', 'network-6', 'nothing'],
    ['server-11', 'server-11', 'sameThing'],
  ])('%s to %s: nothing, because %s', (from, to, why) => {
    expect(pair(from, to)).toEqual({ offers: [], why })
  })

  it('both ends', () => {
    expect(pair('server-11', 'address-c2').offers[0]).toEqual({
      kind: 'forwardCreate',
      address: { key: 'c2' },
      vmHostId: 11,
    })
    expect(pair('router-1', 'network-6').offers).toEqual([{ kind: 'networkConnect', vmNetworkId: 6 }])
  })

  it('and everything that it can lead to is marked', () => {
    expect([...targetsOf(scene, chosenIn(topology, 'address-c2')!)]).toEqual([
      internetId,
      'router-1',
      'network-4',
      'server-11',
      'server-12',
    ])
    expect([...targetsOf(scene, chosenIn(topology, 'balancer-7')!)]).toEqual([])
  })
})
