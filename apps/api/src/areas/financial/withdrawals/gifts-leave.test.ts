import { paymentProvider } from '@sarv/contract/enums'
import type { PaymentStart } from '@sarv/contract/financial/payments/payments.schemas'
import type { WithdrawalListItem } from '@sarv/contract/financial/withdrawals/withdrawals.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { charge } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { payAtTestBank } from '../payments/browser.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const paid = 20_000_000
const gift = 1_000_000
const buyOffer = async (who: Customer) => {
  const body = { offerId: 1, paymentProviderId: paymentProvider.id.sandbox }
  const { body: start } = await api.send<PaymentStart>(who, 'POST', '/financial/offer/pay', body)
  await payAtTestBank(api, start)
}
const withdraw = (who: Customer, amount: number) =>
  api.send<WithdrawalListItem & { type?: string; rials?: number }>(who, 'POST', '/financial/withdrawal/create', {
    amount,
    sheba: 'IR062960000000100324200001',
    holderName: 'سارا آزاد',
  })
const cancel = (who: Customer, id: number) => api.send(who, 'POST', '/financial/withdrawal/cancel', { id })
const balances = ({ customerId }: Customer) => readBalances(api.db, customerId)
const use = (who: Customer, rials: number) =>
  charge(api.db, {
    kind: 'usage',
    cause: `gifts:${who.customerId}:${rials}`,
    customerId: who.customerId,
    netRials: rials,
    vatRials: 0,
  })

describe('a withdrawal of the money of an offer', () => {
  it('takes the gift along', async () => {
    const who = await api.newCustomer({ rials: 0 })
    await withBooks(api.db, '1. An offer is bought and its money withdrawn', { customer: who }, async () => {
      await buyOffer(who)
      expect(await balances(who)).toMatchObject({ wallet: paid, gift })
      const { status, body } = await withdraw(who, paid)
      expect([status, body.giftBack]).toEqual([200, gift])
    })
    expect(await balances(who)).toEqual({ wallet: 0, gift: 0, hold: 0, receivable: 0 })
  })

  it('brings the gift back when it is cancelled, and takes it along the next time', async () => {
    const who = await api.newCustomer({ rials: 0 })
    await buyOffer(who)
    for (const _ of [1, 2]) {
      const { body } = await withdraw(who, paid)
      expect(body.giftBack).toBe(gift)
      expect((await cancel(who, body.id)).status).toBe(200)
      expect(await balances(who)).toMatchObject({ wallet: paid, gift })
    }
  })

  it('is refused down to what is left when the gift is paid for', async () => {
    const who = await api.newCustomer({ rials: 0 })
    await buyOffer(who)
    await use(who, gift)
    const refused = await withdraw(who, paid)
    expect(refused).toMatchObject({ status: 400, body: { type: 'withdrawal_too_much' } })
    const most = 19_047_619
    expect(await withdraw(who, most + 1)).toMatchObject({ status: 400 })
    expect(await withdraw(who, most)).toMatchObject({ status: 200, body: { giftBack: 952_380 } })
    expect(await balances(who)).toMatchObject({ wallet: 1, gift: 0 })
  })

  it('leaves the gift of money that was used', async () => {
    const who = await api.newCustomer({ rials: 0 })
    await buyOffer(who)
    await use(who, gift + paid / 2)
    expect(await withdraw(who, paid / 2)).toMatchObject({ status: 400 })
    expect(await withdraw(who, 9_500_000)).toMatchObject({ status: 200, body: { giftBack: 475_000 } })
  })

  it('leaves the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})
