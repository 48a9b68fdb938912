import type {
  Referral,
  ReferralListItem,
  WalletCommissionListItem,
} from '@sarv/contract/financial/referrals/referrals.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { charge, credit, giveGift } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { joinByReferral, payDueCommissions } from './referrals.service.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const codeOf = async (customer: Customer) => (await api.get<Referral>(customer, '/financial/referral/get')).body

let causes = 0
const pay = (customer: Customer, rials: number) =>
  credit(api.db, {
    kind: 'payment',
    cause: `referrals:pay:${(causes += 1)}`,
    customerId: customer.customerId,
    rials,
    from: { account: 'clearing', gateway: 'sandbox' },
  })
const use = (customer: Customer, rials: number) =>
  charge(api.db, {
    kind: 'usage',
    cause: `referrals:use:${(causes += 1)}`,
    customerId: customer.customerId,
    netRials: rials,
    vatRials: 0,
    mayOwe: true,
  })
/** A month is over and billed. */
let month = 140_000
const billMonth = async () => {
  month += 1
  const to = new Date(Date.now() + 60_000)
  await api.db
    .insertInto('billed_months')
    .values({ month, from_at: new Date(0), to_at: to, has_invoices: true })
    .execute()
  await Promise.all([payDueCommissions(api.db), payDueCommissions(api.db)])
}
const walletOf = async ({ customerId }: Customer) => (await readBalances(api.db, customerId)).wallet

let persons = 0
const beKnown = ({ userId }: Customer, isKnown = true) =>
  api.db
    .updateTable('users')
    .set({ id_confirmed: isKnown, national_id_hash: isKnown ? Buffer.alloc(32, (persons += 1)) : null })
    .where('id', '=', userId)
    .execute()

/** Two customers who have shown who they are, the second brought by the first. */
const pair = async () => {
  const [referrer, joined] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
  for (const customer of [referrer, joined]) await beKnown(customer)
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

it('brings its part of what was used and billed to whoever brought the customer, once', async () => {
  const { referrer, joined } = await pair()
  await pay(joined, 5_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(0)
  await use(joined, 1_000_019)
  expect(await walletOf(referrer)).toBe(0)
  await billMonth()
  await billMonth()
  expect(await walletOf(referrer)).toBe(50_000)
  await use(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(100_000)
  const { body } = await api.get<WalletCommissionListItem[]>(referrer, '/financial/wallet-commission/list')
  expect(body).toMatchObject([
    { totalPrice: 1_000_000, amount: 50_000 },
    { totalPrice: 1_000_019, amount: 50_000 },
  ])
  expect((await api.get<WalletCommissionListItem[]>(joined, '/financial/wallet-commission/list')).body).toEqual([])
})

it('brings nothing for what is paid in and withdrawn, and its part of what was used in between', async () => {
  const { referrer, joined } = await pair()
  const customers = { referrer, joined }
  await withBooks(
    api.db,
    '1. A referred customer pays in, uses a part, and withdraws the rest',
    customers,
    async () => {
      await pay(joined, 40_000_000)
      await billMonth()
      await use(joined, 1_000_000)
      const { status } = await api.send(joined, 'POST', '/financial/withdrawal/create', {
        amount: 39_000_000,
        sheba: 'IR062960000000100324200001',
        holderName: 'سارا آزاد',
      })
      expect(status).toBe(200)
      await billMonth()
    },
  )
  expect(await walletOf(joined)).toBe(0)
  expect(await walletOf(referrer)).toBe(50_000)
})

it('brings nothing of gifts and debts, and its part of a debt when that is paid', async () => {
  const { referrer, joined } = await pair()
  await giveGift(api.db, { kind: 'offer', cause: 'referrals:gift', customerId: joined.customerId, rials: 300_000 })
  await use(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(0)
  await pay(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(35_000)
})

it('takes back its part of what is given back, as far as it is there', async () => {
  const { referrer, joined } = await pair()
  await pay(joined, 1_000_000)
  await use(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(50_000)
  const { customerId } = joined
  const from = { account: 'revenue' } as const
  await credit(api.db, { kind: 'refund', cause: 'referrals:refund', customerId, rials: 400_000, from })
  await billMonth()
  expect(await walletOf(referrer)).toBe(30_000)
})

it.each(['referrer', 'joined'] as const)('waits while the %s has not shown who they are', async (who) => {
  const { [who]: nameless, ...others } = await pair()
  const { referrer, joined } = { [who]: nameless, ...others } as Awaited<ReturnType<typeof pair>>
  await beKnown(nameless, false)
  await pay(joined, 1_000_000)
  await use(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(0)
  await beKnown(nameless)
  await billMonth()
  expect(await walletOf(referrer)).toBe(50_000)
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
  await pay(joined, 1_000_000)
  await use(joined, 1_000_000)
  await billMonth()
  expect(await walletOf(referrer)).toBe(0)
  const stranger = await api.newCustomer({ rials: 0 })
  await joinByReferral(api.db, stranger.customerId, 'NOBODY')
  await joinByReferral(api.db, stranger.customerId, (await codeOf(stranger)).referralCode!)
  expect(await api.db.selectFrom('referrals').where('customer_id', '=', stranger.customerId).execute()).toEqual([])
})

it('leaves the books right', async () => {
  expect((await verifyLedger(api.db)).fault).toBeUndefined()
})
