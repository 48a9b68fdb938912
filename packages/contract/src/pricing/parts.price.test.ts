import { describe, expect, it } from 'vitest'
import { recordPricing } from '../dns-cdn/records/records.price.ts'
import { productItem } from '../enums.ts'
import { namespacePricing } from '../kubernetes-cloud/namespaces/namespaces.price.ts'
import { clusterPricing, priceClusterParts, type PricedCluster } from '../kubernetes-cluster/clusters.price.ts'
import { vpcPricing } from '../vm/vpcs/vpcs.price.ts'
import type { PriceItem, UnitPrice } from './price-items.ts'

const unit = (item: PriceItem, price: number): UnitPrice => ({ id: productItem.id[item], price })
const terms = (...prices: UnitPrice[]) => ({ prices, vatPercent: 10 })

describe('what a cluster costs', () => {
  const machine = [unit('vCpu', 100), unit('vMemory', 50), unit('vDisk', 1), unit('ipv4', 40)]
  const full = terms(...machine, unit('kubernetesCluster', 2500))
  const cluster: PricedCluster = {
    workers: 3,
    worker: { cpu: 2, memoryGb: 4, diskGb: 100 },
    masters: 1,
    master: { vCpu: 2, vMemory: 2, vDisk: 50 },
  }

  it('is its workers, its masters and its keeping', () => {
    const parts = priceClusterParts(cluster, full)
    expect([parts?.workers.subtotal, parts?.masters.subtotal, parts?.management.subtotal]).toEqual([1620, 350, 2500])
    expect(clusterPricing.price(cluster, full)).toMatchObject({ subtotal: 4470, vat: 447, payable: 4917 })
  })

  it('takes a plan for every worker', () => {
    const planned = { ...cluster, worker: { ...cluster.worker, plan: { name: 'M1', price: 500 } } }
    expect(priceClusterParts(planned, full)?.workers.subtotal).toBe(1500)
  })

  it('is not known while a part has no price', () =>
    expect(clusterPricing.price(cluster, terms(...machine))).toBeUndefined())
})

it('a namespace pays for cores, memory, disk and each ten pods', () => {
  const prices = terms(unit('kuberCpu', 480), unit('kuberMemory', 460), unit('kuberDisk', 13), unit('kuber10Pods', 100))
  const namespace = { cpu: 4, memoryGb: 4, diskGb: 75, tenPods: 2 }
  expect(namespacePricing.price(namespace, prices)?.subtotal).toBe(4 * 480 + 4 * 460 + 75 * 13 + 200)
  expect(namespacePricing.price({ ...namespace, plan: { name: 'S', price: 7 } }, prices)?.subtotal).toBe(7)
})

it('records of a zone may cost nothing', () => {
  expect(recordPricing.price({ records: 10_000 }, terms(unit('freeDns', 0)))).toMatchObject({ payable: 0, hourly: 0 })
  expect(recordPricing.price({ records: 10_000 }, terms())).toBeUndefined()
})

it('a private cloud pays for its addresses and each ten rules', () => {
  const prices = terms(unit('vpcIpv4', 400), unit('vpc10Rules', 150))
  expect(vpcPricing.price({ ipv4: 2, tenRules: 3 }, prices)?.subtotal).toBe(1250)
})
