import { sql } from 'kysely'
import type { GivenLabel, LabelledServiceModel, ServiceLabel } from '@sarv/contract/portal/labels/labels.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Expiring } from '../../../operations/cleanup.ts'
import { labelsOfService } from '../../../services/labels.ts'

/** Of a list that nobody pages through. */
const ceiling = 1000

/** Whose services, and in which of their projects; absent: in all of them. */
export interface LabelScope {
  customerId: number
  visibleProjectIds?: readonly number[] | undefined
}

const inScope = ({ customerId, visibleProjectIds }: LabelScope) => sql`
  p.customer_id = ${customerId} and p.deleted_at is null
  ${visibleProjectIds === undefined ? sql`` : sql`and p.id = any(${[...visibleProjectIds]}::bigint[])`}`

/** Labels of services that are there, the most used first. */
export const listLabels = async (db: Db, scope: LabelScope) => {
  const { rows } = await sql<GivenLabel & { services: number }>`
    select min(l.key) as key, min(l.value) as value, count(*)::int as services
    from projects p
      join service_labels l on l.project_id = p.id
      join ordered_services s on s.project_id = l.project_id and s.service_type = l.service_type
        and s.service_id = l.service_id
    where ${inScope(scope)} and s.deleted_at is null
    group by name_key(l.key), name_key(l.value)
    order by 3 desc, 1, 2 limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

/** The labelled services of a project. */
export const listLabelsOf = async (
  db: Db,
  projectId: number,
  { serviceType, serviceId }: { serviceType?: string | undefined; serviceId?: number | undefined },
) => {
  const { rows } = await sql<{ serviceType: string; serviceId: number; labels: GivenLabel[] }>`
    select s.service_type as "serviceType", s.service_id as "serviceId", ${labelsOfService} as labels
    from ordered_services s
    where s.project_id = ${projectId} and s.deleted_at is null
      ${serviceType === undefined ? sql`` : sql`and s.service_type = ${serviceType}`}
      ${serviceId === undefined ? sql`` : sql`and s.service_id = ${serviceId}`}
      and exists (select from service_labels l where l.project_id = s.project_id and l.service_type = s.service_type
        and l.service_id = s.service_id)
    order by 1, 2 limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

/** Those of these services that are there and in sight, with their names. */
export const findServices = async (db: Db, scope: LabelScope, wanted: readonly LabelledServiceModel[]) => {
  const { rows } = await sql<LabelledServiceModel & { name: string | null }>`
    select s.project_id as "projectId", s.service_type as "serviceType", s.service_id as "serviceId", s.name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted ("projectId" bigint, "serviceType" text, "serviceId" bigint)
      join projects p on p.id = wanted."projectId"
      join ordered_services s on s.project_id = p.id and s.service_type = wanted."serviceType"
        and s.service_id = wanted."serviceId"
    where ${inScope(scope)} and s.deleted_at is null`.execute(db)
  return rows
}

/** Until the transaction ends nobody else changes labels in these projects: two at once could be more than a service may have. */
export const lockLabels = async (trx: Db, projectIds: readonly number[]): Promise<void> => {
  await sql`select id from projects where id = any(${[...projectIds]}::bigint[]) order by id for no key update`.execute(
    trx,
  )
}

const services = (wanted: readonly LabelledServiceModel[]) => sql`
  jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as s ("projectId" bigint, "serviceType" text, "serviceId" bigint)`

export const removeLabels = async (trx: Db, wanted: readonly LabelledServiceModel[], keys: readonly string[]) => {
  await sql`delete from service_labels l using ${services(wanted)}
    where l.project_id = s."projectId" and l.service_type = s."serviceType" and l.service_id = s."serviceId"
      and name_key(l.key) in (select name_key(gone) from unnest(${[...keys]}::text[]) as gone)`.execute(trx)
}

export const writeLabels = async (
  trx: Db,
  wanted: readonly LabelledServiceModel[],
  given: readonly ServiceLabel[],
): Promise<void> => {
  await sql`insert into service_labels (project_id, service_type, service_id, key, value)
    select s."projectId", s."serviceType", s."serviceId", given.key, given.value
    from ${services(wanted)}, jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (key text, value text)
    on conflict (project_id, service_type, service_id, name_key(key))
      do update set key = excluded.key, value = excluded.value`.execute(trx)
}

/** A service among these that has more labels than it may. */
export const findOverfull = async (trx: Db, wanted: readonly LabelledServiceModel[], most: number) => {
  const { rows } = await sql<{ serviceType: string; serviceId: number }>`
    select l.service_type as "serviceType", l.service_id as "serviceId"
    from service_labels l join ${services(wanted)} on l.project_id = s."projectId"
      and l.service_type = s."serviceType" and l.service_id = s."serviceId"
    group by 1, 2 having count(*) > ${most} limit 1`.execute(trx)
  return rows[0]
}

/** Costs are reported by label for 400 days back: so long the labels of a service that has ended are kept. */
export const labelExpiring: Expiring = {
  service_labels: sql`(project_id, service_type, service_id) in (
    select s.project_id, s.service_type, s.service_id from ordered_services s
    where s.deleted_at < now() - interval '400 days')`,
}
