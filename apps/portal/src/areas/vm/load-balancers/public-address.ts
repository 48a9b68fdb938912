import type { LoadBalancerCapability, VpcIpListItem } from '@sarv/client/vm.generated'
import { whyNotBalancerAddress, type PortHolder } from '@sarv/contract/vm/vpc-nats/nat.rules'
import { gatewayAddressOf } from '../vpc-ips/gateway-address.ts'

interface Asked {
  ips: readonly VpcIpListItem[]
  capability: Pick<LoadBalancerCapability, 'hasSharedAddresses'>
  /** Absent: one that is not there yet. */
  balancerId?: number | undefined
}

/** Of forwards the list has the names alone: which ports they have the server says. */
const forwardsOf = ({ id: vpcHostIpId, forwards = [] }: VpcIpListItem): PortHolder[] =>
  forwards.map((name, id) => ({
    kind: 'forward',
    id,
    name,
    vpcHostIpId,
    vmNetworkId: 0,
    protocol: 'tcp',
    port: 0,
    portEnd: 0,
    sourceIp: null,
    destinationIp: '',
    destinationPort: 0,
  }))

/** The addresses that could lead to the balancer, by the same rule as on the server. */
export const addressesFor = ({ ips, capability, balancerId }: Asked): VpcIpListItem[] => {
  const situation = {
    addresses: ips.map(gatewayAddressOf),
    holders: ips.flatMap(forwardsOf),
    hasSharedAddresses: capability.hasSharedAddresses,
  }
  return ips.filter(({ id }) => !whyNotBalancerAddress({ vpcHostIpId: id, balancerId, ports: [] }, situation))
}

/** Why none is offered: the plan has none beside the gateway's own, or all of them lead somewhere. */
export const whyNoAddress = (ips: readonly VpcIpListItem[]): 'onlyPrimary' | 'allTaken' =>
  ips.every(({ isPrimary }) => isPrimary) ? 'onlyPrimary' : 'allTaken'
