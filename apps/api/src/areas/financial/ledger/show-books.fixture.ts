import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** What the accounts of these customers, and the provider's side of their movements, hold: `npm run test:money` prints it. */
export const readBooks = async (db: Db, customers: Readonly<Record<string, { customerId: number }>>) => {
  const books: Record<string, Record<string, number>> = {}
  for (const [name, { customerId }] of Object.entries(customers)) {
    const { rows } = await sql<{ account: string; rials: number }>`
      select e.account, sum(e.rials)::bigint as rials from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id where t.customer_id = ${customerId}
      group by e.account having sum(e.rials) <> 0 order by e.account`.execute(db)
    books[name] = Object.fromEntries(rows.map(({ account, rials }) => [account, rials]))
  }
  return books
}

const isShown = process.env['SARV_SHOW_BOOKS'] !== undefined

/** Runs a case and prints the books before and after, when asked to. */
export const withBooks = async (
  db: Db,
  title: string,
  customers: Readonly<Record<string, { customerId: number }>>,
  play: () => Promise<void>,
): Promise<void> => {
  const before = await readBooks(db, customers)
  await play()
  if (!isShown) return
  const after = await readBooks(db, customers)
  const line = (label: string, books: typeof before) =>
    Object.entries(books).map(([name, accounts]) => `  ${label} ${name}: ${JSON.stringify(accounts)}`)
  process.stdout.write(['', title, ...line('before', before), ...line('after ', after), ''].join('\n'))
}
