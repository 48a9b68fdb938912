import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticPortal } from './static-portal.ts'

const decode: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body) => body,
}
const script = 'console.log("سرو")'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-portal-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'outside')
  await writeFile(join(dist, 'index.html'), '<!doctype html>portal')
  await writeFile(join(dist, 'favicon.svg'), '<svg/>')
  await mkdir(join(dist, '.vite'))
  await writeFile(join(dist, '.vite/manifest.json'), '{}')
  await writeFile(join(dist, 'assets/app-abc123.js'), script)
  await writeFile(join(dist, 'assets/app-abc123.js.br'), brotliCompressSync(script))
  await writeFile(join(dist, 'assets/app-abc123.js.gz'), gzipSync(script))
  app = fastify()
  await staticPortal(app, dist)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the built portal', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
  ])('is sent in the best form for Accept-Encoding "%s"', async (accepted, encoding) => {
    const reply = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': accepted } })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(decode[encoding ?? 'none']!(reply.rawPayload).toString()).toBe(script)
  })

  it.each(['/', '/index.html', '/vm/7', '/dns/7/example.com', '/vm/7?tab=disks', '/%D8%B3%D8%B1%D9%88'])(
    'opens at %s, never cached',
    async (url) => {
      const reply = await app.inject({ url, headers: browser })
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
        200,
        '<!doctype html>portal',
        'no-cache',
      ])
    },
  )

  it('is not sent again to who has it', async () => {
    const { etag } = (await app.inject({ url: '/', headers: browser })).headers
    const again = await app.inject({ url: '/', headers: { ...browser, 'if-none-match': etag as string } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('answers HEAD', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/favicon.svg' })
    expect([reply.statusCode, reply.body, reply.headers['content-type'], reply.headers['content-length']]).toEqual([
      200,
      '',
      'image/svg+xml',
      '6',
    ])
  })

  it.each([
    '/assets/gone-000.js',
    '/missing.png',
    '/api',
    '/api/my/nothing',
    '/api/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject({ url, headers: { accept: 'image/*' } })).statusCode).toBe(404)
  })

  it('keeps the build’s own notes to itself', async () => {
    expect((await app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404)
  })

  it('never answers a missing script or an API path with the page', async () => {
    expect((await app.inject({ url: '/assets/gone-000.js', headers: browser })).statusCode).toBe(404)
    for (const url of ['/api/my/nothing', '/API/my/nothing', '/Api', '/%41PI/docs']) {
      expect((await app.inject({ url, headers: browser })).statusCode).toBe(404)
    }
  })
})

it('says what to do when the portal is not built', async () => {
  const empty = fastify()
  await staticPortal(empty, join(folder, 'nowhere'))
  const reply = await empty.inject({ url: '/', headers: browser })
  expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm start')])
  await empty.close()
})
