import { sql } from 'kysely'
import { z } from 'zod'
import { callTitle } from '@sarv/contract/call-titles'
import { operationStatus } from '@sarv/contract/enums'
import { objectKinds, serviceOfKind } from '@sarv/contract/objects'
import { IssueSnapshot } from '@sarv/contract/portal/tickets/tickets.schemas'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import type { SecretBox } from '../../../secrets.ts'
import { findOrder, productName, type OrderRow } from '../../financial/orders/orders.service.ts'
import { listOwnOperations, type OwnOperation } from '../operations.service.ts'
import { ticketText as text } from './tickets.fa.ts'

const operationsShown = 5
const requestsShown = 10
/** Some only look as if they were about it. */
const requestsRead = 100
/** Further back nobody looks for what is wrong now. */
const linesSearched = 2000
/** Whoever lets it be sent has seen it a moment ago. */
const validMs = 3600_000

interface RequestRow {
  event: string
  at: Date
  status: number
  traceId: string
}

/** What a line of the audit log was about; lines of older versions may be no JSON that anybody can read. */
const objectOf = (data: string): { kind?: unknown; id?: unknown } => {
  try {
    return Object((JSON.parse(data) as { object?: unknown }).object)
  } catch {
    return {}
  }
}

/** The last requests of the project that were about this service, with what support finds them in our logs by. */
const listRequests = async (db: Db, order: OrderRow): Promise<RequestRow[]> => {
  const kind = objectKinds.find((one) => {
    const name = serviceOfKind(one)
    return name !== undefined && serviceType[name] === order.serviceType
  })
  if (!kind) return []
  // Searched as text and read here: one line that is no JSON would fail a cast in the database for ever.
  const { rows } = await sql<RequestRow & { data: string }>`
    select event, at, status, request_id as "traceId", data from (
      select id, event, at, status, request_id, data from audit_log
      where project_id = ${order.projectId} order by id desc limit ${linesSearched}) as line
    where request_id is not null and data like '{"object":%'
      and strpos(data, ${`"kind":${JSON.stringify(kind)}`}) > 0 and strpos(data, ${`"id":${order.serviceId}`}) > 0
    order by id desc limit ${requestsRead}`.execute(db)
  return rows
    .filter(({ data }) => {
      const object = objectOf(data)
      return object.kind === kind && object.id === order.serviceId
    })
    .slice(0, requestsShown)
}

const toOperation = ({ id, sentence, status, reason, createdAt, endedAt }: OwnOperation) => ({
  id,
  title: sentence,
  // What is being undone shows as running.
  operationStatusId: operationStatus.id[status === 'undoing' ? 'running' : status],
  reason,
  createDate: toWire(createdAt),
  endDate: endedAt && toWire(endedAt),
})

const Sealed = z.object({
  userId: z.int(),
  projectId: z.int(),
  at: z.int(),
  snapshot: IssueSnapshot,
})

/**
 * How a service stands, for its owner to look at first. What was seen is sealed: with the message goes exactly this, and
 * nothing that was written by hand.
 */
export const takeSnapshot = async (db: Db, secrets: SecretBox, actor: Actor, orderId: number, now = new Date()) => {
  const order = await findOrder(db, actor, orderId)
  if (!order) throw new AppError('not_found')
  const { projectId, serviceType: type, serviceId } = order
  const operations = await listOwnOperations(db, actor, { projectId, serviceType: type, serviceId })
  const project = await db.selectFrom('projects').where('id', '=', projectId).select('name').executeTakeFirstOrThrow()
  const requests = await listRequests(db, order)
  const snapshot: IssueSnapshot = {
    takenDate: toWire(now),
    service: order.name ?? text.service,
    product: productName(type) ?? text.service,
    project: project.name,
    serviceStatusId: order.statusId,
    operations: operations.slice(0, operationsShown).map(toOperation),
    requests: requests.map(({ event, at, status, traceId }) => ({
      title: callTitle(event),
      date: toWire(at),
      status,
      traceId,
    })),
  }
  const sealed = { userId: actor.userId, projectId, at: now.getTime(), snapshot } satisfies z.input<typeof Sealed>
  return { snapshot, sealed: secrets.seal(JSON.stringify(sealed), 'ticketSnapshot') }
}

/** What its owner saw and agreed to; refuses what is old, somebody else's, of another project or not ours. */
export const openSnapshot = (
  secrets: SecretBox,
  sealed: string,
  { userId, projectId, now = new Date() }: { userId: number; projectId: number | null; now?: Date },
): IssueSnapshot => {
  const opened = readSealed(secrets, sealed)
  const isRight = opened?.userId === userId && opened.projectId === projectId && now.getTime() - opened.at <= validMs
  if (!isRight) throw new AppError('snapshot_stale')
  return opened.snapshot
}

const readSealed = (secrets: SecretBox, sealed: string): z.output<typeof Sealed> | undefined => {
  try {
    return Sealed.parse(JSON.parse(secrets.open(sealed, 'ticketSnapshot')))
  } catch {
    return undefined
  }
}
