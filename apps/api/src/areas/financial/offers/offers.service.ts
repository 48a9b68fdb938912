import { offerState, paymentPurpose } from '@sarv/contract/enums'
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

export interface OfferOfCatalogue {
  id: number
  name: string
  payRials: number
  giftRials: number
  from: Date
  until: Date
  enabled: boolean
  bought: number
}

/** Every offer that the catalogue has or had, and how often each was bought. */
export const listOffersOfCatalogue = async (db: Db): Promise<OfferOfCatalogue[]> => {
  const { rows } = await sql<OfferOfCatalogue>`
    select o.id, o.name, o.pay_rials as "payRials", o.gift_rials as "giftRials", o.valid_from as "from",
      o.expires_at as until, o.enabled, (select count(*)::int from payments p where p.purpose_ref = o.id
        and p.purpose_id = ${paymentPurpose.id.offer} and p.state = 'credited') as bought
    from offers o order by o.position, o.id limit 1000`.execute(db)
  return rows
}

export const offerStateOf = (
  { enabled, from, until }: Pick<OfferOfCatalogue, 'enabled' | 'from' | 'until'>,
  now: Date,
): number => {
  if (!enabled) return offerState.id.takenOut
  if (from > now) return offerState.id.coming
  return until > now ? offerState.id.open : offerState.id.over
}
