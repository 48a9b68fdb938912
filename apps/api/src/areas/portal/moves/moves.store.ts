import { sql } from 'kysely'
import type { PersonInMove, TokenInMove } from '@sarv/contract/portal/moves/moves.schemas'
import type { Db } from '../../../db/connection.ts'
import { accessTypeSql } from '../../../db/project-access.ts'
import { userTitle } from '../../../db/user-title.ts'
import { operationsAt } from '../../../operations/at-service.ts'
import type { MovableKind, Move, MovingService } from '../../../services/moving.ts'

/** Of a list that nobody pages through. */
const ceiling = 200

export interface ProjectOfMove {
  id: number
  name: string
  datacenterId: number
  datacenter: string
}

export const findProjectOfMove = async (db: Db, customerId: number, id: number): Promise<ProjectOfMove | undefined> =>
  db
    .selectFrom('projects as p')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .where('p.customer_id', '=', customerId)
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .select(['p.id', 'p.name', 'p.datacenter_id as datacenterId', 'd.name as datacenter'])
    .executeTakeFirst()

export interface ServiceRow extends MovingService {
  statusId: number | null
}

/** Those of the wanted services that are there. */
export const findServicesIn = async (
  db: Db,
  projectId: number,
  wanted: readonly { serviceType: string; serviceId: number }[],
): Promise<ServiceRow[]> => {
  const { rows } = await sql<ServiceRow>`
    select s.service_type as "serviceType", s.service_id as id, s.name, s.status_id as "statusId"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("serviceType" text, "serviceId" bigint)
      join ordered_services s on s.service_type = wanted."serviceType" and s.service_id = wanted."serviceId"
    where s.project_id = ${projectId} and s.deleted_at is null order by s.kind, s.service_id`.execute(db)
  return rows
}

/** Why any service may have to stay; an operation that moves it does not count. */
export const findHindrances = async (
  db: Db,
  { serviceType, id }: MovingService,
  exceptOperation: number,
): Promise<{ operation: string | null; isUnpaid: boolean }> => {
  const { rows } = await sql<{ operation: string | null; isUnpaid: boolean }>`
    select (select o.title from ${operationsAt(sql`${serviceType}`, sql`${id}`)} o
        where o.status in ('queued', 'running', 'undoing') and o.id <> ${exceptOperation} limit 1) as operation,
      exists (select from suspended_services where service_type = ${serviceType} and service_id = ${id}) as "isUnpaid"`.execute(
    db,
  )
  return rows[0]!
}

export const isNameTakenThere = async (
  db: Db,
  { table }: MovableKind,
  name: string | null,
  projectId: number,
): Promise<boolean> => {
  if (table === undefined || name === null) return false
  const { rows } = await sql`select from ${sql.table(table)} where project_id = ${projectId} and deleted_at is null
    and name_key(name) = name_key(${name}) limit 1`.execute(db)
  return rows.length > 0
}

/** Until the transaction ends nobody else acts on it. */
export const lockService = async (
  trx: Db,
  { table }: MovableKind,
  { id }: MovingService,
  projectId: number,
): Promise<boolean> => {
  if (table === undefined) return true
  const { rows } = await sql`select from ${sql.table(table)} where project_id = ${projectId} and id = ${id}
    and deleted_at is null for update`.execute(trx)
  return rows.length > 0
}

/** Its row, and with it all that refers to it. */
export const moveRow = async (trx: Db, { table }: MovableKind, { id }: MovingService, { from, to }: Move) => {
  if (table === undefined) return
  await sql`update ${sql.table(table)} set project_id = ${to} where project_id = ${from} and id = ${id}`.execute(trx)
}

/** What stands by project beside services of every kind. */
export const moveNotes = async (trx: Db, { serviceType, id }: MovingService, { from, to }: Move): Promise<void> => {
  // Labels of an earlier stay there would be in the way.
  await trx
    .deleteFrom('service_labels')
    .where('project_id', '=', to)
    .where('service_type', '=', serviceType)
    .where('service_id', '=', id)
    .execute()
  await sql`update service_labels set project_id = ${to}
    where project_id = ${from} and service_type = ${serviceType} and service_id = ${id}`.execute(trx)
  await sql`update price_changes set project_id = ${to}
    where project_id = ${from} and service_type = ${serviceType} and service_id = ${id} and ended_at is null`.execute(
    trx,
  )
}

const accessOf = (project: number) => sql<number | null>`(
  select ${sql.raw(accessTypeSql)} from projects p
    left join project_users pu on pu.project_id = p.id and pu.user_id = m.user_id
  where p.id = ${project})`

/** Members whose rights differ between the two; those who see every project are left out. */
export const listPeople = async (db: Db, { customerId, from, to }: Move): Promise<PersonInMove[]> => {
  const { rows } = await sql<PersonInMove>`
    select * from (
      select m.user_id as "userId", ${userTitle} as user, ${accessOf(from)} as "fromAccessTypeId", ${accessOf(to)} as "toAccessTypeId"
      from memberships m join users u on u.id = m.user_id
      where m.customer_id = ${customerId} and not m.is_super_user) people
    where "fromAccessTypeId" is distinct from "toAccessTypeId"
    order by "toAccessTypeId" is not null, "fromAccessTypeId" is not null, 2, 1 limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

/** Living tokens that are bound to one of the two and not to the other. */
export const listTokens = async (db: Db, { customerId, from, to }: Move, userId: number): Promise<TokenInMove[]> => {
  const isBound = (project: number) =>
    sql<boolean>`exists (select from api_token_projects b where b.api_token_id = t.id and b.project_id = ${project})`
  const { rows } = await sql<TokenInMove>`
    select t.id, ${userTitle} as user, case when t.user_id = ${userId} then t.name end as name, ${isBound(to)} as "willSee"
    from api_tokens t join users u on u.id = t.user_id
    where t.customer_id = ${customerId} and not t.all_projects and t.revoked_at is null and t.expires_at > now()
      and ${isBound(from)} <> ${isBound(to)}
    order by 4, 2, 3, 1 limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

/** Kept filters of the list of services that show one project. */
export const listViewsOf = async (db: Db, { customerId, from }: Move, userId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from saved_views where user_id = ${userId} and customer_id = ${customerId} and list = 'services'
      and ('&' || query || '&') like ${`%&project=${from}&%`}
    order by name_key(name) limit ${sql.lit(ceiling)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** What a project costs per 30 days at present, with VAT. */
export const findProjectRate = async (db: Db, projectId: number): Promise<number> => {
  const { rows } = await sql<{ rials: number }>`
    select coalesce(sum(monthly_price_rials + usage_vat(monthly_price_rials, vat_percent)), 0)::bigint as rials
    from usage_intervals where project_id = ${projectId} and to_at is null`.execute(db)
  return rows[0]!.rials
}
