import { afterAll, beforeAll, expect, it } from 'vitest'
import { datacenterFull } from '@sarv/contract/catalog/datacenters/datacenters.fa'
import type { DatacenterListItem } from '@sarv/contract/catalog/datacenters/datacenters.schemas'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'

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
    const made = await api.send(customer, 'POST', '/create', { name: `place ${id}`, datacenterId: id })
    expect([id, made.status]).toEqual([id, fullReason === null ? 200 : 400])
  }
})

it('that becomes full takes no server and no volume of its projects, and says why in the words of the pages', async () => {
  const customer = await api.newCustomer()
  const { datacenter_id: id } = await api.db
    .selectFrom('projects')
    .where('id', '=', customer.projectId)
    .select('datacenter_id')
    .executeTakeFirstOrThrow()
  const { name } = await api.db
    .updateTable('datacenters')
    .set({ full_reason: 'ظرفیت تا ۱ آذر پر است' })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow()
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
  const size = { isPredefined: false, cpu: 1, memory: 2, disk: 25 }
  const orders = [
    ['host', { ...size, vmImageId: image.id, name: 'shop-web-01', password: testPassword }],
    ['volume', { isPredefined: false, volumeSize: 50, name: 'shop-data' }],
  ] as const
  for (const [noun, order] of orders) {
    for (const dryRun of ['false', 'true']) {
      const path = `/vm/${customer.projectId}/${noun}`
      expect(await api.send(customer, 'POST', `${path}/create`, order, { 'x-dry-run': dryRun })).toMatchObject({
        status: 400,
        body: { type: 'no_capacity', errorMessage: datacenterFull(name, 'ظرفیت تا ۱ آذر پر است') },
      })
      expect((await api.get(customer, `${path}/list`)).body).toEqual([])
    }
  }
})
