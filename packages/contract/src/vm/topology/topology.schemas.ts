import { z } from 'zod'

/** How far the internet gets on a way into the project. */
export const TopologyReach = z
  .enum(['everyone', 'risky', 'limited', 'closed', 'broken', 'inside'])
  .describe(
    'everyone: open to the whole internet. risky: open to it, though it should not be. limited: to named addresses. closed: no rule lets anything in. broken: it ought to lead somewhere and does not. inside: it does not touch the internet',
  )
export type TopologyReach = z.infer<typeof TopologyReach>

export const TopologyKind = z.enum(['server', 'network', 'router', 'address', 'balancer', 'missing'])
export type TopologyKind = z.infer<typeof TopologyKind>

export const TopologyState = z.enum(['ok', 'working', 'off', 'failed'])
export type TopologyState = z.infer<typeof TopologyState>

/** A range of ports that something outside gets to. */
export const TopologyOpening = z
  .object({
    firewallProtocolId: z.int(),
    minPort: z.int(),
    maxPort: z.int(),
    reach: TopologyReach,
  })
  .meta({ id: 'TopologyOpening' })
export type TopologyOpening = z.infer<typeof TopologyOpening>

export const TopologyNode = z
  .object({
    id: z.string().describe('Unique in the picture: server-12'),
    kind: TopologyKind,
    itemId: z.int().nullable().describe('Id of the thing by its own calls; null: it is no longer there'),
    name: z.string(),
    detail: z.string().nullable().describe('Range of a network, private address of a server'),
    status: z.string().nullable().describe('Persian'),
    state: TopologyState,
    networkId: z.string().nullable().describe('The node of the network that it stands in'),
    routerId: z.string().nullable().describe('The node of the private cloud that it belongs to'),
    publicAddresses: z.array(z.string()),
    openings: z.array(TopologyOpening).describe('What the internet gets to, by its own addresses and rules'),
    problem: z.string().nullable().describe('Persian: what does not work here'),
  })
  .meta({ id: 'TopologyNode' })
export type TopologyNode = z.infer<typeof TopologyNode>

export const TopologyLink = z
  .object({
    id: z.string(),
    kind: z
      .enum(['own', 'entry', 'forward', 'listener', 'member', 'gateway', 'connection'])
      .describe(
        'own: the internet to a public address of a server. entry: the internet to an address of a private cloud. gateway: a private cloud and its network. connection: a server and a further network',
      ),
    fromId: z.string().describe('A node, or "internet"'),
    toId: z.string(),
    label: z.string().nullable().describe('Addresses and ports'),
    reach: TopologyReach,
    problem: z.string().nullable().describe('Persian: why the way is broken or risky'),
  })
  .meta({ id: 'TopologyLink' })
export type TopologyLink = z.infer<typeof TopologyLink>

export const Topology = z
  .object({
    nodes: z.array(TopologyNode),
    links: z.array(TopologyLink),
  })
  .meta({ id: 'Topology' })
export type Topology = z.infer<typeof Topology>
