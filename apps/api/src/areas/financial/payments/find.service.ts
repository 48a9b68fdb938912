import { paymentState } from '@sarv/contract/enums'
import { normalizeDigits } from '@sarv/contract/normalize'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { shownState } from './payments.rules.ts'
import type { PaymentRowState } from './payments.store.ts'

const ceiling = 10
/** The longest number of a bank, and what PostgreSQL's bigint holds. */
const numberPattern = /^\d{1,18}$/

interface FoundPayment {
  id: number
  customerId: number
  customer: string
  rials: number
  stateId: number
  createdAt: Date
}

/** Payments by a number that a customer or a bank may name: ours, the order's, or one of the bank's. Whole numbers only, newest first. */
export const findPayments = async (db: Db, search: string): Promise<FoundPayment[]> => {
  const number = normalizeDigits(search.trim())
  if (!numberPattern.test(number)) return []
  const { rows } = await sql<Omit<FoundPayment, 'stateId'> & { state: PaymentRowState }>`
    select p.id, p.customer_id as "customerId", c.name as customer, p.amount_rials as rials, p.state,
      p.created_at as "createdAt"
    from payments p join customers c on c.id = p.customer_id
    where p.id = ${number}::bigint or p.order_number = ${number}::bigint
      or p.rrn = ${number} or p.trace = ${number} or p.receipt = ${number}
    order by p.id desc limit ${sql.lit(ceiling)}`.execute(db)
  return rows.map(({ state, ...payment }) => ({ ...payment, stateId: paymentState.id[shownState(state)] }))
}
