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

/** Where what does not work is put right. */
export const TopologyMend = z
  .object({
    place: z.enum([
      'server',
      'firewall',
      'networks',
      'network',
      'forward',
      'newForward',
      'address',
      'exit',
      'balancer',
      'cloud',
    ]),
    itemId: z.int().describe('The server, the network, the forward, the address, the balancer or the private cloud'),
    vpcHostId: z.int().nullable().describe('The private cloud that it belongs to'),
  })
  .meta({ id: 'TopologyMend' })
export type TopologyMend = z.infer<typeof TopologyMend>

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
    openings: z
      .array(TopologyOpening)
      .describe('What the internet gets to, over all ways that lead there; ports of an address are those outside'),
    members: z
      .object({ count: z.int(), upCount: z.int() })
      .nullable()
      .describe('Servers behind a load balancer, and how many of them work; null: it is none'),
    problem: z.string().nullable().describe('Persian: what does not work here'),
    mend: TopologyMend.nullable(),
  })
  .meta({ id: 'TopologyNode' })
export type TopologyNode = z.infer<typeof TopologyNode>

export const TopologyLink = z
  .object({
    id: z.string(),
    kind: z
      .enum(['own', 'entry', 'forward', 'oneToOne', 'listener', 'member', 'gateway', 'connection', 'exit', 'access'])
      .describe(
        'own: the internet to a public address of a server. entry: the internet to an address of a private cloud. oneToOne: such an address to the server that has it to itself. gateway: a private cloud and its network. connection: a server and a further network. exit: a private cloud to the address that its servers go out with. access: a private cloud into a network of another one',
      ),
    fromId: z.string().describe('A node, or "internet"'),
    toId: z.string(),
    label: z.string().nullable().describe('Addresses and ports'),
    reach: TopologyReach,
    problem: z.string().nullable().describe('Persian: why the way is broken or risky'),
    mend: TopologyMend.nullable(),
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
