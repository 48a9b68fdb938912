import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '../../../secrets.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { cookieOf } from '../../../testing/sign-in.ts'
import { newEmail, registrationTools, type Answered } from './registration.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { post, form, register, confirm, followLink, codeFor, usersWith } = registrationTools(() => api)

describe('two who sign up with the same e-mail', () => {
  const attackersPassword = 'Stolen9#kettle'
  const ownersPassword = 'Owner7$lantern'
  const canSignIn = async (email: string, password: string) =>
    (await post('login', { email, password })).body.accessToken !== '0'
  /** All mails to the e-mail, the first one first. */
  const mailedTo = async (email: string) =>
    (await api.outbox(email)).map(({ values }) => values as { code: string; link: string }).toReversed()
  const linkTokenOf = ({ link }: { link: string }) => link.split('#registration=')[1]!

  it('have a code and a form each: the first gets an account with the first one’s password', async () => {
    const email = newEmail()
    const owner = (await register(email, { password: ownersPassword, firstName: 'سارا' })).body.pendingToken!
    const stranger = (await register(email, { password: attackersPassword, firstName: 'دزد' })).body.pendingToken!
    const [first, second] = await mailedTo(email)
    expect(first!.code).not.toBe(second!.code)

    // The owner types what the newest mail says into the page that they filled in: it is not the code of their form.
    expect(await confirm(email, second!.code, owner)).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    expect(await confirm(email, first!.code, stranger)).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    expect((await confirm(email, first!.code, owner)).body).toMatchObject({ email, userTitle: 'سارا راد' })
    expect(await canSignIn(email, attackersPassword)).toBe(false)
    expect(await canSignIn(email, ownersPassword)).toBe(true)
    expect((await confirm(email, second!.code, stranger)).status).toBe(400)
    expect((await followLink(email, linkTokenOf(second!), { password: attackersPassword })).status).toBe(400)
    expect(await usersWith(email)).toHaveLength(1)
  })

  it('a code without its token is worth nothing, nor are wrong ones against somebody else’s', async () => {
    const email = newEmail()
    const owner = (await register(email)).body.pendingToken!
    const code = await codeFor(email)
    for (let n = 0; n < 8; n += 1)
      expect((await post('register-confirm', { email, confirmCode: code })).status).toBe(400)
    for (let n = 0; n < 8; n += 1) expect((await confirm(email, '111111', newToken())).status).toBe(400)
    expect((await confirm(email, code, owner)).status).toBe(200)
  })

  it('the link in another browser asks for a password, so that a stranger’s is never the account’s', async () => {
    const email = newEmail()
    await register(email, { password: attackersPassword })
    const [mail] = await mailedTo(email)
    const linkToken = linkTokenOf(mail!)
    expect(await followLink(email, linkToken)).toMatchObject({
      status: 400,
      body: { type: 'registration_needs_password' },
    })
    expect(await usersWith(email)).toEqual([])
    expect(await followLink(email, linkToken, { password: 'Password1!' })).toMatchObject({ status: 422 })
    const { status, body } = await followLink(email, linkToken, { password: ownersPassword })
    expect([status, body.email]).toEqual([200, email])
    expect(await canSignIn(email, attackersPassword)).toBe(false)
    expect(await canSignIn(email, ownersPassword)).toBe(true)
    expect(await followLink(email, linkToken, { password: ownersPassword })).toMatchObject({
      status: 400,
      body: { type: 'registration_link_dead' },
    })
  })

  it('the link finishes the form of an older client, whose answer says so and whose browser keeps the token', async () => {
    const email = newEmail()
    const asked = await register(email, { password: ownersPassword })
    expect(asked.body.errorMessage).toContain('پیوند نامه ثبت‌نام را در هر مرورگری کامل می‌کند')
    const cookie = cookieOf(asked, 'sarv_register')
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    const [mail] = await mailedTo(email)
    const { status } = await api.request(undefined, {
      method: 'POST',
      url: '/api/my/account/register-confirm',
      payload: { email, linkToken: linkTokenOf(mail!) },
      headers: { cookie: cookie!.split(';')[0]! },
    })
    expect(status).toBe(200)
    expect(await canSignIn(email, ownersPassword)).toBe(true)
  })

  it('a link of another e-mail, or too old, is worth nothing', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await register(email)
    const linkToken = linkTokenOf((await mailedTo(email))[0]!)
    const dead = { status: 400, body: { type: 'registration_link_dead' } }
    expect(await followLink(other, linkToken, { password: ownersPassword })).toMatchObject(dead)
    const past = new Date(Date.now() - 1000)
    await api.db.updateTable('code_requests').set({ link_expires_at: past }).where('email', '=', email).execute()
    expect(await followLink(email, linkToken, { password: ownersPassword })).toMatchObject(dead)
  })

  it('a stranger who asks again and again does not keep the owner from asking', async () => {
    const email = newEmail()
    const from = (remoteAddress: string) => async () =>
      api.request<Answered>(undefined, {
        method: 'POST',
        url: '/api/my/account/register',
        payload: await form(email),
        remoteAddress,
      })
    const [stranger, owner] = [from('198.51.100.7'), from('198.51.100.8')]
    const statuses = []
    for (let n = 0; n < 8; n += 1) statuses.push((await stranger()).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await owner()).status).toBe(200)
  })
})
