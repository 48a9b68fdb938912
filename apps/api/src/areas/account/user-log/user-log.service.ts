import type { Call, CallInput } from '@sarv/contract/call'
import type { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import type { UserLogEntry, UserLogPage, UserLogVerdict } from '@sarv/contract/account/user-log/user-log.schemas'
import { callsByArea } from '@sarv/contract/calls'
import { allTitledEvents } from '@sarv/contract/call-titles'
import { actOf } from '@sarv/contract/account/user-log/activity.rules'
import { commandEventTitles, isCommandEvent } from '@sarv/contract/operator/command.titles.fa'
import { callsAbout } from '@sarv/contract/objects'
import { exportFile } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../errors/app-error.ts'
import { verifyExport, writeExport } from '../../../audit/export.ts'
import type { SecretBox } from '../../../secrets.ts'
import { operatorsText } from './operators.fa.ts'
import { describe } from './user-log.rules.ts'
import { countLog, isMember, listForExport, listLog, type LogFilter } from './user-log.store.ts'

export { describe } from './user-log.rules.ts'

type LogQuery = CallInput<typeof userLogCalls.userLog>['query']
type LogRow = Awaited<ReturnType<typeof listLog>>[number]

/** What operators do to an account, by pages and by commands; how they sign in is not the customer's business. */
const operatorEvents: readonly string[] = [
  ...Object.entries<Call>(callsByArea.operator)
    .filter(([, { method, access }]) => method !== 'GET' && access !== 'anyone' && access !== 'operator')
    .map(([id]) => id),
  ...Object.keys(commandEventTitles),
]

const isOfOperators = ({ event }: LogRow): boolean => operatorEvents.includes(event) || isCommandEvent(event)

const sourceOf = (row: LogRow): string => {
  if (isOfOperators(row)) return 'support'
  return row.apiTokenId === null ? 'portal' : 'api-token'
}

const areaOf = (event: string): string | null =>
  Object.entries(callsByArea).find(([, calls]) => event in calls)?.[0] ?? null

/** What an operator did is told as support's: neither who, nor from where, nor why. */
const withoutOperator = (row: LogRow): LogRow =>
  isOfOperators(row) ? { ...row, user: operatorsText.support, userIp: null, userAgent: null, data: null } : row

const entryOf = (row: LogRow): UserLogEntry => ({
  ...withoutOperator(row),
  ...describe(row),
  activityDate: toWire(row.at),
  source: sourceOf(row),
  controller: areaOf(row.event),
  action: row.event,
  succeeded: row.status >= 200 && row.status < 300,
})

/** Whose lines are asked for: one's own; a super user may ask for anyone of the account. */
const userAskedFor = async (db: Db, actor: Actor, userId: number | undefined): Promise<number> => {
  if (userId === undefined || userId === actor.userId) return actor.userId
  if (!actor.roles.includes('superUser') || !(await isMember(db, actor.customerId, userId))) {
    throw new AppError('not_found')
  }
  return userId
}

type Filters = Omit<LogQuery, 'PageNumber' | 'PageSize'>

/** The events that both filters leave; undefined: all. */
const eventsOf = ({ ObjectKind: kind, Act: act }: Filters): string[] | undefined => {
  if (kind === undefined && act === undefined) return undefined
  const about = kind === undefined ? allTitledEvents : callsAbout(kind)
  return about.filter((event) => act === undefined || actOf(event) === act)
}

const filterOf = async (db: Db, actor: Actor, query: Filters): Promise<LogFilter> => {
  const userId = await userAskedFor(db, actor, query.UserId)
  const { ObjectKind: kind, ObjectId: id } = query
  return {
    userId,
    customerId: actor.customerId,
    withoutCustomer: userId === actor.userId,
    operatorEvents: query.UserId === undefined && actor.roles.includes('superUser') ? operatorEvents : [],
    from: query.FromDate === undefined ? undefined : fromWire(query.FromDate),
    to: query.ToDate === undefined ? undefined : fromWire(query.ToDate),
    events: eventsOf(query),
    object: kind !== undefined && id !== undefined ? { kind, id } : undefined,
  }
}

/** One page of what someone did in the current account, the newest first. */
export const readUserLog = async (db: Db, actor: Actor, query: LogQuery): Promise<UserLogPage> => {
  const { PageNumber: pageNumber, PageSize: pageSize } = query
  const filter = await filterOf(db, actor, query)
  const totalRecords = await countLog(db, filter)
  const rows = await listLog(db, filter, { limit: pageSize, offset: (pageNumber - 1) * pageSize })
  return {
    pageNumber,
    pageSize,
    totalRecords,
    totalPages: Math.ceil(totalRecords / pageSize),
    data: rows.map(entryOf),
  }
}

/** The same lines as a file that proves itself. */
export const exportUserLog = async (db: Db, secrets: SecretBox, actor: Actor, query: Filters): Promise<string> => {
  // A file proves whole lines, and those of operators hold what only the provider reads.
  const filter = { ...(await filterOf(db, actor, query)), operatorEvents: [] }
  const rows = await listForExport(db, filter, exportFile.maxLines + 1)
  const newest = rows.slice(0, exportFile.maxLines).map((row) => ({ ...row, title: describe(row).title }))
  const { customerId, userId } = filter
  return writeExport(secrets, { customerId, userId, isComplete: rows.length <= exportFile.maxLines }, newest)
}

/** Whether a file is what this account downloaded once, and whether the log still says the same. */
export const verifyUserLog = async (
  db: Db,
  secrets: SecretBox,
  { customerId }: Actor,
  content: string,
): Promise<UserLogVerdict> => {
  const { head, fault } = await verifyExport(db, secrets, content)
  const about = { lines: head?.lines ?? null, madeDate: head ? toWire(new Date(head.madeAt)) : null }
  // Only a file that is whole says truly whose it is.
  if (!fault && head?.customerId !== customerId)
    return { verdict: 'otherAccount', line: null, lines: null, madeDate: null }
  return { verdict: fault?.kind ?? 'genuine', line: fault?.line ?? null, ...about }
}
