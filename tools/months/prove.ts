import type { Sale } from './banks/bank.ts'
import type { Attempt } from './paying.ts'
import { recount } from './recount.ts'
import type { World } from './world.ts'

/** What goes wrong in the database, each undone again: no trigger of the product sees it. */
const statements: Readonly<Record<string, string>> = {
  'a rial more in a row of an invoice': `update invoice_lines set price_rials = price_rials + 1
    where ctid = (select ctid from invoice_lines order by invoice_id, position limit 1)`,
  'a rial more of VAT in a row of an invoice': `update invoice_lines set vat_rials = vat_rials + 1
    where ctid = (select ctid from invoice_lines order by invoice_id desc, position limit 1)`,
  'a rial less in a bill': `update bills set net_rials = net_rials - 1 where id = (select max(id) from bills)`,
  'a rial from one customer to the provider': `update ledger_entries set rials = rials + 1
    where id = (select max(id) from ledger_entries where account = 'revenue')`,
  'usage that nobody booked': `update usage_intervals set from_at = from_at - interval '1 hour'
    where id = (select id from usage_intervals where to_at is null and monthly_price_rials > 0 order by id desc limit 1)`,
  'an hour that was not rated': `delete from rated_hours where to_at = (select max(to_at) - interval '30 hours' from rated_hours)`,
  'a payment that was never credited': `update ledger_transactions set cause = 'nothing' where id = (select max(id) from ledger_transactions where kind = 'payment')`,
}

const changesOfSales: Readonly<Record<string, (sale: Sale) => void>> = {
  'a sale that its bank lost': (sale) => void (sale.state = 'reversed'),
  'a sale of which its bank holds ten times as much': (sale) => void (sale.paidRials *= 10),
}

/** Breaks one thing after the other and counts again. Answers what nobody noticed. */
export const findUnnoticed = async (
  world: World,
  attempts: readonly Attempt[],
  byHand: readonly number[],
): Promise<string[]> => {
  const { sql } = world
  const unnoticed: string[] = []
  const count = async (what: string): Promise<void> => {
    const { faults } = await recount(world, attempts, byHand)
    console.log(`${what}: ${faults.length} differences, such as ${faults[0] ?? 'none'}`)
    if (faults.length === 0) unnoticed.push(what)
  }
  for (const [what, statement] of Object.entries(statements)) {
    await sql.query('begin')
    await sql.query('set local session_replication_role = replica')
    const { rowCount } = await sql.query(statement)
    if (rowCount !== 1) throw new Error(`${what}: it changed ${rowCount} rows`)
    await count(what)
    await sql.query('rollback')
  }
  for (const [what, change] of Object.entries(changesOfSales)) {
    const { sale } = attempts.find(({ payment }) => payment.bank.holds(payment.sale))!.payment
    const before = { ...sale }
    change(sale)
    await count(what)
    Object.assign(sale, before)
  }
  return unnoticed
}
