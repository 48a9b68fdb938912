import { serviceType } from '@sarv/contract/service-types'
import { hostIpPricing } from '@sarv/contract/vm/host-ips/host-ips.price'
import { vmHostPricing } from '@sarv/contract/vm/hosts/hosts.price'
import { volumePricing } from '@sarv/contract/vm/volumes/volumes.price'
import { vpcPricing } from '@sarv/contract/vm/vpcs/vpcs.price'
import { usualPrice, type AgreedPrices } from '../../services/agreed-prices.ts'

export const vmAgreedPrices: readonly AgreedPrices[] = [
  {
    serviceType: serviceType.vm,
    group: 'VmHost',
    productId: vmHostPricing.productId,
    table: 'vm_hosts',
    prices: [usualPrice, { lines: 'price_lines_while_off', rials: 'price_while_off_rials' }],
    name: 'name',
    hasPlan: true,
  },
  {
    serviceType: serviceType.vmIp,
    group: 'VmHost',
    productId: hostIpPricing.productId,
    table: 'vm_host_ips',
    prices: [usualPrice],
    name: 'address',
    hasPlan: false,
  },
  {
    serviceType: serviceType.volume,
    group: 'VmHost',
    productId: volumePricing.productId,
    table: 'vm_volumes',
    prices: [usualPrice],
    name: 'name',
    hasPlan: true,
  },
  {
    serviceType: serviceType.vpc,
    group: 'Vpc',
    productId: vpcPricing.productId,
    table: 'vpc_hosts',
    prices: [usualPrice],
    name: 'name',
    hasPlan: true,
  },
  {
    serviceType: serviceType.loadBalancer,
    group: 'LoadBalance',
    productId: vpcPricing.productId,
    table: 'vm_load_balancers',
    prices: [usualPrice],
    name: 'name',
    hasPlan: true,
  },
]
