import { walletCalls } from '@sarv/contract/financial/wallet/wallet.calls'
import type { WalletTransactionListItem } from '@sarv/contract/financial/wallet/wallet.schemas'
import { named } from '@sarv/contract/direction'
import { usagePeriod } from '@sarv/contract/enums'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { toWire } from '../../../db/wire-time.ts'
import { sharedTestApi, type TestApi } from '../../../testing/api.ts'
import type { Person } from '../../../testing/people.ts'
import { charge, credit, giveGift } from '../ledger/ledger.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const clearing = { account: 'clearing', gateway: 'sep' } as const
const dayMs = 24 * 3_600_000

/** Paid in ten days ago, given a present, and used for two hours. */
const withHistory = async (): Promise<Person> => {
  const person = await api.newCustomer({ rials: 0 })
  const { customerId } = person
  const own = (name: string) => `${name}:${customerId}`
  const ago = (days: number) => new Date(Date.now() - days * dayMs)
  await inTransaction(api.db, async (trx) => {
    await credit(trx, {
      kind: 'payment',
      cause: own('payment'),
      customerId,
      rials: 1_000_000,
      from: clearing,
      details: { paymentId: 17, gateway: 'sep' },
      at: ago(10),
    })
    await giveGift(trx, {
      kind: 'voucher',
      cause: own('voucher'),
      customerId,
      rials: 50_000,
      details: { name: 'NOWRUZ' },
      at: ago(5),
    })
    for (const hour of [0, 1]) {
      const details = { fromAt: `2026-11-15T0${hour}:30:00Z`, toAt: `2026-11-15T0${hour + 1}:30:00Z` }
      await charge(trx, {
        kind: 'usage',
        cause: `${own('usage')}:${hour}`,
        customerId,
        netRials: 100_000,
        vatRials: 10_000,
        mayOwe: true,
        details,
        at: ago(0.9),
      })
    }
  })
  return person
}

const listOf = (person: Person, query = '') =>
  api.get<WalletTransactionListItem[]>(person, `/financial/wallet/list${query}`)

it('shows what can be spent, and every line with what was left after it', async () => {
  const person = await withHistory()
  expect((await api.get(person, '/financial/wallet/get-balance')).body).toBe(830_000)
  const { body, headers } = await listOf(person)
  expect(headers['x-total-count']).toBe('4')
  expect(body.map(({ credit, debit, balance }) => [credit, debit, balance])).toEqual([
    [0, 110_000, 830_000],
    [0, 110_000, 940_000],
    [50_000, 0, 1_050_000],
    [1_000_000, 0, 1_000_000],
  ])
  expect(body.map(({ description }) => description)).toEqual([
    'مصرف سرویس‌ها، ساعت ۰۵:۰۰ تا ۰۶:۰۰',
    'مصرف سرویس‌ها، ساعت ۰۴:۰۰ تا ۰۵:۰۰',
    `اعتبار هدیه با کد ${named('NOWRUZ')}`,
    'افزایش موجودی، پرداخت ۱۷ (سامان)',
  ])
})

it('is read page by page in both directions, and found by number', async () => {
  const person = await withHistory()
  const balancesOf = async (query: string) => (await listOf(person, query)).body.map(({ balance }) => balance)
  expect(await balancesOf('?PageNumber=2&PageSize=3')).toEqual([1_000_000])
  expect(await balancesOf('?PageNumber=2&PageSize=3&Sort=transactionDate')).toEqual([830_000])
  expect(await balancesOf('?PageNumber=3&PageSize=3')).toEqual([])
  const { id } = (await listOf(person)).body[2]!
  expect(await balancesOf(`?Search=${id}`)).toEqual([1_050_000])
  expect(await balancesOf('?Search=nothing')).toEqual([])
})

it("keeps each customer's wallet to itself", async () => {
  const [one, other] = [await withHistory(), await api.newCustomer({ rials: 0 })]
  expect((await listOf(other)).body).toEqual([])
  expect((await api.get(other, '/financial/wallet/get-balance')).body).toBe(0)
  const { id } = (await listOf(one)).body[0]!
  expect((await listOf(other, `?Search=${id}`)).body).toEqual([])
})

it.each([
  ['day', 25, 1_050_000],
  ['week', 29, 1_000_000],
  ['month', 31, 0],
  ['year', 53, 0],
] as const)('draws the balance of the past %s', async (period, points, first) => {
  const person = await withHistory()
  const { body } = await api.get<{ balance: number; toDate: string }[]>(
    person,
    `/financial/wallet/usage-report/${usagePeriod.id[period]}`,
  )
  expect(body).toHaveLength(points)
  expect(body[0]!.balance).toBe(first)
  expect(body.at(-1)!.balance).toBe(830_000)
  expect(body.map(({ toDate }) => toDate)).toEqual(body.map(({ toDate }) => toDate).toSorted())
})

it('is downloaded as a workbook or as CSV', async () => {
  const person = await withHistory()
  const path = walletCalls.walletListDownload.path.replace('/api/my', '')
  const sheet = await api.get<string>(person, path)
  expect(sheet.headers['content-disposition']).toBe('attachment; filename="sarv-wallet.xlsx"')
  const csv = await api.get<string>(person, `${path}?format=csv`)
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(5)
  expect(csv.body).toContain(',0,1000000,1000000,')
})

it('shows what came or what went, and of a time', async () => {
  const person = await withHistory()
  const list = async (query: string) => {
    const { body, headers } = await api.get<WalletTransactionListItem[]>(person, `/financial/wallet/list?${query}`)
    return { lines: body.map(({ credit: came, debit: went }) => came - went), total: headers['x-total-count'] }
  }
  expect(await list('direction=credit')).toEqual({ lines: [50_000, 1_000_000], total: '2' })
  expect(await list('direction=debit&PageSize=1')).toEqual({ lines: [-110_000], total: '2' })
  expect(await list('direction=debit&PageSize=1&PageNumber=2')).toMatchObject({ lines: [-110_000] })
  const wire = (daysAgo: number) => toWire(new Date(Date.now() - daysAgo * dayMs))
  expect(await list(`fromDate=${wire(6)}&toDate=${wire(2)}`)).toEqual({ lines: [50_000], total: '1' })
  expect(await list(`fromDate=${wire(20)}&direction=credit&Sort=date`)).toMatchObject({ lines: [1_000_000, 50_000] })
  expect(await list(`toDate=${wire(11)}`)).toEqual({ lines: [], total: '0' })
})

it('is downloaded as it is shown: of the same time, direction, number and order', async () => {
  const person = await withHistory()
  const path = walletCalls.walletListDownload.path.replace('/api/my', '')
  const wire = (daysAgo: number) => toWire(new Date(Date.now() - daysAgo * dayMs))
  const { id } = (await listOf(person)).body[1]!
  const filters = [
    '',
    'direction=credit',
    'direction=debit&Sort=transactionDate',
    `fromDate=${wire(6)}&toDate=${wire(2)}`,
    `toDate=${wire(11)}`,
    `Search=${id}`,
    'Search=nothing&direction=credit',
    'Sort=transactionDate',
  ]
  for (const filter of filters) {
    const shown = (await listOf(person, `?${filter}`)).body.map((line) => String(line.id))
    const csv = await api.get<string>(person, `${path}?format=csv&${filter}`)
    const [, ...lines] = csv.body.trimEnd().split('\r\n')
    expect([filter, lines.map((line) => line.split(',')[0])]).toEqual([filter, shown])
  }
  expect(await api.get(person, `${path}?direction=sideways`)).toMatchObject({ status: 422 })
})
