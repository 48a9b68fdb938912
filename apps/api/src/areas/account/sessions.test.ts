import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Captcha, LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { startTestApi, testPassword, type TestApi } from '../../testing/api.ts'
import { createCaptcha, newCaptchaCode } from './captcha.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const login = (email: string, password: string, more: object = {}, ip = '198.51.100.7') =>
  api.request<LoginSession & { type?: string }>(undefined, {
    method: 'POST',
    url: '/api/my/account/login',
    payload: { email, password, ...more },
    remoteAddress: ip,
  })

describe('signing in', () => {
  it('answers a token that works, and nothing that must stay secret', async () => {
    const { email } = await api.newCustomer()
    const { status, body } = await login(email, testPassword)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isSuperUser: true,
      enableTwoFactor: false,
      captchaRequired: false,
      userTitle: 'Sara Azad',
    })
    expect(body.accessToken).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(body)).not.toContain(testPassword)

    const profile = await api.get<Profile>({ token: body.accessToken! }, '/account/profile/get')
    expect(profile).toMatchObject({ status: 200, body: { email, hasTwoFactor: false } })
  })

  it('takes the e-mail in any case, but not the password', async () => {
    const { email } = await api.newCustomer()
    expect((await login(email.toUpperCase(), testPassword)).body.accessToken).not.toBe('0')
    expect((await login(email, testPassword.toLowerCase())).body.accessToken).toBe('0')
  })

  it('keeps the token only as a hash', async () => {
    const { email } = await api.newCustomer()
    const { body } = await login(email, testPassword)
    const rows = await api.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.accessToken)
  })

  it('says the same to a wrong password and to an unknown e-mail', async () => {
    const { email } = await api.newCustomer()
    const wrong = await login(email, 'Wrong1!password', {}, '198.51.100.20')
    const unknown = await login('nobody@example.com', 'Wrong1!password', {}, '198.51.100.21')
    expect(wrong.status).toBe(200)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.accessToken).toBe('0')
  })

  it('a disabled user gets a sentence only with the right password', async () => {
    const { email, userId } = await api.newCustomer()
    await api.db.updateTable('users').set({ disabled_reason: 'left' }).where('id', '=', userId).execute()
    expect((await login(email, 'Wrong1!password')).body.accessToken).toBe('0')
    expect(await login(email, testPassword)).toMatchObject({ status: 400, body: { type: 'account_disabled' } })
  })
})

describe('captcha', () => {
  it('is asked for after three failures, and its answer lets the right password in', async () => {
    const { email } = await api.newCustomer()
    const ip = '198.51.100.40'
    for (const expected of [false, false, true]) {
      expect((await login(email, 'Wrong1!password', {}, ip)).body.captchaRequired).toBe(expected)
    }
    expect((await login(email, testPassword, {}, ip)).body).toMatchObject({ accessToken: '0', captchaRequired: true })

    const code = newCaptchaCode()
    const { captchaKey } = await createCaptcha(api.db, code)
    const { body } = await login(email, testPassword, { captchaKey, captchaCode: code.toLowerCase() }, ip)
    expect(body.accessToken).not.toBe('0')
    expect((await login(email, testPassword, {}, ip)).body.accessToken).not.toBe('0')
  })

  it('is refused when wrong, and a used one is worth nothing', async () => {
    const { email } = await api.newCustomer()
    const ip = '198.51.100.41'
    for (let n = 0; n < 3; n += 1) await login(email, 'Wrong1!password', {}, ip)
    const code = newCaptchaCode()
    const { captchaKey } = await createCaptcha(api.db, code)
    expect(await login(email, testPassword, { captchaKey, captchaCode: '!!!!!!' }, ip)).toMatchObject({
      status: 400,
      body: { type: 'captcha_wrong' },
    })
    expect((await login(email, testPassword, { captchaKey, captchaCode: code }, ip)).status).toBe(400)
  })

  it('is a JPEG with a key', async () => {
    const { status, body } = await api.get<Captcha>(undefined, '/account/captcha')
    expect(status).toBe(200)
    expect(Buffer.from(body.base64CaptchaImage ?? '', 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(body.captchaKey.length).toBeGreaterThan(10)
  })
})

describe('signing out', () => {
  it('ends this session and no other', async () => {
    const { email } = await api.newCustomer()
    const [first, second] = [await login(email, testPassword), await login(email, testPassword)]
    const who = { token: first.body.accessToken! }
    expect((await api.send(who, 'POST', '/account/logout')).status).toBe(200)
    expect((await api.get(who, '/account/profile/get')).status).toBe(401)
    expect((await api.get({ token: second.body.accessToken! }, '/account/profile/get')).status).toBe(200)
  })

  it('a session ends by itself when unused or old', async () => {
    const { sessionId, token } = await api.newCustomer()
    const end = (column: 'idle_expires_at' | 'expires_at', when: Date) =>
      api.db
        .updateTable('sessions')
        .set({ [column]: when })
        .where('id', '=', sessionId)
        .execute()
    const past = new Date(Date.now() - 1000)
    await end('idle_expires_at', past)
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(401)
    await end('idle_expires_at', new Date(Date.now() + 60_000))
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(200)
    await end('expires_at', past)
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(401)
  })
})
