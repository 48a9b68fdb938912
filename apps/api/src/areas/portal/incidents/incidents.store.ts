import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 100
/** How long people look back at what is over. */
const keptDays = 90

export type IncidentKind = 'incident' | 'maintenance'
export type IncidentSeverity = 'notice' | 'degraded' | 'outage'

export interface IncidentText {
  kind: IncidentKind
  severity: IncidentSeverity
  subject: string
  content: string
  datacenterIds: number[]
  productIds: number[]
  shownFrom: Date
  beginsAt: Date
  endsAt: Date | null
}

const columns = [
  'i.id',
  'i.kind',
  'i.severity',
  'i.subject',
  'i.content',
  'i.datacenter_ids as datacenterIds',
  'i.product_ids as productIds',
  'i.shown_from as shownFrom',
  'i.begins_at as beginsAt',
  'i.ends_at as endsAt',
  'i.resolved_at as resolvedAt',
  'i.version',
  sql<
    string[]
  >`array(select d.name from datacenters d where d.id = any(i.datacenter_ids) order by d.position, d.id)`.as(
    'datacenters',
  ),
] as const

const published = (db: Db) => db.selectFrom('incidents as i').where('i.withdrawn_at', 'is', null)

/** What people see by now: nothing before its time. */
const seen = (db: Db, now: Date) => published(db).where('i.shown_from', '<=', now)

/** Not over yet, the gravest first. */
export const listOpenIncidents = (db: Db, now: Date) =>
  seen(db, now)
    .where('i.resolved_at', 'is', null)
    .select(['i.id', 'i.subject'])
    .orderBy(sql`array_position(array['outage', 'degraded', 'notice'], i.severity)`)
    .orderBy('i.begins_at')
    .orderBy('i.id')
    .limit(ceiling)
    .execute()

/** What goes on in the datacenter of a project, for a product: an incident that names none is about all of them. */
export const findIncidentAbout = (
  db: Db,
  { projectId, productId, now }: { projectId: number; productId: number | null; now: Date },
) =>
  seen(db, now)
    .where('i.resolved_at', 'is', null)
    .where('i.begins_at', '<=', now)
    .where(
      sql<boolean>`(i.datacenter_ids = '{}' or
        (select p.datacenter_id from projects p where p.id = ${projectId}) = any(i.datacenter_ids))`,
    )
    .where(sql<boolean>`(i.product_ids = '{}' or ${productId}::int = any(i.product_ids))`)
    .select(['i.id', 'i.subject', 'i.begins_at as beginsAt'])
    .orderBy(sql`array_position(array['outage', 'degraded', 'notice'], i.severity)`)
    .orderBy('i.begins_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What is not over first, then what was over last. */
export const listSeenIncidents = (db: Db, now: Date) =>
  seen(db, now)
    .where((eb) =>
      eb.or([
        eb('i.resolved_at', 'is', null),
        eb('i.resolved_at', '>', new Date(now.getTime() - keptDays * 24 * 3600_000)),
      ]),
    )
    .select(columns)
    .orderBy('i.resolved_at', (by) => by.desc().nullsFirst())
    // Incidents that go on stand above planned ones.
    .orderBy(sql`i.begins_at > ${now}`)
    .orderBy('i.begins_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(ceiling)
    .execute()

export const findSeenIncident = (db: Db, id: number, now: Date) =>
  seen(db, now).where('i.id', '=', id).select(columns).executeTakeFirst()

export type IncidentRow = NonNullable<Awaited<ReturnType<typeof findSeenIncident>>>

/** For operators: also what nobody else sees yet. */
export const listPublishedIncidents = (db: Db) =>
  published(db)
    .leftJoin('operators as o', 'o.id', 'i.operator_id')
    .select(columns)
    .select('o.name as author')
    .orderBy('i.resolved_at', (by) => by.desc().nullsFirst())
    .orderBy(sql`i.begins_at > now()`)
    .orderBy('i.begins_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(ceiling)
    .execute()

export const listUpdates = (db: Db, incidentIds: readonly number[]) =>
  db
    .selectFrom('incident_updates')
    .where('incident_id', 'in', [...incidentIds, 0])
    .select(['id', 'incident_id as incidentId', 'content', 'is_resolution as isResolution', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(10 * ceiling)
    .execute()

const valuesOf = (incident: IncidentText) => ({
  kind: incident.kind,
  severity: incident.severity,
  subject: incident.subject,
  content: incident.content,
  datacenter_ids: incident.datacenterIds,
  product_ids: incident.productIds,
  shown_from: incident.shownFrom,
  begins_at: incident.beginsAt,
  ends_at: incident.endsAt,
})

export const insertIncident = async (trx: Db, incident: IncidentText, operatorId: number | null): Promise<number> => {
  const { id } = await trx
    .insertInto('incidents')
    .values({ ...valuesOf(incident), operator_id: operatorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Held until the transaction ends. */
export const lockIncident = (trx: Db, id: number) =>
  published(trx).where('i.id', '=', id).select(columns).forUpdate().executeTakeFirst()

export const updateIncident = (trx: Db, id: number, incident: IncidentText) =>
  trx
    .updateTable('incidents')
    .set((eb) => ({ ...valuesOf(incident), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const insertUpdate = (
  trx: Db,
  incidentId: number,
  {
    content,
    isResolution,
    operatorId,
    at,
  }: { content: string; isResolution: boolean; operatorId: number | null; at: Date },
) =>
  trx
    .insertInto('incident_updates')
    .values({
      incident_id: incidentId,
      content,
      is_resolution: isResolution,
      operator_id: operatorId,
      created_at: at,
    })
    .execute()

export const endIncident = (trx: Db, id: number, how: 'resolved_at' | 'withdrawn_at', at: Date) =>
  trx
    .updateTable('incidents')
    .set({ [how]: at })
    .where('id', '=', id)
    .execute()

export const countDatacenters = async (db: Db, ids: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('datacenters')
    .where('id', 'in', [...ids, 0])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listDatacenterNames = (db: Db) =>
  db.selectFrom('datacenters').select(['id', 'name']).orderBy('position').orderBy('id').limit(ceiling).execute()
