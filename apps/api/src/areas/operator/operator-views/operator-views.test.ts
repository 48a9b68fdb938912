import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOperatorAccess } from '@sarv/contract/access'
import { viewMay } from '@sarv/contract/reads'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import type { CurrentSession } from '@sarv/contract/account/sessions/sessions.schemas'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { viewMinutes, type OperatorView } from '@sarv/contract/operator/operator-views/operator-views.schemas'
import type { CustomerUserListItem } from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { Customer } from '@sarv/contract/account/customers/customers.schemas'
import type { InvoiceDetail } from '@sarv/contract/financial/invoices/invoices.schemas'
import { sealPersonal } from '../../../db/personal-data.ts'
import type { PersonalFact } from '../../../secrets.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { inputOf } from '../../../testing/access/inputs.ts'
import { marker, startWorld, type CallingPerson, type World } from '../../../testing/access/world.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertPerson } from '../../../testing/people.ts'
import { createInvoice } from '../../financial/invoices/create.service.ts'
import { changeRoles, disableOperator } from '../operators.service.ts'
import { endOperatorSessions } from '../operator-sessions/operator-sessions.store.ts'

let world: World
let support: TestOperator
beforeAll(async () => {
  world = await startWorld()
  support = await insertOperator(world.api.db, ['support'])
})
afterAll(() => world.api.close())

const reason = 'they cannot find their server, ticket 1043'

const start = (customerId: number, operator = support, payload: object = { reason }) =>
  world.api.request<OperatorView & { type?: string }>(operator.token, {
    method: 'POST',
    url: `/api/operator/view/start/${customerId}`,
    payload,
  })

const open = async (operator?: TestOperator, customerId = world.owner.customerId) => {
  const { body } = await start(customerId, operator)
  return body
}

const get = <Body>(token: string, path: string) =>
  world.api.request<Body & { type?: string }>(token, { method: 'GET', url: `/api/my${path}` })

const isAlive = async (token: string) => (await get(token, '/account/session/get')).status

/** Sent as the customer would, with the operator's token for looking. */
const attempt = async (call: Call, bearer: string) => {
  const caller: CallingPerson = { ...world.owner, kind: 'superUser', bearer }
  const input = await inputOf(call, world, caller)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(input.params[name]))
  const answer = await world.api.app.inject({
    method: call.method,
    url: input.query ? `${path}?${new URLSearchParams(input.query).toString()}` : path,
    remoteAddress: world.newAddress(),
    headers: { accept: 'application/problem+json', authorization: `Bearer ${bearer}` },
    ...(input.body && { payload: input.body }),
  })
  return { status: answer.statusCode, text: answer.body, allowed: input.refusal ?? 200 }
}

const closed = (side: 'customers' | 'operators') =>
  [...world.api.app.implementedCalls].filter(
    ({ access, answers }) =>
      access !== 'anyone' && answers !== 'events' && isOperatorAccess(access) === (side === 'operators'),
  )

const secretFields = /"(\w*(secret|password|privateKey|accessToken)\w*)":"[^"]/i

describe('every call of customers', () => {
  it('answers what may be read, and refuses what writes, opens a way in, or is a person’s own', async () => {
    const { accessToken } = await open()
    const wrong: string[] = []
    for (const call of closed('customers')) {
      const { status, text, allowed } = await attempt(call, accessToken)
      const expected = viewMay(call) ? allowed : 403
      if (status !== expected) wrong.push(`${callId(call)}: ${status} instead of ${expected}: ${text.slice(0, 120)}`)
      if (expected === 403 && !text.includes('view_may_not'))
        wrong.push(`${callId(call)} is refused for another reason`)
      const secret = secretFields.exec(text)?.[1]
      if (secret) wrong.push(`${callId(call)} tells ${secret}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('names the reads that stay closed: whoever adds a call decides on it', () => {
    const refused = closed('customers').filter((call) => call.method === 'GET' && !viewMay(call))
    expect(refused.map(callId).toSorted()).toEqual([
      'apiTokenList',
      'customerList',
      // Also what the person has sent in other accounts.
      'invitationListOwn',
      'passkeyList',
      'sessionList',
      'stepUpGet',
      'storageObjectLink',
      'vmHostConsole',
      'webhookDeliveryGet',
      'webhookDeliveryList',
      'webhookList',
    ])
  })

  it('is none of operators: the token opens nothing on their side', async () => {
    const { accessToken } = await open()
    for (const call of closed('operators')) {
      expect([callId(call), (await attempt(call, accessToken)).status]).toEqual([callId(call), 401])
    }
  }, 60_000)
})

describe('a view', () => {
  it('is the first super user’s, of the whole account', async () => {
    const { session, accessToken, secondsLeft } = await open()
    expect(secondsLeft).toBe(viewMinutes * 60)
    expect(session).toMatchObject({ userId: world.owner.userId, customerId: world.owner.customerId, isSuperUser: true })
    expect((await get<CurrentSession>(accessToken, '/account/session/get')).body).toMatchObject({
      userId: world.owner.userId,
    })
    const { body } = await get<{ name: string }[]>(accessToken, '/project/list')
    expect(JSON.stringify(body)).toContain(marker)
  })

  it('shows of numbers and addresses of people four digits at most; the customer sees all of them', async () => {
    const { api, owner } = world
    const sealed = (value: string, fact: PersonalFact) => sealPersonal(api.secrets, value, fact)
    await api.db
      .updateTable('customers')
      .set({
        national_id_secret: sealed('0013542419', 'nationalId'),
        registration_number: '7741852',
        registration_date: '1990-05-12',
        phone_secret: sealed('02188001234', 'phone'),
        postal_code_secret: sealed('1234567890', 'postalCode'),
        address_secret: sealed('تهران، خیابان آزادی', 'address'),
      })
      .where('id', '=', owner.customerId)
      .execute()
    const member = await insertPerson(api.db, { customerId: owner.customerId })
    await api.db
      .updateTable('users')
      .set({ phone_number_secret: sealed('09121234567', 'phone') })
      .where('id', '=', member.userId)
      .execute()
    const now = new Date()
    const lines = [{ description: 'x', quantity: 1, unitPriceRials: 1_000 }]
    const { id: invoiceId } = await inTransaction(api.db, (trx) =>
      createInvoice(trx, { customerId: owner.customerId, cause: 'masked', lines, from: now, to: now, dueAt: null }),
    )
    const { accessToken } = await open()
    const buyer = async (token: string) => (await get<InvoiceDetail>(token, `/financial/invoice/get/${invoiceId}`)).body
    const account = async (token: string) => (await get<Customer>(token, '/account/customer/get')).body
    const mobile = async (token: string) => {
      const { body } = await get<CustomerUserListItem[]>(token, '/account/customer-user/list')
      return body.find(({ userId }) => userId === member.userId)?.phoneNumber
    }
    const whole = {
      nationalId: '0013542419',
      registrationNumber: '7741852',
      registrationDate: '1990-05-12T00:00:00',
      phone: '02188001234',
      postalCode: '1234567890',
      address: 'تهران، خیابان آزادی',
    }
    expect(await account(owner.token)).toMatchObject(whole)
    expect(await account(accessToken)).toMatchObject({
      nationalId: '…2419',
      registrationNumber: '…1852',
      registrationDate: null,
      phone: '…1234',
      postalCode: '…7890',
      address: null,
    })
    expect(await buyer(owner.token)).toMatchObject({ customerNationalId: '0013542419', customerPhone: '02188001234' })
    expect(await buyer(accessToken)).toMatchObject({
      customerNationalId: '…2419',
      customerRegistrationNumber: '…1852',
      customerPhone: '…1234',
      customerPostalCode: '…7890',
      customerAddress: null,
    })
    expect([await mobile(owner.token), await mobile(accessToken)]).toEqual(['09121234567', '…4567'])
  })

  it('is told to the owners and stands in their log before it opens, without name and reason', async () => {
    const person = await insertPerson(world.api.db, { superUser: true })
    const [titles, log] = [
      async () => (await get<{ subject: string }[]>(person.token, '/portal/notification/list')).body,
      async () => (await get<UserLogPage>(person.token, '/account/user-log?PageNumber=1&PageSize=10')).body,
    ]
    await open(undefined, person.customerId)
    expect((await titles()).map(({ subject }) => subject)).toContain('پشتیبانی پنل شما را می‌بیند')
    expect((await log()).data?.[0]).toMatchObject({ title: 'دیدن پنل از دید مشتری', user: 'پشتیبانی' })
    const told = JSON.stringify([await titles(), await log()])
    expect([told.includes(reason), told.includes(support.name)]).toEqual([false, false])
  })

  it('is in the audit chain with operator and reason, and so is everything that was read', async () => {
    const { accessToken, id } = await open()
    await get(accessToken, '/portal/notification/list')
    await world.api.request(accessToken, { method: 'PUT', url: '/api/my/account/profile/edit', payload: {} })
    const lines = await world.api.db
      .selectFrom('audit_log')
      .where('customer_id', '=', world.owner.customerId)
      .orderBy('id', 'desc')
      .limit(3)
      .select(['event', 'user_id', 'data', 'status'])
      .execute()
    const operator = { id: support.operatorId, name: support.name }
    expect(lines.map(({ data, ...line }) => ({ ...line, ...(JSON.parse(data!) as object) }))).toEqual([
      expect.objectContaining({ event: expect.stringMatching(/^profile/), operator, user_id: null, status: 403 }),
      expect.objectContaining({ event: 'notificationList', operator, view: id, user_id: null, status: 200 }),
      expect.objectContaining({ event: 'operatorViewStart', operator, body: { reason }, status: 200 }),
    ])
  })

  it('takes a reason, the role, and a second factor that was shown lately', async () => {
    const { customerId } = world.owner
    expect((await start(customerId, support, {})).status).toBe(422)
    expect((await start(customerId, await insertOperator(world.api.db, ['finance']))).status).toBe(403)
    const late = await insertOperator(world.api.db, ['support'])
    await world.api.db
      .updateTable('operator_sessions')
      .set({ proven_at: new Date(Date.now() - 3_600_000) })
      .where('operator_id', '=', late.operatorId)
      .execute()
    expect((await start(customerId, late)).body.type).toBe('proof_needed')
    expect((await start(999_999)).status).toBe(404)
  })

  it('is of nobody where the account is closed', async () => {
    const { customerId } = await insertPerson(world.api.db, { superUser: true })
    const { accessToken } = await open(undefined, customerId)
    const closedNow = { disabled_at: new Date(), disabled_reason: 'unpaid' }
    await world.api.db.updateTable('customers').set(closedNow).where('id', '=', customerId).execute()
    expect(await isAlive(accessToken)).toBe(401)
    expect((await start(customerId)).body.type).toBe('view_nobody')
  })
})

describe('the end of a view', () => {
  it('comes by the clock, and use does not put it off', async () => {
    const { accessToken, id } = await open()
    expect(await isAlive(accessToken)).toBe(200)
    const expires_at = new Date(Date.now() - 1000)
    await world.api.db.updateTable('operator_views').set({ expires_at }).where('id', '=', id).execute()
    expect(await isAlive(accessToken)).toBe(401)
  })

  it('comes by the button, once more too, and by nobody else', async () => {
    const { accessToken, id } = await open()
    const end = (who: TestOperator) =>
      world.api.request(who.token, { method: 'POST', url: `/api/operator/view/end/${id}` })
    expect((await end(await insertOperator(world.api.db, ['support']))).status).toBe(404)
    expect(await isAlive(accessToken)).toBe(200)
    expect((await end(support)).status).toBe(200)
    expect(await isAlive(accessToken)).toBe(401)
    expect((await end(support)).status).toBe(200)
  })

  it('comes with the next view, with the role, with the session and with the operator', async () => {
    const { db } = world.api
    const first = await open()
    const second = await open()
    expect([await isAlive(first.accessToken), await isAlive(second.accessToken)]).toEqual([401, 200])

    const ways: ((operatorId: number) => Promise<unknown>)[] = [
      (id) => changeRoles(db, id, ['finance']),
      (id) => endOperatorSessions(db, id),
      (id) => disableOperator(db, id, 'left'),
    ]
    for (const way of ways) {
      const operator = await insertOperator(db, ['admin'])
      const { accessToken } = await open(operator)
      expect(await isAlive(accessToken)).toBe(200)
      await way(operator.operatorId)
      expect(await isAlive(accessToken)).toBe(401)
    }
  })

  it('comes to whoever looks at too many in an hour', async () => {
    const operator = await insertOperator(world.api.db, ['support'])
    const { customerId } = await insertPerson(world.api.db, { superUser: true })
    for (let views = 0; views < 30; views += 1) expect((await start(customerId, operator)).status).toBe(200)
    expect((await start(customerId, operator)).status).toBe(429)
  })
})
