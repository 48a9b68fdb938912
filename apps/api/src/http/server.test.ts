import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { apiDocsRoutes } from './api-docs.ts'
import { databaseChecks, healthRoutes, type ReadinessCheck } from './health.ts'
import { implement } from './implement.ts'
import { createLogger } from './logging.ts'
import type { ServerOptions } from './server.ts'
import { createTestServer } from './test-server.ts'

const login = defineCall({
  method: 'POST',
  path: '/api/my/login',
  access: 'anyone',
  summary: '-',
  body: z.object({ userName: z.string(), password: z.string() }),
})

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => app.close())
afterAll(() => database.close())

const start = (options: Partial<ServerOptions> = {}) => {
  app = createTestServer(database.db, options)
  implement(app, login, () => {})
  app.get('/page', async () => 'page')
  return app
}
const security = { isHttps: false, trustsProxy: false, allowedOrigins: [] as string[], storeOrigins: [] as string[] }
const hsts = 'strict-transport-security'

describe('security headers', () => {
  it('keep the API from being run, framed, sniffed or cached', async () => {
    const { headers } = await start().inject('/api/my/nothing')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  it('let a page load from its own origin alone', async () => {
    const { headers } = await start().inject('/page')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    // Nothing from elsewhere; only the form that leads to a bank goes there.
    expect(policy.replace("form-action 'self' https://*.shaparak.ir", '')).not.toMatch(/unsafe|https?:|\*/)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.any(String),
    })
  })

  it('let a page send files to the object stores and look at what is in them, and nothing more', async () => {
    const storeOrigins = ['https://s3.example.ir', 'http://127.0.0.1:3900']
    const { headers } = await start({ security: { ...security, storeOrigins } }).inject('/page')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy.filter((directive) => /https?:/.test(directive))).toEqual([
      "img-src 'self' data: https://s3.example.ir http://127.0.0.1:3900",
      'media-src https://s3.example.ir http://127.0.0.1:3900',
      "connect-src 'self' https://s3.example.ir http://127.0.0.1:3900",
      "form-action 'self' https://*.shaparak.ir",
    ])
    const api = await app.inject('/api/my/nothing')
    expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('demand TLS only where there is TLS', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect((await start().inject({ url: '/page', headers: forwarded })).headers[hsts]).toBeUndefined()
    await app.close()
    expect((await start({ security: { ...security, isHttps: true } }).inject('/page')).headers[hsts]).toContain(
      'max-age=31536000',
    )
    await app.close()
    start({ security: { ...security, trustsProxy: true }, trustedProxies: ['127.0.0.1'] })
    expect((await app.inject({ url: '/page', headers: forwarded })).headers[hsts]).toBeDefined()
    expect(
      (await app.inject({ url: '/page', headers: forwarded, remoteAddress: '192.0.2.1' })).headers[hsts],
    ).toBeUndefined()
  })
})

describe('other origins', () => {
  const portal = 'https://portal.example'
  const preflight = {
    method: 'OPTIONS',
    url: login.path,
    headers: { origin: portal, 'access-control-request-method': 'POST' },
  } as const

  it('get nothing by default', async () => {
    const reply = await start().inject(preflight)
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([405, undefined])
  })

  it('may call when the configuration names them, and only they', async () => {
    start({ security: { ...security, allowedOrigins: [portal] } })
    const allowed = await app.inject(preflight)
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([204, portal])
    expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key')
    const other = await app.inject({ ...preflight, headers: { origin: 'https://evil.example' } })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('logs', () => {
  it('hold no trace of a password or a token', async () => {
    const lines: string[] = []
    const log = createLogger('trace', { write: (line) => void lines.push(line) })
    start({ log })
    const payload = { userName: 'sara@example.com', password: 'Zy7!not-in-logs' }
    const headers = { authorization: 'Bearer tok-not-in-logs', cookie: 'c=not-in-logs' }
    await app.inject({ method: 'POST', url: `${login.path}?token=q-not-in-logs`, payload, headers })
    await app.inject({ method: 'POST', url: login.path, payload: { password: ['Zy7!not-in-logs'] }, headers })
    await app.inject({
      method: 'POST',
      url: login.path,
      payload: '{"password":"Zy7!not-in-logs',
      headers: { ...headers, 'content-type': 'application/json' },
    })
    log.info({ body: payload, deep: { er: { token: 'not-in-logs' } }, token: 'not-in-logs' }, 'careless')
    log.error({ err: Object.assign(new Error('query failed'), { params: ['not-in-logs'], query: 'not-in-logs' }) })

    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.join('')).not.toContain('not-in-logs')
  })

  it('have one line per write, with its route and trace id, and none for a read that went well', async () => {
    const lines: string[] = []
    start({ log: createLogger('info', { write: (line) => void lines.push(line) }) })
    await app.inject('/page')
    await app.inject({
      method: 'POST',
      url: login.path,
      payload: { userName: 'a', password: 'b' },
      headers: { 'x-request-id': 'trace-777' },
    })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { method: 'POST', route: login.path, status: 200, traceId: 'trace-777' },
    ])
  })
})

describe('a client that leaves', () => {
  it.each([
    [
      'in the middle of its request',
      `POST ${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"user`,
    ],
    ['before its answer, which then fails', `GET /broken HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s is no error of ours', async (_when, bytes) => {
    const lines: { level: number }[] = []
    start({ log: createLogger('debug', { write: (line) => void lines.push(JSON.parse(line) as { level: number }) }) })
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    app.get('/broken', async () => {
      begin()
      await left
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(bytes)
    await (bytes.startsWith('GET') ? begun : new Promise((resolve) => setTimeout(resolve, 100)))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    leave()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })

  it('is told apart from a failure of ours while somebody waits', async () => {
    const lines: { level: number }[] = []
    start({ log: createLogger('debug', { write: (line) => void lines.push(JSON.parse(line) as { level: number }) }) })
    app.get('/broken', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { status } = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/broken`)
    expect(status).toBe(503)
    expect(lines.filter(({ level }) => level >= 50)).toHaveLength(1)
  })
})

describe('health', () => {
  const ready = async (checks: Record<string, ReadinessCheck>) => {
    start()
    healthRoutes(app, checks)
    return app.inject('/readyz')
  }

  it('is alive and ready', async () => {
    const reply = await ready(databaseChecks(database.db))
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'ok', parts: { database: 'ok', migrations: 'ok' } },
    ])
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  })

  it('names the part that is not ready', async () => {
    const reply = await ready({
      database: () => Promise.reject(new Error('gone')),
      worker: () => false,
      disk: () => true,
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.json().parts).toEqual({ database: 'failed', worker: 'failed', disk: 'ok' })
  })
})

describe('metrics', () => {
  it('count requests by route, and are there for this machine alone', async () => {
    start()
    await app.inject('/api/my/scan/1')
    await app.inject('/page')
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(/sarv_http_request_duration_seconds_count\{method="GET",route="\/page",status="200"\} 1/)
    expect(body).not.toContain('scan')
    expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
  })

  it('ask for the token when there is one', async () => {
    start({ metrics: { token: 'let-me-in', ofProcess: false } })
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    const headers = { authorization: 'Bearer let-me-in' }
    expect((await app.inject({ url: '/metrics', headers, remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })
})

describe('a body of 10 MB', () => {
  it('is refused with a sentence, not with a cut connection', async () => {
    await start().listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const reply = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: login.path,
          method: 'POST',
          headers: { ...headers, 'content-length': 10_000_000 },
        },
        (answer) => {
          let body = ''
          answer
            .setEncoding('utf8')
            .on('data', (chunk: string) => (body += chunk))
            .on('end', () => resolve({ status: answer.statusCode, body }))
        },
      )
      sent.on('error', reject)
      sent.end(Buffer.alloc(10_000_000, 'x'))
    })
    expect(reply.status).toBe(413)
    expect(JSON.parse(reply.body)).toMatchObject({
      type: 'body_too_large',
      errorMessage: expect.stringContaining('۱ مگابایت'),
    })
  })
})

describe('stopping', () => {
  it('finishes running requests and does not wait for connections that nobody uses', async () => {
    start()
    app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('done'), 500)))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const unused = connect(port, '127.0.0.1')
    await once(unused, 'connect')
    const running = fetch(`http://127.0.0.1:${port}/slow`)
    await once(app.server, 'request')

    const begun = Date.now()
    await app.close()
    expect(await (await running).text()).toBe('done')
    expect(Date.now() - begun).toBeLessThan(10_000)
  })
})

describe('API documentation', () => {
  it('is one page with nothing from outside', async () => {
    start()
    const later = defineCall({ ...login, path: '/api/my/later' })
    apiDocsRoutes(app, (includes) => ({
      openapi: '3.1.0',
      paths: Object.fromEntries([login, later].filter(includes).map(({ path }) => [path, { post: {} }])),
    }))
    const page = await app.inject('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).not.toMatch(/https?:\/\//)
    expect(page.headers['content-security-policy']).toMatch(/connect-src 'self';/)
    expect(page.headers['content-security-policy']).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/)
    const script = await app.inject('/api/docs/scalar.js')
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect((await app.inject('/api/my/openapi.json')).json()).toEqual({
      openapi: '3.1.0',
      paths: { [login.path]: { post: {} } },
    })
  })
})
