import { vmLbHealthCheck, vmLbProtocol } from '@sarv/contract/enums'
import type {
  LoadBalancerCapability,
  LoadBalancerListItem,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { ProductOnCloud } from './product.ts'

interface Named {
  id: number
  name: string | null
}

interface Order {
  isCheckless?: boolean
  vpcHostIpId?: number
}

/** What somebody with private clouds does through the product, and how they call their things. */
export const cloudCustomer = (product: ProductOnCloud) => {
  const ask = <Answer>(method: string, rest: string, body?: object) =>
    product.ask<Answer>(method, product.vm(rest), body)

  /** Asks for it and waits until it is done. */
  const act = async (method: string, rest: string, body?: object): Promise<number> => {
    const { id } = await ask<{ id: number }>(method, rest, body)
    await product.untilQuiet()
    return id
  }

  const idIn = async (list: string, name: string): Promise<number> => {
    const all = await ask<Named[]>('GET', list)
    const found = all.find((one) => one.name === name)
    if (!found) throw new Error(`no ${name} in ${list}: ${JSON.stringify(all)}`)
    return found.id
  }
  const cloudId = (name: string) => idIn('vpc/list', name)
  const networkId = (name: string) => idIn('network/list', name)
  const serverId = (name: string) => idIn('host/list', name)
  const balancerId = (name: string) => idIn('load-balancer/host/list', name)
  const forwardId = async (cloud: string, name: string) => idIn(`vpc/${await cloudId(cloud)}/nat/list`, name)

  /** From the smallest on. */
  const plans = async (): Promise<number[]> =>
    (await product.ask<Named[]>('GET', '/portal/product-bundle/vpc-list')).map(({ id }) => id)

  /** Beyond the primary one, the oldest first. */
  const addresses = async (cloud: string): Promise<VpcIpListItem[]> =>
    (await ask<VpcIpListItem[]>('GET', `vpc/${await cloudId(cloud)}/ip/list`))
      .filter(({ isFloating }) => isFloating)
      .toSorted((a, b) => a.id - b.id)

  /** Where a server is in a private network. */
  const placeOf = async (server: string, network: string): Promise<{ nodeId: number; address: string }> => {
    const [vmNetworkId, id] = [await networkId(network), await serverId(server)]
    const nodes = await ask<VmNetworkNodeListItem[]>('GET', `network/node/list?VmHostId=${id}`)
    const node = nodes.find((one) => one.vmNetworkId === vmNetworkId)
    if (!node?.ipAddress) throw new Error(`${server} is not in ${network}: ${JSON.stringify(nodes)}`)
    return { nodeId: node.id, address: node.ipAddress }
  }

  return {
    product,
    ask,
    act,
    cloudId,
    networkId,
    serverId,
    balancerId,
    forwardId,
    plans,
    addresses,
    placeOf,

    cloudOrder: async (name: string, networks: Readonly<Record<string, string>>) => ({
      name,
      productBundleId: (await plans()).at(-1)!,
      networks: Object.entries(networks).map(([network, gatewayCidr]) => ({ name: network, gatewayCidr })),
    }),

    /** Without a public address. */
    serverOrder: async (name: string, network: string) => ({
      isPredefined: false,
      cpu: 1,
      memory: 1,
      disk: 25,
      vmImageId: product.installation.imageId,
      name,
      vmNetworkId: await networkId(network),
      usedPublicIpV4: false,
    }),

    forwardTo: async (
      name: string,
      from: { vpcHostIpId: number; port: number },
      to: { server: string; network: string; port: number },
    ) => ({
      name,
      ...from,
      vmNetworkId: await networkId(to.network),
      destinationIp: (await placeOf(to.server, to.network)).address,
      destinationPort: to.port,
    }),

    /** From port 8080 to the pages of these. */
    balancerShape: async (name: string, members: readonly string[], { isCheckless = false, ...way }: Order = {}) => {
      const { algorithmIds } = await ask<LoadBalancerCapability>('GET', 'load-balancer/host/capability')
      const healthCheck = { vmLbHealthCheckId: vmLbHealthCheck.id.tcp, intervalSeconds: 5, timeoutSeconds: 3 }
      return {
        name,
        vmLbAlgorithmId: algorithmIds[0]!,
        vmLbListeners: [
          {
            vmLbProtocolTypeId: vmLbProtocol.id.tcp,
            sourcePort: 8080,
            destinationPort: 80,
            vmLbPools: await Promise.all(members.map(serverId)),
            ...(!isCheckless && { healthCheck }),
          },
        ],
        ...way,
      }
    },
    /** Where a new one stands. */
    balancerPlace: async (network: string) => ({
      vmNetworkId: await networkId(network),
      productBundleId: (await plans())[0]!,
    }),
    balancerStatus: async (name: string): Promise<number | undefined> =>
      (await ask<LoadBalancerListItem[]>('GET', 'load-balancer/host/list')).find((one) => one.name === name)?.statusId,
  }
}

export type CloudCustomer = ReturnType<typeof cloudCustomer>
