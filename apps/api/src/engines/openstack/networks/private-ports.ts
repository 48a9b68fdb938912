import type { PortSpec } from '../../../ports/compute/networks.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { checkAddress, checkMac } from '../../ranges.ts'
import type { OpenStackContext } from '../context.ts'
import { gatewayOf } from './networks.state.ts'
import { findNamed, type NeutronPort } from './neutron.ts'
import { createPort, isPortOf } from './ports.ts'

/** None when there is no port of that tag yet. */
export const samePrivatePort = async (
  context: OpenStackContext,
  serverTag: string,
  { tag, networkTag, address, mac }: PortSpec,
  signal: AbortSignal,
): Promise<NeutronPort | undefined> => {
  const existing = await findNamed(context, 'ports', tag, signal)
  if (!existing) return undefined
  const network = await findNamed(context, 'networks', networkTag, signal)
  const isSame =
    isPortOf(context, existing, serverTag) &&
    existing.network_id === network?.id &&
    existing.fixed_ips[0]?.ip_address === address &&
    existing.mac_address === (mac ?? existing.mac_address)
  if (!isSame) throw new EngineError('duplicate', `port ${tag} is another connection`)
  return existing
}

/** Whether address and MAC are taken is for the cloud to say. */
export const placePrivatePort = async (
  context: OpenStackContext,
  serverTag: string,
  { tag, networkTag, address, mac }: PortSpec,
  groupId: string,
  signal: AbortSignal,
): Promise<NeutronPort> => {
  const subnet = await findNamed(context, 'subnets', networkTag, signal)
  if (!subnet) throw new EngineError('not_found', `the cloud has no network ${networkTag}`)
  checkAddress({ cidr: subnet.cidr, gatewayIp: gatewayOf(subnet) }, address)
  if (mac !== undefined) checkMac(mac)
  const fixedIps = [{ subnet_id: subnet.id, ip_address: address }]
  return createPort(context, { tag, serverTag, networkId: subnet.network_id, fixedIps, groupId, mac }, signal)
}
