import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

export interface AuditFilter {
  /** Absent: everybody. */
  operatorId: number | undefined
  customerId: number | undefined
  event: string | undefined
  from: Date | undefined
  to: Date | undefined
}

/**
 * As `audited.ts` writes it, the operator stands first; the command line says who it is by its events. The index of these lines has the
 * same words.
 */
const ofOperators = sql<boolean>`(a.data like '{"operator":{%' or a.event like 'operator:%')`

const filtered = (db: Db, { operatorId, customerId, event, from, to }: AuditFilter) =>
  db
    .selectFrom('audit_log as a')
    .where(ofOperators)
    .$if(operatorId !== undefined, (query) => query.where('a.data', 'like', `{"operator":{"id":${operatorId},%`))
    .$if(customerId !== undefined, (query) => query.where('a.customer_id', '=', customerId!))
    .$if(event !== undefined, (query) => query.where('a.event', '=', event!))
    .$if(from !== undefined, (query) => query.where('a.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.at', '<=', to!))

export const countLines = async (db: Db, filter: AuditFilter): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** With the link before each. */
export const listLines = (db: Db, filter: AuditFilter, page: { limit: number; offset: number }) =>
  filtered(db, filter)
    .leftJoin('audit_log as b', (join) => join.on('b.id', '=', sql<number>`a.id - 1`))
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .selectAll('a')
    .select(['b.hash as previous', 'c.name as customer', 'a.customer_id as customerId'])
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

const mostOperators = 200

export const listOperatorNames = (db: Db, only: number | undefined) =>
  db
    .selectFrom('operators')
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .select(['id', 'name'])
    .orderBy('name')
    .limit(mostOperators)
    .execute()
