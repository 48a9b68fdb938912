import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import type {
  OperatorCustomerDetail,
  OperatorIdentity,
  OperatorIdentityListItem,
} from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import type { OperatorView } from '@sarv/contract/operator/operator-views/operator-views.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newNationalId } from '../../../testing/national-ids.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

let api: TestApi
let support: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { identityConfirmedBy: 'operator' } })
  support = await insertOperator(api.db, ['support'])
})
afterAll(() => api.close())

const reason = 'ticket 1043'
const answer = 'نام با کد ملی یکی نیست'
const form = {
  firstName: 'سارا',
  lastName: 'آزاد',
  birthDate: '1990-05-12T00:00:00',
  address: 'تهران، خیابان ولیعصر، پلاک ۷',
}
const call = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = support) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })
const write = async (who: Customer, more: object = {}) => {
  const wanted = { ...form, nationalId: newNationalId(), ...more }
  expect((await api.send(who, 'PUT', '/account/profile/edit', wanted)).status).toBe(200)
  return wanted
}
const look = async ({ userId }: Customer, who = support) =>
  call<OperatorIdentity>('POST', `identity/look/${userId}`, { reason }, who)
const confirm = ({ userId }: Customer, seen: string) => call('PUT', `identity/confirm/${userId}`, { seen, reason })
const refuse = ({ userId }: Customer, seen: string) =>
  call('PUT', `identity/refuse/${userId}`, { seen, answer, reason })
const waiting = async ({ userId }: Customer) =>
  (await call<OperatorIdentityListItem[]>('GET', 'identity/list')).body.find(({ id }) => id === userId)
const userOf = async ({ customerId }: Customer) =>
  (await call<OperatorCustomerDetail>('GET', `customer/get/${customerId}`)).body.users[0]
const titles = async (customer: Customer) =>
  (await api.get<{ subject: string }[]>(customer, '/portal/notification/list')).body.map(({ subject }) => subject)
const newcomer = () => api.newCustomer({ isConfirmed: false })

describe('an identity', () => {
  it('waits from when it is written until somebody has looked at it and confirmed it', async () => {
    const customer = await newcomer()
    expect(await waiting(customer)).toBeUndefined()
    const { nationalId } = await write(customer)
    expect(await waiting(customer)).toMatchObject({ title: 'سارا آزاد', customerId: customer.customerId })

    const { body: seen } = await look(customer)
    expect(seen).toMatchObject({ ...form, id: customer.userId, nationalId, isConfirmed: false })
    expect((await confirm(customer, seen.seen)).status).toBe(200)
    expect(await userOf(customer)).toMatchObject({ isIdentityConfirmed: true, isIdentityRefused: false })
    expect(await waiting(customer)).toBeUndefined()
  })

  it('is decided on as it was seen: what was written meanwhile is neither confirmed nor refused', async () => {
    const customer = await newcomer()
    const wanted = await write(customer)
    const { body: seen } = await look(customer)
    await write(customer, { ...wanted, address: 'شیراز، خیابان زند، پلاک ۹' })
    for (const decide of [confirm, refuse]) {
      const { status, body } = await decide(customer, seen.seen)
      expect([status, body.type]).toEqual([409, 'identity_changed'])
    }
    expect(await userOf(customer)).toMatchObject({ isIdentityConfirmed: false, isIdentityRefused: false })
    expect(await titles(customer)).not.toContain('هویت شما تأیید نشد')
    const again = await look(customer)
    expect((await confirm(customer, again.body.seen)).status).toBe(200)
  })

  it('that was refused waits for nobody before it is written again, and the person reads what to mend', async () => {
    const customer = await newcomer()
    await write(customer)
    expect((await refuse(customer, (await look(customer)).body.seen)).status).toBe(200)
    expect(await titles(customer)).toContain('هویت شما تأیید نشد')
    expect(await waiting(customer)).toBeUndefined()
    expect(await userOf(customer)).toMatchObject({ isIdentityConfirmed: false, isIdentityRefused: true })

    await write(customer)
    expect(await waiting(customer)).toBeDefined()
    expect(await userOf(customer)).toMatchObject({ isIdentityRefused: false })
  })

  it('that was confirmed counts no more once it is refused', async () => {
    const customer = await api.newCustomer()
    expect((await refuse(customer, (await look(customer)).body.seen)).status).toBe(200)
    expect(await userOf(customer)).toMatchObject({ isIdentityConfirmed: false })
    const { body } = await look(customer)
    expect((await confirm(customer, body.seen)).body.type).toBe('identity_missing')
  })

  it('is looked at with a reason, by support, and both stand in the logs', async () => {
    const customer = await newcomer()
    const { nationalId } = await write(customer)
    expect((await call('POST', `identity/look/${customer.userId}`, {})).status).toBe(422)
    expect((await call('POST', 'identity/look/999999', { reason })).status).toBe(404)
    expect((await look(customer, await insertOperator(api.db, ['finance']))).status).toBe(403)
    expect((await look(customer)).status).toBe(200)

    const line = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operatorIdentityLook')
      .where('customer_id', '=', customer.customerId)
      .select('data')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(line.data!)).toMatchObject({ operator: { id: support.operatorId }, body: { reason } })
    expect(line.data).not.toContain(nationalId)
    const log = await api.get<UserLogPage>(customer, '/account/user-log?PageNumber=1&PageSize=10')
    expect(log.body.data?.[0]).toMatchObject({ title: 'دیدن مشخصات هویتی', user: 'پشتیبانی' })
  })

  it('is not shown in full to an operator who sees the portal as the customer', async () => {
    const customer = await api.newCustomer()
    const { nationalId } = await write(customer)
    const { body: view } = await call<OperatorView>('POST', `view/start/${customer.customerId}`, { reason })
    const { body } = await api.get<Profile>({ token: view.accessToken }, '/account/profile/get')
    expect(body).toMatchObject({ nationalId: `…${nationalId.slice(-4)}`, birthDate: null, address: null })
    expect(await api.get<Profile>(customer, '/account/profile/get')).toMatchObject({ body: { nationalId } })
  })
})

it('waits for nobody where the form is enough', async () => {
  const plain = await startTestApi({ withWorker: false })
  try {
    const customer = await plain.newCustomer({ isConfirmed: false })
    const wanted = { ...form, nationalId: newNationalId() }
    await plain.send(customer, 'PUT', '/account/profile/edit', wanted)
    const { token } = await insertOperator(plain.db, ['support'])
    const { body } = await plain.request<unknown[]>(token, { method: 'GET', url: '/api/operator/identity/list' })
    expect(body).toEqual([])
  } finally {
    await plain.close()
  }
})
