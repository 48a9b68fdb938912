import type { Scope } from '../client/keystone.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

/** Only what we read. */
interface Owned {
  id: string
  description: string
  project_id: string
}

export interface NeutronNetwork extends Owned {
  name: string
  shared?: boolean
  'router:external'?: boolean
}

export interface NeutronSubnet extends Owned {
  name: string
  network_id: string
  ip_version: 4 | 6
  cidr: string
  gateway_ip: string | null
}

export interface NeutronPort extends Owned {
  name: string
  network_id: string
  mac_address: string
  /** Nova's id of the server; empty until it is plugged in. */
  device_id: string
  device_owner: string
  fixed_ips: { subnet_id: string; ip_address: string }[]
  /** What may leave it besides its own. */
  allowed_address_pairs: { ip_address: string }[]
}

export interface NeutronRule {
  id: string
  direction: 'ingress' | 'egress'
  ethertype: 'IPv4' | 'IPv6'
  protocol: string | null
  port_range_min: number | null
  port_range_max: number | null
  remote_ip_prefix: string | null
  remote_group_id: string | null
}

export interface NeutronGroup extends Owned {
  name: string
  security_group_rules: NeutronRule[]
}

export interface NeutronRoute {
  destination: string
  nexthop: string
}

export interface NeutronRouter extends Owned {
  name: string
  /** Beside those to its own networks and out. */
  routes: NeutronRoute[]
  external_gateway_info: {
    network_id: string
    enable_snat: boolean
    external_fixed_ips: { subnet_id: string; ip_address: string }[]
  } | null
}

export interface NeutronFloatingIp extends Owned {
  /** They have no name. */
  tags: string[]
  floating_ip_address: string
  fixed_ip_address: string | null
  /** The port that it leads to. */
  port_id: string | null
  port_details: { name: string; network_id: string } | null
  port_forwardings: { id: string }[]
}

interface Things {
  networks: NeutronNetwork
  subnets: NeutronSubnet
  ports: NeutronPort
  security_groups: NeutronGroup
  routers: NeutronRouter
  floatingips: NeutronFloatingIp
}

type Kind = keyof Things
type Query = Readonly<Record<string, string | readonly string[]>>

const pageLimit = 500

const pathOf = (kind: Kind | 'security_group_rules'): string => `/${kind.replaceAll('_', '-')}`
const singular = (kind: Kind): string => kind.slice(0, -1)

/** Everything of a kind that fits, whoever has it, page by page. */
export const listAll = async <K extends Kind>(
  { client }: Pick<Context, 'client'>,
  kind: K,
  query: Query,
  signal: AbortSignal,
): Promise<Things[K][]> => {
  const found: Things[K][] = []
  let marker: string | undefined
  do {
    const page = await client.call<Record<string, unknown>>(
      { service: 'network', method: 'GET', path: pathOf(kind), query: { ...query, limit: pageLimit, marker } },
      signal,
    )
    found.push(...(page[kind] as Things[K][]))
    // The cloud may answer fewer than asked for and still have more.
    const links = (page[`${kind}_links`] ?? []) as { rel: string }[]
    marker = links.some(({ rel }) => rel === 'next') ? found.at(-1)?.id : undefined
  } while (marker !== undefined)
  return found
}

/** What carries our prefix in its name or in its description, page by page. */
export const listOurs = async <K extends Kind>(
  context: Context,
  kind: K,
  query: Query,
  signal: AbortSignal,
): Promise<Things[K][]> => {
  const { projectPrefix } = context.settings
  const all: (Owned & { name?: string })[] = await listAll(context, kind, query, signal)
  const named = all.filter(({ name, description }) => [name, description].some((one) => one?.startsWith(projectPrefix)))
  return keepOurs(context, named as Things[K][], ({ project_id }) => project_id, signal)
}

/** By our tag; undefined where the cloud has none. */
export const findNamed = async <K extends Kind>(
  context: Context,
  kind: K,
  tag: string,
  signal: AbortSignal,
): Promise<Things[K] | undefined> =>
  (await listOurs(context, kind, { name: cloudName(context.settings, tag) }, signal))[0]

export const scopeFor = (context: Pick<Context, 'projects'>, tag: string, signal: AbortSignal): Promise<Scope> =>
  context.projects.scopeOf(sarvProjectOf(tag), signal)

/** The id of the cloud's project that things of the tag lie in. */
export const projectIdFor = async (context: Context, tag: string, signal: AbortSignal): Promise<string> => {
  const scope = await scopeFor(context, tag, signal)
  return scope === 'home' ? (await context.client.home(signal)).projectId : scope.projectId
}

/** Named by the tag, in the project that it belongs to. */
export const createNamed = async <K extends Kind>(
  context: Context,
  kind: K,
  tag: string,
  thing: object,
  signal: AbortSignal,
): Promise<Things[K]> => {
  const answer = await context.client.call<Record<string, Things[K]>>(
    {
      service: 'network',
      method: 'POST',
      path: pathOf(kind),
      body: { [singular(kind)]: { name: cloudName(context.settings, tag), ...thing } },
      scope: await scopeFor(context, tag, signal),
    },
    signal,
  )
  return answer[singular(kind)]!
}

/** Fine when it is gone. */
export const remove = async (
  { client }: Pick<Context, 'client'>,
  kind: Kind | 'security_group_rules',
  id: string,
  signal: AbortSignal,
): Promise<void> => {
  await client.find({ service: 'network', method: 'DELETE', path: `${pathOf(kind)}/${id}` }, signal)
}
