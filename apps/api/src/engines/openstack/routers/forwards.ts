import type { ForwardSpec } from '../../../ports/compute/routers.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { stepToForward } from '../../router-rules.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { toEnginePorts } from '../networks/networks.state.ts'
import { listAll } from '../networks/neutron.ts'
import { buildTimeoutMs, foundRouter, readRouter, type ReadRouter } from './read.ts'

/* Port forwardings belong to their floating address; our tag is their description. All of it under the project's lock. */

/** The server's connection that a forward leads to. */
const findTarget = async (
  context: OpenStackContext,
  { subnets }: ReadRouter,
  { networkTag, toAddress }: ForwardSpec,
  signal: AbortSignal,
) => {
  const { settings } = context
  const subnet = subnets.find(({ name }) => name === cloudName(settings, networkTag))
  if (!subnet) return undefined
  const ports = await listAll(context, 'ports', { network_id: subnet.network_id }, signal)
  const found = ports.find(({ fixed_ips }) => fixed_ips.some(({ ip_address }) => ip_address === toAddress))
  const [port] = toEnginePorts(settings, found ? [found] : [], () => subnet.name)
  return found && port && { id: found.id, port }
}

/** Where the forward of a tag is now. */
const findForward = (context: OpenStackContext, { addresses }: ReadRouter, tag: string) => {
  const name = cloudName(context.settings, tag)
  for (const { floatingIp, forwards } of addresses) {
    const forward = forwards.find(({ description }) => description === name)
    if (forward) return { addressId: floatingIp.id, id: forward.id }
  }
  return undefined
}

const pathOf = (addressId: string): string => `/floatingips/${addressId}/port_forwardings`

const removeForward = async (
  { client }: OpenStackContext,
  { addressId, id }: { addressId: string; id: string },
  signal: AbortSignal,
): Promise<void> => {
  await client.find({ service: 'network', method: 'DELETE', path: `${pathOf(addressId)}/${id}` }, signal)
}

export const setForward = async (
  context: OpenStackContext,
  routerTag: string,
  forward: ForwardSpec,
  options: { mayChange: boolean; hasSharedAddresses: boolean },
  signal: AbortSignal,
): Promise<void> => {
  const { client, settings } = context
  // Neutron lets everybody through, and we do not claim otherwise.
  if (forward.from !== undefined)
    throw new EngineError('refused', `forward ${forward.tag}: the cloud cannot say from where`)
  const router = await foundRouter(context, routerTag, signal)
  const target = await findTarget(context, router, forward, signal)
  const step = stepToForward(router.engine, forward, target?.port, options)
  if (!step || !target) return
  const { floatingIp } = router.addresses.find(
    (one) => one.floatingIp.description === cloudName(settings, forward.addressTag),
  )!
  const port_forwarding = {
    protocol: forward.protocol,
    external_port: forward.port,
    internal_port: forward.toPort,
    internal_ip_address: forward.toAddress,
    internal_port_id: target.id,
    description: cloudName(settings, forward.tag),
  }
  const body = { port_forwarding }
  const existing = findForward(context, router, forward.tag)
  if (existing?.addressId === floatingIp.id) {
    const path = `${pathOf(floatingIp.id)}/${existing.id}`
    await client.call(
      { service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs, isSafe: true },
      signal,
    )
    return
  }
  // First the old one: the cloud lets nothing be led to from two places.
  if (existing) await removeForward(context, existing, signal)
  const path = pathOf(floatingIp.id)
  await client.call({ service: 'network', method: 'POST', path, body, timeoutMs: buildTimeoutMs }, signal)
}

export const deleteForward = async (
  context: OpenStackContext,
  routerTag: string,
  tag: string,
  signal: AbortSignal,
): Promise<void> => {
  const router = await readRouter(context, routerTag, signal)
  const existing = router && findForward(context, router, tag)
  if (existing) await removeForward(context, existing, signal)
}
