import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validationText } from '@sarv/contract/validation.fa'
import { notify } from '../areas/portal/notifications.service.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const halfAnEmoji = '\ud83d'

describe('a text in a request', () => {
  it.each([
    ['POST', '/vm/1/key/create', { name: `a${halfAnEmoji}` }, 'name'],
    ['PUT', '/portal/label/set', { services: [], set: [{ key: 'env', value: 'a\0' }] }, 'set.0.value'],
    ['POST', '/vm/1/key/create', { name: 'a', [`odd${halfAnEmoji}`]: 1 }, 'body'],
  ] as const)('is refused by %s %s, when it is not whole', async (method, path, body, field) => {
    const customer = await api.newCustomer()
    const { status, body: answer } = await api.send<{ errors: object }>(
      customer,
      method,
      path.replace('/1/', `/${customer.projectId}/`),
      body,
    )
    expect(status).toBe(422)
    expect(answer.errors).toEqual({ [field]: [validationText.brokenText] })
  })

  it('is refused in an address, when it has a NUL', async () => {
    const customer = await api.newCustomer()
    expect((await api.get(customer, '/financial/wallet/list?Search=a%00b')).status).toBe(422)
  })
})

describe('a date in a request', () => {
  it.each([
    '/account/user-log?PageNumber=1&PageSize=5&FromDate=2026-11-19T10:00',
    '/financial/wallet/list?fromDate=2026-11-19T10:00',
    '/financial/cost/report?groupBy=day&fromDate=2026-11-19T10:00&toDate=2026-11-19T11:00',
  ])('may leave out its seconds in %s', async (path) =>
    expect((await api.get(await api.newCustomer(), path)).status).toBe(200),
  )
})

describe('a date of the database', () => {
  it('is refused, when no request could have named it', async () => {
    const voucher = { code: 'FAR', gift_rials: 1, expires_at: new Date('3000-01-01T00:00:00Z') }
    await expect(api.db.insertInto('vouchers').values(voucher).execute()).rejects.toThrow(/vouchers_expires_at_bounds/)
  })
})

describe('a list in a request', () => {
  it('is refused, when the same topic stands in it twice', async () => {
    const topic = { topicId: 4, email: true, sms: false }
    const body = { topics: [topic, { ...topic, email: false }] }
    const { status } = await api.send(await api.newCustomer(), 'PUT', '/portal/notification/preferences/edit', body)
    expect(status).toBe(422)
  })
})

describe('a notification', () => {
  const message = { subject: 'a', content: 'b', link: null }

  it('is left to nobody, when its reader has left the account meanwhile', async () => {
    const [one, other] = [await api.newCustomer(), await api.newCustomer()]
    const reader = { userId: other.userId, customerId: one.customerId }
    const deps = { secrets: api.secrets, publicUrl: 'https://panel.example.ir' }
    expect(await notify(api.db, deps, { ...reader, ...message })).toEqual([])
    const left = api.db.selectFrom('notifications').where('customer_id', '=', one.customerId).select('id')
    expect(await left.execute()).toEqual([])
  })
})
