import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'

const offersOfToday = (db: Db) =>
  db
    .selectFrom('offers')
    .where('enabled', '=', true)
    .where('valid_from', '<=', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'name', 'pay_rials as payRials', 'gift_rials as giftRials', 'expires_at as expiresAt'])

/** An offer of the catalogue that can be taken now. */
export type Offer = Awaited<ReturnType<typeof listOffers>>[number]

export const listOffers = (db: Db) => offersOfToday(db).orderBy('position').orderBy('id').execute()

/** One of them; what is over, or has not begun, is not there. */
export const getOffer = async (db: Db, id: number): Promise<Offer> => {
  const offer = await offersOfToday(db).where('id', '=', id).executeTakeFirst()
  if (!offer) throw new AppError('not_found')
  return offer
}
