import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 200

/** Whose bank has not said where the money is. */
export const listUnclear = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .where((eb) =>
      eb.or([
        eb('p.state', '=', 'refunding'),
        eb.and([
          eb('p.state', 'in', ['unknown', 'mismatch']),
          eb('p.created_at', '>', sql<Date>`now() - interval '30 days'`),
        ]),
      ]),
    )
    .select(['p.id', 'p.customer_id as customerId', 'c.name as customer', 'p.provider_id as paymentProviderId'])
    .select(['p.amount_rials as rials', 'p.created_at as createdAt'])
    .select((eb) => [
      eb.ref('p.state').$castTo<'unknown' | 'mismatch' | 'refunding'>().as('state'),
      sql<boolean>`p.ask_at is not null`.as('isAsked'),
    ])
    .orderBy(sql`p.ask_at is not null`)
    .orderBy('p.id')
    .limit(ceiling)
    .execute()
