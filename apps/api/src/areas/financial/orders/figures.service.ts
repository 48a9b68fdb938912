import type { Db } from '../../../db/connection.ts'
import { readBill } from '../bills/bills.service.ts'
import { readCostDifference } from '../costs/difference.service.ts'
import { payableRials } from '../invoices/invoices.rules.ts'
import { listUnpaid } from '../invoices/invoices.store.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { readRunway } from '../runway/runway.service.ts'
import { countServices } from './orders.store.ts'

const dayMs = 86_400_000

/** What the first page says of money, in a few figures. */
export const readFigures = async (db: Db, customerId: number, now: Date) => {
  const { balances, endsAt } = await readRunway(db, customerId)
  const { netRials, vatRials } = await readBill(db, customerId, 0)
  const costDifference = await readCostDifference(db, customerId, { moment: now, now })
  const unpaid = await listUnpaid(db, customerId, now)
  return {
    balanceRials: spendable(balances),
    billRials: netRials + vatRials,
    forecastRials: costDifference.totalPrice,
    costDifference,
    unpaidInvoices: unpaid.length,
    unpaidRials: unpaid.reduce((sum, invoice) => sum + payableRials(invoice), 0),
    services: await countServices(db, customerId),
    /** Full days; null: nothing costs anything. */
    runwayDays: endsAt && Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / dayMs)),
  }
}
