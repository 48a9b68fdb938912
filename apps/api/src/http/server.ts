import { randomUUID } from 'node:crypto'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Call } from '@sarv/contract/call'
import type { Audit } from '../audit/audit.ts'
import type { Db } from '../db/connection.ts'
import { answerParserErrors, refuseCompressedBody, refuseWithoutHost } from './broken-requests.ts'
import { createFindCaller } from './authorize.store.ts'
import type { FindCaller } from './authorize.ts'
import { createFindOperator } from './operators.store.ts'
import { operatorsFromHook } from './operators-from.ts'
import { endUnusedConnections } from './connections.ts'
import { AppError } from '../errors/app-error.ts'
import { acceptForms } from './forms.ts'
import { createMetrics, metricsRoute, type AddGauges } from './metrics.ts'
import { problemOf, sendProblem, toAppError } from './problem.ts'
import { createRateLimits, type GeneralLimits } from './rate-limits.ts'
import type { CallServices, WriteException } from './implement.ts'
import { createRefusalLog } from './refusal-log.ts'
import { rememberRoutes } from './known-paths.ts'
import { securityHook, type SecurityOptions } from './security-headers.ts'
import { securityTextRoute, type SecurityText } from './security-txt.ts'

export interface ServerOptions {
  db: Db
  log: FastifyBaseLogger
  security: SecurityOptions
  /** Whom to believe about `X-Forwarded-*`: addresses or ranges, none by default. */
  trustedProxies?: readonly string[]
  /** Whom to tell of a hole, for `/.well-known/security.txt`. */
  securityText?: SecurityText
  /** Networks from which operators may come; everywhere where none is named. */
  operatorsFrom?: readonly string[]
  findCaller?: FindCaller
  audit?: Audit
  /** Whether a customer may order services; everyone where nothing is kept. */
  mayOrder?: CallServices['mayOrder']
  limits?: Partial<GeneralLimits>
  /** Holds every answer against the contract: for tests. */
  checkAnswers?: boolean
  metrics?: { token: string | undefined; ofProcess: boolean }
  /** Of the areas. */
  gauges?: readonly AddGauges[]
  bodyLimitBytes?: number
  /** How long a call may take before its client is told to ask again. */
  deadlineMs?: number
  /** Where files of forms are while their request lasts; the machine's own place for such things by default. */
  uploadFolder?: string
}

const megabyte = 1024 * 1024
/** Shorter than common proxies wait (60 s), longer than a statement or a store may take. */
const answerWithinMs = 50_000
/** More than any reply takes to arrive, less than a patient attacker wants. */
const requestTimeoutMs = 30_000
/** Longer than common proxies keep theirs (60 s), so that they never send into a closing connection. */
const keepAliveTimeoutMs = 72_000
/** A refused body up to this size is read to its end, so that the client sees our answer instead of a reset. */
const drainedBytes = 32 * megabyte

/** Programs ask again by themselves where they are told when. */
const usualPauseSeconds = 5

const safeRequestId = /^[\w.-]{8,64}$/

const requestId = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && safeRequestId.test(given) ? given : randomUUID()
}

/** The client left before its request was whole, or before its answer was: nothing of ours is broken. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed || (raw.destroyed && !raw.complete)

const logFailure = (failure: AppError, request: FastifyRequest, logRefusal: (code: string) => void): void => {
  const isExpected = failure.cause === undefined && failure.status === 503
  if (failure.status < 500 || isGone(request)) {
    request.log.debug({ refusal: failure.code, err: failure.cause }, 'refused')
  } else if (isExpected) logRefusal(failure.code)
  else request.log.error({ err: failure.cause ?? failure, route: request.routeOptions.url }, failure.code)
}

const createErrorReply = (log: FastifyBaseLogger) => {
  const logRefusal = createRefusalLog(log)
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = toAppError(error, request.routeOptions.bodyLimit)
    logFailure(known, request, logRefusal)
    if (known.code === 'body_too_large') {
      const isDrained = Number(request.headers['content-length']) <= drainedBytes
      if (isDrained) void reply.removeHeader('connection')
      // Whoever sends on without an end is cut off.
      else void reply.header('connection', 'close')
      if (isDrained) request.raw.resume()
    }
    const { retryAfterSeconds = known.status === 503 ? usualPauseSeconds : undefined } = known
    return sendProblem(reply, problemOf(known, request.id), retryAfterSeconds)
  }
}

/** Clients send `Content-Type: application/json` with nothing in it when a call takes no body. */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** 405 where the address has other methods, 404 where it has none; before the body is looked at. */
const refuseUnknownRoutes = (app: FastifyInstance): void => {
  const methodsOf = rememberRoutes(app)
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const methods = methodsOf(request)
    // A route that finds nothing itself (the portal's, asked for a file) also ends here.
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('not_found')
    void reply.header('allow', methods.join(', '))
    throw new AppError('method_not_allowed')
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await refuse(request, reply)
  })
  app.setNotFoundHandler(refuse)
}

/** Reads that went well are not worth a line each. */
const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  const isQuiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
  request.log[isQuiet ? 'debug' : 'info']({
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  })
}

/** The HTTP side of the program, before any call is implemented: headers, errors, limits, logs, metrics. */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const { db, log } = options
  const replyToError = createErrorReply(log)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: options.bodyLimitBytes ?? megabyte,
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    // Whoever is still connected while we stop is served to the end.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: answerParserErrors(log),
    frameworkErrors: (error, request, reply) => replyToError(error, request, reply),
  })

  app.decorate('implementedCalls', new Set<Call>())
  app.decorate('writeExceptions', new Map<Call, WriteException>())
  app.decorate('callServices', {
    db,
    findCaller: options.findCaller ?? createFindCaller(db, log),
    findOperator: createFindOperator(db, log),
    rateLimits: createRateLimits(db, options.limits),
    checkAnswers: options.checkAnswers ?? false,
    audit: options.audit,
    deadlineMs: options.deadlineMs ?? answerWithinMs,
    mayOrder: options.mayOrder ?? (async () => true),
  })
  app.decorateRequest('caller', undefined)
  app.decorateRequest('operator', undefined)
  app.decorateRequest('validParams', undefined)

  endUnusedConnections(app)
  acceptEmptyJson(app)
  acceptForms(app, options.uploadFolder)
  app.addHook('onRequest', securityHook(options.security))
  app.addHook('onRequest', refuseWithoutHost)
  if (options.operatorsFrom?.length) app.addHook('onRequest', operatorsFromHook(options.operatorsFrom))
  app.addHook('preParsing', refuseCompressedBody)
  app.setErrorHandler(replyToError)
  refuseUnknownRoutes(app)
  const metrics = createMetrics(db, {
    ofProcess: options.metrics?.ofProcess ?? false,
    ...(options.gauges && { gauges: options.gauges }),
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply)
    logAnswer(request, reply)
    done()
  })
  metricsRoute(app, metrics, options.metrics?.token)
  if (options.securityText) securityTextRoute(app, options.securityText)
  return app
}
