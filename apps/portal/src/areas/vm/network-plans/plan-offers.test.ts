import type { Topology, TopologyLink } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { internetId } from '../topology/topology-graph.ts'
import { node } from '../topology/topology.fixture.ts'
import { offersBetween, offersOf, targetsOf } from './plan-offers.ts'
import { chosenIn, type Scene } from './plan-scene.ts'

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
    node('server-14', 'server', { itemId: 14, ...inShop }),
    node('server-15', 'server', { itemId: 15, networkId: 'network-5' }),
    node('balancer-7', 'balancer', { itemId: 7, ...inShop }),
    node('balancer-8', 'balancer', { itemId: 8, networkId: 'network-c1' }),
    node('missing-4-10.0.0.9', 'missing', { itemId: null, ...inShop }),
  ],
  links: [
    link('connection', 'connection-71', 'server-11', 'network-4'),
    link('connection', 'connection-72', 'server-12', 'network-4'),
    link('connection', 'connection-73', 'server-12', 'network-6'),
    link('connection', 'connection-74', 'server-15', 'network-5'),
    link('connection', 'connection-c9', 'server-14', 'network-4'),
    link('connection', 'connection-75', 'server-14', 'network-6'),
    link('forward', 'forward-31', 'address-2', 'server-11'),
    link('forward', 'forward-32', 'address-2', 'missing-4-10.0.0.9'),
    link('oneToOne', 'one-to-one-3', 'address-3', 'server-12'),
    link('forward', 'forward-c3', 'address-4', 'server-11'),
    link('forward', 'forward-33', 'address-4', 'server-11'),
    link('member', 'member-7-11', 'balancer-7', 'server-11'),
  ],
}

const scene: Scene = {
  topology,
  marks: new Map([
    ['forward-33', { kind: 'gone', word: '' }],
    ['connection-75', { kind: 'gone', word: '' }],
  ]),
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
    ['network-4', ['serverConnect', 'serverDisconnect', 'balancerCreate', 'networkDisconnect']],
    ['network-6', ['networkConnect', 'serverConnect', 'serverDisconnect']],
    ['network-c1', ['serverConnect', 'takeOut']],
    ['address-2', ['forwardCreate', 'forwardEdit', 'forwardDelete', 'forwardEdit', 'forwardDelete']],
    ['address-3', ['addressFree']],
    ['address-4', ['forwardCreate', 'takeOut']],
    ['address-c2', ['forwardCreate', 'addressAssign', 'takeOut']],
    [
      'server-11',
      [
        'forwardCreate',
        'addressAssign',
        'forwardEdit',
        'forwardDelete',
        'takeOut',
        'memberAdd',
        'memberRemove',
        'serverConnect',
        'serverDisconnect',
        'ruleCreate',
        'ruleDelete',
      ],
    ],
    ['balancer-7', ['memberAdd', 'memberRemove']],
    [
      'server-12',
      [
        'forwardCreate',
        'memberAdd',
        'serverConnect',
        'serverDisconnect',
        'serverDisconnect',
        'ruleCreate',
        'ruleDelete',
      ],
    ],
    // Nothing leads to one that only comes, or stands elsewhere; a balancer has it behind it as soon as it is there.
    ['server-13', ['serverConnect']],
    ['server-14', ['memberAdd', 'serverConnect', 'takeOut', 'ruleCreate', 'ruleDelete']],
    ['server-15', ['serverConnect']],
    ['missing-4-10.0.0.9', ['forwardEdit', 'forwardDelete']],
  ])('%s: %j', (id, kinds) => {
    expect(kindsOf(alone(id))).toEqual(kinds)
    expect(alone(id).why).toBeUndefined()
  })

  it.each([
    ['address-1', 'primary'],
    ['address-9', 'otherCloud'],
    ['network-5', 'otherCloud'],
    ['balancer-8', 'balancer'],
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
    expect(alone('server-12').offers[6]).toEqual({ kind: 'ruleDelete', vmHostId: 12, server: 'server-12' })
    expect(alone('server-12').offers.slice(2, 5)).toEqual([
      { kind: 'serverConnect', vmHostId: 12 },
      { kind: 'serverDisconnect', vmNetworkNodeId: 72, other: 'network-4' },
      { kind: 'serverDisconnect', vmNetworkNodeId: 73, other: 'network-6' },
    ])
    expect(alone('server-14').offers.find(({ kind }) => kind === 'takeOut')).toEqual({
      kind: 'takeOut',
      key: 'c9',
      other: 'network-4',
    })
    expect(alone('network-c1').offers[0]).toEqual({ kind: 'serverConnect', network: { key: 'c1' } })
    expect(alone('network-4').offers[1]).toEqual({ kind: 'serverDisconnect', vmNetworkId: 4 })
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
    [internetId, 'server-11', ['forwardCreate', 'addressAssign', 'ruleCreate']],
    ['router-1', 'network-6', ['networkConnect']],
    ['network-6', 'router-1', ['networkConnect']],
    ['router-1', 'network-4', ['balancerCreate', 'networkDisconnect']],
    ['address-2', 'network-4', ['balancerCreate']],
    ['router-1', 'address-1', ['snatOn']],
    ['balancer-7', 'server-12', ['memberAdd']],
    ['server-11', 'balancer-7', ['memberAdd', 'memberRemove']],
    ['server-13', 'network-4', ['serverConnect']],
    ['network-4', 'server-13', ['serverConnect']],
    ['server-15', 'network-c1', ['serverConnect']],
    ['server-13', 'network-6', ['serverConnect']],
    ['server-11', 'network-4', ['serverDisconnect']],
    ['server-14', 'network-4', ['takeOut']],
  ])('%s to %s: %j', (from, to, kinds) => {
    expect(kindsOf(pair(from, to))).toEqual(kinds)
  })

  it.each([
    ['address-1', 'server-11', 'primary'],
    ['address-2', 'network-5', 'otherCloud'],
    ['address-9', 'server-11', 'otherCloud'],
    ['router-1', 'router-2', 'clouds'],
    ['server-11', 'server-12', 'servers'],
    ['address-c2', 'server-14', 'arriving'],
    ['server-14', 'network-6', 'leaving'],
    ['server-11', 'missing-4-10.0.0.9', 'nothing'],
    ['server-11', 'network-5', 'otherCloud'],
    ['server-13', 'address-2', 'server'],
    ['address-2', 'balancer-7', 'balancer'],
    ['balancer-8', 'server-11', 'notReached'],
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
    expect([...targetsOf(scene, chosenIn(topology, 'balancer-7')!)]).toEqual(['server-11', 'server-12', 'server-14'])
  })
})
