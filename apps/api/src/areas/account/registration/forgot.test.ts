import { randomInt } from 'node:crypto'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { hashToken, newToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { cookieOf } from '../../../testing/sign-in.ts'
import { requestRules } from '../codes/code-requests.service.ts'
import { keepCaptcha } from '../sign-in/captcha.service.ts'

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

/** The token of the last request of an e-mail, as the page that sent it keeps it. */
const tokens = new Map<string, string>()

const forgot = async (email: string, remoteAddress?: string) => {
  const captcha = { captchaKey: await keepCaptcha(api.db, 'ABCDEF'), captchaCode: 'ABCDEF' }
  const answer = await post('forgot', { email, ...captcha }, remoteAddress)
  if (answer.body.pendingToken) tokens.set(email, answer.body.pendingToken)
  return answer
}

const codeFor = (email: string) => api.codeSentTo(email)

const setPassword = (
  email: string,
  confirmCode: string,
  { password = newPassword, pendingToken = tokens.get(email) }: { password?: string; pendingToken?: string } = {},
) => post('forgot-confirm', { email, confirmCode: Number(confirmCode), password, pendingToken })

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
    const pendingToken = tokens.get(email)
    const answer = { email, confirmCode: Number(await codeFor(email)), password: newPassword, pendingToken }
    await post('forgot-confirm', answer, ip)
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
    const told = ({ status, body }: typeof toKnown) => [status, Object.keys(body)]
    expect(told(toKnown)).toEqual([200, ['pendingToken']])
    expect(told(toUnknown)).toEqual(told(toKnown))
    expect(await api.outbox(known)).toHaveLength(1)
    expect(await api.outbox(unknown)).toMatchObject([{ template: 'notRegistered' }])
    for (const email of [known, unknown]) {
      const codes = await api.db.selectFrom('code_requests').selectAll().where('email', '=', email).execute()
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
    expect((await setPassword(email, '123456', { password: 'weak' })).status).toBe(422)
  })
})

describe('a stranger who knows the e-mail', () => {
  const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
  const tokenless = (email: string, confirmCode: string, ip: string) =>
    post('forgot-confirm', { email, confirmCode: Number(confirmCode), password: newPassword }, ip)

  it('cannot use up the owner’s code: wrong ones count against their own request', async () => {
    const { email } = await api.newCustomer()
    const owner = (await forgot(email)).body.pendingToken!
    const code = await codeFor(email)
    const stranger = (await forgot(email)).body.pendingToken!
    for (let n = 0; n < 8; n += 1) {
      expect((await setPassword(email, wrongFor(code), { pendingToken: stranger })).status).toBe(400)
      expect((await setPassword(email, wrongFor(code), { pendingToken: newToken() })).status).toBe(400)
      expect((await tokenless(email, wrongFor(code), `198.51.100.${n}`)).status).toBe(400)
    }
    // Nor is the owner's code worth anything in the stranger's hands.
    expect((await setPassword(email, code, { pendingToken: stranger })).status).toBe(400)
    expect((await tokenless(email, code, '198.51.100.200')).status).toBe(400)
    expect((await setPassword(email, code, { pendingToken: owner })).status).toBe(200)
  })

  it('cannot keep the owner from asking for a new one', async () => {
    const { email } = await api.newCustomer()
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) statuses.push((await forgot(email, '203.0.113.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await forgot(email, '203.0.113.2')).status).toBe(200)
  })

  it('with many addresses keeps nobody from asking, fills no mailbox, and leaves the owner a link that works', async () => {
    const { email } = await api.newCustomer()
    const deviceCookie = cookieOf(await login(email, testPassword), 'sarv_device')!.split(';')[0]!
    const mails = async () => (await api.outbox(email)).filter(({ template }) => template === 'forgotCode')
    const statuses = new Set<number>()
    for (let n = 0; n < 30; n += 1) statuses.add((await forgot(email, `203.0.114.${n}`)).status)
    expect([...statuses]).toEqual([200])
    const sent = await mails()
    expect(sent).toHaveLength(requestRules.unpacedPerHour.forgot + 1)

    // The owner, at an address that nobody has asked from: no further mail, and the last one holds a link.
    const asked = await forgot(email, '203.0.115.1')
    expect([asked.status, Object.keys(asked.body)]).toEqual([200, ['pendingToken']])
    expect(await mails()).toHaveLength(sent.length)
    const { link, code } = sent[0]!.values as { link: string; code?: string }
    expect(code).toBeUndefined()
    const linkToken = /#reset=([\w-]{43})$/.exec(link)![1]!
    const byLink = (more: object = {}) => post('forgot-confirm', { email, linkToken, password: newPassword, ...more })
    expect((await byLink({ email: 'other@example.com' })).body.type).toBe('forgot_link_dead')
    expect((await byLink({ password: 'Password1!' })).status).toBe(422)
    expect((await byLink()).status).toBe(200)
    expect((await byLink()).body.type).toBe('forgot_link_dead')
    expect((await login(email, newPassword)).body.accessToken).not.toBe('0')

    const fromOwner = await api.request(undefined, {
      method: 'POST',
      url: '/api/my/account/forgot',
      payload: { email, captchaKey: await keepCaptcha(api.db, 'ABCDEF'), captchaCode: 'ABCDEF' },
      headers: { cookie: deviceCookie },
    })
    expect(fromOwner.status).toBe(200)
  })

  it('who has used up the guesses keeps nobody out who reads the mail, and costs them neither password nor sessions', async () => {
    const customer = await api.newCustomer()
    const { email } = customer
    const window_ends_at = new Date(Date.now() + 3_000_000)
    const used = { key: `login:guesses:${email}`, count: 100, window_ends_at }
    await api.db.insertInto('throttles').values(used).execute()
    expect((await login(email, testPassword)).body.type).toBe('account_guarded')

    for (const proof of ['code', 'link']) {
      await forgot(email)
      const { values } = (await api.outbox(email))[0]!
      const { link, code } = values as { link: string; code: string }
      const linkToken = /#reset=([\w-]{43})$/.exec(link)![1]!
      const read = proof === 'link' ? { linkToken } : { confirmCode: Number(code), pendingToken: tokens.get(email) }
      expect((await post('forgot-keep', { email: 'other@example.com', ...read })).status).toBe(400)
      const kept = await post('forgot-keep', { email, ...read })
      expect(kept.status).toBe(200)
      expect((await post('forgot-keep', { email, ...read })).status).toBe(400)
      const cookie = cookieOf(kept, 'sarv_device')!.split(';')[0]!
      const entered = await api.request<LoginSession>(undefined, {
        method: 'POST',
        url: '/api/my/account/login',
        payload: { email, password: testPassword },
        headers: { cookie },
      })
      expect(entered.body.accessToken).not.toBe('0')
    }
    expect((await login(email, testPassword)).body.type).toBe('account_guarded')
    expect((await api.get(customer, '/account/profile/get')).status).toBe(200)
  })

  it('is not confirmed with neither a code nor a link', async () => {
    const { email } = await api.newCustomer()
    expect((await post('forgot-confirm', { email, password: newPassword })).status).toBe(422)
    expect((await post('forgot-keep', { email })).status).toBe(422)
  })
})

describe('an older client, which sends no token', () => {
  const confirm = (email: string, code: string, more: object) =>
    api.request<{ type?: string }>(undefined, {
      method: 'POST',
      url: '/api/my/account/forgot-confirm',
      payload: { email, confirmCode: Number(code), password: newPassword },
      ...more,
    })

  it('in a browser sends the cookie it was given, from wherever it is', async () => {
    const { email } = await api.newCustomer()
    const cookie = cookieOf(await forgot(email, '192.0.2.1'), 'sarv_forgot')!.split(';')[0]!
    const answer = await confirm(email, await codeFor(email), { remoteAddress: '192.0.2.99', headers: { cookie } })
    expect(answer.status).toBe(200)
  })

  it('without cookies finishes where it has asked, with three tries that cost the token none', async () => {
    const [{ email }, ip] = [await api.newCustomer(), '192.0.2.2']
    await forgot(email, ip)
    expect((await confirm(email, await codeFor(email), { remoteAddress: ip })).status).toBe(200)

    const owner = (await forgot(email, ip)).body.pendingToken!
    const code = await codeFor(email)
    for (let n = 0; n < 6; n += 1) await confirm(email, code === '111111' ? '222222' : '111111', { remoteAddress: ip })
    expect((await confirm(email, code, { remoteAddress: ip })).status).toBe(400)
    expect((await setPassword(email, code, { pendingToken: owner })).status).toBe(200)
  })
})

it('a common password, or one with the own name, is refused and the code stays good', async () => {
  const { email, userId } = await api.newCustomer()
  await api.db.updateTable('users').set({ first_name: 'Niloofar' }).where('id', '=', userId).execute()
  await forgot(email)
  const code = await codeFor(email)
  for (const password of ['Password1!', 'Niloofar!77']) {
    expect((await setPassword(email, code, { password })).status).toBe(422)
  }
  // Only whoever has the code learns of the name.
  expect((await setPassword(email, '111111', { password: 'Niloofar!77' })).status).toBe(400)
  expect((await setPassword(email, code)).status).toBe(200)
})
