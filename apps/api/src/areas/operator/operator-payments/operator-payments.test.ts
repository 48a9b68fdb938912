import type { OperatorPayment } from '@sarv/contract/operator/operator-payments/operator-payments.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

let api: TestApi
let [finance, support]: TestOperator[] = []
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  finance = await insertOperator(api.db, ['finance'])
  support = await insertOperator(api.db, ['support'])
})
afterAll(() => api.close())

let made = 0

const read = (who: TestOperator) =>
  api.request<OperatorPayment[]>(who.token, { method: 'GET', url: '/api/operator/payment/list' })

it('lists what no bank has answered for, those that nobody asks about any more first', async () => {
  const { customerId } = await api.newCustomer()
  const pay = async (over: {
    state: 'unknown' | 'mismatch' | 'refunding' | 'failed'
    isAsked: boolean
    days?: number
  }) => {
    const { state, isAsked, days = 0 } = over
    const { id } = await api.db
      .insertInto('payments')
      .values({
        customer_id: customerId,
        provider_id: 5,
        amount_rials: 1_000_000,
        purpose_id: 1,
        order_number: (made += 1),
        ticket: `ticket-${made}`,
        state,
        ask_at: isAsked ? new Date(Date.now() + 60_000) : null,
        created_at: new Date(Date.now() - days * 86_400_000),
        ...(state === 'refunding' && { refund_asked_at: new Date() }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const asked = await pay({ state: 'unknown', isAsked: true })
  const silent = await pay({ state: 'unknown', isAsked: false })
  const back = await pay({ state: 'mismatch', isAsked: true })
  await pay({ state: 'unknown', isAsked: false, days: 40 })
  await pay({ state: 'failed', isAsked: false })
  const { body } = await read(finance!)
  expect(body.map(({ id, state, isAsked }) => ({ id, state, isAsked }))).toEqual([
    { id: silent, state: 'unknown', isAsked: false },
    { id: asked, state: 'unknown', isAsked: true },
    { id: back, state: 'mismatch', isAsked: true },
  ])
  expect((await read(support!)).status).toBe(403)
})
