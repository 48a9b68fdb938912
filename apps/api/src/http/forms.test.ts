import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import { optionalAttachment, PathId } from '@sarv/contract/fields'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { insertPerson, type Person } from '../testing/people.ts'
import { implement } from './implement.ts'
import { createTestServer } from './test-server.ts'

const Seen = z.object({ subjectId: z.int(), file: z.string().nullable(), bytes: z.int() })

const upload = defineCall({
  method: 'POST',
  path: '/api/my/upload',
  access: 'signedIn',
  summary: 'Takes a form',
  body: z.object({ subjectId: PathId, attachment: optionalAttachment }),
  multipart: true,
  response: Seen,
})
const plain = defineCall({
  method: 'POST',
  path: '/api/my/plain',
  access: 'signedIn',
  summary: 'Takes JSON',
  body: z.object({ name: z.string() }),
})

let database: TestDatabase
let app: FastifyInstance
let person: Person
let uploads = 0

beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestServer(database.db)
  implement(app, upload, ({ body: { subjectId, attachment } }) => {
    uploads += 1
    return { subjectId, file: attachment?.name ?? null, bytes: attachment?.size ?? 0 }
  })
  implement(app, plain, () => {})
  await app.ready()
  person = await insertPerson(database.db)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const png = (bytes: number) => new File([new Uint8Array(bytes)], 'رسید.png', { type: 'image/png' })

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** As a browser sends it: a new boundary each time. */
const send = async (url: string, form: FormData, headers: Record<string, string> = {}) => {
  const request = new Request('http://portal.example/', { method: 'POST', body: form })
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      accept: 'application/problem+json',
      authorization: `Bearer ${person.token}`,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
  })
  return { status: reply.statusCode, body: reply.json<{ type?: string }>() }
}

describe('a form', () => {
  it('arrives with its numbers and its file', async () => {
    const { status, body } = await send(upload.path, formOf({ subjectId: '۷', attachment: png(2048) }))
    expect([status, body]).toEqual([200, { subjectId: 7, file: 'رسید.png', bytes: 2048 }])
  })

  it('needs no file where the file is optional, and may then be JSON as well', async () => {
    expect(await send(upload.path, formOf({ subjectId: '7' }))).toMatchObject({ status: 200, body: { file: null } })
    const reply = await app.inject({
      method: 'POST',
      url: upload.path,
      payload: { subjectId: 7 },
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(reply.statusCode).toBe(200)
  })

  it.each([
    ['a file of another kind', () => new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' }), 422],
    ['a file over 25 MB', () => png(25 * 1024 * 1024 + 1), 422],
    ['a form far over its limit', () => png(30 * 1024 * 1024), 413],
  ])('with %s is refused', async (_what, file, status) => {
    expect((await send(upload.path, formOf({ subjectId: '7', attachment: file() }))).status).toBe(status)
  })

  it('that is cut off is told so', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: upload.path,
      payload: '--x\r\nContent-Disposition: form-data; name="subjectId"\r\n\r\n7',
      headers: {
        accept: 'application/problem+json',
        authorization: `Bearer ${person.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    expect([reply.statusCode, reply.json<{ type: string }>().type]).toEqual([422, 'body_malformed'])
  })

  it('is not taken by a call of JSON', async () => {
    expect(await send(plain.path, formOf({ name: 'x' }))).toMatchObject({
      status: 415,
      body: { type: 'unsupported_media_type' },
    })
  })

  it('sent again with its key is done once; another file under the same key is refused', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const before = uploads
    const first = await send(upload.path, formOf({ subjectId: '7', attachment: png(10) }), headers)
    const again = await send(upload.path, formOf({ subjectId: '7', attachment: png(10) }), headers)
    const other = await send(upload.path, formOf({ subjectId: '7', attachment: png(11) }), headers)
    expect([first.status, again.status, other.status]).toEqual([200, 200, 422])
    expect(again.body).toEqual(first.body)
    expect(uploads).toBe(before + 1)
  })
})
