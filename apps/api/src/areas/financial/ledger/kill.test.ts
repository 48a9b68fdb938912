import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentProvider, powerStatus } from '@sarv/contract/enums'
import type { Runway } from '@sarv/contract/financial/runway/runway.schemas'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { createInvoice } from '../invoices/create.service.ts'
import { costOfIntervals, takenFrom } from '../rating/rating.fixture.ts'
import { drainWallet } from '../suspensions/suspensions.fixture.ts'
import {
  errand,
  Gone,
  openKilledProduct,
  payAtBank,
  type Errand,
  type KilledProduct,
} from './killed-product.fixture.ts'
import { ledgerCommands } from './ledger.commands.ts'
import { readBalances } from './ledger.store.ts'

/** More than are rated before the program dies below. */
const hoursBehind = 12
/** What a step of an operation did is there, and is not yet written down. */
const stepIsDone = /update operation_steps set status = 'done'/
const hourIsRated = /update "rated_hours"/
const startRials = 20_000_000
const gateway = paymentProvider.id.sandbox

/** Two whose servers have run for hours that nobody has rated, one of them without any money; and one who pays for things. */
const prepare = async (api: TestApi) => {
  const [steady, empty, payer] = [
    await api.newCustomer(),
    await api.newCustomer(),
    await api.newCustomer({ rials: startRials }),
  ]
  await api.newServer(steady)
  const serverId = await api.newServer(empty)
  await drainWallet(api.db, empty, 'test:drain', 'adjustment')
  await sql`update usage_intervals set from_at = from_at - make_interval(hours => ${hoursBehind})`.execute(api.db)
  const invoice = (cause: string, unitPriceRials: number) => {
    const { customerId } = payer
    const now = new Date()
    const lines = [{ description: cause, quantity: 1, unitPriceRials }]
    const wanted = { customerId, cause, lines, from: now, to: now, dueAt: null }
    return inTransaction(api.db, (trx) => createInvoice(trx, wanted))
  }
  const atBank = await invoice('paid at the bank', 2_000_000)
  const byWallet = await invoice('paid from the wallet', 1_000_000)
  return { steady, empty, payer, serverId, invoices: { atBank: atBank.id, byWallet: byWallet.id } }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

const countRated = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from rated_hours where rated_at is not null`.execute(db)
  return rows[0]!.count
}

/** Whoever died lets go of what it held: as if some minutes had passed since. */
const letMinutesPass = (db: Db) =>
  inTransaction(db, async (trx) => {
    const minutes = sql`interval '5 minutes'`
    await sql`update payments set leased_until = leased_until - ${minutes}, ask_at = ask_at - ${minutes}`.execute(trx)
    await sql`update operations set due_at = due_at - ${minutes} where ended_at is null`.execute(trx)
    await sql`update idempotency_keys set created_at = created_at - ${minutes}`.execute(trx)
  })

const depositOf = (product: KilledProduct, who: Customer, amount: number): Errand =>
  payAtBank(product, () =>
    product.ask({
      token: who.token,
      method: 'POST',
      path: '/financial/payment/create',
      json: { amount, paymentProviderId: gateway },
    }),
  )

/** All that people want meanwhile. */
const errandsOf = (product: KilledProduct, { payer, empty, invoices }: Prepared): Errand[] => {
  const { token } = payer
  const post = <Answer>(path: string, json: object, key?: string) =>
    product.ask<Answer>({ token, method: 'POST', path: `/financial/${path}`, json, ...(key !== undefined && { key }) })
  let withdrawalId = 0
  const sheba = 'IR062960000000100324200001'
  return [
    depositOf(product, payer, 3_000_000),
    depositOf(product, payer, 4_000_000),
    payAtBank(product, () => post('invoice/pay', { id: invoices.atBank, paymentProviderId: gateway })),
    errand([async () => void (await post('invoice/pay', { id: invoices.byWallet }, 'pay-by-wallet-0001'))]),
    errand([
      async () => {
        const wanted = { amount: 1_500_000, sheba, holderName: 'سارا آزاد' }
        withdrawalId = (await post<{ id: number }>('withdrawal/create', wanted, 'withdraw-once-0001')).id
      },
      async () =>
        void (await product.send({
          token,
          method: 'POST',
          path: '/api/my/financial/withdrawal/cancel',
          json: { id: withdrawalId },
          key: 'take-back-once-001',
        })),
      async () =>
        void (await post('withdrawal/create', { amount: 700_000, sheba, holderName: 'سارا آزاد' }, 'again-0001')),
    ]),
    depositOf(product, empty, 900_000_000),
  ]
}

/** As far as the product lives. */
const goOn = async (errands: readonly Errand[]): Promise<void> => {
  const ends = await Promise.allSettled(errands.map((one) => one.go()))
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof Gone)) throw end.reason
}

describe('the program, killed again and again while money moves', () => {
  let product: KilledProduct
  let prepared: Prepared
  beforeAll(async () => {
    product = await openKilledProduct()
    prepared = await product.prepare(prepare)
  }, 120_000)
  afterAll(() => product.close())

  it('loses nothing, does nothing twice and leaves nothing stuck', { timeout: 300_000 }, async () => {
    const { empty, payer, steady, serverId, invoices } = prepared
    const list = (what: string) =>
      product.ask<{ id: number; powerStatus?: string }[]>({ token: empty.token, method: 'GET', path: what })
    const hasOperation = async () => (await list('/portal/operation/list?Active=true')).length > 0
    const powerIs = (power: keyof typeof powerStatus.id) => async () => {
      const server = (await list(`/vm/${empty.projectId}/host/list`)).find(({ id }) => id === serverId)
      return server?.powerStatus === powerStatus.id[power]
    }
    const runwayOf = ({ token }: Customer) =>
      product.ask<Runway>({ token, method: 'GET', path: '/financial/runway/get' })
    const isRated = async () => {
      const { unbilled, hourly } = await runwayOf(steady)
      return unbilled <= hourly
    }
    const nextLife = async () => {
      await product.inspect(letMinutesPass)
      await product.start()
    }
    const errands = errandsOf(product, prepared)

    // While hours are rated, one after the other; while a server is stopped that nobody pays for.
    // Some connections book hours side by side: by the sixth, at least one has been committed.
    await product.runUntil(hourIsRated, 6)
    const rated = await product.inspect(countRated)
    expect([rated > 0, rated < hoursBehind]).toEqual([true, true])
    await product.inspect(letMinutesPass)
    await product.runUntil(stepIsDone)
    // While people pay, at ever later requests.
    await nextLife()
    await product.until('it is stopped', powerIs('poweredOff'))
    for (const requests of [4, 9]) {
      product.killAtRequest(requests)
      await goOn(errands)
      await nextLife()
    }
    await goOn(errands)
    expect(errands.every(({ isDone }) => isDone)).toBe(true)
    await product.kill()
    // While the server is brought back, because it is paid.
    await product.inspect(letMinutesPass)
    await product.runUntil(stepIsDone)
    await nextLife()
    await product.until('it runs again', powerIs('poweredOn'))
    await product.until('all hours are rated', isRated)
    await product.until('nothing waits', async () => (await runwayOf(empty)).waiting === 0)
    await product.until('nothing is under way', async () => !(await hasOperation()))
    await product.stop()

    await product.inspect(async (db) => {
      const said: string[] = []
      const context = { db, say: (line: string) => void said.push(line) }
      await ledgerCommands['ledger verify']!.run([], context as never)
      expect(said.join()).toMatch(/^right: \d+ entries$/)

      // What the bank has confirmed is credited once; what nobody paid, never.
      const { rows: payments } = await sql<{ state: string; bank: string; credits: number }>`
        select p.state, b.state as bank, count(t.id)::integer as credits
        from payments p join sandbox.bank_payments b on b.order_number = p.order_number
        left join ledger_transactions t on t.cause = 'payment:' || p.id
        group by p.id, p.state, b.state`.execute(db)
      const paid = payments.filter(({ bank }) => bank !== 'open')
      expect(paid).toEqual(Array.from({ length: 4 }, () => ({ state: 'credited', bank: 'confirmed', credits: 1 })))
      expect(payments.filter(({ bank, credits }) => bank === 'open' && credits > 0)).toEqual([])

      // 3 + 4 million in, 1.1 million for the invoice from the wallet, 0.7 million on their way out.
      expect(await readBalances(db, payer.customerId)).toMatchObject({ wallet: startRials + 5_200_000, receivable: 0 })
      const rowsOf = async (table: 'invoices' | 'withdrawals', state: 'status' | 'state') => {
        const ids = table === 'invoices' ? sql`and id in (${invoices.atBank}, ${invoices.byWallet})` : sql``
        const { rows } = await sql<{ state: string }>`
          select ${sql.ref(state)} as state from ${sql.table(table)}
          where customer_id = ${payer.customerId} ${ids} order by id`.execute(db)
        return rows.map(({ state: found }) => found)
      }
      expect(await rowsOf('invoices', 'status')).toEqual(['paid', 'paid'])
      expect(await rowsOf('withdrawals', 'state')).toEqual(['cancelled', 'requested'])

      // Every second of what ran is charged, once, up to the last full hour.
      const { to } = await db
        .selectFrom('rated_hours')
        .select(({ fn }) => fn.max('to_at').as('to'))
        .where('rated_at', 'is not', null)
        .executeTakeFirstOrThrow()
      for (const { customerId } of [steady, empty]) {
        const taken = await takenFrom(db, customerId)
        expect(taken).toEqual(await costOfIntervals(db, customerId, to))
        expect(taken.netRials).toBeGreaterThan(0)
      }
      const { rows: open } = await sql`
        select id::text from operations where ended_at is null
        union all select id::text from suspensions where ended_at is null
        union all select service_id::text from suspended_services`.execute(db)
      expect(open).toEqual([])
    })
  })
})
