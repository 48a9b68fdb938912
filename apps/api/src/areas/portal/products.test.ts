import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productCategory, productItem } from '@sarv/contract/enums'
import type {
  KubernetesPrice,
  ProductDetail,
  ProductItem,
  ProductListItem,
} from '@sarv/contract/portal/products/products.schemas'
import { toWire } from '../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { copyCatalogue } from '../catalog/catalogue/catalogue.fixture.ts'
import { loadCatalogue } from '../catalog/catalogue/catalogue.service.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const read = async <Body>(path: string) => {
  const { status, body } = await api.get<Body>(customer, `/portal/${path}`)
  expect(status).toBe(200)
  return body
}

describe('products', () => {
  it('are all listed, and each can be read', async () => {
    const products = await read<ProductListItem[]>('product/list')
    expect(products.map(({ id }) => id)).toEqual(productCategory.ids)
    for (const { id, name, description } of products) {
      expect(await read<ProductDetail>(`product/get/${id}`)).toEqual({
        id,
        name,
        description,
        supplementaryDescription: null,
      })
    }
    expect((await api.get(customer, '/portal/product/get/999')).status).toBe(404)
  })

  it.each([
    ['vm', ['vCpu', 'vMemory', 'vDisk', 'ipv4', 'ipv6']],
    ['kubernetesCluster', ['vCpu', 'vMemory', 'vDisk', 'ipv4', 'kubernetesCluster']],
    ['kubernetesCloud', ['kuberCpu', 'kuberMemory', 'kuberDisk', 'kuber10Pods']],
    ['dns', ['freeDns']],
    ['storage', ['cloudDisk']],
    ['vpc', ['vpcIpv4', 'vpc10Rules']],
  ] as const)('have the units that the calculator counts: %s', async (product, units) => {
    const items = await read<ProductItem[]>(`product-item/list/${productCategory.id[product]}`)
    expect(items.map(({ id }) => productItem.name(id))).toEqual(units)
    for (const item of items) expect(item).toMatchObject({ vatPercent: 10, unit: expect.any(String) })
  })

  it('show today’s prices, with the tax of today, and not what is no longer sold', async () => {
    const files = await copyCatalogue()
    await files.edit('products.yaml', /.*item: ipv6(.*\n)+?(?=- product| {4}- )/, '')
    await files.edit('vat.yaml', /$/, `- { from: ${toWire(new Date()).slice(0, 10)}, percent: 12 }\n`)
    await files.edit(
      'products.yaml',
      '{ from: 2026-03-21, rials: 450000 }',
      '{ from: 2026-03-21, rials: 450000 }, { from: 2099-03-21, rials: 990000 }',
    )
    await loadCatalogue(api.db, files.folder)
    await files.remove()
    const items = await read<ProductItem[]>(`product-item/list/${productCategory.id.vm}`)
    expect(items.map(({ id, price, vatPercent }) => [productItem.name(id), price, vatPercent])).toEqual([
      ['vCpu', 450_000, 12],
      ['vMemory', 450_000, 12],
      ['vDisk', 12_000, 12],
      ['ipv4', 400_000, 12],
    ])
    const order = { isPredefined: false, volumeSize: 50, name: 'shop-data' }
    const { body } = await api.send(customer, 'POST', `/vm/${customer.projectId}/volume/create`, order, {
      'x-dry-run': 'true',
    })
    expect(body).toMatchObject({ subtotal: 600_000, vatPercent: 12, vat: 72_000, payable: 672_000 })
  })
})

describe('the price of a cluster', () => {
  it.each([
    [2, 1, { vCpu: 2, vMemory: 4, vDisk: 50 }],
    [9, 1, { vCpu: 2, vMemory: 4, vDisk: 50 }],
    [10, 3, { vCpu: 4, vMemory: 8, vDisk: 50 }],
    [99, 3, { vCpu: 4, vMemory: 8, vDisk: 50 }],
  ])('of %d workers has %d masters', async (workers, masters, spec) => {
    const { vmProductItemsPrice, masterNodesInfo } = await read<KubernetesPrice>(
      `product-item/kubernetes-price/${workers}`,
    )
    expect(vmProductItemsPrice!.map(({ id }) => productItem.name(id))).toEqual(['vCpu', 'vMemory', 'vDisk', 'ipv4'])
    expect(masterNodesInfo).toMatchObject({
      kubernetesManagementItemId: productItem.id.kubernetesCluster,
      kubernetesManagementItemPrice: 2_500_000,
      masterNodeCount: masters,
    })
    const specs = masterNodesInfo.masterVmSpecs!.map(({ productItemId, quantity }) => [
      productItem.name(productItemId),
      quantity,
    ])
    expect(Object.fromEntries(specs)).toEqual(spec)
  })

  it('of more workers than there can be is refused', async () => {
    expect((await api.get(customer, '/portal/product-item/kubernetes-price/100')).status).toBe(422)
  })
})

describe('bundles', () => {
  it.each([
    ['web-list', { id: 81, name: 'W5', price: 450_000, quantity: 5 }],
    ['vpc-list', { id: 60, name: 'P1', price: 1_020_000, ipv4: 2, rules10: 2 }],
    ['volume-list', { id: 21, name: 'V50', price: 570_000, vDisk: 50 }],
    ['vm-list', { id: 1, name: 'S1', price: 1_400_000, vCpu: 1, vMemory: 1, vDisk: 25, ipv4: 1, isPopular: false }],
    ['storage-list', { id: 31, name: 'O100', price: 860_000, vDisk: 100 }],
    ['kuber-cluster-list', { id: 41, name: 'K2', price: 3_600_000, vCpu: 2, vMemory: 4, vDisk: 50, ipv4: 1 }],
    [
      'kuber-cloud-list',
      { id: 51, name: 'N1', price: 1_700_000, kuberCpu: 1, kuberMemory: 2, kuberDisk: 25, kuber10Pods: 1 },
    ],
    [
      'bare-metal-list',
      {
        id: 71,
        name: 'B1',
        price: 35_000_000,
        physicalCpu: 1,
        physicalMemory: 64,
        physicalDisk: 960,
        networkPort: 1,
        bareMetalIpv4: 1,
      },
    ],
  ])('are listed: %s', async (list, first) => {
    const bundles = await read<unknown[]>(`product-bundle/${list}`)
    expect(bundles.length).toBeGreaterThan(2)
    expect(bundles[0]).toEqual(first)
  })
})

describe('the code of an advertisement', () => {
  const link = (code: string) => api.get<string>(undefined, `/portal/promotion/redirect-link/${code}`)

  it('leads somewhere, for everyone, as long as it holds', async () => {
    expect(await link('calculator')).toMatchObject({ status: 200, body: '/portal/calculator' })
    expect((await link('nowruz-1405')).status).toBe(404)
    expect((await link('unknown')).status).toBe(404)
    expect((await link("x'--")).status).toBe(404)
  })
})
