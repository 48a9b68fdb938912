import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatacenterListItem } from '@sarv/contract/catalog/datacenters.schemas'
import { startTestApi, type TestApi } from '../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

it('says which datacenter is full and why, and makes nothing there', async () => {
  const customer = await api.newCustomer()
  const { body } = await api.get<DatacenterListItem[]>(customer, '/infra/datacenter/list')
  const full = body.filter(({ fullReason }) => typeof fullReason === 'string' && fullReason !== '')
  expect(body.length).toBeGreaterThan(full.length)
  expect(full).toHaveLength(1)
  for (const { id, fullReason } of body) {
    const made = await api.send(customer, 'POST', '/create', { name: `project ${id}`, datacenterId: id })
    expect([id, made.status]).toEqual([id, fullReason === null ? 200 : 400])
  }
})
