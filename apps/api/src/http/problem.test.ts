import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { insertPerson, type Person } from '../testing/people.ts'
import { errorCatalogue, type ErrorCode } from '@sarv/contract/errors/errors'
import { statusTitles } from '../errors/catalogue.fa.ts'
import { AppError } from '../errors/app-error.ts'
import { implement } from './implement.ts'
import { createTestServer } from './test-server.ts'

const refuse = defineCall({
  method: 'POST',
  path: '/api/my/refuse/{code}',
  access: 'signedIn',
  summary: '-',
  params: z.object({ code: z.string() }),
  dryRun: true,
})

let database: TestDatabase
let app: FastifyInstance
let person: Person

beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestServer(database.db)
  const throwIt = ({ params }: { params: { code: string } }) => {
    throw new AppError(params.code as ErrorCode)
  }
  implement(app, refuse, throwIt, { dryRun: async (context) => throwIt(context) })
  await app.ready()
  person = await insertPerson(database.db)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (code: string, accept: string | undefined, headers: Record<string, string> = {}) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/my/refuse/${code}`,
    headers: { authorization: `Bearer ${person.token}`, ...(accept !== undefined && { accept }), ...headers },
  })
  return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.body, headers: reply.headers }
}

/** One code of the catalogue for each status that a call can answer. */
const codeByStatus = new Map<number, ErrorCode>(
  Object.entries(errorCatalogue).map(([code, { status }]) => [status, code as ErrorCode] as const),
)
const bareStatuses = [400, 409, 413, 415, 429, 500, 503]
const objectStatuses = [401, 403, 404, 405, 408, 422, 431]

const earlierPanel = ['application/json, text/plain, */*', 'text/plain', 'TEXT/Plain; charset=utf-8;q=0.5, text/html']
const everybodyElse = [
  undefined,
  '*/*',
  '',
  'application/json',
  'application/problem+json, application/json',
  'application/problem+json, text/plain, */*',
  'application/json, text/plain;q=0, */*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
]

const proofCodes = ['proof_needed', 'factor_proof_needed'] as const

const cases = (accepts: readonly (string | undefined)[], statuses: readonly number[]) =>
  accepts.flatMap((accept) => statuses.map((status) => ({ accept, status, code: codeByStatus.get(status)! })))

it('knows a code and a title for every status of the table', () => {
  const statuses = new Set([...bareStatuses, ...objectStatuses])
  expect(new Set(codeByStatus.keys())).toEqual(statuses)
  expect(new Set(Object.keys(statusTitles).map(Number))).toEqual(statuses)
})

describe('a client of the earlier panel', () => {
  it.each(cases(earlierPanel, bareStatuses))('that accepts $accept reads the sentence of $status', async (given) => {
    const reply = await ask(given.code, given.accept)
    expect([reply.status, reply.type]).toEqual([given.status, 'text/plain; charset=utf-8'])
    expect(reply.body).toBe(new AppError(given.code).sentence)
  })

  it.each(cases(earlierPanel, objectStatuses))('that accepts $accept reads the object of $status', async (given) => {
    const reply = await ask(given.code, given.accept)
    expect([reply.status, reply.type]).toEqual([given.status, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(reply.body)).toMatchObject({ status: given.status, errorMessage: expect.any(String) })
  })

  it.each(earlierPanel.flatMap((accept) => proofCodes.map((code) => ({ accept, code }))))(
    'that accepts $accept reads in the sentence of $code that a sign-in is the way on, not a 403 that it shows nothing of',
    async ({ accept, code }) => {
      const reply = await ask(code, accept)
      expect([reply.status, reply.type]).toEqual([400, 'text/plain; charset=utf-8'])
      expect(reply.body).toContain('وارد شوید و تا ۱۰ دقیقه پس از ورود همین کار را انجام دهید')
    },
  )

  it('always finds the messages of a 422 in errors', async () => {
    const sentence = new AppError('body_malformed').sentence
    const reply = await ask('body_malformed', earlierPanel[0])
    expect(JSON.parse(reply.body)).toMatchObject({ errorMessage: sentence, errors: { '': [sentence] } })
  })
})

describe('everybody else', () => {
  it.each(cases(everybodyElse, [...bareStatuses, ...objectStatuses]))(
    'who accepts $accept reads the whole problem of $status',
    async ({ accept, status, code }) => {
      const reply = await ask(code, accept)
      expect([reply.status, reply.type]).toEqual([status, 'application/problem+json; charset=utf-8'])
      expect(JSON.parse(reply.body)).toMatchObject({
        type: code,
        title: statusTitles[status],
        status,
        errorMessage: new AppError(code).sentence,
        traceId: expect.any(String),
      })
    },
  )
})

it.each(everybodyElse.flatMap((accept) => proofCodes.map((code) => ({ accept, code }))))(
  'who accepts $accept reads $code as a 403',
  async ({ accept, code }) => {
    const reply = await ask(code, accept)
    expect(reply.status).toBe(403)
    expect(JSON.parse(reply.body)).toMatchObject({ type: code, status: 403 })
  },
)

describe('both kinds get the same', () => {
  it.each([
    ['a dry run', { 'x-dry-run': 'true' }],
    ['a repeated request', { 'idempotency-key': 'again-1' }],
  ])('in %s', async (_what, headers) => {
    await ask('over_limit', undefined, headers)
    const bare = await ask('over_limit', earlierPanel[0], headers)
    const whole = await ask('over_limit', '*/*', headers)
    expect(bare).toMatchObject({ status: 400, body: new AppError('over_limit').sentence })
    expect(JSON.parse(whole.body)).toMatchObject({ type: 'over_limit', status: 400 })
    expect([bare, whole].map((reply) => reply.headers['idempotency-replayed'])).toEqual(
      'idempotency-key' in headers ? ['true', 'true'] : [undefined, undefined],
    )
  })
})
