import { describe, expect, it } from 'vitest'
import { allCalls } from '../../calls.ts'
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

  const connect = (key: string, vmNetworkId: number): NetworkPlanChange => ({
    key,
    kind: 'networkConnect',
    vmNetworkId,
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
