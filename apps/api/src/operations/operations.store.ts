import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { OperationsTable, OperationStepsTable } from '../db/tables.generated.ts'
import { userTitle } from '../db/user-title.ts'
import { operationsAt } from './at-service.ts'

/** `undoing` shows as running; it ends in what `outcome` says. */
export type OperationState = Selectable<OperationsTable>['status']
export type StepState = Selectable<OperationStepsTable>['status']

export interface OperationSummary {
  id: number
  kind: string
  title: string
  /** The title with the names of what it is about, each in its place. */
  sentence: string
  projectId: number | null
  serviceType: string
  serviceId: number
  serviceName: string
  otherName: string | null
  /** Who started it; null = the system. */
  user: string | null
  status: OperationState
  /** Done steps of all steps, 0 to 100. */
  percent: number
  /** Persian name of the running or failed step. */
  step: string | null
  stepCount: number
  doneSteps: number
  /** Names of the steps that are neither done nor undone, in their order. */
  openSteps: readonly string[]
  stepSince: Date | null
  reason: string | null
  canRetry: boolean
  canCancel: boolean
  /** Part of it could not be taken back, and nobody has seen to that yet. */
  needsHand: boolean
  createdAt: Date
  endedAt: Date | null
}

export interface OperationStepSummary {
  /** Persian. */
  name: string
  status: StepState
  attempt: number
  startedAt: Date | null
  endedAt: Date | null
  /** Code of the last failure. */
  error: string | null
}

export interface OperationFilter {
  customerId: number
  /** Projects the caller may see; operations of no project are seen by all. Absent: every project. */
  visibleProjectIds?: readonly number[]
  projectId?: number
  /** With an id: also what is done to the service under the name of another one. */
  serviceType?: string
  serviceId?: number
  /** Only unfinished ones, or only finished ones. */
  isActive?: boolean
}

const ceiling = 200

const summaries = (db: Db) =>
  db
    .selectFrom('operations as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('projects as p', 'p.id', 'o.project_id')
    .where('p.deleted_at', 'is', null)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('operation_steps as s')
          .whereRef('s.operation_id', '=', 'o.id')
          .select([
            sql<number>`(100 * count(*) filter (where s.status = 'done') / greatest(count(*), 1))::int`.as('percent'),
            sql<string | null>`(array_agg(s.label order by s.status = 'running' desc, s.position)
              filter (where s.status in ('running', 'failed')))[1]`.as('step'),
            sql<number>`count(*)::int`.as('steps'),
            sql<number>`(count(*) filter (where s.status = 'done'))::int`.as('done'),
            sql<string[] | null>`array_agg(s.name order by s.position)
              filter (where s.status in ('waiting', 'running'))`.as('open'),
            sql<Date | null>`max(s.started_at) filter (where s.status = 'running')`.as('since'),
          ])
          .as('progress'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'o.id',
      'o.kind',
      'o.title',
      // What was started before sentences were kept has its title alone.
      eb.fn.coalesce('o.sentence', 'o.title').as('sentence'),
      'o.project_id as projectId',
      'o.service_type as serviceType',
      'o.service_id as serviceId',
      'o.service_name as serviceName',
      'o.other_name as otherName',
      'o.status',
      'o.reason',
      'o.created_at as createdAt',
      'o.ended_at as endedAt',
      userTitle.as('user'),
      sql<number>`progress.percent`.as('percent'),
      sql<string | null>`progress.step`.as('step'),
      sql<number>`progress.steps`.as('stepCount'),
      sql<number>`progress.done`.as('doneSteps'),
      sql<string[]>`coalesce(progress.open, '{}')`.as('openSteps'),
      sql<Date | null>`progress.since`.as('stepSince'),
      // An older failure must not be repeated over what was done since.
      sql<boolean>`o.retryable and o.status = 'failed' and not exists (
        select from operations newer
        where newer.service_type = o.service_type and newer.service_id = o.service_id and newer.id > o.id)`.as(
        'canRetry',
      ),
      eb
        .and([
          eb('o.cancellable', '=', true),
          eb('o.status', 'in', ['queued', 'running']),
          eb('o.cancel_requested_at', 'is', null),
        ])
        .$castTo<boolean>()
        .as('canCancel'),
      needsHand.as('needsHand'),
    ])

/** Until an operator says that it is mended, or the same was done to the service and came to its end. */
const needsHand = sql<boolean>`(o.reason_code = 'undo_failed' and o.settled_at is null and o.ended_at is not null
  and not exists (select from operations newer where newer.service_type = o.service_type
    and newer.service_id = o.service_id and newer.id > o.id and newer.kind = o.kind and newer.status = 'done'))`

/** Newest first, the last 200. */
export const listOperations = (db: Db, filter: OperationFilter): Promise<OperationSummary[]> => {
  const { customerId, visibleProjectIds, projectId, serviceType, serviceId, isActive } = filter
  return summaries(db)
    .where('o.customer_id', '=', customerId)
    .$if(visibleProjectIds !== undefined, (query) => query.where(inProjects(visibleProjectIds ?? [])))
    .$if(projectId !== undefined, (query) => query.where('o.project_id', '=', projectId ?? null))
    .$if(serviceType !== undefined && serviceId === undefined, (query) =>
      query.where('o.service_type', '=', serviceType ?? ''),
    )
    .$if(serviceType === undefined && serviceId !== undefined, (query) =>
      query.where('o.service_id', '=', serviceId ?? 0),
    )
    .$if(serviceType !== undefined && serviceId !== undefined, (query) =>
      query.where(
        'o.id',
        'in',
        sql<number>`(select at_it.id from ${operationsAt(sql`${serviceType}`, sql`${serviceId}`)} at_it)`,
      ),
    )
    .$if(isActive !== undefined, (query) => query.where('o.ended_at', isActive ? 'is' : 'is not', null))
    .orderBy('o.id', 'desc')
    .limit(ceiling)
    .execute()
}

/** What was done last to a service, or is being done. */
export const findLatestOperation = (
  db: Db,
  { customerId, serviceType, serviceId }: { customerId: number; serviceType: string; serviceId: number },
): Promise<OperationSummary | undefined> =>
  summaries(db)
    .where('o.customer_id', '=', customerId)
    .where('o.service_type', '=', serviceType)
    .where('o.service_id', '=', serviceId)
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Of all customers, for operators: what failed in the last 30 days, with all that needs a person first, or what goes on. */
export const listOperationsOfAll = (db: Db, state: 'failed' | 'active') =>
  summaries(db)
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.customer_id as customerId', 'c.name as customer'])
    .$if(state === 'active', (query) => query.where('o.ended_at', 'is', null))
    .$if(state === 'failed', (query) =>
      query
        .where((eb) =>
          eb.or([
            needsHand,
            eb.and([eb('o.status', '=', 'failed'), eb('o.ended_at', '>', sql<Date>`now() - interval '30 days'`)]),
          ]),
        )
        .orderBy(needsHand, 'desc'),
    )
    .orderBy('o.id', 'desc')
    .limit(ceiling)
    .execute()

/** All that waits for a person. */
export const countNeedingHand = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('operations as o')
    .leftJoin('projects as p', 'p.id', 'o.project_id')
    .where('p.deleted_at', 'is', null)
    .where(needsHand)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False where nothing of it waits for a person. */
export const settleOperation = async (db: Db, id: number): Promise<boolean> => {
  const settled = await db
    .updateTable('operations as o')
    .set({ settled_at: sql<Date>`now()` })
    .where('o.id', '=', id)
    .where(needsHand)
    .returning('o.id')
    .executeTakeFirst()
  return settled !== undefined
}

/** By id, for the live stream and for details; of that customer and those projects, else nothing. */
export const findOperations = (
  db: Db,
  ids: readonly number[],
  { customerId, visibleProjectIds }: Pick<OperationFilter, 'customerId' | 'visibleProjectIds'>,
): Promise<OperationSummary[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : summaries(db)
        .where('o.id', 'in', ids)
        .where('o.customer_id', '=', customerId)
        .$if(visibleProjectIds !== undefined, (query) => query.where(inProjects(visibleProjectIds ?? [])))
        .execute()

const inProjects = (ids: readonly number[]) =>
  sql<boolean>`(o.project_id is null or o.project_id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]))`

export const listOperationSteps = (db: Db, operationId: number): Promise<OperationStepSummary[]> =>
  db
    .selectFrom('operation_steps')
    .select(['label as name', 'status', 'attempt', 'started_at as startedAt', 'ended_at as endedAt', 'error'])
    .where('operation_id', '=', operationId)
    .orderBy('position')
    .execute()
