import { sql } from 'kysely'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import type { AppError } from '../../../errors/app-error.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { insertCustomer } from '../../../testing/people.ts'
import { insertTerms, reserve } from '../../../testing/money.ts'
import { giveBackOrder } from '../holds/holds.service.ts'
import { ledgerCommands } from './ledger.commands.ts'
import { spendable, type Balances } from './ledger.rules.ts'
import { charge, credit, giveGift } from './ledger.service.ts'
import { readBalances } from './ledger.store.ts'
import { verifyLedger } from './verify.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await insertTerms(database.db)
})
afterAll(() => database.close())

const newCustomer = async () => (await insertCustomer(database.db)).customerId
let causes = 0
const newCause = () => `test:${(causes += 1)}`
const from = { account: 'clearing', gateway: 'sep' } as const

const pay = (customerId: number, rials: number, cause = newCause()) =>
  inTransaction(database.db, (trx) => credit(trx, { kind: 'payment', cause, customerId, rials, from }))
const gift = (customerId: number, rials: number) =>
  inTransaction(database.db, (trx) => giveGift(trx, { kind: 'voucher', cause: newCause(), customerId, rials }))
const use = (customerId: number, netRials: number, mayOwe = true, vatRials = 0) =>
  inTransaction(database.db, (trx) =>
    charge(trx, { kind: 'usage', cause: newCause(), customerId, netRials, vatRials, mayOwe }),
  )
const balances = (customerId: number) => readBalances(database.db, customerId)
const has = (part: Partial<Balances>): Balances => ({ wallet: 0, gift: 0, hold: 0, receivable: 0, ...part })
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  )

describe('money', () => {
  it('comes in once for each cause', async () => {
    const customerId = await newCustomer()
    const first = await pay(customerId, 1_000, 'payment:once')
    expect(await pay(customerId, 1_000, 'payment:once')).toEqual({ id: first.id, isNew: false })
    expect(await balances(customerId)).toEqual(has({ wallet: 1_000 }))
  })

  it('is booked once where the same cause comes many times at once', async () => {
    const customerId = await newCustomer()
    const all = await Promise.all(Array.from({ length: 20 }, () => pay(customerId, 700, 'payment:many')))
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await balances(customerId)).toEqual(has({ wallet: 700 }))
  })

  it('is spent from gifts first, then from the wallet, and then owed', async () => {
    const customerId = await newCustomer()
    await pay(customerId, 1_000)
    await gift(customerId, 300)
    await use(customerId, 200)
    expect(await balances(customerId)).toEqual(has({ wallet: 1_000, gift: 100 }))
    await use(customerId, 600, true, 60)
    expect(await balances(customerId)).toEqual(has({ wallet: 440 }))
    await use(customerId, 500)
    expect(await balances(customerId)).toEqual(has({ receivable: -60 }))
  })

  it('pays first what is owed', async () => {
    const customerId = await newCustomer()
    await use(customerId, 500)
    await gift(customerId, 200)
    expect(await balances(customerId)).toEqual(has({ receivable: -300 }))
    await pay(customerId, 1_000)
    expect(await balances(customerId)).toEqual(has({ wallet: 700 }))
  })

  it('that is missing is refused where nothing may be owed, and nothing is taken', async () => {
    const customerId = await newCustomer()
    await pay(customerId, 100)
    const refusal = await use(customerId, 101, false).catch((error: AppError) => error)
    expect(refusal).toMatchObject({ code: 'money_missing', details: { missing: 1 } })
    expect(await balances(customerId)).toEqual(has({ wallet: 100 }))
  })

  it('that is set aside cannot be spent, and goes back to where it came from', async () => {
    const customerId = await newCustomer()
    const service = { customerId, projectId: 1, serviceType: 'Vm', serviceId: 900_001 } as const
    const wanted = { service, rials: 250 }
    await pay(customerId, 200)
    await gift(customerId, 100)
    await inTransaction(database.db, (trx) => reserve(trx, wanted))
    await inTransaction(database.db, (trx) => reserve(trx, wanted))
    expect(await balances(customerId)).toEqual(has({ wallet: 50, hold: 250 }))
    const more = inTransaction(database.db, (trx) =>
      reserve(trx, { ...wanted, service: { ...service, serviceId: 900_002 } }),
    )
    await expect(more).rejects.toMatchObject({ code: 'money_missing', details: { missing: 200 } })
    await inTransaction(database.db, (trx) => giveBackOrder(trx, service))
    await inTransaction(database.db, (trx) => giveBackOrder(trx, service))
    expect(await balances(customerId)).toEqual(has({ wallet: 200, gift: 100 }))
  })

  it('adds up after any history, in every account and in every line', async () => {
    const step = fc.record({
      act: fc.constantFrom('pay', 'gift', 'use', 'spend', 'reserve', 'release'),
      rials: fc.integer({ min: 1, max: 5_000 }),
      service: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const customerId = await newCustomer()
        let expected = 0
        const held = new Map<number, number>()
        const reported: string[] = []
        const foreseen: string[] = []
        for (const { act, rials, service } of steps) {
          const serviceRef = {
            customerId,
            projectId: 1,
            serviceType: 'Vm',
            serviceId: customerId * 10 + service,
          } as const
          const reserveNow = () => inTransaction(database.db, (trx) => reserve(trx, { service: serviceRef, rials }))
          const isRefused = expected < rials
          // What it holds already counts.
          const more = Math.max(0, rials - (held.get(service) ?? 0))
          const acts: Record<typeof act, { run(): Promise<unknown>; change: number; mayFail?: boolean }> = {
            pay: { run: () => pay(customerId, rials), change: rials },
            gift: { run: () => gift(customerId, rials), change: rials },
            use: { run: () => use(customerId, rials), change: -rials },
            spend: { run: () => use(customerId, rials, false), change: -rials, mayFail: isRefused },
            reserve: { run: reserveNow, change: -more, mayFail: more > 0 && expected < more },
            release: {
              run: () => inTransaction(database.db, (trx) => giveBackOrder(trx, serviceRef)),
              change: held.get(service) ?? 0,
            },
          }
          const { run, change, mayFail = false } = acts[act]
          reported.push(await faultOf(run()))
          foreseen.push(mayFail ? 'money_missing' : 'none')
          if (!mayFail) expected += change
          if (act === 'reserve' && !mayFail) held.set(service, (held.get(service) ?? 0) + more)
          if (act === 'release') held.delete(service)
        }
        expect(reported).toEqual(foreseen)
        const now = await balances(customerId)
        expect(spendable(now)).toBe(expected)
        expect(now.hold).toBe([...held.values()].reduce((sum, rials) => sum + rials, 0))
      }),
      { numRuns: 25 },
    )
    expect((await verifyLedger(database.db)).fault).toBeUndefined()
  })
})

describe('the database itself', () => {
  const insertOwn = (customerId: number, entries: readonly [account: string, rials: number][]) =>
    inTransaction(database.db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_transactions (kind, cause, customer_id, balance_rials)
        values ('adjustment', ${newCause()}, ${customerId}, 0) returning id`.execute(trx)
      for (const [account, rials] of entries) {
        await sql`insert into ledger_entries (transaction_id, account, rials)
          values (${rows[0]!.id}, ${account}, ${rials})`.execute(trx)
      }
      return rows[0]!.id
    })

  it.each([
    [
      'that does not sum to nothing',
      [
        ['revenue', 5],
        ['vat', -4],
      ],
    ],
    ['without entries', []],
  ] as const)('refuses a transaction %s', async (_, entries) => {
    const customerId = await newCustomer()
    expect(await faultOf(insertOwn(customerId, entries as never))).toMatch(/does not balance/)
  })

  it('refuses to change, delete or empty what is written', async () => {
    const customerId = await newCustomer()
    await pay(customerId, 10)
    for (const table of ['ledger_transactions', 'ledger_entries']) {
      const column = table === 'ledger_entries' ? 'rials' : 'change_rials'
      expect(await faultOf(sql`update ${sql.table(table)} set ${sql.ref(column)} = 1`.execute(database.db))).toMatch(
        /only ever added/,
      )
      expect(await faultOf(sql`delete from ${sql.table(table)}`.execute(database.db))).toMatch(/only ever added/)
      expect(await faultOf(sql`truncate ${sql.table(table)} cascade`.execute(database.db))).toMatch(/only ever added/)
    }
  })

  it('refuses entries for a transaction that was written before, and for none', async () => {
    const customerId = await newCustomer()
    const { id } = await pay(customerId, 10)
    for (const transactionId of [id, 999_999_999]) {
      const add = sql`insert into ledger_entries (transaction_id, account, rials)
        values (${transactionId}, 'revenue', 5), (${transactionId}, 'vat', -5)`
      expect(await faultOf(add.execute(database.db))).toMatch(/not written together/)
    }
  })

  it('refuses a wallet below nothing, and money beside a debt', async () => {
    const customerId = await newCustomer()
    await pay(customerId, 10)
    const set = (values: object) =>
      faultOf(database.db.updateTable('customer_balances').set(values).where('customer_id', '=', customerId).execute())
    expect(await set({ wallet: -1 })).toMatch(/check constraint/)
    expect(await set({ receivable: 1, wallet: 0 })).toMatch(/check constraint/)
    expect(await set({ receivable: -1 })).toMatch(/owes_with_money/)
  })
})

describe('sarv ledger verify', () => {
  /** As somebody could who owns the database. */
  const tamper = async (statement: ReturnType<typeof sql>) => {
    for (const table of ['ledger_transactions', 'ledger_entries']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(database.db)
    }
    await statement.execute(database.db)
    for (const table of ['ledger_transactions', 'ledger_entries']) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(database.db)
    }
  }
  const verify = async () => {
    const said: string[] = []
    const code = await ledgerCommands['ledger verify']!.run([], {
      db: database.db,
      say: (line: string) => void said.push(line),
      publicUrl: 'http://localhost:3000',
    } as never)
    return { code, said: said.join('\n') }
  }

  it('says that all is right', async () =>
    expect(await verify()).toMatchObject({ code: 0, said: expect.stringMatching(/^right: \d+ entries$/) }))

  it('names what is wrong first, whatever was touched', async () => {
    const customerId = await newCustomer()
    const { id } = await pay(customerId, 10)
    await pay(customerId, 5)
    const { rows } = await sql<{ id: number }>`
      select id from ledger_entries where transaction_id = ${id} and account = 'wallet'`.execute(database.db)
    const wrong = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await tamper(change)
      const { code, said } = await verify()
      await tamper(back)
      return `${code} ${said}`
    }
    const entry = rows[0]!.id
    const setEntry = (column: string, value: number) =>
      sql`update ledger_entries set ${sql.ref(column)} = ${value} where id = ${entry}`
    expect(await wrong(setEntry('rials', 11), setEntry('rials', 10))).toContain(
      `1 WRONG: transaction ${id} does not balance`,
    )
    expect(await wrong(setEntry('balance_rials', 11), setEntry('balance_rials', 10))).toContain(
      `1 WRONG: entry ${entry} says`,
    )
    const setTransaction = (value: number) =>
      sql`update ledger_transactions set balance_rials = ${value} where id = ${id}`
    expect(await wrong(setTransaction(9), setTransaction(10))).toContain(`1 WRONG: transaction ${id} does not follow`)
    const setBalance = (value: number) =>
      sql`update customer_balances set wallet = ${value} where customer_id = ${customerId}`
    expect(await wrong(setBalance(14), setBalance(15))).toContain(`the balances of customer ${customerId} are 14`)
    const addHold = sql`insert into wallet_holds (service_type, service_id, customer_id, gift_rials, wallet_rials)
      values ('Vm', 900100, ${customerId}, 0, 3)`
    const dropHold = sql`delete from wallet_holds where service_id = 900100`
    expect(await wrong(addHold, dropHold)).toContain(`customer ${customerId} has 0 on hold; the holds sum to 3`)
    expect((await verify()).code).toBe(0)
  })
})
