import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleState, commentState } from '@sarv/contract/enums'
import type {
  OperatorArticle,
  OperatorComment,
} from '@sarv/contract/operator/operator-articles/operator-articles.schemas'
import type { BlogArticle, BlogArticleListItem, BlogComment } from '@sarv/contract/portal/blog/blog.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

let api: TestApi
let editor: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials: 0 } } })
  editor = await insertOperator(api.db, ['editor'])
})
afterAll(() => api.close())

const reason = 'the plan of this month'
const inHours = (hours: number) => toWire(new Date(Date.now() + hours * 3_600_000))
const send = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = editor) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })
let visitors = 0
const asAnyone = <Body>(method: 'GET' | 'POST', path: string, payload?: object) => {
  visitors += 1
  return api.request<Body & { type?: string }>(undefined, {
    method,
    url: `/api/my/portal/${path}`,
    remoteAddress: `198.18.0.${visitors}`,
    ...(payload && { payload }),
  })
}
let written = 0
const model = (over: object = {}) => {
  written += 1
  return {
    link: `an-article-${written}`,
    title: 'نسخه پشتیبان',
    subtitle: 'چگونه ساخته می‌شود',
    content: 'متن **مقاله**',
    author: 'سارا',
    tags: ['پشتیبان'],
    isHeader: false,
    publishDate: inHours(-1),
    reason,
    ...over,
  }
}
const publish = async (over: object = {}) => {
  const body = model(over)
  const { body: made } = await send<{ id: number }>('POST', 'article/create', body)
  return { id: made.id, link: body.link }
}
const links = async () =>
  (await asAnyone<BlogArticleListItem[]>('GET', 'website-blog/list')).body.map(({ link }) => link)
const commentsOf = async (id: number) => (await asAnyone<BlogComment[]>('GET', `website-blog-comment/get/${id}`)).body
const say = (websiteBlogId: number, over: object = {}) =>
  asAnyone('POST', 'website-blog-comment/create', {
    websiteBlogId,
    name: 'سارا احمدی',
    email: 'reader@example.com',
    content: 'سپاس، به کار آمد.',
    ...over,
  })
const waiting = async () =>
  (await send<OperatorComment[]>('GET', 'comment/list')).body.filter(
    ({ stateId }) => stateId === commentState.id.waiting,
  )

/** Known ways to smuggle something that runs or loads into a page. */
const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<!--><script>alert(1)</script>-->',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '</p><script>alert(1)</script><p>',
  '<p style="background:url(javascript:alert(1))">',
]

describe('an article', () => {
  it('is read by everyone from its time on, and by nobody as a draft', async () => {
    const now = await publish()
    const draft = await publish({ publishDate: undefined })
    const later = await publish({ publishDate: inHours(5) })
    expect(await links()).toContain(now.link)
    for (const { link, id } of [draft, later]) {
      expect(await links()).not.toContain(link)
      expect((await asAnyone('GET', `website-blog/get/${link}`)).status).toBe(404)
      expect((await asAnyone('GET', `website-blog-comment/get/${id}`)).status).toBe(404)
      expect((await say(id)).status).toBe(404)
    }
    const { body } = await send<OperatorArticle[]>('GET', 'article/list')
    const states = new Map(body.map(({ id, stateId }) => [id, stateId]))
    expect([now, draft, later].map(({ id }) => states.get(id))).toEqual([
      articleState.id.published,
      articleState.id.draft,
      articleState.id.scheduled,
    ])
    await send('PUT', `article/edit/${draft.id}`, model({ link: draft.link, version: 1 }))
    const answer = await asAnyone<BlogArticle>('GET', `website-blog/get/${draft.link}`)
    expect(answer.body).toMatchObject({ markdown: 'متن **مقاله**', webBolgTags: ['پشتیبان'] })
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
  })

  it('stands above the others where it is marked, and beside others at their end', async () => {
    const { link } = await publish({ isHeader: true })
    const head = (await asAnyone<BlogArticleListItem[]>('GET', 'website-blog/get-header-articles')).body
    expect(head.map((article) => article.link)).toEqual([link])
    const others = (await asAnyone<BlogArticleListItem[]>('GET', `website-blog/get-random-articles/${link}`)).body
    expect(others.length).toBeGreaterThan(0)
    expect(others.map((article) => article.link)).not.toContain(link)
  })

  it('has a link of its own', async () => {
    const { id, link } = await publish()
    expect((await send('POST', 'article/create', model({ link }))).body.type).toBe('article_link_taken')
    const other = await publish()
    expect((await send('PUT', `article/edit/${other.id}`, model({ link, version: 1 }))).body.type).toBe(
      'article_link_taken',
    )
    expect((await send('PUT', `article/edit/${id}`, model({ link, version: 1 }))).status).toBe(200)
    expect((await send('POST', 'article/create', model({ link: '../etc' }))).status).toBe(422)
  })

  it('gives its link to one of two that want it at the same moment', async () => {
    const [one, other] = [await publish(), await publish()]
    const link = `${one.link}-both`
    const edit = ({ id }: { id: number }) => send('PUT', `article/edit/${id}`, model({ link, version: 1 }))
    const answers = await Promise.all([edit(one), edit(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is never written over what an editor has not read', async () => {
    const { id, link } = await publish()
    const edit = (title: string, version?: number) =>
      send('PUT', `article/edit/${id}`, model({ link, title, ...(version !== undefined && { version }) }))
    expect((await edit('از نخستین', 1)).status).toBe(200)
    expect(await edit('از دومین', 1)).toMatchObject({ status: 409, body: { type: 'article_changed' } })
    expect((await edit('بی نسخه')).status).toBe(422)
    const read = async () => (await send<OperatorArticle[]>('GET', 'article/list')).body.find((one) => one.id === id)
    expect(await read()).toMatchObject({ title: 'از نخستین', version: 2 })
    expect((await edit('از دومین', 2)).status).toBe(200)
  })

  it.each(vectors)('as HTML is only text, whatever stands in it: %s', async (vector) => {
    const { link } = await publish({ content: `پیش ${vector} پس` })
    const { text } = (await asAnyone<BlogArticle>('GET', `website-blog/get/${link}`)).body
    expect(text!.replaceAll(/<\/?(?:p|br)>/g, '')).not.toMatch(/[<>"']/)
  })

  it('is written by editors alone', async () => {
    const engineer = await insertOperator(api.db, ['engineer', 'support', 'finance'])
    expect((await send('POST', 'article/create', model(), engineer)).status).toBe(403)
  })
})

describe('a comment', () => {
  it('is read by nobody until an editor has approved it, and its e-mail never', async () => {
    const { id } = await publish()
    expect((await say(id, { content: 'دیدگاه نخست' })).status).toBe(200)
    expect(await commentsOf(id)).toEqual([])
    const comment = (await waiting()).find(({ content }) => content === 'دیدگاه نخست')!
    expect((await send('PUT', `comment/approve/${comment.id}`, { reason })).status).toBe(200)
    expect((await send('PUT', `comment/approve/${comment.id}`, { reason })).body.type).toBe('comment_decided')
    const shown = await commentsOf(id)
    expect(shown).toMatchObject([{ name: 'سارا احمدی', content: 'دیدگاه نخست' }])
    const { body: listed } = await send<OperatorComment[]>('GET', 'comment/list')
    expect(JSON.stringify([shown, listed])).not.toContain('reader@example.com')
    const kept = await api.db.selectFrom('article_comments').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('reader@example.com')
    await send('PUT', `comment/refuse/${comment.id}`, { reason })
    expect(await commentsOf(id)).toEqual([])
  })

  it('is answered in the name of the provider, which approves it', async () => {
    const { id } = await publish()
    await say(id, { content: 'پرسشی دارم' })
    const comment = (await waiting()).find(({ content }) => content === 'پرسشی دارم')!
    expect((await send('POST', `comment/reply/${comment.id}`, { content: 'بفرمایید.', reason })).status).toBe(200)
    const shown = await commentsOf(id)
    expect(shown).toMatchObject([{ id: comment.id }, { parentId: comment.id, content: 'بفرمایید.' }])
    expect(JSON.stringify(shown)).not.toContain(editor.name)
  })

  it('answers only what stands below the same article', async () => {
    const { id } = await publish()
    const other = await publish()
    await say(id, { content: 'بالای آن' })
    const comment = (await waiting()).find(({ content }) => content === 'بالای آن')!
    expect((await say(id, { parentId: comment.id })).status).toBe(404)
    await send('PUT', `comment/approve/${comment.id}`, { reason })
    expect((await say(other.id, { parentId: comment.id })).status).toBe(404)
    expect((await say(id, { parentId: comment.id })).status).toBe(200)
  })

  it.each(vectors)('stays the text that it is: %s', async (vector) => {
    const { id } = await publish()
    await say(id, { content: vector })
    const comment = (await waiting()).find(({ content }) => content === vector)!
    await send('PUT', `comment/approve/${comment.id}`, { reason })
    expect((await commentsOf(id))[0]!.content).toBe(vector)
  })
})
