import { METHODS } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import { PathId } from '@sarv/contract/fields'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { implement } from './implement.ts'
import { staticPortal } from './static-portal.ts'
import { createTestServer } from './test-server.ts'

const path = '/api/my/thing/{id}'
const params = z.object({ id: PathId })
const thingGet = defineCall({ method: 'GET', path, access: 'anyone', summary: '-', params })
const thingEdit = defineCall({ method: 'PUT', path, access: 'anyone', summary: '-', params, body: z.unknown() })

let database: OpenDatabase
let app: FastifyInstance
let port: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestServer(database.db)
  implement(app, thingGet, () => {})
  implement(app, thingEdit, () => {})
  app.get('/healthz', async () => 'ok')
  await staticPortal(app, '/nowhere')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Writes to the connection as it is, and reads until it ends. */
const sendRaw = async (request: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2) as [string, string]))
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

const problemIn = (body: string) => JSON.parse(body) as unknown

describe('a wrong method', () => {
  // A CONNECT is no request to us but to a proxy.
  const wrong = METHODS.filter((method) => !['GET', 'HEAD', 'PUT', 'CONNECT'].includes(method))

  it('is every one that is left', () => expect(wrong).toEqual(expect.arrayContaining(['QUERY', 'DELETE', 'OPTIONS'])))

  it.each(wrong)('%s is told which are right', async (method) => {
    const reply = await sendRaw(
      `${method} /api/my/thing/7?x=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\n<a/>`,
    )
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'get, head, put'])
    expect(problemIn(reply.body)).toMatchObject({ type: 'method_not_allowed', status: 405 })
  })

  it.each([
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/vm/7/list', 'GET, HEAD'],
    ['POST', '/api/my/%74hing/7', 'GET, HEAD, PUT'],
  ] as const)('%s %s likewise', async (method, url, allow) => {
    const reply = await app.inject({ method, url })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow])
  })

  it.each([
    ['POST', '/api/my/nothing'],
    ['POST', '/API/my/thing/7'],
    ['GET', '/API/my/thing/7'],
    ['GET', '/assets/gone.js'],
  ] as const)('is not what is wrong with %s %s', async (method, url) => {
    const reply = await app.inject({ method, url, headers: { accept: 'text/html, image/png' } })
    expect([reply.statusCode, reply.headers.allow]).toEqual([404, undefined])
  })
})

describe('what is no HTTP', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'request_malformed'],
    ['a method that nobody knows', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'request_malformed'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400, 'request_malformed'],
    [
      'two lengths',
      'PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
      'request_malformed',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request_malformed'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('%s is answered with a problem', async (_what, request, status, type) => {
    const reply = await sendRaw(request)
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      connection: 'close',
    })
    expect(problemIn(reply.body)).toMatchObject({
      type,
      status,
      errorMessage: expect.stringMatching(/[آ-ی]/),
      traceId: reply.headers['x-request-id'],
    })
  })
})

describe('a compressed body', () => {
  const put = (encoding: string, payload: Buffer | string) =>
    app.inject({
      method: 'PUT',
      url: '/api/my/thing/7',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })

  it.each(['gzip', 'br', 'GZIP', 'gzip, identity'])('of %s is refused', async (encoding) => {
    const reply = await put(encoding, gzipSync('{}'))
    expect([reply.statusCode, reply.headers['accept-encoding']]).toEqual([415, 'identity'])
    expect(problemIn(reply.body)).toMatchObject({ type: 'content_encoded' })
  })

  it('is not one that says "identity"', async () => expect((await put('identity', '{}')).statusCode).toBe(200))
})
