import { productIds } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'

const columns = [
  'id',
  'customer_id as customerId',
  'service_type as serviceType',
  'service_id as serviceId',
  'name',
  'months',
  'price_rials as priceRials',
  'state',
  'pays_by_itself as paysByItself',
  'began_at as beganAt',
  'ends_at as endsAt',
  'reminded_at as remindedAt',
] as const

export const findTerm = (db: Db, id: number) =>
  db.selectFrom('terms').where('id', '=', id).select(columns).executeTakeFirst()

/** Held after its invoice and the customer's balances, in that order: whoever pays does so too. */
export const holdTerm = (trx: Db, id: number) =>
  trx.selectFrom('terms').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

export type Term = NonNullable<Awaited<ReturnType<typeof holdTerm>>>

export interface NewTerm {
  customerId: number
  /** What it is of; one term for each. */
  serviceType: string
  serviceId: number
  /** As invoices name it. */
  name: string
  months: number
  /** Of one term, before VAT. */
  priceRials: number
  paysByItself: boolean
}

/** The service id of what a term is of, as the catalogue has it. */
export const findServiceCode = async (db: Db, serviceType: string): Promise<string | null> => {
  const productId = productIds[serviceType]
  if (productId === undefined) return null
  const row = await db.selectFrom('products').where('id', '=', productId).select('service_code').executeTakeFirst()
  return row?.service_code ?? null
}

export const insertTerm = (trx: Db, term: NewTerm) =>
  trx
    .insertInto('terms')
    .values({
      customer_id: term.customerId,
      service_type: term.serviceType,
      service_id: term.serviceId,
      name: term.name,
      months: term.months,
      price_rials: term.priceRials,
      pays_by_itself: term.paysByItself,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateTerm = async (
  trx: Db,
  id: number,
  change: { state?: Term['state']; beganAt?: Date; endsAt?: Date; remindedAt?: Date | null; paysByItself?: boolean },
): Promise<void> => {
  const { state, beganAt, endsAt, remindedAt, paysByItself } = change
  await trx
    .updateTable('terms')
    .set({
      ...(state && { state }),
      ...(beganAt && { began_at: beganAt }),
      ...(endsAt && { ends_at: endsAt }),
      ...(remindedAt !== undefined && { reminded_at: remindedAt }),
      ...(paysByItself !== undefined && { pays_by_itself: paysByItself }),
    })
    .where('id', '=', id)
    .execute()
}

/** Whether this worker is the one that tells; `before`: although somebody was told earlier than that. */
export const claimReminder = async (
  trx: Db,
  id: number,
  { at, before }: { at: Date; before: Date | undefined },
): Promise<boolean> => {
  const claimed = await trx
    .updateTable('terms')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((eb) => eb.or([eb('reminded_at', 'is', null), ...(before ? [eb('reminded_at', '<', before)] : [])]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Running terms that end before a moment, the first one first; those after `afterId` of the same round. */
export const listEndingTerms = (db: Db, before: Date, { afterId, count }: { afterId: number; count: number }) =>
  db
    .selectFrom('terms')
    .where('state', '=', 'running')
    .where('ends_at', '<=', before)
    .where('id', '>', afterId)
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute()

/** The invoice that would prolong it. */
export const findTermInvoice = (db: Db, cause: string) =>
  db.selectFrom('invoices').where('cause', '=', cause).select(['id', 'status']).executeTakeFirst()
