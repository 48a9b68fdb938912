import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  MoneyAct,
  OperatorMoneyRequest,
} from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { OperatorCustomerDetail } from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

const twoPersonRials = 1_000_000
let api: TestApi
let first: TestOperator
let second: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials } } })
  first = await insertOperator(api.db, ['finance'])
  second = await insertOperator(api.db, ['finance'])
})
afterAll(() => api.close())

const [answer, reason] = ['جبران قطعی', 'incident of Monday']
const send = <Body>(who: TestOperator, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })
const walletOf = async ({ customerId }: Customer) =>
  (await send<OperatorCustomerDetail>(first, 'GET', `customer/get/${customerId}`)).body.wallet
const adjust = ({ customerId }: Customer, rials: number) =>
  send<MoneyAct>(first, 'POST', 'adjustment/create', { customerId, rials, answer, reason })

describe('a wallet', () => {
  it('is adjusted at once below the sum, into it and out of it, and its list says why', async () => {
    const customer = await api.newCustomer({ rials: 500_000 })
    expect((await adjust(customer, 300_000)).body).toMatchObject({ isDone: true })
    expect((await adjust(customer, -200_000)).body).toMatchObject({ isDone: true })
    expect(await walletOf(customer)).toBe(600_000)
    expect((await adjust(customer, 0)).body.type).toBe('adjustment_nothing')
    const poor = await api.newCustomer({ rials: 1_000 })
    expect((await adjust(poor, -2_000)).body.type).toBe('adjustment_too_much')
    const list = await api.get(customer, '/financial/wallet/list?PageNumber=1&PageSize=10')
    expect(JSON.stringify(list.body)).toContain(answer)
    expect(JSON.stringify(list.body)).not.toContain(reason)
  })

  it('is not filled by one person in many small steps: those of a day count as one', async () => {
    const [customer, other] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
    const alone = await insertOperator(api.db, ['finance'])
    const by = async ({ customerId }: Customer, rials: number) =>
      (await send<MoneyAct>(alone, 'POST', 'adjustment/create', { customerId, rials, answer, reason })).body.isDone
    expect(await by(customer, 600_000)).toBe(true)
    expect(await by(other, 400_000)).toBe(true)
    expect(await by(customer, 1)).toBe(false)
    await api.db
      .updateTable('operator_money_requests')
      .set({ asked_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('asked_by', '=', alone.operatorId)
      .execute()
    expect(await by(customer, 1)).toBe(true)
  })

  it('waits for a second person above it, never the one who asked', async () => {
    const customer = await api.newCustomer({ rials: 1_000 })
    const { body: act } = await adjust(customer, twoPersonRials + 1)
    expect(act.isDone).toBe(false)
    expect(await walletOf(customer)).toBe(1_000)
    const { body: waiting } = await send<OperatorMoneyRequest[]>(second, 'GET', 'adjustment/list')
    expect(waiting.find(({ id }) => id === act.id)).toMatchObject({ askedBy: first.name, isMine: false, reason })
    const path = `adjustment/approve/${act.id}`
    expect((await send(first, 'PUT', path, { reason })).body.type).toBe('second_person_needed')
    expect((await send(second, 'PUT', path, { reason: 'seen' })).status).toBe(200)
    expect((await send(second, 'PUT', path, { reason: 'seen' })).body.type).toBe('money_request_ended')
    expect(await walletOf(customer)).toBe(twoPersonRials + 1_001)
  })

  it('is not touched by what was refused, nor could the database be told otherwise', async () => {
    const customer = await api.newCustomer({ rials: 1_000 })
    const { body: act } = await adjust(customer, 2 * twoPersonRials)
    expect((await send(second, 'PUT', `adjustment/refuse/${act.id}`, { reason: 'not ours to pay' })).status).toBe(200)
    expect(await walletOf(customer)).toBe(1_000)
    const { body: other } = await adjust(customer, 2 * twoPersonRials)
    const byOneself = { state: 'done', decided_at: new Date(), decided_by: first.operatorId } as const
    await expect(
      api.db.updateTable('operator_money_requests').set(byOneself).where('id', '=', other.id).execute(),
    ).rejects.toThrow('operator_money_requests_two')
  })

  it('asks for the second factor again', async () => {
    const customer = await api.newCustomer({ rials: 1_000 })
    const late = await insertOperator(api.db, ['finance'])
    await api.db
      .updateTable('operator_sessions')
      .set({ proven_at: new Date(Date.now() - 3_600_000) })
      .where('operator_id', '=', late.operatorId)
      .execute()
    const body = { customerId: customer.customerId, rials: 1_000, answer, reason }
    expect((await send(late, 'POST', 'adjustment/create', body)).body.type).toBe('proof_needed')
  })
})
