import type { ServerSpec } from '../../../ports/compute/hosts.engine.ts'
import type { PortSpec } from '../../../ports/compute/networks.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { placePublicPort, versionsOf } from '../addresses/public-ports.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { findNamed, listOurs, remove, type NeutronPort } from './neutron.ts'
import { isPortOf } from './ports.ts'
import { placePrivatePort, samePrivatePort } from './private-ports.ts'

/*
 * What a server is built with. Whoever calls these holds the lock of the server's name, and takes everything away again
 * with `removePortsAndGroup` when something is refused for good.
 */

/** Their ids, as they were asked for. */
export const ensurePrivatePorts = async (
  context: OpenStackContext,
  serverTag: string,
  ports: readonly PortSpec[],
  groupId: string,
  signal: AbortSignal,
): Promise<string[]> => {
  const ids: string[] = []
  for (const spec of ports) {
    const port =
      (await samePrivatePort(context, serverTag, spec, signal)) ??
      (await placePrivatePort(context, serverTag, spec, groupId, signal))
    ids.push(port.id)
  }
  return ids
}

export interface PublicPort {
  id: string
  ipv4: string | null
  ipv6: string | null
}

type WantedAddresses = Pick<ServerSpec, 'withIpv4' | 'withIpv6'>

const toPublicPort = ({ id, fixed_ips }: NeutronPort, { withIpv4, withIpv6 }: WantedAddresses): PublicPort => {
  const addresses = fixed_ips.map(({ ip_address }) => ip_address)
  const of = (isWanted: boolean, isVersion6: boolean) =>
    (isWanted ? addresses.find((address) => address.includes(':') === isVersion6) : undefined) ?? null
  return { id, ipv4: of(withIpv4, false), ipv6: of(withIpv6, true) }
}

/** One port with the first address of each version; only for a server that has any. `no_address` when a pool is empty. */
export const ensurePublicPort = async (
  context: OpenStackContext,
  serverTag: string,
  wanted: WantedAddresses,
  groupId: string,
  signal: AbortSignal,
): Promise<PublicPort> => {
  const versions = ([4, 6] as const).filter((version) => (version === 4 ? wanted.withIpv4 : wanted.withIpv6))
  const existing = await findNamed(context, 'ports', serverTag, signal)
  const isOther =
    existing !== undefined &&
    !(isPortOf(context, existing, serverTag) && versions.every((version) => versionsOf(existing).includes(version)))
  if (isOther) throw new EngineError('duplicate', `the public port of ${serverTag} has other addresses`)
  const port = existing ?? (await placePublicPort(context, { tag: serverTag, serverTag, versions, groupId }, signal))
  return toPublicPort(port, wanted)
}

/** Everything that a server has of the network; fine when there is nothing. */
export const removePortsAndGroup = async (
  context: OpenStackContext,
  serverTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const name = cloudName(context.settings, serverTag)
  const ports = await listOurs(context, 'ports', { description: name }, signal)
  await Promise.all(ports.map(({ id }) => remove(context, 'ports', id, signal)))
  for (const { id } of await listOurs(context, 'security_groups', { name }, signal))
    await remove(context, 'security_groups', id, signal)
}
