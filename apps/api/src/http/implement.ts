import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { isProjectAccess } from '@sarv/contract/access'
import type { Call, CallInput, CallOutput } from '@sarv/contract/call'
import { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../db/connection.ts'
import type { Audit } from '../audit/audit.ts'
import { auditedHandler, writeRefusal, type AuditNote } from './audited.ts'
import {
  assertMay,
  bearerToken,
  recognise,
  seeAsOf,
  type Actor,
  type Caller,
  type FindCaller,
  type ProjectOfCall,
} from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import type { Asker, FairQueue } from './fair-queue.ts'
import { formLimitBytes, isForm } from './forms.ts'
import { answerOnce } from './idempotency.ts'
import { takeQueryFromBody } from './query-body.ts'
import { addressKey, type CallRateLimit, type RateLimits } from './rate-limits.ts'
import { serializerOf, type Serialize } from './serialize.ts'
import { assertProven } from './step-up.ts'
import { validatorsOf, type CallValidators } from './validate.ts'

export type { Actor, ProjectOfCall } from './authorize.ts'

/** What a handler knows about the request, all of it checked. */
export interface CallContext<C extends Call> extends CallInput<C> {
  actor: C['access'] extends 'anyone' ? undefined : Actor
  /** The project in the path, for calls whose access is `project:...`. */
  project: C['access'] extends `project:${string}` ? ProjectOfCall : undefined
  dryRun: boolean
  ip: string
  userAgent: string
  requestId: string
  log: FastifyBaseLogger
  reply: FastifyReply
  /**
   * Keeps the answer for the request's `Idempotency-Key` inside the handler's own transaction: after a crash between
   * commit and reply, the repeated request gets this answer instead of doing the work again. No key, no effect.
   */
  rememberAnswer(trx: Db, answer: CallOutput<C>): Promise<void>
  /** Adds to the line that this call writes into the audit log: who signed in, what was changed from what to what. */
  note(note: AuditNote): void
}

export interface ImplementOptions<C extends Call> {
  /** Answers `X-Dry-Run: true` with the quote and changes nothing. */
  dryRun?: (context: CallContext<C>) => Promise<Quote>
  /** Stricter than the general limit, and shared by all processes. */
  rateLimit?: CallRateLimit
  /** For answers that must not be stored, such as a secret shown once. */
  noIdempotency?: boolean
  /** Every write is audited; `false` for one that changes nothing, `true` for a read that signs someone in. */
  audit?: boolean
  bodyLimitBytes?: number
  /** For what costs a processor, asked by strangers: addresses take turns, and accounts where `queueAs` names one. */
  queue?: FairQueue
  /** Asked only of those who must wait. */
  queueAs?: (context: CallContext<C>) => Omit<Asker, 'address'> | Promise<Omit<Asker, 'address'>>
}

/** What every implemented call needs of the server; decorated on the app by `createServer()`. */
export interface CallServices {
  db: Db
  findCaller: FindCaller
  rateLimits: RateLimits
  checkAnswers: boolean
  /** Absent where nothing is kept: in tests of the HTTP layer. */
  audit: Audit | undefined
  mayOrder(customerId: number): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    callServices: CallServices
    /** The calls that really have a route. */
    implementedCalls: Set<Call>
  }
  interface FastifyRequest {
    caller: Caller | undefined
    /** Path parameters that the guard has already validated. */
    validParams: unknown
  }
}

/** Where the answer is a stream, a file or a redirect, the handler writes it to `reply` and returns nothing. */
type Answer<C extends Call> = C extends { answers: string } ? void : CallOutput<C>
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>> | Answer<C>

const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const nowhere = { projectId: undefined, wrongPath: undefined }

const forgetAnswer = async (): Promise<void> => undefined
const ignoreNote = (): void => undefined

const projectParamOf = (call: Call): string => call.projectParam ?? 'projectId'

/** A project call that names no project could be checked against none: better not to start at all. */
const assertNamesProject = (call: Call): void => {
  if (isProjectAccess(call.access) && !call.params?.shape[projectParamOf(call)]) {
    throw new Error(`${call.method} ${call.path} has access ${call.access} but no parameter ${projectParamOf(call)}`)
  }
}

/** The project in the path, or what is wrong with the path. */
const findProjectId = (call: Call, validators: CallValidators, request: FastifyRequest) => {
  try {
    const params = validators.params(request.params) as Record<string, number>
    request.validParams = params
    return { projectId: params[projectParamOf(call)] }
  } catch (wrongPath) {
    return { wrongPath }
  }
}

/** Before the body is read: how often, who, and whether they may. */
const guardOf = (
  call: Call,
  services: CallServices,
  validators: CallValidators,
  { rateLimit: limit, audit }: ImplementOptions<Call>,
) => {
  const { findCaller, rateLimits } = services
  const isAudited = audit ?? call.method !== 'GET'
  const isProjectCall = isProjectAccess(call.access)
  const isLimited = call.method !== 'GET' || call.access === 'anyone'
  const limitKey = `${call.method} ${call.path}`

  return async (request: FastifyRequest): Promise<void> => {
    if (isLimited) rateLimits.countAddress(request.ip)
    else rateLimits.countRead(request.ip)
    if (limit?.by === 'ip') await rateLimits.countCall(limitKey, limit, request.ip)
    if (call.access === 'anyone') return

    const token = bearerToken(request)
    // A stranger learns nothing of a path's rules: 401 comes before 422.
    if (token === undefined) throw new AppError('not_signed_in')
    const { projectId, wrongPath } = isProjectCall ? findProjectId(call, validators, request) : nowhere
    rateLimits.checkToken(request.ip, token)
    const holder = await findCaller(token, projectId)
    rateLimits.noteToken(request.ip, token, holder !== undefined)
    const caller = recognise(holder, projectId, seeAsOf(request))
    if (isLimited) rateLimits.countUser(caller.actor.userId)
    else rateLimits.countReadOfUser(caller.actor.userId)
    if (wrongPath) throw wrongPath
    request.caller = caller
    try {
      assertMay(call, caller)
    } catch (refusal) {
      if (isAudited) await writeRefusal(services, call, request, refusal)
      throw refusal
    }
    await assertProven(services.db, call, caller.actor)
    if (limit?.by === 'user') await rateLimits.countCall(limitKey, limit, String(caller.actor.userId))
  }
}

const contextOf = (request: FastifyRequest, reply: FastifyReply, validators: CallValidators): CallContext<Call> => {
  const { caller } = request
  return {
    params: request.validParams ?? validators.params(request.params),
    query: validators.query(request.query),
    body: validators.body(request.body),
    actor: caller?.actor,
    project: caller?.project,
    dryRun: false,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    log: request.log,
    reply,
    rememberAnswer: forgetAnswer,
    note: ignoreNote,
  } as unknown as CallContext<Call>
}

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
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const dryRun = request.headers['x-dry-run']
    // Whoever writes TRUE or 1 wants no server either.
    if (dryRun !== undefined && dryRun !== 'false') {
      if (!options.dryRun) throw new AppError('dry_run_unsupported')
      const context = { ...contextOf(request, reply, validators), dryRun: true }
      const quote = await quoteOf(call, services, options.dryRun, context)
      return reply.header('content-type', jsonType).send(serializeQuote(quote))
    }
    const key = request.headers['idempotency-key']
    if (key === undefined || !request.caller || options.noIdempotency || call.answers) {
      return answerPlainly(request, reply)
    }
    const context = contextOf(request, reply, validators)
    const { userId } = request.caller.actor
    return answerOnce(services.db, { key, userId, request, reply }, async (remember) => {
      context.rememberAnswer = (trx, answer) => remember(trx, textOf(serialize, answer))
      return textOf(serialize, await handler(context))
    })
  }
}

const refuseForm = async (request: FastifyRequest): Promise<void> => {
  if (isForm(request.headers['content-type'])) throw new AppError('unsupported_media_type')
}

/** Only a call that takes a form may be sent one; it may then be as large as its attachment. */
const bodyOptions = (call: Call, bodyLimitBytes: number | undefined) => {
  if (call.multipart) return { bodyLimit: bodyLimitBytes ?? formLimitBytes }
  return {
    ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
    ...(call.method !== 'GET' && { preParsing: refuseForm }),
  }
}

/** Registers the route that a call of the contract describes: access, validation, handler, answer. */
export const implement = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: ImplementOptions<C> = {},
): void => {
  assertNamesProject(call)
  const services = app.callServices
  const validators = validatorsOf(call)
  const serialize = serializerOf(call, services.checkAnswers)
  // From here on the exact types of one call no longer matter: validation and the serialiser keep them at run time.
  const anyOptions = options as unknown as ImplementOptions<Call>
  const isAudited = options.audit ?? call.method !== 'GET'
  const ownHandler = handler as unknown as Handler<Call>
  const bareHandler = call.orders ? orderingHandler(services, ownHandler) : ownHandler
  const noted =
    isAudited && services.audit
      ? auditedHandler({ audit: services.audit, db: services.db }, call, bareHandler)
      : bareHandler
  const { queue, queueAs } = anyOptions
  // Outside of everything that writes or hashes: whoever is sent away has cost next to nothing.
  const anyHandler: Handler<Call> = queue
    ? (context) =>
        queue.run(
          async () => ({ ...(await queueAs?.(context)), address: addressKey(context.ip) }),
          async () => noted(context),
        )
    : noted

  app.implementedCalls.add(call)
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
