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
import { gatewayAddressOf } from '../vpc-ips/gateway-address.ts'

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

/** Where the way to a new forward began: at a public address, or at a server of a network. */
export interface ForwardStart {
  vpcHostIpId?: number
  vmNetworkId?: number
  destinationIp?: string | null
}

/** As the address of the page says it: `?network=4&to=10.0.0.5`, `?from=11`. */
export const startIn = (search: URLSearchParams): ForwardStart => ({
  vpcHostIpId: Number(search.get('from')),
  vmNetworkId: Number(search.get('network')),
  destinationIp: search.get('to'),
})

/** The one that was meant, if it is there, or the only one that there is. */
const chosenIn = (all: readonly { id: number }[], wantedId: number | undefined): number | null =>
  all.find(({ id }) => id === wantedId)?.id ?? (all.length === 1 ? all[0]!.id : null)

export const newForward = (
  { networks, ips, nodes = [] }: Pick<Known, 'networks' | 'ips'> & Partial<Pick<Known, 'nodes'>>,
  start: ForwardStart = {},
): ForwardForm => {
  const vmNetworkId = chosenIn(networks, start.vmNetworkId)
  const target = nodes.find((node) => node.vmNetworkId === vmNetworkId && node.ipAddress === start.destinationIp)
  return {
    name: '',
    vmNetworkId,
    destinationIp: target?.ipAddress ?? null,
    vpcHostIpId: chosenIn(ips.filter(isUsableIp), start.vpcHostIpId),
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

/** The load balancer at an address has the ports that it listens to. */
const balancerOf = ({ id: vpcHostIpId, loadBalancerId, loadBalancer, loadBalancerPorts = [] }: VpcIpListItem) =>
  loadBalancerPorts.map((port): PortHolder => ({
    kind: 'balancer',
    id: loadBalancerId!,
    name: loadBalancer ?? '',
    vpcHostIpId,
    ...port,
  }))

export const situationOf = ({ networks, ips, nodes, nats, options }: Known): NatSituation => ({
  networks: networks.flatMap(({ id, name, cidr }) => (cidr ? [{ id, name: name ?? '', cidr }] : [])),
  addresses: ips.map(gatewayAddressOf),
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
  holders: [...nats.flatMap(holderOf), ...ips.flatMap(balancerOf)],
  hasSources: options?.hasSources ?? true,
  hasSharedAddresses: options?.hasSharedAddresses ?? true,
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
