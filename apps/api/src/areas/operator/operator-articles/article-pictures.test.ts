import type { OperatorArticle } from '@sarv/contract/operator/operator-articles/operator-articles.schemas'
import type { BlogArticle } from '@sarv/contract/portal/blog/blog.schemas'
import { pictureBytes } from '@sarv/contract/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { sweepPictures } from '../../portal/blog/pictures.service.ts'
import { aJpeg, aPdf, aPng, aWebp, aZip } from '../../portal/tickets/attachments.fixture.ts'

let api: TestApi
let editor: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  editor = await insertOperator(api.db, ['editor'])
})
afterAll(() => api.close())

const upload = async (
  content: Uint8Array<ArrayBuffer> | string,
  name = 'a.png',
  token: string | undefined = editor.token,
) => {
  const form = new FormData()
  form.append('attachment', new File([content], name, { type: 'image/png' }))
  const response = new Response(form)
  return api.request<{ pictureKey: string; imageLink: string; type?: string }>(token, {
    method: 'POST',
    url: '/api/operator/article/picture',
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  })
}
const look = (url: string) => api.app.inject({ method: 'GET', url })
let written = 0
const model = (over: object) => {
  written += 1
  const text = {
    title: 'a title',
    subtitle: 'a subtitle',
    content: 'a text',
    author: 'Sara',
    tags: [],
    isHeader: false,
  }
  return { ...text, link: `pictured-${written}`, publishDate: '2026-01-01T00:00:00', reason: 'for the blog', ...over }
}
const write = (over: object) => {
  const payload = model(over)
  return api.request<{ id: number; type?: string }>(editor.token, {
    method: 'POST',
    url: '/api/operator/article/create',
    payload,
  })
}

it.each([
  ['png', aPng, 'image/png'],
  ['jpg', aJpeg, 'image/jpeg'],
  ['webp', aWebp, 'image/webp'],
])(
  'a picture (%s) stands with its article, is read by everyone as what it is, and is kept by browsers',
  async (_kind, content, type) => {
    const { body: kept } = await upload(new Uint8Array(content), 'whatever.html')
    const { body: made } = await write({ pictureKey: kept.pictureKey })
    const { body: all } = await api.request<OperatorArticle[]>(editor.token, {
      method: 'GET',
      url: '/api/operator/article/list',
    })
    const own = all.find(({ id }) => id === made.id)!
    expect(own).toMatchObject({ pictureKey: kept.pictureKey, imageLink: kept.imageLink })
    const { body: read } = await api.get<BlogArticle>(undefined, `/portal/website-blog/get/${own.link}`)
    expect(read.imageLink).toBe(kept.imageLink)
    const answer = await look(read.imageLink!)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    })
  },
)

/** As a camera writes one: behind the first mark of the file, where whoever guesses what it is looks. */
const withComment = (jpeg: Buffer, words: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(words), jpeg.subarray(2)])
}

it.each([
  ['a page that calls itself a picture', '<html><script>alert(1)</script>'],
  ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['text', 'a picture'],
  ['nothing', ''],
  ['PDF', new Uint8Array(aPdf)],
  ['an archive', new Uint8Array(aZip('a.html', Buffer.from('<html>')))],
  [
    'a picture with an archive behind it',
    new Uint8Array(Buffer.concat([aJpeg, aZip('a.html', Buffer.from('<html>'))])),
  ],
  ['a picture with a page in it', new Uint8Array(withComment(aJpeg, '<script>alert(1)</script>'))],
])('is no picture: %s', async (_name, content) => {
  expect((await upload(content)).status).toBe(422)
})

it('is not too large for readers', async () => {
  const large = new Uint8Array(Buffer.concat([aJpeg, Buffer.alloc(pictureBytes)]))
  expect((await upload(large)).body.type).toBe('picture_large')
})

it('is uploaded by editors alone', async () => {
  const engineer = await insertOperator(api.db, ['engineer', 'support', 'finance'])
  const customer = await api.newCustomer()
  expect((await upload(new Uint8Array(aPng), 'a.png', engineer.token)).status).toBe(403)
  expect((await upload(new Uint8Array(aPng), 'a.png', customer.token)).status).toBe(401)
})

it.each(['of-nothing', '..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(40)])(
  'is not there by another key: %s',
  async (key) => {
    expect([404, 422]).toContain((await look(`/api/my/portal/website-blog/picture/${key}`)).statusCode)
    expect((await write({ pictureKey: decodeURIComponent(key) })).status).toBeGreaterThanOrEqual(400)
  },
)

it('goes after a day without an article, and stays with one', async () => {
  const { body: used } = await upload(new Uint8Array(aPng))
  const { body: unused } = await upload(new Uint8Array(aPng))
  await write({ pictureKey: used.pictureKey })
  const sweep = (now: Date) => sweepPictures({ db: api.db, files: api.engines.files, log: silentLog }, now)
  expect(await sweep(new Date())).toBe(0)
  await sweep(new Date(Date.now() + 25 * 3_600_000))
  expect((await look(used.imageLink)).statusCode).toBe(200)
  expect((await look(unused.imageLink)).statusCode).toBe(404)
  expect((await write({ pictureKey: unused.pictureKey })).body.type).toBe('picture_missing')
})
