import { paymentProvider, paymentState } from '@sarv/contract/enums'
import type { PaymentDetail, PaymentListItem, PaymentStart } from '@sarv/contract/financial/payments/payments.schemas'
import type { WalletTransactionListItem } from '@sarv/contract/financial/wallet/wallet.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { origin, payAtTestBank } from '../payments/browser.fixture.ts'
import { sweepPayments } from '../payments/payments.service.ts'
import { refundCommands } from './refunds.commands.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const sarv = async (command: keyof typeof refundCommands, ...words: string[]): Promise<string> => {
  const said: string[] = []
  const openEngines = () => Promise.reject(new Error('no engines'))
  const { db, secrets } = api
  const say = (line: string) => void said.push(line)
  await refundCommands[command]!.run(words, { db, secrets, publicUrl: origin, openEngines, say })
  return said.join('\n')
}
const askBanks = () => {
  const { db, secrets, engines } = api
  const { signal } = new AbortController()
  return sweepPayments({
    db,
    secrets,
    payments: engines.payments,
    publicUrl: origin,
    log: silentLog,
    now: () => new Date(),
    signal,
  })
}
const payIn = async (who: Customer, amount: number): Promise<number> => {
  const body = { paymentProviderId: paymentProvider.id.sandbox, amount }
  const { body: start } = await api.send<PaymentStart>(who, 'POST', '/financial/payment/create', body)
  await payAtTestBank(api, start)
  return start.paymentId!
}
const detail = async (who: Customer, id: number) =>
  (await api.get<PaymentDetail>(who, `/financial/payment/get/${id}`)).body
const balances = (who: Customer) => readBalances(api.db, who.customerId)
const lines = async (who: Customer) =>
  (await api.get<WalletTransactionListItem[]>(who, '/financial/wallet/list')).body.map(
    ({ credit, debit, description }) => ({ credit, debit, description }),
  )

describe('sarv refund payment', () => {
  it('gives it back to the card once; the customer sees it in payments, wallet, messages and on the receipt', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const id = await payIn(who, 3_000_000)
    expect(await sarv('refund payment', String(id), '--reason', 'دو بار پرداخت شده بود')).toContain('3000000 rials')
    expect(await detail(who, id)).toMatchObject({
      stateId: paymentState.id.returning,
      refundReason: 'دو بار پرداخت شده بود',
      canCheck: false,
    })
    expect(await sarv('refund payment', String(id), '--reason', 'again')).toContain('on its way already')
    expect(await sarv('refund list')).toMatch(new RegExp(`^${id}  customer ${who.customerId}, 3000000 rials`))
    await askBanks()
    expect(await sarv('refund list')).toBe('')
    expect(await sarv('refund payment', String(id), '--reason', 'again')).toContain('on the card already')

    const { stateId, refundDate, explanation } = await detail(who, id)
    expect([stateId, refundDate !== null]).toEqual([paymentState.id.returned, true])
    expect(explanation).toContain('به همان کارت برگشت')
    const [listed] = (await api.get<PaymentListItem[]>(who, '/financial/payment/list')).body
    expect(listed).toMatchObject({ id, stateId: paymentState.id.returned, finalStatus: false })
    expect(await lines(who)).toMatchObject([
      { debit: 3_000_000, description: expect.stringMatching(/^بازگشت پرداخت .* به کارت \(بانک آزمایشی\)$/) },
      { credit: 3_000_000 },
    ])
    expect(await balances(who)).toMatchObject({ wallet: 0, receivable: 0 })
    const { body: told } = await api.get<{ subject: string }[]>(who, '/portal/notification/list')
    expect(told.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('به کارت برگشت'))
    const receipt = await api.get<string>(who, `/financial/payment/receipt/${id}`)
    expect(receipt.body.slice(0, 5)).toBe('%PDF-')
    const noted = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operator:refund payment')
      .where('customer_id', '=', who.customerId)
      .select('target')
      .execute()
    expect(noted).toEqual([{ target: `payment:${id}` }])
  })

  it('that the bank refuses puts the money back, and says so', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const id = await payIn(who, 1_000_000)
    await sarv('refund payment', String(id), '--reason', 'test')
    await api.db.updateTable('payments').set({ receipt: 'not the bank’s' }).where('id', '=', id).execute()
    await askBanks()
    expect(await detail(who, id)).toMatchObject({ stateId: paymentState.id.done, refundReason: null })
    expect(await balances(who)).toMatchObject({ wallet: 1_000_000 })
    expect((await lines(who))[0]).toMatchObject({
      credit: 1_000_000,
      description: expect.stringContaining('نپذیرفت'),
    })
    const { body: told } = await api.get<{ subject: string }[]>(who, '/portal/notification/list')
    expect(told.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('نپذیرفت'))
  })

  it('takes the gift of an offer along, and only where nothing of it was spent', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const body = { offerId: 1, paymentProviderId: paymentProvider.id.sandbox }
    const { body: start } = await api.send<PaymentStart>(who, 'POST', '/financial/offer/pay', body)
    await payAtTestBank(api, start)
    expect(await balances(who)).toMatchObject({ wallet: 20_000_000, gift: 1_000_000 })
    await sarv('refund payment', String(start.paymentId), '--reason', 'test')
    expect(await balances(who)).toMatchObject({ wallet: 0, gift: 0 })
    await askBanks()
    expect(await detail(who, start.paymentId!)).toMatchObject({ stateId: paymentState.id.returned })
  })

  it('is refused for what is not there, not confirmed, or without a place to settle', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const create = { paymentProviderId: paymentProvider.id.sandbox, amount: 500_000 }
    const { body: open } = await api.send<PaymentStart>(who, 'POST', '/financial/payment/create', create)
    for (const [words, message] of [
      [['999999', '--reason', 'x'], 'not_found'],
      [[String(open.paymentId), '--reason', 'x'], 'payment_not_confirmed'],
      [[String(open.paymentId)], '--reason'],
    ] as const) {
      await expect(sarv('refund payment', ...words)).rejects.toThrow(UsageError)
      await expect(sarv('refund payment', ...words)).rejects.toThrow(message)
    }
    await expect(sarv('refund settle', '1', '--to', 'moon', '--reason', 'x')).rejects.toThrow('card or wallet')
    const settled = sarv('refund settle', String(open.paymentId), '--to', 'card', '--reason', 'x')
    await expect(settled).rejects.toThrow('refund_ended')
  })

  it('leaves the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})
