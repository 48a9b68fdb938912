import { may } from '@sarv/contract/access'
import { commandEventTitles } from '@sarv/contract/operator/command.titles.fa'
import type { Call, CallInput } from '@sarv/contract/call'
import { callTitle } from '@sarv/contract/call-titles'
import { callsByArea } from '@sarv/contract/calls'
import type { operatorAuditCalls } from '@sarv/contract/operator/operator-audit/operator-audit.calls'
import type { OperatorAuditPage } from '@sarv/contract/operator/operator-audit/operator-audit.schemas'
import { hashOf } from '../../../audit/chain.ts'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Operator } from '../../../http/operators.ts'
import type { SecretBox } from '../../../secrets.ts'
import { operatorAuditText as text } from './operator-audit.fa.ts'
import { countLines, listLines, listOperatorNames } from './operator-audit.store.ts'

type AuditQuery = CallInput<typeof operatorAuditCalls.operatorAuditList>['query']
type Line = Awaited<ReturnType<typeof listLines>>[number]

const events = Object.entries<Call>(callsByArea.operator)
  .filter(([, { method }]) => method !== 'GET')
  .map(([id]) => ({ id, title: callTitle(id) }))

const commandEvents = Object.entries(commandEventTitles).map(([id, title]) => ({
  id,
  title: text.onCommandLine(title),
}))

interface LoggedData {
  /** Absent: it was done on the command line. */
  operator?: { id: number; name: string }
  view?: number
  body?: { reason?: string }
  /** Of the command line. */
  reason?: string | null
}

const beforeTheFirst = Buffer.alloc(32)

const isProven = (secrets: SecretBox, { previous, hash, ...row }: Line): boolean =>
  (previous !== null || row.id === 1) && hashOf(secrets, previous ?? beforeTheFirst, row.id, row).equals(hash)

const lineOf = (secrets: SecretBox, row: Line): OperatorAuditPage['data'][number] => {
  const { operator, view, body, reason } = JSON.parse(row.data ?? '{}') as LoggedData
  const isLook = view !== undefined
  return {
    id: row.id,
    date: toWire(row.at),
    operatorId: operator?.id ?? null,
    operator: operator?.name ?? text.commandLine,
    event: row.event,
    title: isLook ? text.look : callTitle(row.event),
    isLook,
    target: row.target,
    customerId: row.customerId,
    customer: row.customer,
    reason: body?.reason ?? reason ?? null,
    succeeded: row.status >= 200 && row.status < 300,
    isProven: isProven(secrets, row),
  }
}

/** Administrators read everybody's lines, others their own. */
export const readOperatorAudit = async (
  db: Db,
  secrets: SecretBox,
  { operatorId: own, roles }: Operator,
  query: AuditQuery,
): Promise<OperatorAuditPage> => {
  const only = may('operator:admin', roles) ? undefined : own
  if (only !== undefined && query.OperatorId !== undefined && query.OperatorId !== only) throw new AppError('forbidden')
  const { PageNumber: pageNumber, PageSize: pageSize } = query
  const filter = {
    operatorId: query.OperatorId ?? only,
    customerId: query.CustomerId,
    event: query.Event,
    from: query.FromDate === undefined ? undefined : fromWire(query.FromDate),
    to: query.ToDate === undefined ? undefined : fromWire(query.ToDate),
  }
  const totalRecords = await countLines(db, filter)
  const rows = await listLines(db, filter, { limit: pageSize, offset: (pageNumber - 1) * pageSize })
  return {
    pageNumber,
    pageSize,
    totalRecords,
    totalPages: Math.ceil(totalRecords / pageSize),
    data: rows.map((row) => lineOf(secrets, row)),
    operators: await listOperatorNames(db, only),
    // Whoever reads their own lines alone has none of the command line.
    events: only === undefined ? [...events, ...commandEvents] : events,
  }
}

/** The newest acts of operators, of all of them; for the command line, which is nobody among them. */
export const listNewestActs = async (
  db: Db,
  secrets: SecretBox,
  { customerId, count }: { customerId: number | undefined; count: number },
): Promise<OperatorAuditPage['data']> => {
  const all = { operatorId: undefined, customerId, event: undefined, from: undefined, to: undefined }
  return (await listLines(db, all, { limit: count, offset: 0 })).map((row) => lineOf(secrets, row))
}
