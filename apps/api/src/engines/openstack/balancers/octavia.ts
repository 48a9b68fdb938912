import { longestAnswerMs } from '../../with-lock.ts'
import type { Sendable } from '../client/http.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'

/** Only what we read. `PENDING_...`: nothing else can be asked of it meanwhile. */
interface Provisioned {
  id: string
  name: string
  provisioning_status: string
}

export interface OctaviaBalancer extends Provisioned {
  /** The name that the customer gave it. */
  description: string
  vip_address: string
  /** Octavia's own, at its address. */
  vip_port_id: string
  vip_network_id: string
  vip_subnet_id: string
  project_id: string
  /** UTC, though it does not say so. */
  created_at: string
}

export interface OctaviaListener extends Provisioned {
  protocol: string
  /** Of `TERMINATED_HTTPS` alone: where Barbican has its certificate, and those for names. */
  default_tls_container_ref?: string | null
  sni_container_refs?: string[]
  protocol_port: number
  default_pool_id: string | null
  /** The port of its members: a pool without any has no place for it, and OVN's never ends changing more of one. */
  description: string
}

export interface OctaviaPool extends Provisioned {
  lb_algorithm: string
  session_persistence: { type: string } | null
  healthmonitor_id: string | null
}

export interface OctaviaMonitor extends Provisioned {
  type: string
  delay: number
  timeout: number
  /** Good answers in a row that turn a member up. */
  max_retries: number
  max_retries_down: number
  url_path?: string | null
  expected_codes?: string | null
  domain_name?: string | null
}

export interface OctaviaMember extends Provisioned {
  address: string
  protocol_port: number
  weight: number
  operating_status: string
}

/** A load balancer with everything below it. */
export interface OctaviaTree {
  balancer: OctaviaBalancer
  listeners: OctaviaListener[]
  pools: (OctaviaPool & { members: OctaviaMember[]; monitor: OctaviaMonitor | null })[]
}

type Client = Pick<OpenStackContext, 'client'>
type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

const pageLimit = 500

/** Everything that fits, whoever has it, page by page. */
const listAll = async <Thing extends { id: string }>(
  { client }: Client,
  key: 'loadbalancers' | 'listeners' | 'pools' | 'members',
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Thing[]> => {
  const found: Thing[] = []
  let marker: string | undefined
  do {
    const page = await client.call<Record<string, unknown>>(
      { service: 'loadBalancer', method: 'GET', path: `/lbaas${path}`, query: { ...query, limit: pageLimit, marker } },
      signal,
    )
    found.push(...(page[key] as Thing[]))
    const links = (page[`${key}_links`] ?? []) as { rel: string }[]
    marker = links.some(({ rel }) => rel === 'next') ? found.at(-1)?.id : undefined
  } while (marker !== undefined)
  return found
}

const byAge = (one: OctaviaBalancer, other: OctaviaBalancer): number => (one.created_at < other.created_at ? -1 : 1)

/** Oldest first, of one name, at one port, or of all of ours. */
export const listBalancers = async (
  context: Context,
  query: { name?: string; vip_port_id?: string },
  signal: AbortSignal,
): Promise<OctaviaBalancer[]> => {
  const found = await listAll<OctaviaBalancer>(context, 'loadbalancers', '/loadbalancers', query, signal)
  const named = found.filter(({ name }) => tagOf(context.settings, name) !== undefined)
  const ours = await keepOurs(context, named, ({ project_id }) => project_id, signal)
  return ours.filter(({ provisioning_status }) => provisioning_status !== 'DELETED').toSorted(byAge)
}

/** By our tag. Names are not unique: all that have it. */
export const listNamed = (context: Context, tag: string, signal: AbortSignal): Promise<OctaviaBalancer[]> =>
  listBalancers(context, { name: cloudName(context.settings, tag) }, signal)

/** As it is now; what is deleted while it is read may be missing in it. */
export const findTree = async (
  context: Context,
  tag: string,
  signal: AbortSignal,
): Promise<OctaviaTree | undefined> => {
  const [balancer] = await listNamed(context, tag, signal)
  if (!balancer) return undefined
  const query = { loadbalancer_id: balancer.id }
  const [listeners, pools] = await Promise.all([
    listAll<OctaviaListener>(context, 'listeners', '/listeners', query, signal),
    listAll<OctaviaPool>(context, 'pools', '/pools', query, signal),
  ])
  const whole = pools.map(async (pool) => ({
    ...pool,
    members: await listAll<OctaviaMember>(context, 'members', `/pools/${pool.id}/members`, {}, signal),
    monitor: await findMonitor(context, pool, signal),
  }))
  return { balancer, listeners, pools: await Promise.all(whole) }
}

const findMonitor = async ({ client }: Client, { healthmonitor_id: id }: OctaviaPool, signal: AbortSignal) => {
  if (!id) return null
  const path = `/lbaas/healthmonitors/${id}`
  const found = await client.find<{ healthmonitor: OctaviaMonitor }>(
    { service: 'loadBalancer', method: 'GET', path },
    signal,
  )
  return found?.healthmonitor ?? null
}

/** What is asked of Octavia to change something; its paths begin below `/lbaas`. */
export interface OctaviaRequest {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: { cascade: true }
  body?: Sendable
}

/** Deleting what is gone is fine. As administrator: on many clouds others need a role of Octavia's own. */
export const change = async <Body>(
  { client }: Client,
  { method, path, query, body }: OctaviaRequest,
  signal: AbortSignal,
): Promise<Body | undefined> => {
  const call = {
    service: 'loadBalancer',
    method,
    path: `/lbaas${path}`,
    // OVN's provider does much of the work before it answers.
    timeoutMs: longestAnswerMs,
    ...(query && { query }),
    ...(body && { body }),
  } as const
  if (method === 'DELETE') return client.find<Body>(call, signal)
  return client.call<Body>({ ...call, isSafe: method === 'PUT' }, signal)
}
