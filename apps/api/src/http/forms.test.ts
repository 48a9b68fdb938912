import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  it('leaves nothing on our disk once it is answered', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sarv-forms-'))
    const server = createTestServer(database.db, { uploadFolder: folder })
    let during: string[] = []
    implement(server, upload, async ({ body: { subjectId, attachment } }) => {
      during = await readdir(folder)
      return { subjectId, file: await attachment!.slice(0, 4).text(), bytes: attachment!.size }
    })
    const form = new Response(formOf({ subjectId: '7', attachment: new File(['12345'], 'a.txt') }))
    const reply = await server.inject({
      method: 'POST',
      url: upload.path,
      payload: Buffer.from(await form.arrayBuffer()),
      headers: { authorization: `Bearer ${person.token}`, 'content-type': form.headers.get('content-type') ?? '' },
    })
    expect(reply.json()).toEqual({ subjectId: 7, file: '1234', bytes: 5 })
    expect(during).toHaveLength(1)
    await expect.poll(() => readdir(folder)).toEqual([])
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('that would be a gigabyte is cut while it comes, and is never in memory', async () => {
    const server = createTestServer(database.db, {})
    implement(server, upload, () => ({ subjectId: 1, file: null, bytes: 0 }))
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const before = process.memoryUsage().rss
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, 1)
    const head = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    )
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port,
      path: upload.path,
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    const status = new Promise<number>((resolve, reject) => {
      outgoing.on('response', (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
      outgoing.on('error', reject)
    })
    outgoing.write(head)
    const isOver = status.then(
      () => true,
      () => true,
    )
    let isEnded = false
    while (sent < 1024 ** 3 && !isEnded) {
      sent += chunk.length
      const hasRoom = outgoing.write(chunk) || once(outgoing, 'drain').then(() => true)
      isEnded = await Promise.race([
        isOver,
        Promise.resolve(hasRoom).then(
          () => false,
          () => true,
        ),
      ])
    }
    expect(await status).toBe(413)
    outgoing.destroy()
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    await server.close()
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a thousand parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1000)}--x--\r\n`,
    ],
    ['headers without an end', 'multipart/form-data; boundary=x', `--x\r\nA: ${'b'.repeat(100_000)}`],
  ])('with %s is refused', async (_what, type, payload) => {
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: upload.path, payload, headers })
    expect(reply.statusCode).toBe(422)
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
