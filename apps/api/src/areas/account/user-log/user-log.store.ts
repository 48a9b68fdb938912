import { sql } from 'kysely'
import type { ObjectKind } from '@sarv/contract/objects'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'

export interface LogFilter {
  userId: number
  customerId: number
  /** Also what belongs to no customer: sign-ins that failed. They are the user's own business. */
  withoutCustomer: boolean
  /** Also what operators did to the account: by these events. */
  operatorEvents: readonly string[]
  from: Date | undefined
  to: Date | undefined
  /** Only these events. */
  events: readonly string[] | undefined
  /** Only what was done to this thing. */
  object: { kind: ObjectKind; id: number } | undefined
}

/** As the log writes it, at the beginning of its data. */
const dataBegins = ({ kind, id }: { kind: ObjectKind; id: number }): string =>
  `{"object":${JSON.stringify({ kind, id }).slice(0, -1)},%`

const filtered = (
  db: Db,
  { userId, customerId, withoutCustomer, operatorEvents, from, to, events, object }: LogFilter,
) =>
  db
    .selectFrom('audit_log as a')
    .where((eb) => {
      const ofAccount = eb('a.customer_id', '=', customerId)
      const own = eb.and([
        eb('a.user_id', '=', userId),
        withoutCustomer ? eb.or([ofAccount, eb('a.customer_id', 'is', null)]) : ofAccount,
      ])
      if (operatorEvents.length === 0) return own
      // What operators do that is about no account is nobody's business but the provider's.
      const byOperators = eb.and([
        eb('a.user_id', 'is', null),
        eb('a.event', '=', sql<string>`any(${operatorEvents})`),
        ofAccount,
      ])
      return eb.or([own, byOperators])
    })
    .$if(from !== undefined, (query) => query.where('a.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.at', '<=', to!))
    .$if(events !== undefined, (query) => query.where('a.event', '=', sql<string>`any(${events})`))
    .$if(object !== undefined, (query) => query.where('a.data', 'like', dataBegins(object!)))

export const countLog = async (db: Db, filter: LogFilter): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listLog = (db: Db, filter: LogFilter, page: { limit: number; offset: number }) =>
  filtered(db, filter)
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.user_id as userId',
      'a.at',
      'a.event',
      'a.status',
      'a.user_agent as userAgent',
      'a.ip as userIp',
    ])
    .select(['a.data', 'a.api_token_id as apiTokenId', userTitle.as('user')])
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** The newest lines with the link before each; what the command line did to a user holds a reason that is not theirs to read. */
export const listForExport = (db: Db, filter: LogFilter, limit: number) =>
  filtered(db, filter)
    .leftJoin('audit_log as b', (join) => join.on('b.id', '=', sql<number>`a.id - 1`))
    .selectAll('a')
    .where('a.event', 'not like', 'operator:%')
    .select('b.hash as previous')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

export const isMember = async (db: Db, customerId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}
