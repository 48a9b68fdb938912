import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/connection.ts'
import { bearerToken } from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import { isFromThisMachine } from './this-machine.ts'

export interface Metrics {
  registry: Registry
  observe(request: FastifyRequest, reply: FastifyReply): void
}

/** Routes are patterns, never addresses: a scanner must not be able to make time series without end. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

const operationsGauge = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'sarv_operations',
    help: 'Operations that are not over, and those that failed in the last day, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('operations')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where(({ eb, or }) =>
          or([
            eb('status', 'in', ['queued', 'running', 'undoing']),
            eb.and([eb('status', '=', 'failed'), eb('ended_at', '>', new Date(Date.now() - 86_400_000))]),
          ]),
        )
        .groupBy('status')
        .execute()
      this.reset()
      for (const { status, count } of rows) this.set({ status }, count)
    },
  })

/** Adds figures of an area to those that are read at `/metrics`. */
export type AddGauges = (registry: Registry, db: Db) => void

export interface MetricsOptions {
  /** Memory, event loop and garbage collection; it starts timers, so once per process. */
  ofProcess: boolean
  gauges?: readonly AddGauges[]
}

export const createMetrics = (db: Db, { ofProcess, gauges = [] }: MetricsOptions): Metrics => {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  operationsGauge(registry, db)
  for (const addGauges of gauges) addGauges(registry, db)
  const durations = new Histogram({
    name: 'sarv_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return {
    registry,
    observe: (request, reply) => {
      durations.observe(
        { method: request.method, route: routeOf(request), status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
    },
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** With a token, only for who sends it as bearer; without one, only for this machine. To others it is not there. */
export const metricsRoute = (app: FastifyInstance, { registry }: Metrics, token: string | undefined): void => {
  const expected = token === undefined ? undefined : sha256(token)
  app.get('/metrics', async (request, reply) => {
    const isAllowed = expected
      ? timingSafeEqual(expected, sha256(bearerToken(request) ?? ''))
      : isFromThisMachine(request)
    if (!isAllowed) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
