import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Captcha, CaptchaQuestion, SignInOptions } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { login, newAddress, solvedCaptcha } from '../../../testing/sign-in.ts'
import { openSession } from './sign-in.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const wrong = 'Wrong1!password'

describe('signing in', () => {
  it('answers a token that works, and nothing that must stay secret', async () => {
    const { email, customerId } = await api.newCustomer()
    const { status, body } = await login(api, email, testPassword)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isSuperUser: true,
      enableTwoFactor: false,
      captchaRequired: false,
      userTitle: 'Sara Azad',
      profileCompleted: false,
      email,
      customerId,
    })
    expect(body.accessToken).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(body)).not.toContain(testPassword)

    const profile = await api.get<Profile>({ token: body.accessToken! }, '/account/profile/get')
    expect(profile).toMatchObject({ status: 200, body: { email, hasTwoFactor: false } })
  })

  it('takes the e-mail in any case and with Persian digits, but not the password', async () => {
    const { email } = await api.newCustomer()
    const persian = email.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
    expect((await login(api, persian.toUpperCase(), testPassword)).body.accessToken).not.toBe('0')
    expect((await login(api, email, testPassword.toLowerCase())).body.accessToken).toBe('0')
  })

  it('keeps the token only as a hash', async () => {
    const { email } = await api.newCustomer()
    const { body } = await login(api, email, testPassword)
    const rows = await api.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.accessToken)
  })

  it('says the same to a wrong password, an unknown e-mail and a user without a password', async () => {
    const { email } = await api.newCustomer()
    const passwordless = await api.newColleague(await api.newCustomer())
    const answers = await Promise.all(
      [email, 'nobody@example.com', passwordless.email].map((whose) => login(api, whose, wrong)),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({ accessToken: '0', enableTwoFactor: false, twoFactor: false, captchaRequired: false })
    }
  })

  it('a disabled user gets a sentence only with the right password', async () => {
    const { email, userId } = await api.newCustomer()
    await api.db.updateTable('users').set({ disabled_reason: 'left' }).where('id', '=', userId).execute()
    expect((await login(api, email, wrong)).body.accessToken).toBe('0')
    expect(await login(api, email, testPassword)).toMatchObject({ status: 400, body: { type: 'account_disabled' } })
  })

  it('never takes over a token that the client brings along', async () => {
    const { email, token } = await api.newCustomer()
    const chosen = 'x'.repeat(43)
    const headers = { authorization: `Bearer ${chosen}`, cookie: `accessToken=${chosen}` }
    const { body } = await login(api, email, testPassword, { headers, more: { accessToken: chosen } })
    expect([chosen, token]).not.toContain(body.accessToken)
    expect((await api.get({ token: chosen }, '/account/session/get')).status).toBe(401)
    const again = await login(api, email, testPassword, { headers: { authorization: `Bearer ${body.accessToken}` } })
    expect(again.body.accessToken).not.toBe(body.accessToken)
  })

  it('writes into the audit log who signed in and who failed, without their passwords', async () => {
    const { email, userId, customerId } = await api.newCustomer()
    await login(api, email, wrong)
    await login(api, email, testPassword)
    const rows = await api.db
      .selectFrom('audit_log')
      .where('user_id', '=', userId)
      .select(['event', 'status', 'customer_id', 'data'])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { event: 'login', status: 401, customer_id: null },
      { event: 'login', status: 200, customer_id: customerId },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/password":"(?!\[hidden)|Wrong1|Correct1/)
  })
})

describe('the customer of a new session', () => {
  it('is the one that was used last, and otherwise the first', async () => {
    const { email, userId, customerId: first } = await api.newCustomer()
    const { customerId: second } = await api.newCustomer()
    await api.db.insertInto('memberships').values({ customer_id: second, user_id: userId }).execute()
    await api.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    expect((await login(api, email, testPassword)).body).toMatchObject({ customerId: first, isSuperUser: true })
    await openSession(api, { userId, customerId: second, visitor: { ip: '192.0.2.1', userAgent: 'tests' } })
    expect((await login(api, email, testPassword)).body).toMatchObject({ customerId: second, isSuperUser: false })
    // Their sessions end with the membership.
    await api.db.deleteFrom('memberships').where('customer_id', '=', second).where('user_id', '=', userId).execute()
    expect((await login(api, email, testPassword)).body).toMatchObject({ customerId: first })
  })

  it('is made for someone who belongs to none any more', async () => {
    const { email, userId } = await api.newCustomer()
    await api.db.deleteFrom('memberships').where('user_id', '=', userId).execute()
    const { body } = await login(api, email, testPassword)
    expect(body).toMatchObject({ isSuperUser: true, customerName: 'Sara Azad' })
    expect((await api.get({ token: body.accessToken! }, '/account/session/get')).status).toBe(200)
  })

  it('is never one that the user does not belong to', async () => {
    const { userId } = await api.newCustomer()
    const { customerId: foreign } = await api.newCustomer()
    const visitor = { ip: '192.0.2.1', userAgent: 'tests' }
    await expect(openSession(api, { userId, customerId: foreign, visitor })).rejects.toThrow('foreign key')
  })
})

describe('a mail about a new sign-in', () => {
  const newSignIns = async (email: string) =>
    (await api.outbox(email)).filter(({ template }) => template === 'newSignIn').map(({ values }) => values)

  it('is sent when neither the browser nor the address was seen before, and not at the first time', async () => {
    const { email, userId } = await api.newCustomer()
    await api.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    const [home, office] = [newAddress(), newAddress()]
    await login(api, email, testPassword, { ip: home, userAgent: 'laptop' })
    await login(api, email, testPassword, { ip: office, userAgent: 'laptop' })
    await login(api, email, testPassword, { ip: home, userAgent: 'phone' })
    expect(await newSignIns(email)).toEqual([])
    const elsewhere = newAddress()
    await login(api, email, testPassword, { ip: elsewhere, userAgent: 'unknown' })
    expect(await newSignIns(email)).toMatchObject([{ ip: elsewhere, agent: 'unknown' }])
  })
})

describe('captcha', () => {
  it('is asked for after three failures, wherever they came from, and its answer lets the right password in', async () => {
    const { email } = await api.newCustomer()
    for (const expected of [false, false, true]) {
      expect((await login(api, email, wrong)).body.captchaRequired).toBe(expected)
    }
    expect((await login(api, email, testPassword)).body).toMatchObject({ accessToken: '0', captchaRequired: true })

    const { captchaKey, captchaCode } = await solvedCaptcha(api)
    const more = { captchaKey, captchaCode: captchaCode.toLowerCase() }
    expect((await login(api, email, testPassword, { more })).body.accessToken).not.toBe('0')
    expect((await login(api, email, testPassword)).body.accessToken).not.toBe('0')
  })

  it('is refused when wrong, and a used one is worth nothing', async () => {
    const { email } = await api.newCustomer()
    for (let n = 0; n < 3; n += 1) await login(api, email, wrong)
    const more = await solvedCaptcha(api)
    expect(await login(api, email, testPassword, { more: { ...more, captchaCode: '!!!!!!' } })).toMatchObject({
      status: 400,
      body: { type: 'captcha_wrong' },
    })
    expect((await login(api, email, testPassword, { more })).status).toBe(400)
  })

  it('is a JPEG with a key', async () => {
    const { status, body } = await api.get<Captcha>(undefined, '/account/captcha')
    expect(status).toBe(200)
    expect(Buffer.from(body.base64CaptchaImage ?? '', 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(body.captchaKey.length).toBeGreaterThan(10)
  })

  it('is a question too, and few of those are given', async () => {
    const ask = () =>
      api.request<CaptchaQuestion>(undefined, {
        url: '/api/my/account/captcha-question',
        remoteAddress: '198.51.100.99',
      })
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body.question).toMatch(/(?:«[^»]+» [^؛]+؛ ){8}/)
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ask()).status))
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
  })
})

it('offers the ways of signing in that are configured', async () => {
  const { body } = await api.get<SignInOptions>(undefined, '/account/sign-in-options')
  expect(body).toEqual({ google: false, ito: false, passkey: expect.any(Boolean) })
})
