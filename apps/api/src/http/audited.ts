import type { FastifyRequest } from 'fastify'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import { redact } from '../audit/redact.ts'
import { AppError } from './errors.ts'
import type { CallContext, Handler } from './implement.ts'
import { toAppError } from './problem.ts'

export interface AuditNote {
  /** Who it turned out to be, in calls without a token. */
  userId?: number
  customerId?: number
  /** What it was done to, where the path does not say: `user:7`. */
  target?: string
  /** Where the HTTP status does not tell how it ended: a wrong password is answered with 200. */
  status?: number
  /** Turned away before anything was looked at: strangers could fill the log with such lines. */
  isTurnedAway?: boolean
  before?: unknown
  after?: unknown
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
  user_id: caller?.actor.userId ?? null,
  customer_id: caller?.actor.customerId ?? null,
  project_id: caller?.project?.id ?? null,
  session_id: caller?.actor.sessionId ?? null,
  api_token_id: caller?.actor.apiTokenId ?? null,
})

/** The path after the host is the name of what was touched: `/api/my/vm/3/host/delete/7` is its own best description. */
const targetOf = ({ params }: CallContext<Call>): string | null => {
  const ids = Object.entries(params ?? {})
  return ids.length === 0 ? null : ids.map(([name, id]) => `${name}:${String(id)}`).join(' ')
}

const jsonOf = (parts: Record<string, unknown>): string | null => {
  const told = Object.entries(parts).filter(([, part]) => part !== undefined && part !== null)
  return told.length === 0 ? null : JSON.stringify(redact(Object.fromEntries(told)))
}

const entryOf = (call: Call, context: CallContext<Call>): AuditEntry => ({
  at: new Date(),
  event: callId(call),
  ...actorOf(context.reply.request.caller),
  target: targetOf(context),
  data: jsonOf({ body: context.body, seenAs: context.actor?.seenAs }),
  ...placeOf(context),
})

const withNote = (entry: AuditEntry, context: CallContext<Call>, note: AuditNote): AuditEntry => ({
  ...entry,
  user_id: note.userId ?? entry.user_id,
  customer_id: note.customerId ?? entry.customer_id,
  target: note.target ?? entry.target,
  data: jsonOf({ body: context.body, seenAs: context.actor?.seenAs, before: note.before, after: note.after }),
})

/** The handler, with its beginning and its end written to the audit chain. */
export const auditedHandler =
  (audit: Audit, call: Call, handler: Handler<Call>): Handler<Call> =>
  async (context) => {
    let note: AuditNote = {}
    const begun = await audit.begin(entryOf(call, context))
    const finish = (status: number) => {
      const isTurnedAway = note.isTurnedAway ?? turnedAwayStatuses.has(status)
      if (isTurnedAway && !context.actor) return audit.forget(begun)
      return audit.finish({ key: begun.key, entry: withNote(begun.entry, context, note) }, note.status ?? status)
    }
    const noting = {
      ...context,
      note: (more: AuditNote) => {
        note = { ...note, ...more }
      },
    }
    try {
      const answer = await handler(noting)
      await finish(context.reply.statusCode)
      return answer
    } catch (error) {
      await finish(toAppError(error).status)
      throw error
    }
  }

/** Someone tried what their role or their token does not allow. */
export const writeRefusal = async (
  audit: Audit | undefined,
  call: Call,
  request: FastifyRequest,
  refusal: unknown,
): Promise<void> => {
  if (!audit || !(refusal instanceof AppError) || refusal.status !== 403) return
  const entry: AuditEntry = {
    at: new Date(),
    event: callId(call),
    ...actorOf(request.caller),
    target: request.url.split('?')[0] ?? null,
    data: null,
    ip: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    request_id: request.id,
  }
  await audit.write(entry, refusal.status)
}
