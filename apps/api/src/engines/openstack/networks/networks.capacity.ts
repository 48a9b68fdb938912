import type { Usage } from '../../../ports/compute/hosts.engine.ts'
import type { OpenStackContext } from '../context.ts'

export interface IpAvailability {
  subnet_ip_availability: { ip_version: 4 | 6; total_ips: number; used_ips: number }[]
}

/** Addresses outside of the pools, such as a router's, are told as used as well: never more than there are. */
export const ipv4UsageOf = ({ subnet_ip_availability }: IpAvailability): Usage => {
  const ofVersion4 = subnet_ip_availability.filter(({ ip_version }) => ip_version === 4)
  const total = ofVersion4.reduce((sum, { total_ips }) => sum + total_ips, 0)
  const used = ofVersion4.reduce((sum, { used_ips, total_ips }) => sum + Math.min(used_ips, total_ips), 0)
  return { total, used }
}

/** Public addresses, whoever has them. */
export const ipv4Capacity = async (
  { client, publicNetwork }: Pick<OpenStackContext, 'client' | 'publicNetwork'>,
  signal: AbortSignal,
): Promise<Usage> => {
  const { networkId } = await publicNetwork.read(signal)
  const { network_ip_availability } = await client.call<{ network_ip_availability: IpAvailability }>(
    { service: 'network', method: 'GET', path: `/network-ip-availabilities/${networkId}` },
    signal,
  )
  return ipv4UsageOf(network_ip_availability)
}
