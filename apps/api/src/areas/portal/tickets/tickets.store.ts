import { sql, type RawBuilder, type Selectable } from 'kysely'
import { issueStatus } from '@sarv/contract/enums'
import type { IssueListQuery, IssueSnapshot } from '@sarv/contract/portal/tickets/tickets.schemas'
import { foldForSearch } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'
import type { TicketsTable } from '../../../db/tables.generated.ts'
import { userTitle } from '../../../db/user-title.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000
const messagesCeiling = 2000

export type TicketStatus = Selectable<TicketsTable>['status']

/** Which tickets somebody sees: their own, those of projects that they read, and of the account for whoever runs it. */
export interface TicketSight {
  customerId: number
  userId: number
  seesAccount: boolean
  /** Absent: every project. */
  visibleProjectIds?: readonly number[] | undefined
}

const inSight = ({ customerId, userId, seesAccount, visibleProjectIds }: TicketSight) => sql<boolean>`(
  t.customer_id = ${customerId} and (
    t.user_id = ${userId}
    or (t.project_id is null and ${seesAccount}::boolean)
    or (t.project_id is not null and ${
      visibleProjectIds === undefined ? sql`true` : sql`t.project_id = any(${[...visibleProjectIds]}::bigint[])`
    })))`

const tickets = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('ticket_subjects as s', 's.id', 't.subject_id')
    .leftJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.customer_id as customerId', 't.project_id as projectId', 't.user_id as userId'])
    .select(['t.unit_id as unitId', 't.priority_id as priorityId', 't.product_id as productId'])
    .select(['t.service_type as serviceType', 't.service_id as serviceId', 't.service_name as serviceName'])
    .select(['t.title', 's.name as subject', 't.status', 't.answer_due_at as answerDueAt'])
    .select('t.closes_at as closesAt')
    .select(['t.first_answer_at as firstAnswerAt', 't.last_message_id as lastMessageId'])
    .select('t.operator_id as operatorId')
    .select(['t.rating', 't.rating_comment as ratingComment', 't.rated_by as ratedBy', 't.merged_into as mergedInto'])
    .select(['t.created_at as createdAt', 't.modified_at as modifiedAt'])
    .select(userTitle.as('user'))

export type TicketRow = Awaited<ReturnType<typeof listTickets>>['rows'][number]
export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

const isUnread = (userId: number) =>
  sql<boolean>`coalesce((select r.message_id from ticket_reads r where r.ticket_id = t.id and r.user_id = ${userId}), 0) < t.last_message_id`

const statusOf = (id: number): TicketStatus => {
  const name = issueStatus.name(id)
  return name === 'completed' ? 'closed' : (name ?? 'waiting')
}

const digits = /^\d{1,9}$/

/** `foldForSearch` in the database: spaces and half-spaces are typed as people like. */
const folded = (text: RawBuilder<unknown>) => sql`regexp_replace(name_key(${text}), '[\\s\u200c]+', '', 'g')`

/** By its number, or by words of its title, subject, service or messages. */
const found = (search: string) => {
  const key = foldForSearch(search)
  if (digits.test(key)) return sql<boolean>`t.id = ${Number(key)}`
  return sql<boolean>`(strpos(${folded(sql`concat_ws(' ', t.title, s.name, t.service_name)`)}, ${key}) > 0
    or exists (select from ticket_messages m where m.ticket_id = t.id and strpos(${folded(sql`m.content`)}, ${key}) > 0))`
}

const sorts = new Map([
  ['id', sql`t.id`],
  ['createDate', sql`t.created_at`],
  ['modifyDate', sql`t.modified_at`],
  ['answerDueDate', sql`t.answer_due_at`],
  ['issuePriorityId', sql`t.priority_id`],
])

/** What a list is narrowed to, besides by whoever sees it. */
export type TicketFilter = Pick<
  IssueListQuery,
  'StatusId' | 'BusinessUnitId' | 'PriorityId' | 'ProductId' | 'Search' | 'View'
> & {
  service?: { serviceType: string; serviceId: number } | undefined
}

/** One page, those with the newest messages first unless asked otherwise, and how many there are in all. */
export const listTickets = async (
  db: Db,
  sight: TicketSight,
  filter: TicketFilter & Pick<IssueListQuery, 'PageNumber' | 'PageSize' | 'Sort'>,
) => {
  const { StatusId, BusinessUnitId, PriorityId, ProductId, Search, View, service } = filter
  const { PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-modifyDate' } = filter
  const narrowed = tickets(db)
    .where(inSight(sight))
    .$if(StatusId !== undefined, (query) => query.where('t.status', '=', statusOf(StatusId ?? 0)))
    .$if(BusinessUnitId !== undefined, (query) => query.where('t.unit_id', '=', BusinessUnitId ?? 0))
    .$if(PriorityId !== undefined, (query) => query.where('t.priority_id', '=', PriorityId ?? 0))
    .$if(ProductId !== undefined, (query) => query.where('t.product_id', '=', ProductId ?? 0))
    .$if(Search !== undefined, (query) => query.where(found(Search ?? '')))
    .$if(View === 'open', (query) => query.where('t.status', '<>', 'closed'))
    .$if(View === 'mine', (query) => query.where('t.user_id', '=', sight.userId))
    .$if(View === 'unread', (query) => query.where(isUnread(sight.userId)))
    .$if(service !== undefined, (query) =>
      query
        .where('t.service_type', '=', service?.serviceType ?? null)
        .where('t.service_id', '=', service?.serviceId ?? null),
    )
  const by = sorts.get(sort.replace(/^-/, '')) ?? sql`t.modified_at`
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const rows = await narrowed
    .select(isUnread(sight.userId).as('isUnread'))
    .orderBy(sql`${by} ${direction}`)
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await narrowed
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findTicket = (db: Db, id: number) => tickets(db).where('t.id', '=', id).executeTakeFirst()

export const findTicketInSight = (db: Db, sight: TicketSight, id: number) =>
  tickets(db).where('t.id', '=', id).where(inSight(sight)).executeTakeFirst()

/** Until the transaction ends nobody else writes to it. */
export const lockTicket = async (trx: Db, id: number): Promise<void> => {
  await trx.selectFrom('tickets').where('id', '=', id).select('id').forUpdate().execute()
}

/** The newest ones, where there are more than anybody reads; the oldest of them first. */
export const listMessages = async (db: Db, ticketId: number) => {
  const newestFirst = await db
    .selectFrom('ticket_messages as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .where('m.ticket_id', '=', ticketId)
    .select(['m.id', 'm.author', 'm.user_id as userId', 'm.author_name as authorName', 'm.content'])
    .select(sql<IssueSnapshot | null>`m.snapshot`.as('snapshot'))
    .select(['m.created_at as createdAt', userTitle.as('user')])
    .orderBy('m.id', 'desc')
    .limit(messagesCeiling)
    .execute()
  return newestFirst.toReversed()
}

/** Whether the customer has written since this message. */
export const hasCustomerWritten = async (trx: Db, ticketId: number, afterMessageId: number): Promise<boolean> =>
  (await trx
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('author', '=', 'customer')
    .where('id', '>', afterMessageId)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

export interface NewTicket {
  customerId: number
  userId: number
  projectId: number | null
  unitId: number
  subjectId: number
  priorityId: number
  productId: number | null
  service: { serviceType: string; serviceId: number; name: string | null } | undefined
  title: string | null
  answerDueAt: Date
  at: Date
}

export const insertTicket = (trx: Db, ticket: NewTicket): Promise<{ id: number }> =>
  trx
    .insertInto('tickets')
    .values({
      customer_id: ticket.customerId,
      user_id: ticket.userId,
      project_id: ticket.projectId,
      unit_id: ticket.unitId,
      subject_id: ticket.subjectId,
      priority_id: ticket.priorityId,
      product_id: ticket.productId,
      service_type: ticket.service?.serviceType ?? null,
      service_id: ticket.service?.serviceId ?? null,
      service_name: ticket.service?.name ?? null,
      title: ticket.title,
      answer_due_at: ticket.answerDueAt,
      created_at: ticket.at,
      modified_at: ticket.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export interface NewMessage {
  ticketId: number
  /** Of the provider: what the customer reads, and who of us it is. */
  author: { kind: 'customer'; userId: number } | { kind: 'support'; name: string; operatorId: number | null }
  content: string
  snapshot?: IssueSnapshot | undefined
  at: Date
}

export const insertMessage = async (trx: Db, { ticketId, author, content, snapshot, at }: NewMessage) => {
  const { id } = await trx
    .insertInto('ticket_messages')
    .values({
      ticket_id: ticketId,
      author: author.kind,
      user_id: author.kind === 'customer' ? author.userId : null,
      author_name: author.kind === 'support' ? author.name : null,
      operator_id: author.kind === 'support' ? author.operatorId : null,
      content,
      snapshot: snapshot ? JSON.stringify(snapshot) : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('tickets').set({ last_message_id: id, modified_at: at }).where('id', '=', ticketId).execute()
  return id
}

/** What becomes of a ticket; a promise that was given and is not kept yet stays as it was. */
export const setTicketStatus = async (
  trx: Db,
  id: number,
  change:
    | { status: 'waiting'; answerDueAt: Date; isAnswered?: boolean }
    | { status: 'answered'; closesAt: Date }
    | { status: 'closed' },
  at: Date,
): Promise<void> => {
  const isAnswered = change.status === 'waiting' ? change.isAnswered === true : change.status === 'answered'
  const promised = change.status === 'waiting' ? change.answerDueAt : null
  await trx
    .updateTable('tickets')
    .set({
      status: change.status,
      // One that was kept is followed by the next.
      answer_due_at: promised && !isAnswered ? sql`coalesce(answer_due_at, ${promised})` : promised,
      closes_at: change.status === 'answered' ? change.closesAt : null,
      closing_told_at: null,
      closed_at: change.status === 'closed' ? at : null,
      modified_at: at,
      ...(isAnswered && { first_answer_at: sql`coalesce(first_answer_at, ${at})` }),
    })
    .where('id', '=', id)
    .execute()
}

export const markSeen = async (
  trx: Db,
  userId: number,
  { id, lastMessageId }: { id: number; lastMessageId: number },
) => {
  await trx
    .insertInto('ticket_reads')
    .values({ ticket_id: id, user_id: userId, message_id: lastMessageId })
    .onConflict((conflict) =>
      conflict
        .columns(['ticket_id', 'user_id'])
        .doUpdateSet({ message_id: sql`greatest(ticket_reads.message_id, excluded.message_id)` }),
    )
    .execute()
}

export const setRating = async (
  trx: Db,
  id: number,
  { rating, comment, userId }: { rating: number; comment: string | null; userId: number },
) => {
  await trx
    .updateTable('tickets')
    .set({ rating, rating_comment: comment, rated_by: userId, rated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
