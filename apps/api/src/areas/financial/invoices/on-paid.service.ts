import type { Db } from '../../../db/connection.ts'
import { lapseTerm, renewTerm } from '../renewals/renewals.service.ts'

/** What an invoice is for, once it is paid or its time is over; each in the transaction that says so on the invoice. */
export interface AfterInvoice {
  paid(trx: Db, id: number, at: Date): Promise<void>
  unpaid(trx: Db, id: number, at: Date): Promise<void>
}

/** By the kind that `createInvoice` was given. An area whose orders are paid first adds its own. */
const afterInvoice = {
  term: { paid: renewTerm, unpaid: lapseTerm },
} as const satisfies Record<string, AfterInvoice>

export type OnPaidKind = keyof typeof afterInvoice

const isKnown = (kind: string): kind is OnPaidKind => Object.hasOwn(afterInvoice, kind)

interface Ended {
  onPaidKind: string | null
  onPaidId: number | null
}

const goOn = async (trx: Db, { onPaidKind: kind, onPaidId: id }: Ended, how: keyof AfterInvoice, at: Date) => {
  if (kind === null || id === null) return
  if (!isKnown(kind)) throw new Error(`nobody knows what follows an invoice for ${kind}`)
  await afterInvoice[kind][how](trx, id, at)
}

export const afterPaying = (trx: Db, invoice: Ended, at: Date): Promise<void> => goOn(trx, invoice, 'paid', at)
export const afterNotPaying = (trx: Db, invoice: Ended, at: Date): Promise<void> => goOn(trx, invoice, 'unpaid', at)
