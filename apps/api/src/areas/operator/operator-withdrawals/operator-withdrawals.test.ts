import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  MoneyAct,
  OperatorMoneyRequest,
} from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { OperatorWithdrawal } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { charge, credit, giveGift } from '../../financial/ledger/ledger.service.ts'
import { readBalances } from '../../financial/ledger/ledger.store.ts'
import { verifyLedger } from '../../financial/ledger/verify.store.ts'
import { withdrawalCommands } from '../../financial/withdrawals/withdrawals.commands.ts'

const twoPersonRials = 1_000_000
const had = 10_000_000
let api: TestApi
let first: TestOperator
let second: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials } } })
})
// What operators moved in a day adds up: each test has its own.
beforeEach(async () => {
  first = await insertOperator(api.db, ['finance'])
  second = await insertOperator(api.db, ['finance'])
})
afterAll(() => api.close())

const [answer, reason] = ['نام حساب با نام شما یکی نیست', 'the list of Monday']
const send = <Body>(who: TestOperator, method: 'GET' | 'PUT', path: string, payload?: object) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })
const take = (who: TestOperator, id: number) => send<MoneyAct>(who, 'PUT', `withdrawal/take/${id}`, { reason })
const release = (who: TestOperator, id: number) => send(who, 'PUT', `withdrawal/release/${id}`, { reason })
const paid = (who: TestOperator, id: number) =>
  send(who, 'PUT', `withdrawal/paid/${id}`, { bankReference: 'T-1001', reason })
const refuse = (who: TestOperator, id: number) => send(who, 'PUT', `withdrawal/refuse/${id}`, { answer, reason })
const agree = (who: TestOperator, id: number) => send(who, 'PUT', `adjustment/approve/${id}`, { reason })
const disagree = (who: TestOperator, id: number) => send(who, 'PUT', `adjustment/refuse/${id}`, { reason })
const cancel = (who: Customer, id: number) =>
  api.send<{ type?: string }>(who, 'POST', '/financial/withdrawal/cancel', { id })

const open = async (who: TestOperator, id: number) =>
  (await send<OperatorWithdrawal[]>(who, 'GET', 'withdrawal/list')).body.find((one) => one.id === id)
const waitingOf = async (withdrawalId: number) => {
  const rows = await api.db
    .selectFrom('operator_money_requests')
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id')
    .select('state')
    .execute()
  return rows.map(({ state }) => state)
}
const stateOf = async (id: number) =>
  (await api.db.selectFrom('withdrawals').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state
const walletOf = async ({ customerId }: Customer) => (await readBalances(api.db, customerId)).wallet

const askAgain = async (customer: Customer, rials: number) => {
  const body = { amount: rials, sheba: 'IR062960000000100324200001', holderName: 'Sara Azad' }
  const { status, body: made } = await api.send<{ id: number }>(customer, 'POST', '/financial/withdrawal/create', body)
  expect(status).toBe(200)
  return made.id
}
const ask = async (rials: number) => {
  const customer = await api.newCustomer({ rials: had })
  // A session that has just shown a second factor.
  await api.db
    .updateTable('sessions')
    .set({ factor_proven_at: new Date(), proven_at: new Date() })
    .where('id', '=', customer.sessionId)
    .execute()
  return { customer, id: await askAgain(customer, rials) }
}

describe('a withdrawal', () => {
  it('is in hand before it is paid, by nobody but whoever took it', async () => {
    const { customer, id } = await ask(twoPersonRials)
    expect(await open(first, id)).toMatchObject({
      sheba: 'IR062960000000100324200001',
      isInHand: false,
      isMine: false,
      takenBy: null,
      isWaitingForSecond: false,
    })
    expect((await paid(first, id)).body.type).toBe('withdrawal_not_taken')
    expect((await release(first, id)).body.type).toBe('withdrawal_not_taken')
    expect((await take(first, id)).body).toMatchObject({ isDone: true })
    expect(await open(first, id)).toMatchObject({ isInHand: true, isMine: true, takenBy: first.name })
    expect(await open(second, id)).toMatchObject({ isInHand: true, isMine: false, takenBy: first.name })

    for (const who of [first, second]) expect((await take(who, id)).body.type).toBe('withdrawal_taken')
    expect((await paid(second, id)).body.type).toBe('withdrawal_of_colleague')
    expect((await refuse(second, id)).body.type).toBe('withdrawal_of_colleague')
    const cancelled = await cancel(customer, id)
    expect([cancelled.status, cancelled.body.type]).toEqual([409, 'withdrawal_in_hand'])

    expect((await paid(first, id)).status).toBe(200)
    expect((await paid(first, id)).body.type).toBe('withdrawal_ended')
    expect((await refuse(first, id)).body.type).toBe('withdrawal_ended')
    expect((await cancel(customer, id)).body.type).toBe('withdrawal_ended')
    expect([await stateOf(id), await walletOf(customer)]).toEqual(['paid', had - twoPersonRials])
  })

  it('is in hand above the sum when a second person has agreed, and not before', async () => {
    const { customer, id } = await ask(twoPersonRials + 1)
    const { body: act } = await take(first, id)
    expect(act.isDone).toBe(false)
    expect(await open(first, id)).toMatchObject({ isInHand: false, isWaitingForSecond: true })
    expect((await paid(first, id)).body.type).toBe('withdrawal_not_taken')
    for (const who of [first, second]) expect((await take(who, id)).body.type).toBe('second_person_needed')
    const { body: requests } = await send<OperatorMoneyRequest[]>(second, 'GET', 'adjustment/list')
    expect(requests.find((one) => one.id === act.id)).toMatchObject({ kind: 'withdrawal', text: 'Sara Azad …0001' })
    expect((await agree(first, act.id)).body.type).toBe('second_person_needed')

    expect((await agree(second, act.id)).status).toBe(200)
    expect(await open(first, id)).toMatchObject({ isInHand: true, isMine: true, isWaitingForSecond: false })
    expect((await cancel(customer, id)).body.type).toBe('withdrawal_in_hand')
    expect((await paid(second, id)).body.type).toBe('withdrawal_of_colleague')
    expect((await paid(first, id)).status).toBe(200)
    expect([await stateOf(id), await waitingOf(id)]).toEqual(['paid', ['done']])
  })

  it('may be taken back while the second person has not agreed; the request ends with it', async () => {
    const { customer, id } = await ask(twoPersonRials + 1)
    const { body: act } = await take(first, id)
    expect((await cancel(customer, id)).status).toBe(200)
    expect(await walletOf(customer)).toBe(had)
    expect((await agree(second, act.id)).body.type).toBe('money_request_ended')
    expect([await stateOf(id), await waitingOf(id)]).toEqual(['cancelled', ['refused']])
  })

  it('is refused while it waits for the second person; the request ends with it', async () => {
    const { customer, id } = await ask(twoPersonRials + 1)
    const { body: act } = await take(first, id)
    expect((await refuse(second, id)).status).toBe(200)
    expect(await walletOf(customer)).toBe(had)
    expect((await agree(second, act.id)).body.type).toBe('money_request_ended')
    expect([await stateOf(id), await waitingOf(id)]).toEqual(['refused', ['refused']])
  })

  it('is asked for again where the second person did not agree', async () => {
    const { id } = await ask(twoPersonRials + 1)
    const { body: act } = await take(first, id)
    expect((await disagree(second, act.id)).status).toBe(200)
    expect(await stateOf(id)).toBe('requested')
    const { body: again } = await take(second, id)
    expect((await agree(first, again.id)).status).toBe(200)
    expect(await open(second, id)).toMatchObject({ isMine: true })
  })

  it('takes a second person when many small ones of a day add up, of an operator or to a customer', async () => {
    const { customer, id } = await ask(600_000)
    expect((await take(first, id)).body.isDone).toBe(true)
    const other = await ask(600_000)
    expect((await take(first, other.id)).body.isDone).toBe(false)
    await paid(first, id)
    const again = await askAgain(customer, 600_000)
    expect((await take(second, again)).body.isDone).toBe(false)
    const third = await ask(600_000)
    expect((await take(second, third.id)).body.isDone).toBe(true)
  })

  it('shows what the customer paid in, used and got, and whether the account is theirs', async () => {
    const { customer, id } = await ask(500_000)
    const { customerId } = customer
    await charge(api.db, { kind: 'usage', cause: `w:use:${id}`, customerId, netRials: 100_000, vatRials: 10_000 })
    const from = { account: 'clearing', gateway: 'sandbox' } as const
    await credit(api.db, { kind: 'payment', cause: `w:pay:${id}`, customerId, rials: 700_000, from })
    await giveGift(api.db, { kind: 'voucher', cause: `w:gift:${id}`, customerId, rials: 40_000 })
    expect(await open(first, id)).toMatchObject({
      isHolderConfirmed: true,
      confirmedNames: ['Sara Azad'],
      giftBack: 0,
      lastDays: { paidIn: 700_000, used: 110_000, gifts: 40_000, commissions: 0 },
    })
    await api.db.updateTable('users').set({ last_name: 'Omid' }).where('id', '=', customer.userId).execute()
    expect(await open(first, id)).toMatchObject({ isHolderConfirmed: false })
  })

  it('waits again when it is let go, for a colleague to pay it', async () => {
    const { id } = await ask(500_000)
    await take(first, id)
    expect((await release(second, id)).status).toBe(200)
    expect((await paid(first, id)).body.type).toBe('withdrawal_not_taken')
    expect((await take(second, id)).body.isDone).toBe(true)
    expect((await paid(second, id)).status).toBe(200)
  })

  it('goes back into the wallet where it is refused, in hand or not', async () => {
    const [plain, held] = [await ask(500_000), await ask(500_000)]
    expect(await walletOf(plain.customer)).toBe(had - 500_000)
    await take(first, held.id)
    for (const { id } of [plain, held]) expect((await refuse(first, id)).status).toBe(200)
    for (const { customer } of [plain, held]) expect(await walletOf(customer)).toBe(had)
  })

  it('in the hand of an operator is not ended on the command line behind their back', async () => {
    const { id } = await ask(500_000)
    await take(first, id)
    const sarv = (name: string, ...words: string[]) => {
      const context = {
        db: api.db,
        secrets: api.secrets,
        publicUrl: '',
        openEngines: () => Promise.reject(new Error()),
      }
      return withdrawalCommands[`withdrawal ${name}`]!.run([String(id), ...words], { ...context, say: () => undefined })
    }
    await expect(sarv('refuse', '--reason', 'x')).rejects.toThrow('withdrawal_of_colleague')
    await expect(sarv('paid', '--reference', 'T-9', '--reason', 'x')).rejects.toThrow('withdrawal_of_colleague')
    await sarv('release', '--reason', 'they are on leave')
    await sarv('refuse', '--reason', 'x')
    expect(await stateOf(id)).toBe('refused')
  })

  it('stands in the audit log with reason and customer, also where it was refused', async () => {
    const { customer, id } = await ask(500_000)
    await take(first, id)
    await paid(second, id)
    const lines = await api.db
      .selectFrom('audit_log')
      .where('customer_id', '=', customer.customerId)
      .where('event', 'like', 'operatorWithdrawal%')
      .orderBy('id')
      .select(['event', 'status', 'data'])
      .execute()
    expect(lines.map(({ data, ...line }) => ({ ...line, ...(JSON.parse(data!) as object) }))).toEqual([
      expect.objectContaining({ event: 'operatorWithdrawalTake', status: 200, body: { reason } }),
      expect.objectContaining({ event: 'operatorWithdrawalPaid', status: 409 }),
    ])
  })
})

describe('at the same moment', () => {
  const small = 300_000
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const rounds = Array.from({ length: 3 })

  it('a customer takes it back and an operator takes it in hand: one of both happens', async () => {
    for (const _ of rounds) {
      const { customer, id } = await ask(small)
      const [cancelled, taken] = await Promise.all([cancel(customer, id), take(first, id)])
      const isTaken = taken.status === 200
      expect([cancelled.status === 200, await stateOf(id)]).toEqual([!isTaken, isTaken ? 'processing' : 'cancelled'])
      expect(await walletOf(customer)).toBe(isTaken ? had - small : had)
    }
  })

  it('a customer takes it back and the second person agrees: one of both happens', async () => {
    for (const _ of rounds) {
      const { customer, id } = await ask(twoPersonRials + 1)
      const { body: act } = await take(first, id)
      const [cancelled, agreed] = await Promise.all([cancel(customer, id), agree(second, act.id)])
      expect(statuses([cancelled, agreed])).toEqual([200, 409])
      const isAgreed = agreed.status === 200
      expect([await stateOf(id), await waitingOf(id)]).toEqual(
        isAgreed ? ['processing', ['done']] : ['cancelled', ['refused']],
      )
      expect(await walletOf(customer)).toBe(isAgreed ? had - twoPersonRials - 1 : had)
    }
  })

  it.each([small, twoPersonRials + 1])('two want to pay %i rials: one does, the other reads so', async (rials) => {
    for (const _ of rounds) {
      const { id } = await ask(rials)
      const answers = await Promise.all([take(first, id), take(second, id)])
      expect(statuses(answers)).toEqual([200, 409])
      expect(await waitingOf(id)).toHaveLength(1)
    }
  })

  it('one says paid and refuses: the money moves once', async () => {
    for (const _ of rounds) {
      const { customer, id } = await ask(small)
      await take(first, id)
      const [said, refused] = await Promise.all([paid(first, id), refuse(first, id)])
      expect(statuses([said, refused])).toEqual([200, 400])
      expect(await walletOf(customer)).toBe(said.status === 200 ? had - small : had)
    }
  })

  it('leaves the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})
