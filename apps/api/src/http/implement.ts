import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { OperatorAccess } from '@sarv/contract/access'
import type { Call, CallInput, CallOutput } from '@sarv/contract/call'
import { isBulk } from '@sarv/contract/step-up'
import { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../db/connection.ts'
import type { ProjectOfCall } from '../db/project-access.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Audit } from '../audit/audit.ts'
import { auditedHandler, type AuditNote } from './audited.ts'
import type { Actor, Caller, FindCaller } from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import type { Asker, FairQueue } from './fair-queue.ts'
import { isBrowserForm, isForm } from './forms.ts'
import { noDeadline, withinDeadline, type Deadline } from './deadline.ts'
import { assertNamesProject, guardOf } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import { staleForOperators, type FindOperator, type Operator } from './operators.ts'
import { publishToOperators } from '../operations/events.ts'
import { assertFewOrProven } from './step-up.ts'
import { takeQueryFromBody } from './query-body.ts'
import { addressKey, type CallRateLimit, type RateLimits } from './rate-limits.ts'
import { serializerOf, type Serialize } from './serialize.ts'
import { validatorsOf, type CallValidators } from './validate.ts'

export type { ProjectOfCall } from '../db/project-access.ts'
export type { Actor } from './authorize.ts'

/** What a handler knows about the request, all of it checked. */
export interface CallContext<C extends Call> extends CallInput<C> {
  actor: C['access'] extends 'anyone' | OperatorAccess ? undefined : Actor
  /** Who calls on the operators' side. */
  operator: C['access'] extends OperatorAccess ? Operator : undefined
  /** The project in the path, for calls whose access is `project:...`. */
  project: C['access'] extends `project:${string}` ? ProjectOfCall : undefined
  dryRun: boolean
  ip: string
  userAgent: string
  requestId: string
  log: FastifyBaseLogger
  reply: FastifyReply
  /**
   * The transaction of a write. It is committed together with the answer that the request's `Idempotency-Key` keeps: after
   * a crash between commit and reply the repeated request gets this answer instead of doing the work again.
   */
  trx: C['method'] extends 'GET' ? undefined : Db
  /** Adds to the line that this call writes into the audit log: who signed in, what was changed from what to what. */
  note(note: AuditNote): void
}

/** A write with a part that comes before its transaction. */
export interface PreparedHandler<C extends Call, Ready> {
  /**
   * Counts what stays counted although the call is then refused, or takes long: a guess at a code, the hash of a password.
   * After a crash before the commit it is done again.
   */
  prepare(context: ContextApart<C>): Promise<Ready>
  handle(context: CallContext<C>, ready: Ready): Promise<Answer<C>> | Answer<C>
}

/** Of what runs in no transaction of ours: dry runs, and writes that say why they open their own. */
export type ContextApart<C extends Call> = Omit<CallContext<C>, 'trx'>

export interface ImplementOptions<C extends Call> {
  /** Answers `X-Dry-Run: true` with the quote and changes nothing. */
  dryRun?: (context: ContextApart<C>) => Promise<Quote>
  /** Stricter than the general limit, and shared by all processes. */
  rateLimit?: CallRateLimit
  /**
   * Why this write opens transactions of its own, as a sentence: it talks to an engine first, or counts what must be kept
   * although the answer is a refusal. Between its commit and the kept answer a crash can make it run again.
   */
  ownTransaction?: string
  /** Why the answer must not be kept for a repeated request, as a sentence: it is a secret shown once. */
  noIdempotency?: string
  /** Every write is audited; `false` for one that changes nothing, `true` for a read that signs someone in. */
  audit?: boolean
  /** How many things a call deletes that asks for a proof `inBulk` or `filesInBulk`; one, unless it says otherwise. */
  things?: (context: ContextApart<C>) => number
  bodyLimitBytes?: number
  /** For what costs a processor, asked by strangers: addresses take turns, and accounts where `queueAs` names one. */
  queue?: FairQueue
  /** Asked only of those who must wait. */
  queueAs?: (context: ContextApart<C>) => Omit<Asker, 'address'> | Promise<Omit<Asker, 'address'>>
}

/** What every implemented call needs of the server; decorated on the app by `createServer()`. */
export interface CallServices {
  db: Db
  findCaller: FindCaller
  findOperator: FindOperator
  rateLimits: RateLimits
  checkAnswers: boolean
  /** Absent where nothing is kept: in tests of the HTTP layer. */
  audit: Audit | undefined
  mayOrder(customerId: number): Promise<boolean>
  deadlineMs: number
}

export type WriteException = Pick<ImplementOptions<Call>, 'ownTransaction' | 'noIdempotency'>

declare module 'fastify' {
  interface FastifyInstance {
    callServices: CallServices
    /** The calls that really have a route. */
    implementedCalls: Set<Call>
    /** Writes that are not safe from a crash by themselves, and why. */
    writeExceptions: Map<Call, WriteException>
  }
  interface FastifyRequest {
    caller: Caller | undefined
    operator: Operator | undefined
    /** Path parameters that the guard has already validated. */
    validParams: unknown
  }
}

/** Where the answer is a stream, a file or a redirect, the handler writes it to `reply` and returns nothing. */
type Answer<C extends Call> = C extends { answers: string } ? void : CallOutput<C>
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>> | Answer<C>
type HandlerApart<C extends Call> = (context: ContextApart<C>) => Promise<Answer<C>> | Answer<C>

/** What `implement()` adds for its own use: keeps the answer for the request's key, if there is one. */
interface KeepingContext extends CallContext<Call> {
  deadline?: Deadline
  keepAnswer?(trx: Db, answer: unknown): Promise<void>
}

const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const ignoreNote = (): void => undefined

const contextOf = (request: FastifyRequest, reply: FastifyReply, validators: CallValidators): CallContext<Call> => {
  const { caller } = request
  return {
    params: request.validParams ?? validators.params(request.params),
    query: validators.query(request.query),
    body: validators.body(request.body),
    actor: caller?.actor,
    operator: request.operator,
    project: caller?.project,
    dryRun: false,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    log: request.log,
    reply,
    trx: undefined,
    note: ignoreNote,
  } as unknown as CallContext<Call>
}

/** The handler of a write, in a transaction that ends with its kept answer. */
const transactionHandler =
  (call: Call, { db }: CallServices, { prepare, handle }: PreparedHandler<Call, unknown>): Handler<Call> =>
  async (context: KeepingContext) => {
    const ready = await prepare(context)
    const stale = staleForOperators(call)
    return inTransaction(db, async (trx) => {
      const answer = await handle({ ...context, trx }, ready)
      if (stale.length > 0) await publishToOperators(trx, stale)
      await context.keepAnswer?.(trx, answer)
      const { deadline = noDeadline } = context
      deadline.assertInTime()
      return answer
    })
  }

const unprepared = (handle: Handler<Call>): PreparedHandler<Call, unknown> => ({ prepare: async () => {}, handle })

/** The handler of a call that orders something, for those who may order. */
const orderingHandler =
  ({ mayOrder }: CallServices, handler: Handler<Call>): Handler<Call> =>
  async (context) => {
    if (!(await mayOrder(context.actor.customerId))) throw new AppError('identity_unconfirmed')
    return handler(context)
  }

/** Prices may be seen by everyone; who may not order yet reads so beside them. */
const quoteOf = async (
  call: Call,
  { mayOrder }: CallServices,
  dryRun: NonNullable<ImplementOptions<Call>['dryRun']>,
  context: CallContext<Call>,
): Promise<Quote> => {
  const quote = await dryRun(context)
  if (!call.orders || (await mayOrder(context.actor.customerId))) return quote
  return { ...quote, effects: [new AppError('identity_unconfirmed').sentence, ...quote.effects] }
}

const jsonType = 'application/json; charset=utf-8'

/** The answer as the client reads it: JSON by the contract, or an empty body. */
const textOf = (serialize: Serialize | undefined, answer: unknown): string | undefined =>
  serialize === undefined || answer === undefined ? undefined : serialize(answer)

const readHandlerOf =
  (call: Call, validators: CallValidators, serialize: Serialize | undefined, handler: Handler<Call>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answer: unknown = await handler(contextOf(request, reply, validators))
    // A stream, a file or a redirect: the handler has already used `reply`.
    if (call.answers) return reply
    const text = textOf(serialize, answer)
    return text === undefined ? reply.send() : reply.header('content-type', jsonType).send(text)
  }

/** Whose keys they are: a user's and an operator's of the same number are two. */
const keyOwnerOf = ({ caller, operator }: FastifyRequest): string | undefined => {
  if (operator) return `operator:${operator.operatorId}`
  return caller && `user:${caller.actor.userId}`
}

const writeHandlerOf = (
  call: Call,
  services: CallServices,
  validators: CallValidators,
  serialize: Serialize | undefined,
  handler: Handler<Call>,
  options: ImplementOptions<Call>,
) => {
  const serializeQuote = serializerOf({ ...call, response: Quote }, services.checkAnswers)!
  const answerPlainly = readHandlerOf(call, validators, serialize, handler)
  const { stepUp } = call
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const dryRun = request.headers['x-dry-run']
    // Whoever writes TRUE or 1 wants no server either.
    if (dryRun !== undefined && dryRun !== 'false') {
      if (!options.dryRun) throw new AppError('dry_run_unsupported')
      const context = { ...contextOf(request, reply, validators), dryRun: true }
      const quote = await quoteOf(call, services, options.dryRun, context)
      return reply.header('content-type', jsonType).send(serializeQuote(quote))
    }
    if (isBulk(stepUp) && request.caller) {
      const things = options.things?.(contextOf(request, reply, validators)) ?? 1
      await assertFewOrProven(services.db, stepUp, request.caller.actor, things)
    }
    const key = request.headers['idempotency-key']
    const owner = keyOwnerOf(request)
    if (key === undefined || owner === undefined || options.noIdempotency !== undefined || call.answers) {
      return answerPlainly(request, reply)
    }
    const context: KeepingContext = contextOf(request, reply, validators)
    return answerOnce(services.db, { key, owner, request, reply }, async (keep) => {
      context.keepAnswer = (trx, answer) => keep(trx, textOf(serialize, answer))
      return textOf(serialize, await handler(context))
    })
  }
}

/**
 * Streams and files take as long as their client reads. A write with a transaction of its own has kept things before its end:
 * its client is told what became of it, however late.
 */
const inTime =
  (
    call: Call,
    { deadlineMs }: CallServices,
    handler: Handler<Call>,
    { ownTransaction }: WriteException,
  ): Handler<Call> =>
  (context) =>
    call.answers !== undefined || ownTransaction !== undefined
      ? handler(context)
      : withinDeadline(deadlineMs, async (deadline) => handler(Object.assign(context, { deadline })))

const refuseTypes = (isRefused: (contentType: string | undefined) => boolean) => ({
  preParsing: async (request: FastifyRequest): Promise<void> => {
    if (isRefused(request.headers['content-type'])) throw new AppError('unsupported_media_type')
  },
})

const noFormWithFiles = refuseTypes(isForm)
const noBrowserForm = refuseTypes(isBrowserForm)
const noForm = refuseTypes((type) => isForm(type) || isBrowserForm(type))

const refusedBodies = (call: Call) => {
  if (call.multipart) return noBrowserForm
  return call.answers === 'redirect' ? noFormWithFiles : noForm
}

/**
 * Only a call that takes a form may be sent one, and forms have a limit of their own. Other sites can make a browser send
 * forms: only what answers with a redirect takes those of browsers.
 */
const bodyOptions = (call: Call, bodyLimitBytes: number | undefined) => ({
  ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
  ...(call.method !== 'GET' && refusedBodies(call)),
})

/** Around the handler, from the inside out: the transaction, who may order, the audit log. */
const wrappedHandler = (
  call: Call,
  services: CallServices,
  handler: Handler<Call> | PreparedHandler<Call, unknown>,
  { ownTransaction, audit }: ImplementOptions<Call>,
): Handler<Call> => {
  const isWrite = call.method !== 'GET'
  const isApart = !isWrite || ownTransaction !== undefined
  const prepared = typeof handler === 'function' ? unprepared(handler) : handler
  const whole = isApart && typeof handler === 'function' ? handler : transactionHandler(call, services, prepared)
  const ordering = call.orders ? orderingHandler(services, whole) : whole
  return (audit ?? isWrite) && services.audit
    ? auditedHandler({ audit: services.audit, db: services.db }, call, ordering)
    : ordering
}

/** Registers the route that a call of the contract describes: access, validation, handler, answer. */
export function implement<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: HandlerApart<C>,
  options: ImplementOptions<C> & { ownTransaction: string },
): void
export function implement<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options?: ImplementOptions<C> & { ownTransaction?: never },
): void
export function implement<C extends Call, Ready>(
  app: FastifyInstance,
  call: C,
  handler: PreparedHandler<C, Ready>,
  options?: ImplementOptions<C> & { ownTransaction?: never },
): void
export function implement<C extends Call, Ready>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C> | HandlerApart<C> | PreparedHandler<C, Ready>,
  options: ImplementOptions<C> = {},
): void {
  assertNamesProject(call)
  const services = app.callServices
  const validators = validatorsOf(call)
  const serialize = serializerOf(call, services.checkAnswers)
  // From here on the exact types of one call no longer matter: validation and the serialiser keep them at run time.
  const anyOptions = options as unknown as ImplementOptions<Call>
  const noted = wrappedHandler(
    call,
    services,
    handler as unknown as Handler<Call> | PreparedHandler<Call, unknown>,
    anyOptions,
  )
  const { queue, queueAs } = anyOptions
  // Outside of everything that writes or hashes: whoever is sent away has cost next to nothing.
  const queued: Handler<Call> = queue
    ? (context) =>
        queue.run(
          async () => ({ ...(await queueAs?.(context)), address: addressKey(context.ip) }),
          async () => noted(context),
        )
    : noted
  const anyHandler = inTime(call, services, queued, anyOptions)

  app.implementedCalls.add(call)
  const { ownTransaction, noIdempotency } = anyOptions
  if (ownTransaction ?? noIdempotency) {
    app.writeExceptions.set(call, {
      ...(ownTransaction && { ownTransaction }),
      ...(noIdempotency && { noIdempotency }),
    })
  }
  app.route({
    method: call.method satisfies HTTPMethods,
    url: routePath(call.path),
    exposeHeadRoute: call.method === 'GET' && call.answers !== 'events',
    ...bodyOptions(call, options.bodyLimitBytes),
    ...(call.queryInBody && { preValidation: takeQueryFromBody }),
    onRequest: guardOf(call, services, validators, anyOptions),
    handler:
      call.method === 'GET'
        ? readHandlerOf(call, validators, serialize, anyHandler)
        : writeHandlerOf(call, services, validators, serialize, anyHandler, anyOptions),
  })
}
