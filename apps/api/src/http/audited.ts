import type { FastifyRequest } from 'fastify'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { personalFields } from '@sarv/contract/personal-fields'
import type { ObjectKind } from '@sarv/contract/objects'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import {
  changeOf,
  findSubject,
  madeObjects,
  type CallSubject,
  type FindObject,
  type LoggedObject,
} from '../audit/objects.ts'
import type { ObjectScope } from '../audit/objects.store.ts'
import type { Db } from '../db/connection.ts'
import { redact } from '../audit/redact.ts'
import { AppError } from '../errors/app-error.ts'
import type { CallContext, Handler } from './implement.ts'
import { toAppError } from './problem.ts'

export interface AuditNote {
  /** Who it turned out to be, in calls without a token. */
  userId?: number
  customerId?: number
  /** Of calls without a token. */
  operator?: { id: number; name: string }
  /** What it was done to, where the path does not say: `user:7`. */
  target?: string
  /** Where the HTTP status does not tell how it ended: a wrong password is answered with 200. */
  status?: number
  /** Turned away before anything was looked at: strangers could fill the log with such lines. */
  isTurnedAway?: boolean
  before?: unknown
  after?: unknown
  /** What it is about, where neither path nor body name it. */
  objects?: readonly { kind: ObjectKind; id: number }[]
}

/** Too often, or too many at once. */
const turnedAwayStatuses = new Set([429, 503])

const longestAgent = 300

const placeOf = ({ ip, userAgent, requestId }: { ip: string; userAgent: string; requestId: string }) => ({
  ip,
  user_agent: userAgent.slice(0, longestAgent),
  request_id: requestId,
})

const actorOf = (caller: FastifyRequest['caller']) => ({
  // What an operator looks at was not done by the user whose eyes they look through.
  user_id: caller?.actor.view ? null : (caller?.actor.userId ?? null),
  customer_id: caller?.actor.customerId ?? null,
  project_id: caller?.project?.id ?? null,
  session_id: caller?.actor.sessionId ?? null,
  api_token_id: caller?.actor.apiTokenId ?? null,
})

/** Stands first in what a line holds: the log of an operator is found by it. */
const operatorOf = ({ operator, caller }: FastifyRequest) => {
  const found = operator ?? caller?.actor.view
  return found && { id: found.operatorId, name: found.name }
}

/** The path after the host is the name of what was touched: `/api/my/vm/3/host/delete/7` is its own best description. */
const targetOf = ({ params }: CallContext<Call>): string | null => {
  const ids = Object.entries(params ?? {})
  return ids.length === 0 ? null : ids.map(([name, id]) => `${name}:${String(id)}`).join(' ')
}

/** Names in a request mean what its call says; the name of an article is none of a person. */
const asRequested = new Set(['body', 'before', 'after'])
const marksOf = (call: Call, part: string) => (asRequested.has(part) ? personalFields(call) : undefined)

const jsonOf = (call: Call, parts: Record<string, unknown>): string | null => {
  const told = Object.entries(parts).filter(([, part]) => part !== undefined && part !== null)
  if (told.length === 0) return null
  const kept = told.map(([part, value]) => [part, redact(value, marksOf(call, part), 1)])
  return JSON.stringify(Object.fromEntries(kept))
}

/** Names of what the call is about stand first: the log is searched by them. */
const subjectParts = ({ project }: CallSubject, [object, ...others]: readonly LoggedObject[]) => ({
  object,
  others: others.length > 0 ? others : undefined,
  project,
})

const entryOf = (call: Call, context: CallContext<Call>, subject: CallSubject): AuditEntry => ({
  at: new Date(),
  event: callId(call),
  ...actorOf(context.reply.request.caller),
  target: targetOf(context),
  data: jsonOf(call, {
    operator: operatorOf(context.reply.request),
    ...subjectParts(subject, subject.objects),
    body: context.body,
    seenAs: context.actor?.seenAs,
  }),
  ...placeOf(context),
})

interface Ended {
  note: AuditNote
  subject: CallSubject
  objects: readonly LoggedObject[]
  isDone: boolean
}

const withNote = (
  call: Call,
  entry: AuditEntry,
  context: CallContext<Call>,
  { note, subject, objects, isDone }: Ended,
) => {
  // What a call says of itself counts; else an edit is told by what its body changes of the thing.
  const change = 'before' in note || 'after' in note || !isDone ? note : changeOf(subject.own, context.body)
  return {
    ...entry,
    user_id: note.userId ?? entry.user_id,
    customer_id: note.customerId ?? entry.customer_id,
    target: note.target ?? entry.target,
    data: jsonOf(call, {
      operator: operatorOf(context.reply.request) ?? note.operator,
      ...subjectParts(subject, objects),
      body: context.body,
      seenAs: context.actor?.seenAs,
      before: change?.before,
      after: change?.after,
    }),
  }
}

const scopeOf = (caller: FastifyRequest['caller']): ObjectScope | undefined =>
  caller && { userId: caller.actor.userId, customerId: caller.actor.customerId, projectId: caller.project?.id }

const noSubject: CallSubject = { objects: [], project: undefined, own: undefined }

const named = async (
  find: FindObject,
  scope: ObjectScope | undefined,
  { objects = [] }: AuditNote,
): Promise<LoggedObject[]> => {
  if (!scope) return []
  const found: LoggedObject[] = []
  for (const { kind, id } of objects) {
    found.push({ kind, id, name: (await find(kind, id, scope))?.name ?? null })
  }
  return found
}

/** The handler, with its beginning and its end written to the audit chain. */
export const auditedHandler =
  ({ audit, db }: { audit: Audit; db: Db }, call: Call, handler: Handler<Call>): Handler<Call> =>
  async (context) => {
    let note: AuditNote = {}
    const scope = scopeOf(context.reply.request.caller)
    const about = scope && { event: callId(call), params: context.params, body: context.body, scope }
    // Before the work: what is deleted or renamed is known by the name that it had.
    const subject = about ? await findSubject(db, audit.findObject, about) : noSubject
    const begun = await audit.begin(entryOf(call, context, subject))
    const finish = async (status: number, answer?: unknown) => {
      const isTurnedAway = note.isTurnedAway ?? turnedAwayStatuses.has(status)
      if (isTurnedAway && !context.actor && !context.operator) return audit.forget(begun)
      const made = about ? await madeObjects(audit.findObject, about, answer) : []
      const objects = [...subject.objects, ...made, ...(await named(audit.findObject, scope, note))]
      const isDone = status < 400
      const entry = withNote(call, begun.entry, context, { note, subject, objects, isDone })
      return audit.finish({ ...begun, entry }, note.status ?? status)
    }
    const noting = {
      ...context,
      note: (more: AuditNote) => {
        note = { ...note, ...more }
      },
    }
    try {
      const answer: unknown = await handler(noting)
      await finish(context.reply.statusCode, answer)
      return answer as Awaited<ReturnType<Handler<Call>>>
    } catch (error) {
      await finish(toAppError(error).status)
      throw error
    }
  }

const entryBefore = (call: Call, request: FastifyRequest, parts: Record<string, unknown>): AuditEntry => ({
  at: new Date(),
  event: callId(call),
  ...actorOf(request.caller),
  target: request.url.split('?')[0] ?? null,
  data: jsonOf(call, { operator: operatorOf(request), ...parts }),
  ip: request.ip,
  user_agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
  request_id: request.id,
})

/** What an operator reads while they see the portal as a customer: written down before it is read. */
export const writeLook = async (
  { audit }: { audit: Audit | undefined },
  call: Call,
  request: FastifyRequest,
): Promise<void> => {
  await audit?.write(entryBefore(call, request, { view: request.caller?.actor.view?.viewId }), 200)
}

/** Someone tried what their role or their token does not allow. */
export const writeRefusal = async (
  { audit, db }: { audit: Audit | undefined; db: Db },
  call: Call,
  request: FastifyRequest,
  refusal: unknown,
): Promise<void> => {
  if (!audit || !(refusal instanceof AppError) || refusal.status !== 403) return
  const scope = scopeOf(request.caller)
  const about = scope && { event: callId(call), params: request.validParams, body: undefined, scope }
  const subject = about ? await findSubject(db, audit.findObject, about) : noSubject
  await audit.write(entryBefore(call, request, { ...subjectParts(subject, subject.objects) }), refusal.status)
}
