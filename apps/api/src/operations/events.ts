import type { CacheGroup, CustomerGroup } from '@sarv/contract/cache-groups'
import type { OperatorGroup } from '@sarv/contract/operator/operator-groups'
import { sql } from 'kysely'
import type { Db, Logger, OpenDatabase } from '../db/connection.ts'

/** In place of a customer: what everyone reads has changed. */
export const everybody = 0
/** In place of a customer: what only operators read has changed. */
const onlyOperators = -1

/** Whose events: one customer's with those of everybody, or all of them. */
export type Audience = number | 'operators'

export interface EventToPublish {
  /** Or `everybody`. */
  customerId: number
  projectId: number | null
  group: CustomerGroup
  id?: number
  operationId?: number
}

interface OperatorEventToPublish extends Omit<EventToPublish, 'group'> {
  group: OperatorGroup
}

/** What the live stream carries; `eventId` is what a client gives back to go on after a break. */
export interface LiveEventRow {
  eventId: number
  customerId: number
  projectId: number | null
  group: CacheGroup
  id: number | null
  operationId: number | null
}

const channel = 'sarv_events'
/** More than this and the client had better read everything again. */
const replayCeiling = 1000
/** Rows become visible in the order of commits, not of their ids: what a slow transaction wrote may turn up behind us. */
const overlapSeconds = 10

const columns = sql`id as "eventId", customer_id as "customerId", project_id as "projectId", cache_group as "group",
  entity_id as id, operation_id as "operationId"`

/** For a `with event as (...)`: the rows of these events. */
export const insertEvents = (events: readonly (EventToPublish | OperatorEventToPublish)[]) => sql`
  insert into events (customer_id, project_id, cache_group, entity_id, operation_id)
  select "customerId", "projectId", "group", id, "operationId"
  from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
    as e ("customerId" bigint, "projectId" bigint, "group" text, id bigint, "operationId" bigint)
  returning ${columns}`

/** What to select from that `event`. */
export const notifyOfEvent = sql`pg_notify(${sql.lit(channel)}, row_to_json(event)::text)`

/** Tells everyone who watches the customer that something changed, if and when the transaction commits. */
export const publish = async (trx: Db, ...events: EventToPublish[]) => {
  await sql`with event as (${insertEvents(events)}) select ${notifyOfEvent} from event`.execute(trx)
}

/** Tells operators, and no customer. What customers are told reaches operators besides: see `operator-events`. */
export const publishToOperators = async (trx: Db, groups: readonly OperatorGroup[], id?: number) => {
  const events = groups.map((group) => ({
    customerId: onlyOperators,
    projectId: null,
    group,
    ...(id !== undefined && { id }),
  }))
  await sql`with event as (${insertEvents(events)}) select ${notifyOfEvent} from event`.execute(trx)
}

const isFor = (audience: Audience) =>
  audience === 'operators' ? sql`true` : sql`customer_id in (${audience}, ${sql.lit(everybody)})`

/** Whether an event that comes by is one of theirs. */
export const hears = (audience: Audience, { customerId }: LiveEventRow): boolean =>
  audience === 'operators' || customerId === audience || customerId === everybody

/**
 * What a client missed after `lastEventId`; a few events may come twice. `isComplete` is false when that event is no
 * longer kept or too much has happened since: then everything must be read again.
 */
export const eventsAfter = async (
  db: Db,
  lastEventId: number,
  audience: Audience,
): Promise<{ events: LiveEventRow[]; isComplete: boolean }> => {
  const last = await db.selectFrom('events').select('created_at').where('id', '=', lastEventId).executeTakeFirst()
  if (!last) return { events: [], isComplete: false }
  const { rows } = await sql<LiveEventRow>`
    select ${columns} from events
    where ${isFor(audience)} and id <> ${lastEventId}
      and (id > ${lastEventId} or created_at > ${last.created_at}::timestamptz - make_interval(secs => ${overlapSeconds}))
    order by id limit ${replayCeiling + 1}`.execute(db)
  return rows.length > replayCeiling ? { events: [], isComplete: false } : { events: rows, isComplete: true }
}

/** Longer than a page takes from its first read until its stream is open. */
const firstLookSeconds = 30

/** What has changed lately, once for each group: a client that begins now may have read it before, and hear nothing more. */
export const changedLately = async (
  db: Db,
  audience: Audience,
): Promise<Omit<LiveEventRow, 'eventId' | 'customerId'>[]> => {
  const lately = sql`from events
    where ${isFor(audience)} and created_at > now() - make_interval(secs => ${firstLookSeconds})`
  const { rows } = await sql<Omit<LiveEventRow, 'eventId' | 'customerId'>>`
    select project_id as "projectId", cache_group as "group", null as id, null as "operationId" ${lately}
    union select project_id, 'Operation', null, null ${lately} and operation_id is not null`.execute(db)
  return rows
}

/** The newest id, for a client that begins now. */
export const latestEventId = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

export interface EventHub {
  /** Answers the function that ends the subscription. */
  subscribe(filter: (event: LiveEventRow) => boolean, onEvent: (event: LiveEventRow) => void): () => void
  /** Called when events may have been missed, with the newest: everything must be read again. Answers its end, too. */
  onGap(tell: (newest: number) => void): () => void
  close(): Promise<void>
}

interface Subscriber {
  filter(event: LiveEventRow): boolean
  onEvent(event: LiveEventRow): void
}

const subjectOf = (event: LiveEventRow): string =>
  [event.customerId, event.projectId, event.group, event.id, event.operationId].join('/')

/**
 * One listener per process for all its open streams; hears what any process publishes. Events about the same thing
 * within `coalesceMs` become one, the newest.
 */
export const createEventHub = async (
  database: OpenDatabase,
  { log, coalesceMs = 30 }: { log: Logger; coalesceMs?: number },
): Promise<EventHub> => {
  const subscribers = new Set<Subscriber>()
  const pending = new Map<string, LiveEventRow>()
  const gapListeners = new Set<(newest: number) => void>()
  let timer: NodeJS.Timeout | undefined

  const deliver = () => {
    timer = undefined
    const events = [...pending.values()].sort((a, b) => a.eventId - b.eventId)
    pending.clear()
    for (const event of events) {
      for (const subscriber of subscribers) if (subscriber.filter(event)) subscriber.onEvent(event)
    }
  }

  const receive = (event: LiveEventRow) => {
    pending.set(subjectOf(event), event)
    timer ??= setTimeout(deliver, coalesceMs)
  }

  /** What was missed cannot be told by ids: rows of slow transactions turn up behind those that were seen. */
  const tellGap = async () => {
    const newest = await latestEventId(database.db)
    for (const tell of gapListeners) tell(newest)
  }

  const stopListening = await database.listen(
    channel,
    (payload) => receive(JSON.parse(payload) as LiveEventRow),
    () => void tellGap().catch((error: unknown) => log.warn({ err: error }, 'streams could not be told of a gap')),
  )

  return {
    subscribe: (filter, onEvent) => {
      const subscriber = { filter, onEvent }
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    onGap: (tell) => {
      gapListeners.add(tell)
      return () => gapListeners.delete(tell)
    },
    close: async () => {
      clearTimeout(timer)
      subscribers.clear()
      gapListeners.clear()
      await stopListening()
    },
  }
}
