import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { WalletMovement } from './lots.rules.ts'

interface Row {
  kind: 'payment' | 'commission' | 'adjustment' | 'refund' | 'withdrawal'
  walletRials: number
  withdrawnRials: number
  withdrawalId: number | null
  paymentId: number | null
  amountRials: number | null
  giftRials: number | null
}

const toMovement = (row: Row): WalletMovement[] => {
  const { kind, walletRials, withdrawnRials, withdrawalId, paymentId, amountRials, giftRials } = row
  if (withdrawalId !== null && withdrawnRials !== 0) {
    const isOut = withdrawnRials > 0
    return [{ kind: isOut ? 'withdrawn' : 'returned', withdrawalId, rials: Math.abs(withdrawnRials) }]
  }
  if (kind === 'refund' && walletRials < 0 && paymentId !== null) return [{ kind: 'card', paymentId }]
  if (walletRials <= 0) return []
  const offer = amountRials && giftRials ? { offer: { amountRials, giftRials } } : {}
  return [{ kind: 'in', paymentId, rials: walletRials, ...offer }]
}

/** What came into a wallet and what left it unused, in the order of the books. */
export const listWalletMovements = async (db: Db, customerId: number): Promise<WalletMovement[]> => {
  const { rows } = await sql<Row>`
    select t.kind, sum(e.rials) filter (where e.account = 'wallet')::bigint as "walletRials",
      coalesce(sum(e.rials) filter (where e.account = 'withdrawals'), 0)::bigint as "withdrawnRials",
      substring(t.cause from '^withdrawal:([0-9]+)')::bigint as "withdrawalId", p.id as "paymentId",
      p.amount_rials as "amountRials", p.gift_rials as "giftRials"
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    left join payments p on p.id = (t.details->>'paymentId')::bigint and p.customer_id = t.customer_id
      and t.kind in ('payment', 'refund')
    where t.customer_id = ${customerId} and t.kind in ('payment', 'commission', 'adjustment', 'refund', 'withdrawal')
    group by t.id, p.id order by t.id`.execute(db)
  return rows.flatMap((row) => toMovement({ ...row, walletRials: row.walletRials ?? 0 }))
}
