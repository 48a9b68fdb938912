import type { VmNetworkNodeListItem, VpcIpListItem, VpcNat } from '@sarv/client/vm.generated'
import { natType, networkNodeStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { node } from '../topology/topology.fixture.ts'
import type { Known } from '../vpc-nats/forward-form.ts'
import { changeOfOffer } from './offered-changes.ts'
import { idOfKey, withChange, type Changes } from './plan-changes.ts'
import { isJoined, joinableIn, knownInPlan, rulesInPlan, startOfForward } from './plan-known.ts'
import type { Scene } from './plan-scene.ts'
import { signOfKind } from './plan-signs.ts'

const { connected } = networkNodeStatus.id

const ip = (id: number, more: Partial<VpcIpListItem> = {}): VpcIpListItem => ({
  id,
  ipAddress: `203.0.113.${id}`,
  statusId: connected,
  ...more,
})

const nat: VpcNat = {
  id: 31,
  natTypeId: natType.id.dnat,
  natTypeName: null,
  name: 'web',
  sourceIp: null,
  destinationIp: '10.0.0.4',
  destinationPort: 443,
  translateIp: null,
  createDate: '',
  vmNetworkId: 4,
  vpcHostIpId: 2,
  protocol: 'tcp',
  port: 443,
  portEnd: 443,
}

const place = (id: number, vmHostId: number, vmNetworkId: number, ipAddress: string): VmNetworkNodeListItem =>
  ({ id, vmHostId, vmHost: `server-${vmHostId}`, vmNetworkId, ipAddress, statusId: connected }) as VmNetworkNodeListItem

const known: Known = {
  networks: [],
  ips: [ip(1, { isPrimary: true }), ip(2), ip(3)],
  nodes: [place(71, 11, 4, '10.0.0.4'), place(72, 12, 9, '10.9.0.4')],
  nats: [nat],
  options: {
    hasSources: true,
    hasSnatAddresses: true,
    hasSharedAddresses: true,
    maxRules: 10,
    usedRules: 1,
    maxPorts: 100,
  },
}

const scene: Scene = {
  topology: {
    nodes: [
      node('router-1', 'router'),
      node('network-4', 'network', { itemId: 4, routerId: 'router-1', detail: '10.0.0.0/24' }),
      node('network-5', 'network', { itemId: 5, routerId: 'router-1', detail: '10.5.0.0/24' }),
      node('network-c1', 'network', { itemId: null, routerId: 'router-1' }),
      node('network-9', 'network', { itemId: 9, routerId: null }),
    ],
    links: [],
  },
  marks: new Map([['network-5', { kind: 'gone', word: '' }]]),
  routerId: 'router-1',
  primaryIds: new Set(),
}

const forward = {
  name: 'mail',
  vmNetworkId: 4,
  destinationIp: '10.0.0.4',
  destinationPort: 25,
  sourceIp: undefined,
  protocol: undefined,
  port: undefined,
  portEnd: undefined,
}

const inPlan = (changes: Changes) => knownInPlan(changes, scene, known)

it('forms offer the networks that the cloud will have, of those that have servers', () => {
  expect(inPlan([]).networks).toEqual([{ id: 4, name: 'network-4', cidr: '10.0.0.0/24' }])
})

it('what leaves with the plan is no target any more, and keeps its place until then', () => {
  const changes = withChange([], { kind: 'serverDisconnect', vmNetworkNodeId: 71 })
  expect(inPlan(changes).nodes.map(({ id }) => id)).toEqual([72])
  expect(startOfForward(inPlan(changes), { kind: 'forwardCreate', vmHostId: 11 }).destinationIp).toBeNull()
  expect(isJoined(changes, known.nodes, { vmHostId: 11, networkId: 4 })).toBe(true)
  const joining = withChange([], {
    kind: 'serverConnect',
    vmHostId: 12,
    isV4: true,
    ipAddress: undefined,
    network: { key: 'c1', id: undefined },
  })
  const inNew = { vmHostId: 12, networkId: idOfKey('c1') }
  expect([isJoined(joining, known.nodes, inNew), isJoined(joining, known.nodes, { ...inNew, vmHostId: 11 })]).toEqual([
    true,
    false,
  ])
})

it('servers come into networks of the cloud, also planned ones, and into those of no cloud', () => {
  expect(joinableIn(scene).map(({ id, name }) => [id, name])).toEqual([
    [4, 'network-4'],
    [idOfKey('c1'), 'network-c1'],
    [9, 'network-9'],
  ])
})

it('an address that is planned can be chosen, and what is planned for one counts', () => {
  const added = withChange([], { kind: 'addressAdd' })
  const assigned = withChange(added, {
    kind: 'addressAssign',
    address: { id: 3, key: undefined },
    vmNetworkNodeId: 71,
  })
  const { ips } = inPlan(assigned)
  expect(ips.map(({ id, vmHost }) => [id, vmHost])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'server-11'],
    [idOfKey('c1'), undefined],
  ])
})

it('forwards are there as they will be, and the limit counts with them', () => {
  const created = withChange([], { kind: 'forwardCreate', ...forward, address: { id: 3, key: undefined } })
  expect(inPlan(created)).toMatchObject({
    nats: [{ id: 31 }, { id: idOfKey('c1'), name: 'mail', port: 25, portEnd: 25, protocol: 'tcp', vpcHostIpId: 3 }],
    options: { usedRules: 2, maxRules: 10 },
  })
  const deleted = withChange(created, { kind: 'forwardDelete', vpcNatId: 31 })
  expect(inPlan(deleted)).toMatchObject({ nats: [{ name: 'mail' }], options: { usedRules: 1 } })
  const edited = withChange([], {
    kind: 'forwardEdit',
    vpcNatId: 31,
    ...forward,
    address: { key: 'c9', id: undefined },
  })
  expect(inPlan(edited).nats).toMatchObject([{ id: 31, name: 'mail', vpcHostIpId: idOfKey('c9') }])
})

it('another plan of the cloud has another limit, which only the server knows', () => {
  expect(inPlan(withChange([], { kind: 'planChange', productBundleId: 3 })).options?.maxRules).toBeGreaterThan(1000)
})

it('what was chosen in the picture is filled in', () => {
  const now = inPlan(withChange([], { kind: 'addressAdd' }))
  expect(startOfForward(now, { kind: 'forwardCreate', address: { key: 'c1' }, vmHostId: 11 })).toMatchObject({
    vpcHostIpId: idOfKey('c1'),
    vmNetworkId: 4,
    destinationIp: '10.0.0.4',
    port: null,
  })
  // In a network of no cloud it is nowhere to lead to.
  expect(startOfForward(now, { kind: 'forwardCreate', vmHostId: 12 }).destinationIp).toBeNull()
})

it('offers that leave nothing to ask are changes at once; the others ask', () => {
  expect(changeOfOffer({ kind: 'snatOff' })).toEqual({ kind: 'snat', snatEnabled: false, address: undefined })
  expect(changeOfOffer({ kind: 'addressFree', address: { id: 3 } })).toEqual({
    kind: 'addressAssign',
    address: { id: 3 },
    vmNetworkNodeId: undefined,
  })
  expect(changeOfOffer({ kind: 'networkConnect', vmNetworkId: 9 })).toEqual({ kind: 'networkConnect', vmNetworkId: 9 })
  expect(changeOfOffer({ kind: 'networkConnect' })).toBeUndefined()
  expect(changeOfOffer({ kind: 'forwardCreate', vmHostId: 11 })).toBeUndefined()
})

it('a change brings, takes away or makes otherwise', () => {
  const signOf = (change: Parameters<typeof withChange>[1]) => signOfKind(withChange([], change)[0]!)
  expect(signOf({ kind: 'addressAdd' })).toBe('plus')
  expect(signOf({ kind: 'forwardDelete', vpcNatId: 1 })).toBe('minus')
  expect(signOf({ kind: 'snat', snatEnabled: false, address: undefined })).toBe('minus')
  expect(signOf({ kind: 'addressAssign', address: { id: 3, key: undefined }, vmNetworkNodeId: undefined })).toBe(
    'minus',
  )
  expect(signOf({ kind: 'planChange', productBundleId: 1 })).toBe('edit')
})

it('the rules of a server are those that the plan leaves', () => {
  const rule = { firewallProtocolId: 1, directionId: 1, remoteIp: '0.0.0.0/0', isAllow: true, description: null }
  const present = [22, 80].map((port, place) => ({ ...rule, id: place + 1, minPort: port, maxPort: port }))
  const wanted = { ...rule, remoteIp: undefined, isAllow: undefined, description: undefined, isIpV4: false }
  const changes = [
    { kind: 'ruleDelete', vmHostId: 5, vmFirewallRuleId: 2 },
    { kind: 'ruleCreate', vmHostId: 5, rule: { ...wanted, minPort: 443, maxPort: 443 } },
    { kind: 'ruleCreate', vmHostId: 6, rule: { ...wanted, minPort: 8443, maxPort: 8443 } },
  ] as const
  const rules = rulesInPlan(changes.reduce(withChange, [] as Changes), 5, present)
  expect(rules.map(({ id, minPort, remoteIp }) => [id, minPort, remoteIp])).toEqual([
    [1, 22, '0.0.0.0/0'],
    [idOfKey('c2'), 443, '::/0'],
  ])
  expect(rules[1]).toMatchObject({ isAllow: true, description: null })
})
