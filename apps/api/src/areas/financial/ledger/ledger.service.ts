import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { raiseLimits } from '../../../services/limits.service.ts'
import { markRepaidInvoices } from '../invoices/debts.store.ts'
import {
  changeOf,
  entriesOfCharge,
  entriesOfIncome,
  missingFor,
  type Balances,
  type Entry,
  type Movement,
  type Posted,
  type ProviderAccount,
} from './ledger.rules.ts'
import { findPosted, insertTransaction, lockBalances } from './ledger.store.ts'

/**
 * The only way into the books: once for each cause, by a customer whose balances are held meanwhile. What is booked is
 * decided under that lock, so that two movements at once cannot spend the same rial.
 */
export const post = async (
  trx: Db,
  movement: Movement,
  decide: (balances: Balances) => readonly Entry[],
): Promise<Posted> => {
  const balances = await lockBalances(trx, movement.customerId)
  const known = await findPosted(trx, movement.cause)
  if (known) return { ...known, isNew: false }
  const entries = decide(balances)
  const posted = await insertTransaction(trx, movement, balances, entries)
  const { customerId, at } = movement
  await publish(trx, { customerId, projectId: null, group: 'Wallet' })
  if (changeOf(entries).receivable > 0) {
    for (const { id } of await markRepaidInvoices(trx, { customerId, at })) {
      await publish(trx, { customerId, projectId: null, group: 'Invoice', id })
    }
  }
  return posted
}

/**
 * Money that came in from outside: what is owed is paid first, the rest goes to the wallet. Who has paid may have more at
 * once.
 */
export const credit = async (
  trx: Db,
  { rials, from, ...movement }: Movement & { rials: number; from: ProviderAccount },
): Promise<Posted> => {
  const posted = await post(trx, movement, (balances) => [
    { ...from, rials: -rials },
    ...entriesOfIncome(balances, { wallet: rials }),
  ])
  if (posted.isNew) await raiseLimits(trx, movement.customerId)
  return posted
}

/** Credit that is spent first and never paid out. */
export const giveGift = (trx: Db, { rials, ...movement }: Movement & { rials: number }): Promise<Posted> =>
  post(trx, movement, (balances) => [
    { account: 'gifts', rials: -rials },
    ...entriesOfIncome(balances, { gift: rials }),
  ])

/** Sold and paid from what the customer has. What is missing is owed where `mayOwe`, and otherwise refused. */
export const charge = (
  trx: Db,
  {
    netRials,
    vatRials,
    mayOwe = false,
    ...movement
  }: Movement & { netRials: number; vatRials: number; mayOwe?: boolean },
): Promise<Posted> =>
  post(trx, { ...movement, details: { ...movement.details, vatRials } }, (balances) => {
    const rials = netRials + vatRials
    const taken = entriesOfCharge(balances, rials, mayOwe)
    if (!taken) throw new AppError('money_missing', { missing: missingFor(balances, rials) })
    const sold: Entry[] = [
      { account: 'revenue', rials: netRials },
      { account: 'vat', rials: vatRials },
    ]
    return [...taken, ...sold.filter((entry) => entry.rials !== 0)]
  })
