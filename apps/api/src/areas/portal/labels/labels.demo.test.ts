import type { OrderListItem } from '@sarv/contract/financial/orders/orders.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { addLabelDemo } from './labels.demo.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

it('the demo customer finds services by label, through a filter that is kept', async () => {
  const customer = await api.newCustomer()
  const volume = { project_id: customer.projectId, size_gb: 50, status_id: 2, monthly_price_rials: 0 }
  await api.db
    .insertInto('vm_volumes')
    .values([
      { ...volume, name: 'shop-web-01' },
      { ...volume, name: 'accounting' },
      { ...volume, name: 'without-label' },
    ])
    .execute()
  const deps = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  await addLabelDemo(api.db, deps, { ...customer, datacenterId: 1 })
  const { body: views } = await api.get<{ query: string }[]>(customer, '/portal/saved-view/list?List=services')
  const label = new URLSearchParams(views[0]!.query).get('label')!
  const found = await api.get<OrderListItem[]>(
    customer,
    `/financial/order/list/0?${new URLSearchParams({ Labels: label }).toString()}`,
  )
  expect(found.body.map(({ name }) => name)).toEqual(['shop-web-01'])
})
