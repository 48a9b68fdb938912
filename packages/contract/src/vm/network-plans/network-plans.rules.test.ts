import { describe, expect, it } from 'vitest'
import { allCalls } from '../../calls.ts'
import { vmLbProtocol } from '../../enums.ts'
import { changeAccess, haveOwnKeys, planObstacles, withPlanAt } from './network-plans.rules.ts'
import { SetNetworkPlanModel, type NetworkPlanChange, type NetworkPlanKind } from './network-plans.schemas.ts'

const address = (key: string): NetworkPlanChange => ({ key, kind: 'addressAdd' })
const out = (key: string, from?: string): NetworkPlanChange => ({
  key,
  kind: 'snat',
  snatEnabled: true,
  ...(from !== undefined && { address: { key: from } }),
})
const forward = (key: string, of: { id?: number; key?: string }): NetworkPlanChange => ({
  key,
  kind: 'forwardCreate',
  vmNetworkId: 1,
  address: of,
  name: key,
  destinationIp: '10.0.0.2',
  destinationPort: 80,
})

/** The call that does each kind alone. */
const aloneBy: Readonly<Record<NetworkPlanKind, keyof typeof allCalls>> = {
  networkNew: 'vpcInterfaceCreate',
  networkConnect: 'vpcInterfaceCreate',
  networkDisconnect: 'vpcInterfaceRemove',
  addressAdd: 'vpcIpCreate',
  addressAssign: 'vpcIpAssign',
  forwardCreate: 'vpcNatCreateDnat',
  forwardEdit: 'vpcNatEditDnat',
  forwardDelete: 'vpcNatDelete',
  snat: 'vpcNatEditSnat',
  planChange: 'vpcEdit',
  balancerCreate: 'loadBalancerCreate',
  ruleCreate: 'vmHostFirewallCreate',
  ruleDelete: 'vmHostFirewallDelete',
  memberAdd: 'loadBalancerEdit',
  memberRemove: 'loadBalancerEdit',
  serverConnect: 'vmNetworkNodeAttach',
  serverDisconnect: 'vmNetworkNodeDetach',
}

describe('a change', () => {
  it.each(Object.entries(aloneBy))('%s asks for the right that %s asks for', (kind, call) =>
    expect(changeAccess[kind as NetworkPlanKind]).toBe(allCalls[call].access),
  )

  it('refers only to what an earlier one makes', () => {
    expect(planObstacles([address('a'), forward('f', { key: 'a' }), forward('g', { id: 7 })])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(planObstacles([forward('f', { key: 'a' }), address('a')])).toEqual(['unmade', undefined])
    expect(planObstacles([forward('f', { id: 1 }), out('o', 'f')])).toEqual([undefined, 'unmade'])
    expect(planObstacles([out('o', 'o')])).toEqual(['unmade'])
  })

  const join = (key: string, network: { id?: number; key?: string }): NetworkPlanChange => ({
    key,
    kind: 'serverConnect',
    vmHostId: 1,
    isV4: true,
    network,
  })

  it('refers to a network only where an earlier one makes a network', () => {
    const made: NetworkPlanChange = { key: 'n', kind: 'networkNew', name: 'n', gatewayCidr: '10.0.0.1/24' }
    expect(planObstacles([made, join('j', { key: 'n' })])).toEqual([undefined, undefined])
    expect(planObstacles([join('j', { key: 'n' }), made])).toEqual(['unmadeNetwork', undefined])
    expect(planObstacles([address('a'), join('j', { key: 'a' })])).toEqual([undefined, 'unmadeNetwork'])
    expect(planObstacles([made, forward('f', { key: 'n' })])).toEqual([undefined, 'unmade'])
  })

  const connect = (key: string, vmNetworkId: number): NetworkPlanChange => ({
    key,
    kind: 'networkConnect',
    vmNetworkId,
  })
  const places = { loadBalancerId: 1, vmLbProtocolTypeId: vmLbProtocol.id.http, sourcePort: 80 }
  const leave = (key: string, change: object = {}): NetworkPlanChange => ({
    ...places,
    key,
    kind: 'memberRemove',
    vmHostId: 9,
    ...change,
  })
  it.each<[string, NetworkPlanChange[]]>([
    ['the way out', [out('a'), out('b')]],
    ['a network', [connect('a', 1), { key: 'b', kind: 'networkDisconnect', vmNetworkId: 1 }]],
    [
      'a forward',
      [
        { key: 'a', kind: 'forwardDelete', vpcNatId: 3 },
        { ...forward('b', { id: 1 }), kind: 'forwardEdit', vpcNatId: 3 } as NetworkPlanChange,
      ],
    ],
    [
      'an address',
      [
        { key: 'a', kind: 'addressAssign', address: { id: 2 }, vmNetworkNodeId: 1 },
        { key: 'b', kind: 'addressAssign', address: { id: 2 } },
      ],
    ],
    [
      'a rule of a firewall',
      [
        { key: 'a', kind: 'ruleDelete', vmHostId: 1, vmFirewallRuleId: 5 },
        { key: 'b', kind: 'ruleDelete', vmHostId: 1, vmFirewallRuleId: 5 },
      ],
    ],
    ['a server in a network', [join('a', { id: 1 }), join('b', { id: 1 })]],
    [
      'a connection of a server',
      [
        { key: 'a', kind: 'serverDisconnect', vmNetworkNodeId: 3 },
        { key: 'b', kind: 'serverDisconnect', vmNetworkNodeId: 3 },
      ],
    ],
    [
      'a server at a listener',
      [{ ...places, key: 'a', kind: 'memberAdd', vmHostId: 9, weight: 1, isDraining: false }, leave('b')],
    ],
    [
      'the plan',
      [
        { key: 'a', kind: 'planChange', productBundleId: 1 },
        { key: 'b', kind: 'planChange', productBundleId: 2 },
      ],
    ],
  ])('never changes %s for the second time', (_, changes) =>
    expect(planObstacles(changes)).toEqual([undefined, 'twice']),
  )

  it('may change another of the same kind', () =>
    expect(planObstacles([connect('a', 1), connect('b', 2)])).toEqual([undefined, undefined]))

  it('may change several servers of one balancer, and one of them at several listeners', () => {
    const { udp } = vmLbProtocol.id
    const others = [{ vmHostId: 8 }, { sourcePort: 81 }, { vmLbProtocolTypeId: udp }, { loadBalancerId: 2 }]
    const changes = [leave('a'), ...others.map((change, place) => leave(`b${place}`, change))]
    expect(planObstacles(changes).every((obstacle) => obstacle === undefined)).toBe(true)
  })
})

describe('a plan', () => {
  it('has a key for each change', () => {
    expect(haveOwnKeys([address('a'), address('b')])).toBe(true)
    expect(haveOwnKeys([address('a'), address('a')])).toBe(false)
    const parse = (changes: unknown[]) => SetNetworkPlanModel.safeParse({ version: 0, changes }).success
    expect([parse([address('a')]), parse([address('a'), address('a')]), parse([address('A-1')])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('has either an id or a key where it refers to something', () => {
    const parse = (of: object) => SetNetworkPlanModel.safeParse({ version: 0, changes: [forward('f', of)] }).success
    expect([parse({ id: 1 }), parse({ key: 'a' }), parse({}), parse({ id: 1, key: 'a' })]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('changes the bundle first, or last, and keeps the order of the others', () => {
    const bundle: NetworkPlanChange = { key: 'p', kind: 'planChange', productBundleId: 1 }
    const keys = (place: 'first' | 'last') =>
      withPlanAt([address('a'), bundle, address('b')], place).map(({ key }) => key)
    expect([keys('first'), keys('last')]).toEqual([
      ['p', 'a', 'b'],
      ['a', 'b', 'p'],
    ])
  })
})
