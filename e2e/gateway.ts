import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Product } from './product.ts'
import { untilIdle } from './things.ts'

interface Listed {
  id: number
  name: string
}

/**
 * A private cloud with a network, the servers `shop-web-01` and `shop-web-02` in it, a forward to each of them, and a balancer before
 * both. The firewall of the second server lets nothing of it in.
 */
export const makeGateway = async (product: Product, customer: Customer) => {
  const { projectId } = customer
  const call = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
    product.call<Answer>(customer, method, `/vm/${projectId}/${path}`, body)
  const made = async (path: string, body: object): Promise<number> => {
    const { id } = await call<{ id: number }>('POST', path, body)
    await untilIdle(product, customer)
    return id
  }
  const servers = await call<Listed[]>('GET', 'host/list')
  const idOf = (wanted: string) => servers.find(({ name }) => name === wanted)!.id
  const plans = await product.call<Listed[]>(customer, 'GET', '/portal/product-bundle/vpc-list')
  const cloudId = await made('vpc/create', {
    name: 'toranj-net',
    productBundleId: plans[2]!.id,
    networks: [{ name: 'frontend', gatewayCidr: '192.168.81.1/24' }],
  })
  const [network] = await call<Listed[]>('GET', `vpc/${cloudId}/interface/list`)
  const vmNetworkId = network!.id
  for (const name of ['shop-web-01', 'shop-web-02']) {
    await made('network/node/attach', { vmHostId: idOf(name), vmNetworkId, isV4: true })
  }
  const nodes = await call<{ vmHost: string; ipAddress: string }[]>(
    'GET',
    `network/node/list?VmNetworkId=${vmNetworkId}`,
  )
  const addressOf = (name: string) => nodes.find(({ vmHost }) => vmHost === name)!.ipAddress
  const vpcHostIpId = await made(`vpc/${cloudId}/ip/create`, { useIpV4: true })
  const rule = { firewallProtocolId: 1, directionId: 1, minPort: 8443, maxPort: 8443 }
  await made(`host/${idOf('shop-web-01')}/firewall/create`, rule)
  for (const [name, port] of [
    ['shop-web-01', 443],
    ['shop-web-02', 444],
  ] as const) {
    const target = { destinationIp: addressOf(name), destinationPort: 8443 }
    await made(`vpc/${cloudId}/nat/create-dnat`, { name, vmNetworkId, vpcHostIpId, port, ...target })
  }
  await made('load-balancer/host/create', {
    name: 'shop-lb',
    productBundleId: plans[0]!.id,
    vmNetworkId,
    vmLbAlgorithmId: 1,
    vmLbListeners: [
      {
        vmLbProtocolTypeId: 2,
        sourcePort: 80,
        destinationPort: 8443,
        vmLbPools: [idOf('shop-web-01'), idOf('shop-web-02')],
      },
    ],
  })
  return { cloudId, closedId: idOf('shop-web-02') }
}
