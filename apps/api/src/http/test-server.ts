import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { Db } from '../db/connection.ts'
import { createServer, type ServerOptions } from './server.ts'

/** For the tests of this folder: a server without areas, so that each test implements its own small calls. */
export const createTestServer = (db: Db, options: Partial<ServerOptions> = {}): FastifyInstance =>
  createServer({
    db,
    log: pino({ level: 'silent' }),
    security: { isHttps: false, trustsProxy: false, allowedOrigins: [], storeOrigins: [] },
    checkAnswers: true,
    ...options,
  })

/** A request as the portal sends it. */
export const ask = (app: FastifyInstance, token: string | undefined, request: InjectOptions) =>
  app.inject({
    ...request,
    headers: {
      accept: 'application/problem+json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
  })
