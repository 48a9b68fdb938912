import type {
  Referral,
  ReferralListItem,
  WalletCommissionListItem,
} from '@sarv/contract/financial/referrals/referrals.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { joinByReferral, payCommission } from './referrals.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const codeOf = async (customer: Customer) => (await api.get<Referral>(customer, '/financial/referral/get')).body
const paid = (customer: Customer, paymentId: number, rials: number) =>
  inTransaction(api.db, (trx) => payCommission(trx, { customerId: customer.customerId, paymentId, rials }))
const walletOf = async ({ customerId }: Customer) => (await readBalances(api.db, customerId)).wallet

/** Two customers, the second brought by the first. */
const pair = async () => {
  const [referrer, joined] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
  const { referralCode } = await codeOf(referrer)
  await joinByReferral(api.db, joined.customerId, ` ${referralCode!.toLowerCase()} `)
  return { referrer, joined }
}

it('has a code and a link that leads to signing up with it', async () => {
  const customer = await api.newCustomer({ rials: 0 })
  const { id, referralCode, referralLink } = await codeOf(customer)
  expect(id).toBe(customer.customerId)
  expect(referralCode).toMatch(/^[0-9A-F]{10}$/)
  expect(referralLink).toMatch(new RegExp(`/account/signup\\?ref=${referralCode}$`))
})

it('brings its part of each payment to whoever brought the customer, once', async () => {
  const { referrer, joined } = await pair()
  await paid(joined, 70_001, 1_000_019)
  await paid(joined, 70_001, 1_000_019)
  expect(await walletOf(referrer)).toBe(50_000)
  const { body } = await api.get<WalletCommissionListItem[]>(referrer, '/financial/wallet-commission/list')
  expect(body).toMatchObject([{ totalPrice: 1_000_019, amount: 50_000 }])
  expect((await api.get<WalletCommissionListItem[]>(joined, '/financial/wallet-commission/list')).body).toEqual([])
})

it('lists who joined with no more of their name than a friend needs, and to nobody else', async () => {
  const { referrer, joined } = await pair()
  await api.db.updateTable('customers').set({ name: 'Sara Azad' }).where('id', '=', joined.customerId).execute()
  const path = `/financial/referral/list/${referrer.customerId}`
  expect((await api.get<ReferralListItem[]>(referrer, path)).body).toMatchObject([
    { customer: 'Sara A.', commissionPercent: 5 },
  ])
  expect((await api.get(joined, path)).status).toBe(404)
})

it('pays nothing to a person for themselves, and brings nobody by a code of nobody', async () => {
  const { referrer, joined } = await pair()
  await api.db
    .updateTable('users')
    .set({ national_id_hash: Buffer.alloc(32, 7), id_confirmed: false })
    .where('id', 'in', [referrer.userId, joined.userId])
    .execute()
  await paid(joined, 70_002, 1_000_000)
  expect(await walletOf(referrer)).toBe(0)
  const stranger = await api.newCustomer({ rials: 0 })
  await joinByReferral(api.db, stranger.customerId, 'NOBODY')
  await joinByReferral(api.db, stranger.customerId, (await codeOf(stranger)).referralCode!)
  expect(await api.db.selectFrom('referrals').where('customer_id', '=', stranger.customerId).execute()).toEqual([])
})
