import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { silentLog } from '../../../testing/database.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { expireInvoices, payFromWallet } from '../invoices/invoices.service.ts'
import { credit } from '../ledger/ledger.service.ts'
import { addJalaliMonths } from './renewals.rules.ts'
import { endTerm, renewTerms, startTerm } from './round.service.ts'

const dayMs = 86_400_000

describe('Jalali months', () => {
  it.each([
    ['the 31st becomes the 30th of a shorter month', '2026-09-21T20:30:00Z', 1, '2026-10-21T20:30:00.000Z'],
    ['the last of Esfand stays in a year of 29 days', '2025-03-19T20:30:00Z', 12, '2026-03-19T20:30:00.000Z'],
    ['a year from an hour of a day', '2026-04-01T10:00:00Z', 12, '2027-04-01T10:00:00.000Z'],
    ['the turn of a year', '2026-03-01T10:00:00Z', 1, '2026-03-30T10:00:00.000Z'],
  ])('%s', (_, from, months, to) => {
    expect(addJalaliMonths(new Date(from), months).toISOString()).toBe(to)
  })
})

describe('what is paid by term', () => {
  let api: TestApi
  let customer: Customer
  let serviceId = 0
  const t0 = new Date('2026-05-01T08:00:00Z')
  const after = (days: number) => new Date(t0.getTime() + days * dayMs)
  const signal = new AbortController().signal
  const deps = () => ({ secrets: api.secrets, publicUrl: 'http://localhost:3000' })
  const round = async (now: Date) => {
    await expireInvoices(api.db, deps(), now)
    await renewTerms(api.db, deps(), { now, log: silentLog, signal })
  }
  beforeAll(async () => {
    api = await startTestApi({ withWorker: false })
    customer = await api.newCustomer({ rials: 0 })
    const from = { account: 'adjustments' } as const
    const { customerId } = customer
    await credit(api.db, { kind: 'adjustment', cause: 'renewals', customerId, rials: 100_000_000, from, at: t0 })
  })
  afterAll(() => api.close())

  const start = async (paysByItself = false) => {
    serviceId += 1
    const { customerId } = customer
    const wanted = { customerId, serviceType: 'Domain', serviceId, name: `d${serviceId}.ir`, months: 1, paysByItself }
    return inTransaction(api.db, (trx) =>
      startTerm(trx, { ...wanted, priceRials: 1_000_000 }, { at: t0, dueAt: after(3) }),
    )
  }
  const pay = (id: number, at: Date) =>
    inTransaction(api.db, (trx) => payFromWallet(trx, { customerId: customer.customerId, id, at }))
  const term = (id: number) =>
    api.db.selectFrom('terms').where('id', '=', id).select(['state', 'ends_at as endsAt']).executeTakeFirstOrThrow()
  const invoicesOf = (termId: number) =>
    api.db
      .selectFrom('invoices')
      .where('on_paid_kind', '=', 'term')
      .where('on_paid_id', '=', termId)
      .select(['id', 'status', 'due_at as dueAt', 'from_at as from'])
      .orderBy('id')
      .execute()
  const toldOf = async (name: string) => {
    const { body } = await api.get<{ subject: string }[]>(customer, '/portal/notification/list')
    return body.map(({ subject }) => subject).filter((subject) => subject.includes(name)).length
  }

  it('begins when its first invoice is paid, is invoiced before its end, told of twice, and goes on when paid', async () => {
    const { termId, invoiceId } = await start()
    expect(await term(termId)).toMatchObject({ state: 'waiting' })
    await pay(invoiceId, after(1))
    const endsAt = addJalaliMonths(after(1), 1)
    expect(await term(termId)).toEqual({ state: 'running', endsAt })

    await round(new Date(endsAt.getTime() - 15 * dayMs))
    expect(await invoicesOf(termId)).toHaveLength(1)
    for (const days of [14, 13, 5]) await round(new Date(endsAt.getTime() - days * dayMs))
    const [, next] = await invoicesOf(termId)
    expect(next).toMatchObject({ status: 'unpaid', dueAt: endsAt, from: endsAt })
    expect(await toldOf('d1.ir')).toBe(1)
    for (const days of [2, 1]) await round(new Date(endsAt.getTime() - days * dayMs))
    expect(await toldOf('d1.ir')).toBe(2)
    await pay(next!.id, new Date(endsAt.getTime() - dayMs / 2))
    // From where it would have ended, not from the day of paying.
    expect(await term(termId)).toEqual({ state: 'running', endsAt: addJalaliMonths(endsAt, 1) })
    await round(endsAt)
    expect(await invoicesOf(termId)).toHaveLength(2)
  })

  it('lapses when nobody pays, and is given up when it never began', async () => {
    const { termId, invoiceId } = await start()
    await pay(invoiceId, t0)
    const { endsAt } = await term(termId)
    await round(new Date(endsAt!.getTime() - dayMs))
    await round(endsAt!)
    expect(await term(termId)).toMatchObject({ state: 'lapsed' })
    expect((await invoicesOf(termId)).map(({ status }) => status)).toEqual(['paid', 'expired'])

    const never = await start()
    await round(after(4))
    expect(await term(never.termId)).toMatchObject({ state: 'ended' })
    await expect(pay(never.invoiceId, after(4))).rejects.toMatchObject({ code: 'invoice_ended' })
  })

  it('is paid by itself from the wallet, once, also by two workers, and not where the wallet is empty', async () => {
    const { termId, invoiceId } = await start(true)
    await pay(invoiceId, t0)
    const { endsAt } = await term(termId)
    const due = new Date(endsAt!.getTime() - 3 * dayMs)
    await Promise.all([round(due), round(due)])
    expect((await invoicesOf(termId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(await term(termId)).toEqual({ state: 'running', endsAt: addJalaliMonths(endsAt!, 1) })

    const poor = await api.newCustomer({ rials: 0 })
    const wanted = { customerId: poor.customerId, serviceType: 'Domain', serviceId: 900, name: 'poor.ir', months: 1 }
    const dear = { ...wanted, paysByItself: true, priceRials: 900_000_000_000 }
    const { termId: dearId } = await inTransaction(api.db, (trx) => startTerm(trx, dear, { at: t0, dueAt: after(3) }))
    await api.db
      .updateTable('terms')
      .set({ state: 'running', began_at: t0, ends_at: after(20) })
      .where('id', '=', dearId)
      .execute()
    await round(after(15))
    expect((await invoicesOf(dearId)).at(-1)).toMatchObject({ status: 'unpaid', dueAt: after(20) })
  })

  it('is paid for once by a worker that listed it before another prolonged it', async () => {
    const { termId, invoiceId } = await start(true)
    await pay(invoiceId, t0)
    const { endsAt } = await term(termId)
    const due = new Date(endsAt!.getTime() - 3 * dayMs)
    // What this worker has listed another pays for, before it is looked at.
    let hasListed = false
    const late = api.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isList = !hasListed && result.rows.some((row) => Object.keys(row).join() === 'id' && row['id'] === termId)
        if (isList) {
          hasListed = true
          await round(due)
        }
        return result
      },
    })
    await renewTerms(late, deps(), { now: due, log: silentLog, signal })
    expect(hasListed).toBe(true)
    expect((await invoicesOf(termId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('that is given up is invoiced no more', async () => {
    const { termId, invoiceId } = await start()
    await pay(invoiceId, t0)
    const { endsAt } = await term(termId)
    await round(new Date(endsAt!.getTime() - 5 * dayMs))
    await inTransaction(api.db, (trx) => endTerm(trx, termId, new Date(endsAt!.getTime() - 4 * dayMs)))
    expect((await invoicesOf(termId)).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
    await round(endsAt!)
    expect(await term(termId)).toMatchObject({ state: 'ended' })
  })
})
