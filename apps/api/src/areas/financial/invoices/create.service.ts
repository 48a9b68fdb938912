import { vatPercentOn } from '@sarv/contract/pricing/vat'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listVatRates } from '../../catalog/vat/vat.service.ts'
import { lineOf, sumsOf, type WantedLine } from './invoices.rules.ts'
import { insertInvoice, type NewInvoice } from './invoices.store.ts'
import type { OnPaidKind } from './on-paid.service.ts'
import { findSeller } from './sellers.store.ts'

export interface WantedInvoice extends Omit<NewInvoice, 'onPaid'> {
  lines: readonly WantedLine[]
  /** What goes on once it is paid, and of which. */
  onPaid?: { kind: OnPaidKind; id: number }
}

/**
 * Asks a customer to pay for something before it is delivered; once for each cause: the same again answers the first one.
 * VAT is that of the day of issue. Nothing is issued before the configuration names who sells.
 */
export const createInvoice = async (
  trx: Db,
  { lines: wanted, ...invoice }: WantedInvoice,
): Promise<{ id: number; isNew: boolean }> => {
  if (!(await findSeller(trx))) throw new AppError('seller_missing')
  const percent = vatPercentOn(invoice.issuedAt ?? new Date(), await listVatRates(trx))
  const lines = wanted.map((line) => lineOf(line, percent))
  const written = await insertInvoice(trx, invoice, sumsOf(lines), lines)
  if (written.isNew) {
    await publish(trx, { customerId: invoice.customerId, projectId: null, group: 'Invoice', id: written.id })
  }
  return written
}
