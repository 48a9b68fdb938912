import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openDatabase, type OpenDatabase } from '../../apps/api/src/db/connection.ts'
import { silentLog } from '../../apps/api/src/testing/database.ts'
import { insertPerson, insertProject } from '../../apps/api/src/testing/people.ts'
import { Bank, type BankName } from './banks/bank.ts'
import { bfa } from './banks/bfa.ts'
import { bpm } from './banks/bpm.ts'
import { pec } from './banks/pec.ts'
import { sep } from './banks/sep.ts'
import { writeOffset } from './fake-clock.ts'
import { startProduct, type Product } from './product.ts'

export interface Customer {
  name: string
  token: string
  userId: number
  customerId: number
  projectId: number
}

/** What a service must cost per 30 days from a moment on, as its owner ordered it. Undefined: the product decides, because money lacks. */
export interface Expectation {
  serviceType: string
  serviceId: number
  /** Before and after the act that made it so. */
  from: Date
  until: Date
  monthlyRials: number | undefined
}

/** Money that moved outside of the banks, as our customers and operators know it; rials into what the customer has. */
export interface OtherMoney {
  customerId: number
  what: string
  rials: number
}

/** Everything that lives by the fake clock. */
export interface World {
  product: Product
  banks: Record<BankName, Bank>
  /** For looking; nothing of the product is changed through it but how long people stay signed in. */
  sql: Client
  customers: Customer[]
  /** Whose card paid a sale, by bank and order. */
  payers: Map<string, number>
  expectations: Expectation[]
  otherMoney: OtherMoney[]
  newCustomer(name: string): Promise<Customer>
  /** Jumps to a moment and waits until the workers have caught up with it. */
  goTo(moment: Date): Promise<void>
  /** Minutes one after the other; waits only for the banks to be asked. */
  passMinutes(count: number): Promise<void>
  settle(): Promise<void>
  close(): Promise<void>
}

const needed = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: start this with npm run test:months`)
  return value
}

const patienceMs = 120_000
/** More than a round of what is looked at every minute takes, which is a second here. */
const roundMs = 1_150
const paymentsDue = `select 1 from payments where ask_at <= now() limit 1`
const operationsOpen = `select 1 from operations where ended_at is null limit 1`
const hoursDue = `select 1 from rated_hours having max(to_at) + interval '1 hour' <= now() or count(*) filter (where rated_at is null) > 0`
const papersDue = `select 1 from billed_months where not has_invoices or not has_commissions`

const protocols = { sep, pec, bpm, bfa }

const openBanks = async () => {
  const banks = { sep: new Bank(sep), pec: new Bank(pec), bpm: new Bank(bpm), bfa: new Bank(bfa) }
  const names = Object.keys(protocols) as BankName[]
  const addresses = await Promise.all(names.map((name) => banks[name].listen()))
  return {
    banks,
    addresses: Object.fromEntries(names.map((name, index) => [name, addresses[index]])) as Record<BankName, string>,
  }
}

export const openWorld = async (): Promise<World> => {
  const databaseUrl = needed('MONTHS_DATABASE')
  const offsetFile = needed('MONTHS_OFFSET_FILE')
  let offsetSeconds = Number(needed('MONTHS_OFFSET_SECONDS'))
  const { banks, addresses } = await openBanks()
  const product = await startProduct({ folder: needed('MONTHS_FOLDER'), databaseUrl, banks: addresses })
  const sql = new Client({ connectionString: databaseUrl })
  await sql.connect()
  const people: OpenDatabase = await openDatabase({ databaseUrl, poolSize: 1, log: silentLog })
  const customers: Customer[] = []

  const isThere = async (query: string): Promise<boolean> => (await sql.query(query)).rows.length > 0
  const waitUntilNone = async (what: string, queries: readonly string[]): Promise<void> => {
    for (let waitedMs = 0; ; waitedMs += 25) {
      const found: boolean[] = []
      for (const query of queries) found.push(await isThere(query))
      if (!found.includes(true)) return
      if (waitedMs > patienceMs)
        throw new Error(`the product does not catch up at ${new Date().toISOString()}: ${what}`)
      await sleep(25)
    }
  }
  /** Nobody has to sign in again because days pass in a second. */
  const keepSignedIn = () =>
    sql.query(`update sessions set idle_expires_at = now() + interval '90 days', expires_at = now() + interval '90 days',
      proven_at = now(), proven_again_at = now(), factor_proven_at = now(), mailbox_proven_at = now()`)
  const jump = async (seconds: number): Promise<void> => {
    await keepSignedIn()
    offsetSeconds += seconds
    writeOffset(offsetFile, offsetSeconds)
    await keepSignedIn()
    const ahead = await sql.query<{ now: Date }>('select clock_timestamp() as now')
    if (Math.abs(ahead.rows[0]!.now.getTime() - Date.now()) > 2000)
      throw new Error('the clocks of PostgreSQL and of the banks differ')
  }
  const settle = async (): Promise<void> => {
    await waitUntilNone('hours, papers or operations', [hoursDue, papersDue, operationsOpen, paymentsDue])
    // What follows from the hours: caps, suspensions, papers.
    await sleep(roundMs)
    await waitUntilNone('operations after a round', [hoursDue, papersDue, operationsOpen, paymentsDue])
  }

  return {
    product,
    banks,
    sql,
    customers,
    payers: new Map(),
    expectations: [],
    otherMoney: [],
    newCustomer: async (name) => {
      const person = await insertPerson(people.db, { superUser: true, isConfirmed: true })
      const projectId = await insertProject(people.db, person.customerId)
      const customer = { name, projectId, token: person.token, userId: person.userId, customerId: person.customerId }
      customers.push(customer)
      return customer
    },
    goTo: async (moment) => {
      const seconds = Math.round((moment.getTime() - Date.now()) / 1000)
      if (seconds > 0) await jump(seconds)
      await settle()
    },
    passMinutes: async (count) => {
      for (let minute = 0; minute < count; minute += 1) {
        await jump(60)
        // A round of the sweeper is a third of a second here.
        await sleep(400)
        await waitUntilNone('payments', [paymentsDue])
      }
    },
    settle,
    close: async () => {
      await product.stop()
      await people.close()
      await sql.end()
      for (const bank of Object.values(banks)) bank.close()
    },
  }
}
