import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperatorArticle } from '@sarv/contract/operator/operator-articles/operator-articles.schemas'
import type { OperatorAudience } from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertTestArticle } from '../blog/blog.fixture.ts'
import { linkTokenOf, readLinkToken } from './newsletter.rules.ts'
import { sendMailings } from './newsletter.service.ts'

let api: TestApi
let editor: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  editor = await insertOperator(api.db, ['editor'])
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('newsletter_subscribers').execute())

let visitors = 0
const asAnyone = (method: 'POST' | 'PUT', path: string, payload?: object) => {
  visitors += 1
  return api.request<{ type?: string } | undefined>(undefined, {
    method,
    url: `/api/my/portal/news/${path}`,
    remoteAddress: `198.18.1.${visitors}`,
    ...(payload && { payload }),
  })
}
const asEditor = <Body>(method: 'GET' | 'POST', path: string, payload?: object, who = editor) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/article/${path}`,
    ...(payload && { payload }),
  })

let named = 0
const newAddress = () => {
  named += 1
  return `reader-${named}@example.com`
}
const join = (email: string) => asAnyone('POST', 'create', { email })
const mailsTo = async (email: string) => (await api.outbox(email)).map(({ template }) => template)
/** The token of the link in the newest mail of this kind. */
const tokenTo = async (email: string, template: string, field = 'link') => {
  const mail = (await api.outbox(email)).find((message) => message.template === template)!
  return String((mail.values as Record<string, unknown>)[field]).split('#')[1]!
}
const confirm = async (email: string) =>
  asAnyone('POST', 'confirm', { linkToken: await tokenTo(email, 'newsletterConfirm') })
const subscribe = async () => {
  const email = newAddress()
  await join(email)
  expect((await confirm(email)).status).toBe(200)
  return email
}
const rows = () => api.db.selectFrom('newsletter_subscribers').selectAll().execute()
const hoursPass = () =>
  api.db
    .updateTable('newsletter_subscribers')
    .set({ mailed_at: new Date(Date.now() - 7_200_000) })
    .execute()

describe('the newsletter', () => {
  it('is joined by whoever reads the mail of the address, and keeps the address sealed', async () => {
    const email = newAddress()
    await join(email.toUpperCase())
    expect(await rows()).toMatchObject([{ confirmed_at: null }])
    expect(JSON.stringify(await rows())).not.toContain(email)
    expect((await confirm(email)).status).toBe(200)
    expect((await confirm(email)).status).toBe(200)
    expect((await rows())[0]?.confirmed_at).toBeInstanceOf(Date)
  })

  it('says the same of an address that it knows, that waits and that is new', async () => {
    const known = await subscribe()
    const waiting = newAddress()
    await join(waiting)
    const answers = [await join(known), await join(waiting), await join(newAddress())]
    answers.push(await asAnyone('PUT', `unsubscribe/${known}`), await asAnyone('PUT', `unsubscribe/${newAddress()}`))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  })

  it('writes to an address that has not confirmed three times at most, and never twice at once', async () => {
    const email = newAddress()
    for (let time = 0; time < 3; time += 1) {
      await join(email)
      await join(email)
      await hoursPass()
    }
    await join(email)
    expect(await mailsTo(email)).toEqual(Array(3).fill('newsletterConfirm'))
  })

  it('writes nothing to an address that has confirmed and asks again', async () => {
    const email = await subscribe()
    await hoursPass()
    await join(email)
    expect(await mailsTo(email)).toEqual(['newsletterConfirm'])
  })

  it('is left by the link in a mail, again and again, and forgets the address', async () => {
    const email = await subscribe()
    await hoursPass()
    await asAnyone('PUT', `unsubscribe/${email}`)
    await asAnyone('PUT', `unsubscribe/${email}`)
    expect(await mailsTo(email)).toEqual(['newsletterLeave', 'newsletterConfirm'])
    expect(await rows()).toHaveLength(1)
    const linkToken = await tokenTo(email, 'newsletterLeave')
    expect((await asAnyone('POST', 'leave', { linkToken })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await asAnyone('POST', 'leave', { linkToken })).status).toBe(200)
    expect((await confirm(email)).body).toMatchObject({ type: 'newsletter_link_wrong' })
    // Also not in what nobody can delete.
    const logged = await api.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(logged)).not.toContain(email)
  })

  it('mails no link to an address that nobody has joined with', async () => {
    const email = newAddress()
    await asAnyone('PUT', `unsubscribe/${email}`)
    expect(await mailsTo(email)).toEqual([])
  })

  it('takes ten addresses an hour from one visitor', async () => {
    const own = await startTestApi({ withWorker: false, limits: { hasCallLimits: true } })
    const ask = () =>
      own.request(undefined, {
        method: 'POST',
        url: '/api/my/portal/news/create',
        remoteAddress: '198.18.9.9',
        payload: { email: newAddress() },
      })
    for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await own.close()
  })

  it.each([
    '',
    'x',
    'a@b',
    '<script>@example.com',
    'a@example.com\r\nBcc: all@example.com',
    'a@example.com,b@example.com',
  ])('takes no address that is none: %j', async (email) => {
    expect((await join(email)).status).toBe(422)
    expect(await rows()).toEqual([])
  })
})

describe('the token of a link', () => {
  const other = { mac: () => Buffer.alloc(32) }
  it('is read by who signed it, for its purpose', () => {
    const token = linkTokenOf(api.secrets, 'leave', 17)
    expect(readLinkToken(api.secrets, 'leave', token)).toBe(17)
    expect(readLinkToken(api.secrets, 'confirm', token)).toBeUndefined()
    expect(readLinkToken(other, 'leave', token)).toBeUndefined()
    expect(readLinkToken(api.secrets, 'leave', token.replace('17.', '18.'))).toBeUndefined()
  })

  it.each(['', '.', '1.', '0.x', '-1.x', `1.${'A'.repeat(43)}`, `1e3.${'A'.repeat(43)}`, `${'9'.repeat(40)}.x`, '١.x'])(
    'is not %j',
    async (linkToken) => {
      expect(readLinkToken(api.secrets, 'leave', linkToken)).toBeUndefined()
      for (const path of ['leave', 'confirm']) {
        expect([400, 422]).toContain((await asAnyone('POST', path, { linkToken })).status)
      }
    },
  )
})

describe('an article for the newsletter', () => {
  const reason = 'the article of the week'
  const round = () =>
    sendMailings({ db: api.db, deps: { secrets: api.secrets, publicUrl: 'http://localhost' }, log: silentLog })
  const sendAll = async () => {
    while ((await round()) > 0);
  }
  const send = (id: number, who = editor) => asEditor('POST', `send/${id}`, { reason }, who)
  const mailingOf = async (id: number) =>
    (await asEditor<OperatorArticle[]>('GET', 'list')).body.find((article) => article.id === id)?.mailing

  it('reaches everyone who has confirmed, once, with the link that leaves', async () => {
    const people = [await subscribe(), await subscribe()]
    const unsure = newAddress()
    await join(unsure)
    const { id, link } = await insertTestArticle(api.db)
    expect((await asEditor<OperatorAudience>('GET', 'audience')).body).toEqual({ peopleCount: 2 })
    expect(await mailingOf(id)).toBeNull()
    expect((await send(id)).status).toBe(200)
    const late = await subscribe()
    await sendAll()
    await sendAll()
    for (const email of people) {
      expect(await mailsTo(email)).toEqual(['newsletterArticle', 'newsletterConfirm'])
      const [mail] = await api.outbox(email)
      expect(mail?.values).toMatchObject({ link: `http://localhost/blog/${link}` })
    }
    for (const email of [unsure, late]) expect(await mailsTo(email)).not.toContain('newsletterArticle')
    expect(await mailingOf(id)).toEqual({ peopleCount: 2, sentCount: 2, isOver: true })
    expect((await send(id)).body.type).toBe('article_mailed')

    const linkToken = await tokenTo(people[0]!, 'newsletterArticle', 'leaveLink')
    expect((await asAnyone('POST', 'leave', { linkToken })).status).toBe(200)
    expect(await rows()).toHaveLength(3)
  })

  it('is sent on by the next worker when one dies in the middle of a batch, and nobody gets it twice', async () => {
    const people = [await subscribe(), await subscribe(), await subscribe()]
    const { id } = await insertTestArticle(api.db)
    await send(id)
    let opened = 0
    const dying = {
      ...api.secrets,
      open: (sealed: string) => {
        opened += 1
        if (opened === 2) throw new Error('killed')
        return api.secrets.open(sealed, 'email')
      },
    }
    await sendMailings({ db: api.db, deps: { secrets: dying, publicUrl: 'http://localhost' }, log: silentLog })
    expect(await mailingOf(id)).toMatchObject({ sentCount: 0 })
    await sendAll()
    for (const email of people) expect(await mailsTo(email)).toEqual(['newsletterArticle', 'newsletterConfirm'])
  })

  it('reaches nobody who has left meanwhile, and ends when it is a draft again', async () => {
    const email = await subscribe()
    const [first, second] = [await insertTestArticle(api.db), await insertTestArticle(api.db)]
    await send(first.id)
    await send(second.id)
    await api.db.updateTable('articles').set({ published_at: null }).where('id', '=', second.id).execute()
    const { id } = (await rows())[0]!
    await asAnyone('POST', 'leave', { linkToken: linkTokenOf(api.secrets, 'leave', id) })
    await sendAll()
    expect(await mailsTo(email)).toEqual(['newsletterConfirm'])
    expect(await mailingOf(second.id)).toEqual({ peopleCount: 1, sentCount: 0, isOver: true })
  })

  it('is sent by editors alone, published, and where somebody reads it', async () => {
    const { id } = await insertTestArticle(api.db)
    expect((await send(id)).body.type).toBe('newsletter_empty')
    await subscribe()
    await api.db.updateTable('articles').set({ published_at: null }).where('id', '=', id).execute()
    expect((await send(id)).body.type).toBe('article_unpublished')
    const engineer = await insertOperator(api.db, ['engineer', 'support', 'finance'])
    expect((await send(id, engineer)).status).toBe(403)
  })
})
