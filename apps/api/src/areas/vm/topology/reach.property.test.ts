import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  firewallDirection,
  firewallProtocol,
  networkNodeStatus,
  serviceStatus,
  vmKeyStatus,
  vmLbProtocol,
} from '@sarv/contract/enums'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import type { Topology, TopologyReach } from '@sarv/contract/vm/topology/topology.schemas'
import type { BalancerFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { reachIn, type ReachAsked } from './reach.service.ts'
import { drawTopology } from './topology.service.ts'
import { waysInto } from './ways.rules.ts'

const { tcp, udp, any } = firewallProtocol.id
const { ingress } = firewallDirection.id

/** Named addresses of the internet, the whole of it in both versions, and neighbours. */
const remotes = ['0.0.0.0/0', '::/0', '198.51.100.7/32', '203.0.113.0/28', '2001:db8:7::/48', '10.0.0.0/8'] as const
const sources = ['198.51.100.7', '203.0.113.9'] as const
const named = [...sources, '2001:db8:7::9'] as const
const ports = [22, 443, 5432, 8443] as const

const rule = fc
  .record({
    firewallProtocolId: fc.constantFrom(tcp, udp, any),
    remoteIp: fc.constantFrom(...remotes),
    minPort: fc.constantFrom(...ports),
    span: fc.constantFrom(0, 1, 6000),
    isAllow: fc.boolean(),
  })
  .map(({ firewallProtocolId, minPort, span, ...shape }) => ({
    ...shape,
    id: 1,
    vmHostId: 1,
    firewallProtocolId,
    directionId: ingress as number,
    minPort: firewallProtocolId === any ? 0 : minPort,
    maxPort: firewallProtocolId === any ? 0 : minPort + span,
  }))

type Of<Drawn> = Drawn extends fc.Arbitrary<infer Value> ? Value : never

const anyServer = fc.record({
  isOn: fc.boolean(),
  status: fc.constantFrom('active' as const, 'active' as const, 'wait' as const, 'failed' as const),
  isPublic: fc.boolean(),
  hasIpv6: fc.boolean(),
  connection: fc.constantFrom('connected' as const, 'connected' as const, 'wait' as const, 'failed' as const),
  rules: fc.array(rule, { maxLength: 4 }),
})

const serverOf =
  (id: number) =>
  ({ isOn, status, isPublic, hasIpv6, connection, rules }: Of<typeof anyServer>): ServerFacts => ({
    id,
    name: `server-${id}`,
    statusId: serviceStatus.id[status],
    isOn,
    publicAddresses: [...(isPublic ? [`192.0.2.${id}`] : []), ...(hasIpv6 ? [`2001:db8:1::${id}`] : [])],
    connections: [
      {
        id,
        vmHostId: id,
        vmNetworkId: 1,
        address: `10.0.0.${id}`,
        cidr: '10.0.0.0/24',
        statusId: networkNodeStatus.id[connection],
      },
    ],
    rules,
  })

const server = (id: number) => anyServer.map(serverOf(id))

const forward = fc.record({
  protocol: fc.constantFrom('tcp' as const, 'udp' as const),
  port: fc.constantFrom(1000, 2000, 443),
  length: fc.constantFrom(0, 2),
  sourceIp: fc.constantFrom(null, ...sources),
  target: fc.integer({ min: 1, max: 4 }),
  destinationPort: fc.constantFrom(...ports),
  isFailed: fc.constantFrom(false, false, true),
})

/** A server may be behind several listeners, and one that nobody looks at may be up or not. */
const member = fc.record({
  vmHostId: fc.integer({ min: 1, max: 4 }),
  protocolId: fc.constantFrom(vmLbProtocol.id.http, vmLbProtocol.id.udp),
  sourcePort: fc.constantFrom(80, 443),
  isUp: fc.constantFrom(null, true, false),
})

/** Reached at an address of its own, or only from inside. */
const anyBalancer = fc.record({
  isFailed: fc.constantFrom(false, false, false, true),
  isThere: fc.constantFrom(true, true, true, false),
  isOutside: fc.constantFrom(true, true, false),
  members: fc.uniqueArray(member, {
    maxLength: 5,
    selector: ({ vmHostId, protocolId, sourcePort }) => `${vmHostId} ${protocolId} ${sourcePort}`,
  }),
})

const balancerOf = ({ isFailed, isThere, isOutside, members }: Of<typeof anyBalancer>): BalancerFacts => ({
  id: 1,
  name: 'balancer',
  address: isThere ? '10.0.0.200' : null,
  vmNetworkId: 1,
  statusId: isFailed ? serviceStatus.id.failed : serviceStatus.id.active,
  vpcHostIpId: isOutside ? 3 : null,
  // All servers of a listener have the same port.
  members: members.map((one) => ({
    ...one,
    balancerId: 1,
    destinationPort: one.sourcePort === 80 ? 8443 : 5432,
    isOut: false,
  })),
})

const anyNetwork = fc.record({
  kind: fc.constantFrom('allowList' as const, 'ordered' as const),
  servers: fc.tuple(server(1), server(2), server(3)),
  forwards: fc.array(forward, { maxLength: 4 }),
  owner: fc.constantFrom(null, 1, 2, 3),
  balancers: fc.array(anyBalancer.map(balancerOf), { maxLength: 1 }),
  isCloudFailed: fc.constantFrom(false, false, false, true),
  isInterfaceFailed: fc.constantFrom(false, false, false, true),
})

const networkOf = (drawn: Of<typeof anyNetwork>): NetworkFacts => {
  const { kind, servers, forwards, owner, balancers, isCloudFailed, isInterfaceFailed } = drawn
  const ofCloud = { vpcHostId: 1, statusId: networkNodeStatus.id.connected, isPrimary: false }
  return {
    projectId: 1,
    kind,
    servers,
    networks: [{ id: 1, name: 'net', cidr: '10.0.0.0/24', statusId: vmKeyStatus.id.active }],
    balancers,
    guests: [],
    clouds: [
      {
        id: 1,
        name: 'cloud',
        statusId: isCloudFailed ? serviceStatus.id.failed : serviceStatus.id.active,
        address: '192.0.2.100',
        engineRef: 'ref',
        snatEnabled: true,
        snatAddressId: null,
        accesses: [],
        interfaces: [
          { vpcHostId: 1, vmNetworkId: 1, statusId: vmKeyStatus.id[isInterfaceFailed ? 'failed' : 'active'] },
        ],
        addresses: [
          { ...ofCloud, id: 1, address: '192.0.2.101', nodeId: null },
          { ...ofCloud, id: 2, address: '192.0.2.102', nodeId: owner },
          { ...ofCloud, id: 3, address: '192.0.2.103', nodeId: null },
        ],
        forwards: forwards.map(({ target, length, isFailed, ...one }, index) => ({
          ...one,
          id: index + 1,
          name: `forward-${index}`,
          vpcHostId: 1,
          vpcHostIpId: 1,
          vmNetworkId: 1,
          portEnd: one.port + length,
          destinationIp: `10.0.0.${target}`,
          statusId: vmKeyStatus.id[isFailed ? 'failed' : 'active'],
        })),
      },
    ],
  }
}

const network = anyNetwork.map(networkOf)

/** A balancer that everybody reaches: rare among those by chance. */
const balanced = networkOf({
  kind: 'allowList',
  servers: [
    serverOf(1)({
      isOn: true,
      status: 'active',
      isPublic: false,
      hasIpv6: false,
      connection: 'connected',
      rules: [
        {
          id: 1,
          vmHostId: 1,
          firewallProtocolId: any,
          remoteIp: '0.0.0.0/0',
          directionId: ingress,
          minPort: 0,
          maxPort: 0,
          isAllow: true,
        },
      ],
    }),
    ...([2, 3] as const).map((id) =>
      serverOf(id)({
        isOn: true,
        status: 'active',
        isPublic: false,
        hasIpv6: false,
        connection: 'connected',
        rules: [],
      }),
    ),
  ] as [ServerFacts, ServerFacts, ServerFacts],
  forwards: [],
  owner: null,
  balancers: [
    balancerOf({
      isFailed: false,
      isThere: true,
      isOutside: true,
      members: [{ vmHostId: 1, protocolId: vmLbProtocol.id.http, sourcePort: 80, isUp: true }],
    }),
  ],
  isCloudFailed: false,
  isInterfaceFailed: false,
})

/** How open the picture says that a port is. */
const markedIn = ({ nodes }: Topology, vmHostId: number, firewallProtocolId: number, port: number): TopologyReach => {
  const { openings } = nodes.find(({ id }) => id === `server-${vmHostId}`)!
  const opening = openings.find(
    (one) => one.firewallProtocolId === firewallProtocolId && one.minPort <= port && one.maxPort >= port,
  )
  return opening?.reach ?? 'closed'
}

it('what the picture marks at a load balancer is what the question about it answers', () => {
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(network, (facts) => {
      const { nodes } = drawTopology(facts)
      for (const { id: balancerId } of facts.balancers) {
        const { openings } = nodes.find(({ id }) => id === `balancer-${balancerId}`)!
        for (const firewallProtocolId of [tcp, udp]) {
          for (const port of [80, 443, 8443]) {
            const isMarked = openings.some(
              (one) => one.firewallProtocolId === firewallProtocolId && one.minPort <= port && one.maxPort >= port,
            )
            const asked = { from: 'internet', to: { balancerId }, firewallProtocolId, port } as const
            expect([port, reachIn(facts, asked).isReachable]).toEqual([port, isMarked])
            seen.add(isMarked)
          }
        }
      }
    }),
    { numRuns: 200, examples: [[balanced]] },
  )
  expect(seen.size).toBe(2)
})

const probes = [tcp, udp].flatMap((firewallProtocolId) =>
  [22, 23, 443, 5432, 5434, 8443].map((port) => ({ firewallProtocolId, port })),
)

/** Only what is being made stands in the way: the picture shows that as it will be. */
const isUnderWay = ({ servers }: NetworkFacts, { gate, vmHostId }: ReachAnswer['steps'][number]): boolean => {
  const { statusId, connections } = servers.find(({ id }) => id === vmHostId) ?? {}
  if (gate === 'power') return statusId === serviceStatus.id.wait
  return gate === 'connection' && connections?.[0]?.statusId === networkNodeStatus.id.wait
}

it('what the picture marks as reached from the internet is what the question answers', () => {
  const seen = new Set<TopologyReach>()
  let hasWaited = false
  fc.assert(
    fc.property(network, (facts) => {
      const picture = drawTopology(facts)
      const ways = waysInto(facts)
      for (const { id: vmHostId } of facts.servers) {
        for (const probe of probes) {
          const marked = markedIn(picture, vmHostId, probe.firewallProtocolId, probe.port)
          const reaches = (from: ReachAsked['from']) => {
            const { isReachable, steps } = reachIn(facts, { from, to: { vmHostId }, ...probe }, ways)
            const willBe = steps.every((step) => step.isOpen || isUnderWay(facts, step))
            if (willBe && !isReachable) hasWaited = true
            return willBe
          }
          const byAnybody = reaches('internet')
          seen.add(marked)
          // Where order counts, a refusal before it may have taken back what a later rule grants to the same address.
          const isSure = marked === 'closed' || (marked === 'limited' && facts.kind === 'allowList')
          const bySomebody = isSure && named.some((address) => reaches({ address }))
          expect({ marked, byAnybody, bySomebody }).toEqual({
            marked,
            byAnybody: marked === 'everyone' || marked === 'risky',
            bySomebody: isSure && marked === 'limited',
          })
        }
      }
    }),
    { numRuns: 120 },
  )
  expect([...seen].toSorted()).toEqual(['closed', 'everyone', 'limited', 'risky'])
  expect(hasWaited).toBe(true)
})
