import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'

const ceiling = 100

export type Audience = { kind: 'all' | 'identified' } | { kind: 'datacenter' | 'product'; targetId: number }

const hasService = (which: RawBuilder<unknown>) => sql`exists (
  select from projects p join ordered_services s on s.project_id = p.id
  where p.customer_id = c.id and p.deleted_at is null and s.deleted_at is null and ${which})`

const fits = (audience: Audience): RawBuilder<unknown> => {
  switch (audience.kind) {
    case 'datacenter':
      return hasService(sql`p.datacenter_id = ${audience.targetId}`)
    case 'product':
      return hasService(sql`s.product_id = ${audience.targetId}`)
    case 'identified':
      return sql`u.id_confirmed`
    default:
      return sql`true`
  }
}

/** Each person once, in the first of their accounts that fits. Closed accounts and people who may not sign in are left out. */
const peopleOf = (audience: Audience) => sql`
  select m.user_id, min(m.customer_id) as customer_id
  from memberships m
    join users u on u.id = m.user_id and u.disabled_reason is null
    join customers c on c.id = m.customer_id and c.disabled_at is null
  where ${fits(audience)}
  group by m.user_id`

export const countPeople = async (db: Db, audience: Audience): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (${peopleOf(audience)}) people`.execute(db)
  return rows[0]!.count
}

interface NewBroadcast {
  subject: string
  content: string
  operatorId: number | null
  audience: Audience
}

/** With whom it goes to, as of now. */
export const insertBroadcast = async (trx: Db, { subject, content, operatorId, audience }: NewBroadcast) => {
  const { id } = await trx
    .insertInto('broadcasts')
    .values({
      subject,
      content,
      audience: audience.kind,
      audience_id: 'targetId' in audience ? audience.targetId : null,
      state: 'sending',
      people_count: 0,
      operator_id: operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numAffectedRows = 0n } = await sql`
    insert into broadcast_people (broadcast_id, user_id, customer_id)
    select ${id}, user_id, customer_id from (${peopleOf(audience)}) people`.execute(trx)
  const peopleCount = Number(numAffectedRows)
  await trx.updateTable('broadcasts').set({ people_count: peopleCount }).where('id', '=', id).execute()
  return { id, peopleCount }
}

/** Those that still go out. */
export const sendingBroadcasts: Due<'broadcasts'> = {
  table: 'broadcasts',
  key: ['id'],
  at: sql.ref('broadcasts.due_at'),
}

const customersAtOnce = 50

/**
 * The next people of a message whose row is held: all of an account together, so that its webhooks hear of it once. Marked as
 * told in the transaction that tells them.
 */
export const takePeople = async (trx: Db, broadcastId: number) => {
  const { rows } = await sql<{ userId: number; customerId: number }>`
    update broadcast_people set sent_at = now()
    where broadcast_id = ${broadcastId} and sent_at is null and customer_id in (
      select distinct customer_id from broadcast_people where broadcast_id = ${broadcastId} and sent_at is null
      order by customer_id limit ${customersAtOnce})
    returning user_id as "userId", customer_id as "customerId"`.execute(trx)
  return rows
}

export const endBroadcast = (trx: Db, id: number, state: 'done' | 'cancelled') =>
  trx
    .updateTable('broadcasts')
    .set({ state, ended_at: sql<Date>`now()`, due_at: null })
    .where('id', '=', id)
    .execute()

export const lockBroadcast = (trx: Db, id: number) =>
  trx.selectFrom('broadcasts').where('id', '=', id).select(['id', 'state', 'subject']).forUpdate().executeTakeFirst()

export const listBroadcasts = (db: Db) =>
  db
    .selectFrom('broadcasts as b')
    .leftJoin('operators as o', 'o.id', 'b.operator_id')
    .leftJoin('datacenters as d', (join) =>
      join.onRef('d.id', '=', 'b.audience_id').on('b.audience', '=', sql.lit('datacenter')),
    )
    .select([
      'b.id',
      'b.subject',
      'b.content',
      'b.audience',
      'b.audience_id as targetId',
      'd.name as datacenter',
      'b.state',
      'b.people_count as peopleCount',
      'o.name as author',
      'b.created_at as createdAt',
      'b.ended_at as endedAt',
      sql<number>`(select count(*)::int from broadcast_people p where p.broadcast_id = b.id and p.sent_at is not null)`.as(
        'sentCount',
      ),
    ])
    .orderBy('b.id', 'desc')
    .limit(ceiling)
    .execute()

export const isDatacenter = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('datacenters').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
