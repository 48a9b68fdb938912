import type { CallInput } from '@sarv/contract/call'
import type { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import type { UserLogEntry, UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import { callsByArea } from '@sarv/contract/calls'
import { callTitle } from '@sarv/contract/call-titles.fa'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../http/errors.ts'
import { countLog, isMember, listLog } from './user-log.store.ts'

type LogQuery = CallInput<typeof userLogCalls.userLog>['query']
type LogRow = Awaited<ReturnType<typeof listLog>>[number]

const areaOf = (event: string): string | null =>
  Object.entries(callsByArea).find(([, calls]) => event in calls)?.[0] ?? null

const entryOf = (row: LogRow): UserLogEntry => ({
  id: row.id,
  userId: row.user_id,
  user: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
  activityDate: toWire(row.at),
  source: row.api_token_id === null ? 'portal' : 'api-token',
  controller: areaOf(row.event),
  action: row.event,
  title: callTitle(row.event),
  succeeded: row.status >= 200 && row.status < 300,
  userAgent: row.user_agent,
  userIp: row.ip,
  data: row.data,
})

/** Whose lines are asked for: one's own; a super user may ask for anyone of the account. */
const userAskedFor = async (db: Db, actor: Actor, userId: number | undefined): Promise<number> => {
  if (userId === undefined || userId === actor.userId) return actor.userId
  if (!actor.roles.includes('superUser') || !(await isMember(db, actor.customerId, userId))) {
    throw new AppError('not_found')
  }
  return userId
}

/** One page of what someone did in the current account, the newest first. */
export const readUserLog = async (db: Db, actor: Actor, query: LogQuery): Promise<UserLogPage> => {
  const { PageNumber: pageNumber, PageSize: pageSize } = query
  const userId = await userAskedFor(db, actor, query.UserId)
  const filter = {
    userId,
    customerId: actor.customerId,
    withoutCustomer: userId === actor.userId,
    from: query.FromDate === undefined ? undefined : fromWire(query.FromDate),
    to: query.ToDate === undefined ? undefined : fromWire(query.ToDate),
  }
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
