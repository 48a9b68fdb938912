import { sql } from 'kysely'
import type { OperatorRole } from '@sarv/contract/access'
import type { ticketNoteKinds } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { Db } from '../../../db/connection.ts'

export type TicketNoteKind = (typeof ticketNoteKinds)[number]

/** Who acts behind the counter, and why. */
export interface DeskAct {
  /** Absent: the command line. */
  operatorId?: number | undefined
  reason?: string | undefined
  at?: Date | undefined
}

/** Writes down what only operators read of a ticket. */
export const insertNote = async (
  trx: Db,
  ticketId: number,
  note: { kind: TicketNoteKind; content: string | null; operatorId?: number | undefined; aboutId?: number; at?: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('ticket_notes')
    .values({
      ticket_id: ticketId,
      operator_id: note.operatorId ?? null,
      kind: note.kind,
      content: note.content,
      about_id: note.aboutId ?? null,
      created_at: note.at ?? new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was done to it, by whom and why. */
export const noteAct = (
  trx: Db,
  ticketId: number,
  { kind, aboutId, operatorId, reason, at }: DeskAct & { kind: Exclude<TicketNoteKind, 'note'>; aboutId?: number },
): Promise<number> =>
  insertNote(trx, ticketId, {
    kind,
    content: reason ?? null,
    operatorId,
    ...(aboutId !== undefined && { aboutId }),
    ...(at && { at }),
  })

const notesCeiling = 1000

export interface NoteRow {
  id: number
  kind: TicketNoteKind
  content: string | null
  aboutId: number | null
  operator: string | null
  /** The name of the operator that it names. */
  assignee: string | null
  createdAt: Date
}

export const listNotes = async (db: Db, ticketId: number): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select n.id, n.kind, n.content, n.about_id as "aboutId", o.name as operator, a.name as assignee,
      n.created_at as "createdAt"
    from ticket_notes n
    left join operators o on o.id = n.operator_id
    left join operators a on n.kind = 'assigned' and a.id = n.about_id
    where n.ticket_id = ${ticketId} order by n.id limit ${sql.lit(notesCeiling)}`.execute(db)
  return rows
}

export const setTicketOperator = async (trx: Db, id: number, operatorId: number | null): Promise<void> => {
  await trx.updateTable('tickets').set({ operator_id: operatorId }).where('id', '=', id).execute()
}

/** It is nobody's there. */
export const setTicketUnit = async (trx: Db, id: number, unitId: number): Promise<void> => {
  await trx.updateTable('tickets').set({ unit_id: unitId, operator_id: null }).where('id', '=', id).execute()
}

/** A promise that runs may come nearer; it never goes further away. */
export const setTicketPriority = async (
  trx: Db,
  id: number,
  { priorityId, answerDueAt }: { priorityId: number; answerDueAt: Date },
): Promise<void> => {
  await trx
    .updateTable('tickets')
    .set({
      priority_id: priorityId,
      answer_due_at: sql<Date | null>`case when answer_due_at is null then null
        else least(answer_due_at, ${answerDueAt}) end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Only an answered ticket closes by itself. */
const neverCloses = { closes_at: null, closing_told_at: null } as const

/** Closes a ticket that goes on in another one, with those that went on in it. */
export const setMergedInto = async (trx: Db, id: number, intoId: number, at: Date): Promise<void> => {
  await trx
    .updateTable('tickets')
    .set({ status: 'closed', ...neverCloses, answer_due_at: null, closed_at: at, modified_at: at, merged_into: intoId })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('tickets').set({ merged_into: intoId }).where('merged_into', '=', id).execute()
}

/** It waits for an answer, at the latest until then. */
export const bringPromiseNearer = async (trx: Db, id: number, answerDueAt: Date): Promise<void> => {
  await trx
    .updateTable('tickets')
    .set({
      status: 'waiting',
      ...neverCloses,
      closed_at: null,
      answer_due_at: sql<Date>`least(coalesce(answer_due_at, ${answerDueAt}), ${answerDueAt})`,
    })
    .where('id', '=', id)
    .execute()
}

/** Whether somebody runs the account: they see all tickets of it. */
export const isSuperUserOf = async (db: Db, userId: number, customerId: number): Promise<boolean> => {
  const membership = await db
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('is_super_user', '=', true)
    .select('user_id as userId')
    .executeTakeFirst()
  return membership !== undefined
}

export const findColleagueByEmail = (db: Db, email: string) =>
  db.selectFrom('operators').where('email', '=', email.toLowerCase()).select(['id', 'name']).executeTakeFirst()

export const findOperatorName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('operators').where('id', '=', id).select('name').executeTakeFirst())?.name

const mostColleagues = 500

export interface ColleagueRow {
  id: number
  name: string
  roles: OperatorRole[]
  openCount: number
}

/** Operators who may sign in, by name. */
export const listColleagues = async (db: Db): Promise<ColleagueRow[]> => {
  const { rows } = await sql<ColleagueRow>`
    select o.id, o.name, o.roles,
      (select count(*)::int from tickets t where t.operator_id = o.id and t.status <> 'closed') as "openCount"
    from operators o where o.disabled_at is null
    order by o.name, o.id limit ${sql.lit(mostColleagues)}`.execute(db)
  return rows
}
