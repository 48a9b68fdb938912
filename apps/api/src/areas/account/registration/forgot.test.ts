import { randomInt } from 'node:crypto'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { hashToken, newToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { keepCaptcha } from '../sign-in/captcha.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const newPassword = 'Another2@staple'

const post = (path: string, payload: object, remoteAddress = `198.18.${randomInt(250)}.${randomInt(1, 250)}`) =>
  api.request<LoginSession & { type?: string }>(undefined, {
    method: 'POST',
    url: `/api/my/account/${path}`,
    payload,
    remoteAddress,
  })

const forgot = async (email: string) =>
  post('forgot', { email, captchaKey: await keepCaptcha(api.db, 'ABCDEF'), captchaCode: 'ABCDEF' })

const codeFor = (email: string) => api.codeSentTo(email)

const setPassword = (email: string, confirmCode: string, password = newPassword) =>
  post('forgot-confirm', { email, confirmCode: Number(confirmCode), password })

const login = (email: string, password: string, ip?: string) => post('login', { email, password }, ip)

describe('a forgotten password', () => {
  it('is replaced with the code from the mail; the e-mail counts as confirmed', async () => {
    const { email, userId } = await api.newCustomer()
    expect((await forgot(email)).status).toBe(200)
    expect((await setPassword(email, await codeFor(email))).status).toBe(200)
    expect((await login(email, testPassword)).body.accessToken).toBe('0')
    expect((await login(email, newPassword)).body.accessToken).not.toBe('0')
    const user = await api.db
      .selectFrom('users')
      .select('email_confirmed')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user.email_confirmed).toBe(true)
    expect((await api.outbox(email)).map(({ template }) => template)).toContain('passwordChanged')
  })

  it('puts everyone out who may be in: devices, API tokens and sign-ins half done', async () => {
    const { email, userId, customerId, token } = await api.newCustomer()
    const apiToken = newToken()
    const inAnHour = new Date(Date.now() + 3_600_000)
    await api.db
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        customer_id: customerId,
        name: 'a script',
        token_hash: hashToken(apiToken),
        last_chars: apiToken.slice(-4),
        read_only: true,
        all_projects: true,
        expires_at: inAnHour,
      })
      .execute()
    await api.db
      .insertInto('pending_sign_ins')
      .values({
        token_hash: hashToken(newToken()),
        user_id: userId,
        ip: '198.51.100.1',
        method: 'password',
        tries_left: 5,
        expires_at: inAnHour,
      })
      .execute()

    await forgot(email)
    expect(await setPassword(email, await codeFor(email))).toMatchObject({ status: 200 })
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(401)
    const tokens = await api.db.selectFrom('api_tokens').selectAll().where('user_id', '=', userId).execute()
    expect(tokens.map(({ revoked_at: revokedAt }) => revokedAt !== null)).toEqual([true])
    expect(await api.db.selectFrom('pending_sign_ins').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  })

  it('is no way past the second factor', async () => {
    const customer = await api.newCustomer()
    const { body } = await api.send<{ secretKey: string }>(customer, 'POST', '/account/profile/enable-totp')
    const code = generateSync({ secret: body.secretKey })
    expect((await api.send(customer, 'POST', '/account/profile/enable-totp-confirm', { code })).status).toBe(200)

    await forgot(customer.email)
    await setPassword(customer.email, await codeFor(customer.email))
    expect((await login(customer.email, newPassword)).body).toMatchObject({ accessToken: '0', enableTwoFactor: true })
  })

  it('lets its owner in again after too many failures', async () => {
    const { email } = await api.newCustomer()
    const ip = '198.51.100.77'
    for (let tries = 0; tries < 3; tries += 1) await login(email, 'Wrong1!password', ip)
    expect((await login(email, testPassword, ip)).body.captchaRequired).toBe(true)
    await forgot(email)
    await post('forgot-confirm', { email, confirmCode: Number(await codeFor(email)), password: newPassword }, ip)
    expect((await login(email, newPassword, ip)).body).toMatchObject({ captchaRequired: false })
    expect((await login(email, newPassword, ip)).body.accessToken).not.toBe('0')
  })

  it('gives a password to a user who had none', async () => {
    const { email, userId } = await api.newCustomer()
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
    await forgot(email)
    await setPassword(email, await codeFor(email))
    expect((await login(email, newPassword)).body.accessToken).not.toBe('0')
  })

  it('answers unknown e-mails alike, at every step, after the same work', async () => {
    const { email: known } = await api.newCustomer()
    const unknown = `nobody-${newToken().slice(0, 8).toLowerCase()}@example.com`
    const [toKnown, toUnknown] = [await forgot(known), await forgot(unknown)]
    expect([toKnown.status, toKnown.body]).toEqual([toUnknown.status, toUnknown.body])
    expect(await api.outbox(known)).toHaveLength(1)
    expect(await api.outbox(unknown)).toMatchObject([{ template: 'notRegistered' }])
    for (const email of [known, unknown]) {
      const codes = await api.db.selectFrom('confirm_codes').selectAll().where('subject', '=', email).execute()
      expect(codes).toHaveLength(1)
      expect(await setPassword(email, '000000')).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    }
    const neverAsked = await setPassword('never-asked@example.com', '123456')
    expect(neverAsked).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
  })

  it('takes a code once, and not one that was sent for something else', async () => {
    const { email } = await api.newCustomer()
    await forgot(email)
    const code = await codeFor(email)
    expect((await setPassword(email, code)).status).toBe(200)
    expect((await setPassword(email, code)).status).toBe(400)
    expect((await post('register-confirm', { email, confirmCode: code })).status).toBe(400)
  })

  it('wants a captcha, and a strong password', async () => {
    const { email } = await api.newCustomer()
    const wrong = await post('forgot', {
      email,
      captchaKey: await keepCaptcha(api.db, 'ABCDEF'),
      captchaCode: 'FEDCBA',
    })
    expect(wrong).toMatchObject({ status: 400, body: { type: 'captcha_wrong' } })
    expect(await api.outbox(email)).toEqual([])
    expect((await setPassword(email, '123456', 'weak')).status).toBe(422)
  })
})
