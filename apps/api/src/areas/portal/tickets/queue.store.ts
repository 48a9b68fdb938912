import { sql } from 'kysely'
import { nameKey } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import type { Ticket, TicketStatus } from './tickets.store.ts'

const pageSize = 50
const waitingCeiling = 200

const queue = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('ticket_subjects as s', 's.id', 't.subject_id')
    .innerJoin('customers as c', 'c.id', 't.customer_id')

/** Tickets of all customers that wait for an answer, by the promise that runs out first. */
export const listWaiting = (db: Db) =>
  queue(db)
    .where('t.status', '=', 'waiting')
    .select(['t.id', 't.title', 's.name as subject', 't.customer_id as customerId', 'c.name as customer'])
    .select(['t.priority_id as priorityId', 't.unit_id as unitId', 't.answer_due_at as answerDueAt'])
    .orderBy('t.answer_due_at')
    .orderBy('t.id')
    .limit(waitingCeiling)
    .execute()

export interface QueueFilter {
  /** Whose; null: nobody's. Absent: everybody's. */
  operatorId?: number | null | undefined
  /** Absent: not closed. */
  status?: TicketStatus | 'any' | undefined
  unitId?: number | undefined
  priorityId?: number | undefined
  productId?: number | undefined
  search?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const number = /^#?(\d{1,9})$/

/** By its number, or by a part of title, subject, service or customer, in any script and keyboard. */
const found = (search: string) => {
  const key = nameKey(search)
  const id = number.exec(key)?.[1]
  const byNumber = id === undefined ? sql`` : sql`t.id = ${Number(id)} or`
  return sql<boolean>`(${byNumber}
    strpos(name_key(concat_ws(' ', t.title, s.name, t.service_name, c.name)), ${key}) > 0)`
}

/** Since when somebody waits: the first message of the customer after our last one. */
const askedAt = sql<Date | null>`(select min(m.created_at) from ticket_messages m
  where m.ticket_id = t.id and m.author = 'customer' and m.id > coalesce(
    (select max(o.id) from ticket_messages o where o.ticket_id = t.id and o.author = 'support'), 0))`

const rowsOf = (query: ReturnType<typeof queue>) =>
  query
    .leftJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('operators as o', 'o.id', 't.operator_id')
    .leftJoin('projects as p', 'p.id', 't.project_id')
    .select(['t.id', 't.title', 's.name as subject', 't.customer_id as customerId', 'c.name as customer'])
    .select(['t.priority_id as priorityId', 't.unit_id as unitId', 't.status', 't.service_name as serviceName'])
    .select(['t.project_id as projectId', 'p.name as project'])
    .select(['t.operator_id as operatorId', 'o.name as operator', 't.answer_due_at as answerDueAt'])
    .select('t.closes_at as closesAt')
    .select(['t.created_at as createdAt', 't.modified_at as modifiedAt'])
    .select([userTitle.as('user'), askedAt.as('askedAt')])

export type QueueRow = NonNullable<Awaited<ReturnType<typeof findInQueue>>>

/** One page of the tickets of all customers, and how many there are in all. */
export const listQueue = async (db: Db, filter: QueueFilter) => {
  const { operatorId, status, unitId, priorityId, productId, search, page = 1, size = pageSize } = filter
  const narrowed = queue(db)
    .$if(status === undefined, (query) => query.where('t.status', '<>', 'closed'))
    .$if(status !== undefined && status !== 'any', (query) => query.where('t.status', '=', status as TicketStatus))
    .$if(operatorId === null, (query) => query.where('t.operator_id', 'is', null))
    .$if(typeof operatorId === 'number', (query) => query.where('t.operator_id', '=', operatorId ?? 0))
    .$if(unitId !== undefined, (query) => query.where('t.unit_id', '=', unitId ?? 0))
    .$if(priorityId !== undefined, (query) => query.where('t.priority_id', '=', priorityId ?? 0))
    .$if(productId !== undefined, (query) => query.where('t.product_id', '=', productId ?? 0))
    .$if(search !== undefined, (query) => query.where(found(search ?? '')))
  const rows = await rowsOf(narrowed)
    .orderBy(sql`t.answer_due_at asc nulls last`)
    .orderBy('t.modified_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await narrowed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const findInQueue = (db: Db, id: number) => rowsOf(queue(db)).where('t.id', '=', id).executeTakeFirst()

export interface QueueFigures {
  openCount: number
  mineCount: number
  nobodysCount: number
  waitingCount: number
  soonCount: number
  lateCount: number
}

export const countQueue = async (
  db: Db,
  { operatorId, now, soon }: { operatorId: number; now: Date; soon: Date },
): Promise<QueueFigures> => {
  const { rows } = await sql<QueueFigures>`
    select count(*)::int as "openCount",
      count(*) filter (where operator_id = ${operatorId})::int as "mineCount",
      count(*) filter (where operator_id is null)::int as "nobodysCount",
      count(*) filter (where status = 'waiting')::int as "waitingCount",
      count(*) filter (where answer_due_at > ${now} and answer_due_at <= ${soon})::int as "soonCount",
      count(*) filter (where answer_due_at <= ${now})::int as "lateCount"
    from tickets where status <> 'closed'`.execute(db)
  return rows[0]!
}

const besideCeiling = 5
const mergedCeiling = 50

const beside = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('ticket_subjects as s', 's.id', 't.subject_id')
    .select(['t.id', sql<string>`coalesce(t.title, s.name)`.as('title'), 't.status', 't.modified_at as modifiedAt'])

/** Those that go on in it. */
export const listMergedInto = (db: Db, id: number) =>
  beside(db).where('t.merged_into', '=', id).orderBy('t.id').limit(mergedCeiling).execute()

/** The latest others of its customer. */
export const listOthersOf = (db: Db, { id, customerId }: { id: number; customerId: number }) =>
  beside(db)
    .where('t.customer_id', '=', customerId)
    .where('t.id', '<>', id)
    .where('t.merged_into', 'is', null)
    .orderBy(sql`t.status = 'closed'`)
    .orderBy('t.modified_at', 'desc')
    .limit(besideCeiling)
    .execute()

/** Open tickets of the same customer that were there before it, about the same service or the same subject. */
export const listMergeCandidates = (
  db: Db,
  { id, customerId, serviceType, serviceId }: Pick<Ticket, 'id' | 'customerId' | 'serviceType' | 'serviceId'>,
) =>
  beside(db)
    .where('t.customer_id', '=', customerId)
    .where('t.id', '<', id)
    .where('t.status', '<>', 'closed')
    .where(
      serviceType === null
        ? sql<boolean>`t.service_type is null and t.subject_id = (select s2.subject_id from tickets s2 where s2.id = ${id})`
        : sql<boolean>`t.service_type = ${serviceType} and t.service_id = ${serviceId}`,
    )
    .orderBy('t.id')
    .limit(besideCeiling)
    .execute()

/** Who of us wrote which message. */
export const listWriters = (db: Db, ticketId: number) =>
  db
    .selectFrom('ticket_messages as m')
    .innerJoin('operators as o', 'o.id', 'm.operator_id')
    .where('m.ticket_id', '=', ticketId)
    .select(['m.id as messageId', 'o.name'])
    .execute()

export const countTicketsOf = async (db: Db, customerId: number): Promise<{ all: number; open: number }> =>
  db
    .selectFrom('tickets')
    .where('customer_id', '=', customerId)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where status <> 'closed'))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow()
