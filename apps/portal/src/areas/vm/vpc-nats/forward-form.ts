import type {
  VmNetworkNodeListItem,
  VmNetworkShortItem,
  VpcIpListItem,
  VpcNat,
  VpcNatOptions,
} from '@sarv/client/vm.generated'
import { natType, networkNodeStatus } from '@sarv/contract/enums'
import { portsPerForward } from '@sarv/contract/limits'
import { natSentence } from '@sarv/contract/vm/vpc-nats/nat.fa'
import {
  completed,
  fieldOf,
  whyNotForward,
  type ForwardProtocol,
  type NatSituation,
  type PortHolder,
} from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { CreateVpcDnatModel } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

/** What is typed. */
export interface ForwardForm {
  name: string
  vmNetworkId: number | null
  destinationIp: string | null
  vpcHostIpId: number | null
  protocol: ForwardProtocol
  port: number | null
  portEnd: number | null
  destinationPort: number | null
  sourceIp: string
}

/** What is there of the cloud; whatever has not come yet stands in nobody's way. */
export interface Known {
  networks: readonly VmNetworkShortItem[]
  ips: readonly VpcIpListItem[]
  nodes: readonly VmNetworkNodeListItem[]
  nats: readonly VpcNat[]
  options: VpcNatOptions | undefined
}

export const newForward = ({ networks, ips }: Pick<Known, 'networks' | 'ips'>): ForwardForm => {
  const usable = ips.filter(isUsableIp)
  return {
    name: '',
    vmNetworkId: networks.length === 1 ? networks[0]!.id : null,
    destinationIp: null,
    vpcHostIpId: usable.length === 1 ? usable[0]!.id : null,
    protocol: 'tcp',
    port: null,
    portEnd: null,
    destinationPort: null,
    sourceIp: '',
  }
}

export const formOfNat = (nat: VpcNat): ForwardForm => ({
  name: nat.name ?? '',
  vmNetworkId: nat.vmNetworkId ?? null,
  destinationIp: nat.destinationIp,
  vpcHostIpId: nat.vpcHostIpId ?? null,
  protocol: nat.protocol ?? 'tcp',
  port: nat.port ?? nat.destinationPort,
  portEnd: nat.portEnd === nat.port ? null : (nat.portEnd ?? null),
  destinationPort: nat.destinationPort,
  sourceIp: nat.sourceIp ?? '',
})

/** From which ports can be led: not the gateway's own, not a server's own, and there already. */
export const isUsableIp = ({ isPrimary, vmHostId, statusId }: VpcIpListItem): boolean =>
  !isPrimary && !vmHostId && statusId === networkNodeStatus.id.connected

const holderOf = (nat: VpcNat): PortHolder[] =>
  nat.natTypeId === natType.id.dnat && nat.port && nat.destinationIp && nat.vmNetworkId && nat.vpcHostIpId
    ? [
        {
          kind: 'forward',
          id: nat.id,
          name: nat.name ?? '',
          vmNetworkId: nat.vmNetworkId,
          vpcHostIpId: nat.vpcHostIpId,
          protocol: nat.protocol ?? 'tcp',
          port: nat.port,
          portEnd: nat.portEnd ?? nat.port,
          sourceIp: nat.sourceIp,
          destinationIp: nat.destinationIp,
          destinationPort: nat.destinationPort,
        },
      ]
    : []

export const situationOf = ({ networks, ips, nodes, nats, options }: Known): NatSituation => ({
  networks: networks.flatMap(({ id, name, cidr }) => (cidr ? [{ id, name: name ?? '', cidr }] : [])),
  addresses: ips.map((ip) => ({
    id: ip.id,
    address: ip.ipAddress,
    isPrimary: ip.isPrimary ?? false,
    isReady: ip.statusId === networkNodeStatus.id.connected,
    server: ip.vmHost ?? null,
  })),
  targets: nodes.flatMap(({ id, vmNetworkId, ipAddress, vmHost, statusId }) =>
    vmNetworkId && ipAddress && statusId === networkNodeStatus.id.connected
      ? [
          {
            vmNetworkId,
            address: ipAddress,
            server: vmHost ?? '',
            ownAddress: ips.find((ip) => ip.vmNetworkNodeId === id)?.ipAddress ?? null,
          },
        ]
      : [],
  ),
  holders: nats.flatMap(holderOf),
  hasSources: options?.hasSources ?? true,
  rules: { max: options?.maxRules ?? Infinity, used: options?.usedRules ?? 0 },
})

/** The contract's rules, and what stands in the way here: the same sentence that the server would say. */
export const forwardResolver = (known: Known, editedId: number | undefined) =>
  resolveBySchema<ForwardForm, CreateVpcDnatModel>(async () => {
    const { CreateVpcDnatModel } = await import('@sarv/contract/vm/vpc-nats/vpc-nats.schemas')
    return CreateVpcDnatModel.superRefine((body, context) => {
      const obstacle = whyNotForward(completed(body), situationOf(known), editedId)
      if (!obstacle) return
      context.addIssue({ code: 'custom', path: [fieldOf(obstacle) ?? 'name'], message: natSentence(obstacle) })
    })
  })

/** Where a range ends at the server, while it is typed; nothing while it is one port or no range. */
export const destinationSpan = ({ port, portEnd, destinationPort }: ForwardForm) => {
  if (port === null || portEnd === null || portEnd <= port || portEnd - port >= portsPerForward) return undefined
  const first = destinationPort ?? port
  return { first, last: first + portEnd - port }
}
