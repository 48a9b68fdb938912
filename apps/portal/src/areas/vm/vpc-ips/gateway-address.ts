import type { VpcIpListItem } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { GatewayAddress } from '@sarv/contract/vm/vpc-nats/nat.rules'

/** An address of a private cloud as the contract's rules judge it. */
export const gatewayAddressOf = (ip: VpcIpListItem): GatewayAddress => ({
  id: ip.id,
  address: ip.ipAddress,
  isPrimary: ip.isPrimary ?? false,
  isReady: ip.statusId === networkNodeStatus.id.connected,
  server: ip.vmHost ?? null,
  balancer: ip.loadBalancerId ? { id: ip.loadBalancerId, name: ip.loadBalancer ?? '' } : null,
})
