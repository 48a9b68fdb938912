import { EngineError } from '../../../ports/engine-error.ts'
import type { Routing } from '../../../ports/compute/routers.engine.ts'
import { checkIdle, isToBeAssigned, isToLeadTo } from '../../router-rules.ts'
import { listNamed } from '../balancers/octavia.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { findNamed, remove, scopeFor, type NeutronFloatingIp } from '../networks/neutron.ts'
import { buildTimeoutMs, foundRouter, listFloatingIps, readRouter, routerTagOf } from './read.ts'

/* Public addresses that lead in: floating ones. All of it under the lock of the router's project. */

const makeFloatingIp = async (
  context: OpenStackContext,
  tag: string,
  externalId: string,
  signal: AbortSignal,
): Promise<NeutronFloatingIp> => {
  const floatingip = { floating_network_id: externalId, description: cloudName(context.settings, tag) }
  const scope = await scopeFor(context, tag, signal)
  const answer = await context.client.call<{ floatingip: NeutronFloatingIp }>(
    {
      service: 'network',
      method: 'POST',
      path: '/floatingips',
      body: { floatingip },
      scope,
      timeoutMs: buildTimeoutMs,
    },
    signal,
  )
  return answer.floatingip
}

export interface WantedAddress {
  routerTag: string
  tag: string
  externalId: (signal: AbortSignal) => Promise<string>
}

export const addAddress = async (
  context: OpenStackContext,
  { routerTag, tag, externalId }: WantedAddress,
  signal: AbortSignal,
): Promise<{ address: string }> => {
  await foundRouter(context, routerTag, signal)
  const [existing] = await listFloatingIps(context, tag, signal)
  const holder = existing && routerTagOf(context, existing)
  if (holder !== undefined && holder !== routerTag)
    throw new EngineError('duplicate', `address ${tag} is of router ${holder}`)
  const { id, floating_ip_address } = existing ?? (await makeFloatingIp(context, tag, await externalId(signal), signal))
  if (holder === undefined) {
    const path = `/floatingips/${id}/tags/${cloudName(context.settings, routerTag)}`
    await context.client.call({ service: 'network', method: 'PUT', path, isSafe: true }, signal)
  }
  return { address: floating_ip_address }
}

export const removeAddress = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  for (const floatingIp of await listFloatingIps(context, tag, signal)) {
    const holder = routerTagOf(context, floatingIp)
    const router = holder === undefined ? undefined : await readRouter(context, holder, signal)
    if (router) checkIdle(router.engine, tag)
    await remove(context, 'floatingips', floatingIp.id, signal)
  }
}

/** One call writes all of its tags: it is never of two routers, and never of none. */
export const moveAddress = async (
  context: OpenStackContext,
  tag: string,
  toRouterTag: string,
  signal: AbortSignal,
): Promise<void> => {
  await foundRouter(context, toRouterTag, signal)
  const [floatingIp] = await listFloatingIps(context, tag, signal)
  const holder = floatingIp && routerTagOf(context, floatingIp)
  if (!floatingIp || holder === undefined) throw new EngineError('not_found', `the cloud has no address ${tag}`)
  if (holder === toRouterTag) return
  const from = await readRouter(context, holder, signal)
  if (from) checkIdle(from.engine, tag)
  const own = cloudName(context.settings, holder)
  const tags = [...floatingIp.tags.filter((name) => name !== own), cloudName(context.settings, toRouterTag)]
  const path = `/floatingips/${floatingIp.id}/tags`
  await context.client.call({ service: 'network', method: 'PUT', path, body: { tags }, isSafe: true }, signal)
}

const setPort = async (
  { client }: OpenStackContext,
  { id }: NeutronFloatingIp,
  floatingip: { port_id: string | null; fixed_ip_address?: string },
  signal: AbortSignal,
): Promise<void> => {
  const path = `/floatingips/${id}`
  const body = { floatingip }
  await client.call({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs, isSafe: true }, signal)
}

export const assign = async (
  context: OpenStackContext,
  addressTag: string,
  portTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const [floatingIp] = await listFloatingIps(context, addressTag, signal)
  const holder = floatingIp && routerTagOf(context, floatingIp)
  const port = await findNamed(context, 'ports', portTag, signal)
  const address = port?.fixed_ips[0]?.ip_address
  if (!floatingIp || holder === undefined || !port || address === undefined)
    throw new EngineError('not_found', `the cloud has no address ${addressTag} or no port ${portTag}`)
  const { engine, subnets } = await foundRouter(context, holder, signal)
  const subnet = subnets.find(({ network_id }) => network_id === port.network_id)
  const networkTag = tagOf(context.settings, subnet?.name)
  if (networkTag === undefined)
    throw new EngineError('not_found', `router ${holder} is not on the network of ${portTag}`)
  if (isToBeAssigned(engine, addressTag, { tag: portTag, networkTag, address }))
    await setPort(context, floatingIp, { port_id: port.id, fixed_ip_address: address }, signal)
}

/** To the port of a load balancer's address, as to a server's: the cloud passes on every port of it. */
export const leadToBalancer = async (
  context: OpenStackContext,
  { addressTag, balancerTag, routing }: { addressTag: string; balancerTag: string; routing: Routing },
  signal: AbortSignal,
): Promise<void> => {
  const [floatingIp] = await listFloatingIps(context, addressTag, signal)
  const holder = floatingIp && routerTagOf(context, floatingIp)
  const [balancer] = context.settings.balancers ? await listNamed(context, balancerTag, signal) : []
  if (!floatingIp || holder === undefined || !balancer || balancer.provisioning_status === 'PENDING_DELETE')
    throw new EngineError('not_found', `the cloud has no address ${addressTag} or no load balancer ${balancerTag}`)
  const { engine, subnets } = await foundRouter(context, holder, signal)
  const subnet = subnets.find(({ network_id }) => network_id === balancer.vip_network_id)
  const networkTag = tagOf(context.settings, subnet?.name)
  if (networkTag === undefined)
    throw new EngineError('not_found', `router ${holder} is not on the network of ${balancerTag}`)
  const { vip_port_id: port_id, vip_address: fixed_ip_address } = balancer
  if (isToLeadTo(engine, addressTag, { tag: balancerTag, networkTag }, routing))
    await setPort(context, floatingIp, { port_id, fixed_ip_address }, signal)
}

export const unassign = async (context: OpenStackContext, addressTag: string, signal: AbortSignal): Promise<void> => {
  const [floatingIp] = await listFloatingIps(context, addressTag, signal)
  // One that has forwards would lose its router by it.
  if (floatingIp?.port_details) await setPort(context, floatingIp, { port_id: null }, signal)
}
