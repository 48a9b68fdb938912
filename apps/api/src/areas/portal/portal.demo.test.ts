import type { LimitRequestListItem } from '@sarv/contract/portal/limit-requests/limit-requests.schemas'
import type { WebhookDeliveryListItem } from '@sarv/contract/portal/webhooks/webhooks.schemas'
import { limitRequestStatus, webhookDeliveryStatus } from '@sarv/contract/enums'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { askForMoreInDemo } from './portal.demo.ts'
import { addWebhookDemo } from './webhooks/webhooks.demo.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer()
})
afterAll(() => api.close())

it('has a webhook that is off, with deliveries that arrived and one that did not, and says why', async () => {
  const deps = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  await addWebhookDemo(api.db, deps, { ...customer, datacenterId: 1 })
  const { body: hooks } = await api.get<{ id: number; isEnabled: boolean; host: string }[]>(
    customer,
    '/portal/webhook/list',
  )
  expect(hooks).toMatchObject([{ isEnabled: false }])
  const { body: rows } = await api.get<WebhookDeliveryListItem[]>(
    customer,
    `/portal/webhook/${hooks[0]!.id}/delivery/list`,
  )
  const { delivered, failed } = webhookDeliveryStatus.id
  expect(rows.map(({ statusId }) => statusId)).toEqual([delivered, delivered, failed, delivered])
  expect(rows[2]!.reason).toContain('۱۰ ثانیه')
  // Nothing of it waits to be sent.
  const waiting = await api.db.selectFrom('webhook_deliveries').where('due_at', 'is not', null).select('id').execute()
  expect(waiting).toEqual([])
})

it('has a request that waits for an operator', async () => {
  await askForMoreInDemo(api.db, customer)
  const { body } = await api.get<LimitRequestListItem[]>(customer, '/portal/limit-request/list')
  expect(body).toMatchObject([{ statusId: limitRequestStatus.id.open }])
})
