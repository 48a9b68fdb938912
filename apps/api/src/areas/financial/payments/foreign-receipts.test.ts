import { paymentProvider, paymentState } from '@sarv/contract/enums'
import type { PaymentDetail, PaymentStart } from '@sarv/contract/financial/payments/payments.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playBank, type PlayedBank } from '../../../engines/gateways/testing/played-bank.ts'
import { plays } from '../../../engines/gateways/testing/plays.ts'
import type { PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { postForm } from './browser.fixture.ts'
import { sweepPayments } from './payments.service.ts'

/** At Mellat, which cannot be asked without the number that only a return brings. */
let api: TestApi
let bank: PlayedBank
/** While it is there, the bank thinks about what it was asked to confirm. */
let thinking: PromiseWithResolvers<void> | undefined
let asked: PromiseWithResolvers<void>

beforeAll(async () => {
  bank = await playBank(
    plays.find(({ name }) => name === 'bpm')!,
    () => new Date(),
  )
  const { gateway } = bank
  const verify: PaymentGateway['verify'] = async (...question) => {
    const { promise } = thinking ?? { promise: undefined }
    asked.resolve()
    await promise
    return gateway.verify(...question)
  }
  api = await startTestApi({ withWorker: false, gateways: { bpm: { ...gateway, verify } } })
})
afterAll(async () => {
  await api.close()
  await bank.close()
})

const begin = async (who: Customer) => {
  const { body } = await api.send<PaymentStart>(who, 'POST', '/financial/payment/create', {
    paymentProviderId: paymentProvider.id.bpm,
    amount: 250_000,
  })
  const { token } = await api.db
    .selectFrom('payments')
    .where('id', '=', body.paymentId!)
    .select('token')
    .executeTakeFirstOrThrow()
  return { id: body.paymentId!, token: token! }
}
const comeBack = (fields: Record<string, string>) => postForm(api, '/api/my/financial/payment/bpm-call-back', fields)
const stateOf = async (who: Customer, id: number) =>
  (await api.get<PaymentDetail>(who, `/financial/payment/get/${id}`)).body.stateId
const balanceOf = async (who: Customer) => (await api.get<number>(who, '/financial/wallet/get-balance')).body
/** The clock, when the next question is due. */
const sweepIn = (minutes: number) =>
  sweepPayments({
    db: api.db,
    payments: api.engines.payments,
    secrets: api.secrets,
    publicUrl: 'http://localhost:3000',
    log: silentLog,
    signal: new AbortController().signal,
    now: () => new Date(Date.now() + minutes * 60_000),
  })

/** A payment that is paid, and one of a stranger who shows its receipt while the bank thinks. */
const raceOf = async () => {
  const [owner, stranger] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
  const [own, foreign] = [await begin(owner), await begin(stranger)]
  const back = bank.pay(own.token)
  const forged = { ...bank.cancel(foreign.token), ResCode: '0', SaleReferenceId: back['SaleReferenceId']! }
  thinking = Promise.withResolvers()
  asked = Promise.withResolvers()
  const answer = comeBack(forged)
  await asked.promise
  return { owner, stranger, own, foreign, back, answer }
}

it('a receipt that a stranger showed first counts for its owner, when the bank has refused it to the stranger', async () => {
  const { owner, stranger, own, foreign, back, answer } = await raceOf()
  expect((await comeBack(back)).status).toBe(303)
  thinking?.resolve()
  thinking = undefined
  await answer
  expect(await stateOf(stranger, foreign.id)).toBe(paymentState.id.failed)
  await sweepIn(1.1)
  expect(await stateOf(owner, own.id)).toBe(paymentState.id.done)
  expect([await balanceOf(owner), await balanceOf(stranger)]).toEqual([250_000, 0])
})

it('a receipt of somebody else counts for nobody, when its owner never comes back', async () => {
  const { owner, stranger, own, foreign, answer } = await raceOf()
  thinking?.resolve()
  thinking = undefined
  await answer
  await sweepIn(25)
  expect(await stateOf(stranger, foreign.id)).toBe(paymentState.id.failed)
  expect(await stateOf(owner, own.id)).toBe(paymentState.id.expired)
  expect([await balanceOf(owner), await balanceOf(stranger)]).toEqual([0, 0])
})
