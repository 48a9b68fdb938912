import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import { fromNow, takeDue, type Due } from '../db/due.ts'
import type { DriftRoundsTable } from '../db/tables.generated.ts'
import { operationsAt } from '../operations/at-service.ts'
import { nameOf, type DriftServiceType, type Finding, type OpenFinding } from './drift.ts'

/** Longer than a round may take; a worker that died in the middle of one holds the others up for so long. */
const claimMs = 300_000
/** Less than workers wait between two looks, so that none finds the last round a moment too young. */
const usualPauseSeconds = 45

/** Which engine of a datacenter is compared: each by itself, and with services of its own. */
export type DriftScope = Selectable<DriftRoundsTable>['scope']

interface Scope {
  datacenterId: number
  scope: DriftScope
}

export interface Claim extends Scope {
  round: number
  since: Date
}

/** One worker at a time, and not right after another: undefined when it is not this one's turn. */
export const claimRound = async (
  db: Db,
  { datacenterId, scope, label }: Scope & { label: string },
  pauseSeconds = usualPauseSeconds,
): Promise<Claim | undefined> => {
  await sql`insert into drift_rounds as r (datacenter_id, scope, label, round, started_at)
    values (${datacenterId}, ${scope}, ${label}, 0, to_timestamp(0)) on conflict (datacenter_id, scope)
    do update set label = excluded.label where r.label is distinct from excluded.label`.execute(db)
  const due: Due<'drift_rounds'> = {
    table: 'drift_rounds',
    key: ['datacenter_id', 'scope'],
    at: sql`greatest(claimed_until, started_at + ${sql.lit(pauseSeconds)} * interval '1 second')`,
    where: sql`datacenter_id = ${datacenterId} and scope = ${scope}`,
  }
  const set = sql`round = taken.round + 1, started_at = now(), claimed_until = ${fromNow(claimMs)}`
  const [taken] = await takeDue(db, due, { count: 1, set })
  return taken && { datacenterId, scope, round: taken.round, since: taken.started_at }
}

/** How a round ended: all of it was seen to, the engine gave no answer, or it was broken off for a reason of ours. */
export type RoundEnd = { is: 'whole'; tookMs: number } | { is: 'unanswered'; code: string } | { is: 'brokenOff' }

const columnsOfEnd = (end: RoundEnd) => {
  if (end.is === 'whole')
    return { completed_at: sql<Date>`now()`, took_ms: end.tookMs, failure: null, failed_since: null }
  return end.is === 'unanswered' && { failure: end.code, failed_since: sql<Date>`coalesce(failed_since, now())` }
}

export const endRound = async (db: Db, { datacenterId, scope, round }: Claim, end: RoundEnd): Promise<void> => {
  await db
    .updateTable('drift_rounds')
    .set({ claimed_until: null, ...columnsOfEnd(end) })
    .where('datacenter_id', '=', datacenterId)
    .where('scope', '=', scope)
    .where('round', '=', round)
    .execute()
}

/** One of each kind and thing: the statement below may not meet a row twice. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${nameOf(finding.service)}`, finding])).values(),
]

const upsertSeen = async (trx: Db, datacenterId: number, findings: readonly Finding[]): Promise<void> => {
  const seen = distinct(findings).map(({ kind, service, engineRef, details }) => ({
    kind,
    service_type: service.type,
    project_id: service.projectId,
    service_id: service.id,
    engine_ref: engineRef,
    details,
  }))
  await sql`
    insert into drift_findings as f (datacenter_id, kind, service_type, project_id, service_id, engine_ref, details)
    select ${datacenterId}::bigint, kind, service_type, project_id, service_id, engine_ref, details
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as t (kind text, service_type text, project_id bigint,
      service_id bigint, engine_ref text, details jsonb)
    on conflict (datacenter_id, service_type, project_id, service_id, kind) where resolved_at is null do update
      set last_seen = now(), rounds = f.rounds + 1, engine_ref = excluded.engine_ref, details = excluded.details`.execute(
    trx,
  )
}

/**
 * Writes down what a round has seen, forgets what was seen once and not again, and answers all that is open: needs a
 * transaction of its own, whose time tells this round's findings from older ones.
 */
export const recordSeen = async (
  trx: Db,
  { datacenterId, types }: { datacenterId: number; types: readonly DriftServiceType[] },
  findings: readonly Finding[],
): Promise<OpenFinding[]> => {
  if (findings.length > 0) await upsertSeen(trx, datacenterId, findings)
  await trx
    .deleteFrom('drift_findings')
    .where('datacenter_id', '=', datacenterId)
    .where('service_type', 'in', types)
    .where('confirmed_at', 'is', null)
    .where('last_seen', '<', sql<Date>`now()`)
    .execute()
  const rows = await trx
    .selectFrom('drift_findings')
    .where('datacenter_id', '=', datacenterId)
    .where('service_type', 'in', types)
    .where('resolved_at', 'is', null)
    .select(['service_type as type', 'project_id as projectId', 'service_id as serviceId'])
    .select(['id', 'kind', 'engine_ref as engineRef', 'details', 'rounds', 'first_seen as firstSeen'])
    .select([sql<boolean>`confirmed_at is not null`.as('isConfirmed'), sql<boolean>`last_seen >= now()`.as('isSeen')])
    .orderBy('id')
    .execute()
  return rows.map(({ type, projectId, serviceId, ...finding }) => ({
    ...finding,
    service: { type, projectId, id: serviceId },
  }))
}

/** Whether it was news: of two at once only one is told so. */
export const confirm = async (trx: Db, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('drift_findings')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether it was open until now. */
export const resolve = async (trx: Db, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('drift_findings')
    .set({ resolved_at: sql<Date>`now()`, confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is open now and has been for more than one round, for operators. `isHeldBack`: seen, and not believed yet. */
export const listDrift = (db: Db) =>
  db
    .selectFrom('drift_findings as f')
    .innerJoin('datacenters as d', 'd.id', 'f.datacenter_id')
    .leftJoin('projects as p', 'p.id', 'f.project_id')
    .leftJoin('customers as c', 'c.id', 'p.customer_id')
    .where('f.resolved_at', 'is', null)
    .where((eb) => eb.or([eb('f.confirmed_at', 'is not', null), eb('f.rounds', '>', 1)]))
    .select(['f.id', 'd.name as datacenter', 'f.kind', 'f.service_type as serviceType', 'f.project_id as projectId'])
    .select(['f.service_id as serviceId', 'f.engine_ref as engineRef', 'f.details', 'f.first_seen as firstSeen'])
    .select(sql<boolean>`f.confirmed_at is null`.as('isHeldBack'))
    .select(['p.name as project', 'c.id as customerId', 'c.name as customer'])
    // What stands in no list of orders has its name in its own.
    .select(
      sql<string | null>`coalesce(
        (select s.name from ordered_services s where s.service_type = f.service_type and s.service_id = f.service_id
          and s.project_id = f.project_id limit 1),
        (select n.name from vpc_nats n where f.service_type = 'VpcNat' and n.id = f.service_id
          and n.project_id = f.project_id),
        (select i.address from vpc_host_ips i where f.service_type = 'VpcIp' and i.id = f.service_id
          and i.project_id = f.project_id))`.as('serviceName'),
    )
    .orderBy('f.first_seen')
    .orderBy('f.id')
    .limit(listCeiling)
    .execute()

const listCeiling = 1000

/** When each datacenter was last looked through to the end; null: never yet. */
export const listRounds = (db: Db) =>
  db
    .selectFrom('datacenters as d')
    .leftJoin('drift_rounds as r', 'r.datacenter_id', 'd.id')
    .select(['d.name as datacenter', 'r.completed_at as completedAt', 'r.scope', 'r.label'])
    .select(['r.failure', 'r.failed_since as failedSince', 'r.took_ms as tookMs'])
    .orderBy('d.id')
    .orderBy('r.scope')
    .execute()

export const isBusy = (serviceType: DriftServiceType, id: RawBuilder<unknown>, since: Date) => sql<boolean>`exists (
  select from ${operationsAt(sql.lit(serviceType), id)} o
    where (o.ended_at is null or o.ended_at >= ${since}::timestamptz))`

/** Whether an operation is at it, or was after the engine had been asked. Hold its row meanwhile. */
export const isServiceBusy = async (
  trx: Db,
  { type, id }: { type: DriftServiceType; id: number },
  since: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ busy: boolean }>`select ${isBusy(type, sql`${id}`, since)} as busy`.execute(trx)
  return rows[0]?.busy ?? false
}
