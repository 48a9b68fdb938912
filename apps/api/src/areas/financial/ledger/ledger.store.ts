import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import {
  changeOf,
  customerAccounts,
  spendable,
  type Balances,
  type Entry,
  type Movement,
  type Posted,
} from './ledger.rules.ts'

const balanceColumns = ['wallet', 'gift', 'hold', 'receivable'] as const

/** What the customer has; the usual nothing where nothing was ever booked. */
export const readBalances = async (db: Db, customerId: number): Promise<Balances> =>
  (await db
    .selectFrom('customer_balances')
    .where('customer_id', '=', customerId)
    .select(balanceColumns)
    .executeTakeFirst()) ?? { wallet: 0, gift: 0, hold: 0, receivable: 0 }

/** The same, held until the transaction ends: what is decided by it still holds when it is written. */
export const lockBalances = async (trx: Db, customerId: number): Promise<Balances> => {
  const find = () =>
    trx
      .selectFrom('customer_balances')
      .where('customer_id', '=', customerId)
      .select(balanceColumns)
      .forUpdate()
      .executeTakeFirst()
  const found = await find()
  if (found) return found
  await trx
    .insertInto('customer_balances')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())!
}

export const findPosted = (db: Db, cause: string) =>
  db.selectFrom('ledger_transactions').where('cause', '=', cause).select('id').executeTakeFirst()

const isOfCustomer = (account: string): boolean => customerAccounts.some((own) => own === account)

/** Writes one transaction of a customer whose balances are held. The database refuses what does not add up. */
export const insertTransaction = async (
  trx: Db,
  { kind, cause, customerId, userId, details = {}, at }: Movement,
  balances: Balances,
  entries: readonly Entry[],
): Promise<Posted> => {
  const change = changeOf(entries)
  const changeRials = spendable(change)
  const after = Object.fromEntries(
    balanceColumns.map((account) => [account, balances[account] + change[account]]),
  ) as unknown as Balances
  const rows = entries.map((entry) => ({
    account: entry.account,
    gateway: 'gateway' in entry ? entry.gateway : null,
    rials: entry.rials,
    // One entry for each account: then what it holds afterwards is what it ends with.
    balance: isOfCustomer(entry.account) ? after[entry.account as keyof Balances] : null,
  }))
  const { rows: written } = await sql<{ id: number }>`
    with balances as (
      update customer_balances set wallet = ${after.wallet}, gift = ${after.gift}, hold = ${after.hold},
        receivable = ${after.receivable}, line_count = line_count + ${changeRials === 0 ? 0 : 1}
      where customer_id = ${customerId} and not exists (select from ledger_transactions where cause = ${cause})
      returning line_count
    ), booked as (
      insert into ledger_transactions
        (at, kind, cause, customer_id, change_rials, balance_rials, line_no, details, user_id)
      select coalesce(${at ?? null}::timestamptz, now()), ${kind}, ${cause}, ${customerId}::bigint, ${changeRials}::bigint,
        ${spendable(after)}::bigint, ${changeRials === 0 ? sql`null` : sql`line_count`}, ${JSON.stringify(details)}::jsonb,
        ${userId ?? null}::bigint
      from balances
      returning id
    ), entries as (
      insert into ledger_entries (transaction_id, account, customer_id, gateway, rials, balance_rials)
      select booked.id, e.account, case when e.balance is null then null else ${customerId}::bigint end, e.gateway,
        e.rials, e.balance
      from booked, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (account text, gateway text, rials bigint, balance bigint)
    )
    select id from booked`.execute(trx)
  return written[0] ? { id: written[0].id, isNew: true } : { id: (await findPosted(trx, cause))!.id, isNew: false }
}
