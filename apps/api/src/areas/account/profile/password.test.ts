import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { generateSync } from 'otplib'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { proofSeconds } from '@sarv/contract/step-up'
import { hashToken, newToken } from '../../../secrets.ts'
import { hashPassword } from '../sign-in/passwords.service.ts'
import { newTotpSecret } from '../two-factor/totp.service.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const newPassword = 'Another2@staple'

const change = (who: Customer, more: object = {}) =>
  api.send<{ type?: string }>(who, 'POST', '/account/profile/change-password', {
    currentPassword: testPassword,
    password: newPassword,
    ...more,
  })

const login = (email: string, password: string) =>
  api.send<LoginSession>(undefined, 'POST', '/account/login', { email, password })

const isIn = async (token: string) => (await api.get({ token }, '/account/profile/get')).status === 200

const insertPending = async (userId: number) => {
  await api.db
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashToken(newToken()),
      user_id: userId,
      ip: '198.51.100.1',
      method: 'password',
      tries_left: 5,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
}
const pendingOf = (userId: number) =>
  api.db.selectFrom('pending_sign_ins').select('id').where('user_id', '=', userId).execute()

const isTryCounted = async ({ userId }: Customer) => {
  const counter = await api.db
    .selectFrom('throttles')
    .select('count')
    .where('key', '=', `try:password:${userId}`)
    .executeTakeFirst()
  return counter !== undefined
}

describe('changing the password', () => {
  it('takes digits of a Persian keyboard as typed: choosing it and signing in mean the same password', async () => {
    const who = await api.newCustomer()
    // Too short to go without a Latin digit.
    expect(await change(who, { password: 'Quince-t!۱۲' })).toMatchObject({ status: 422 })
    expect((await change(who, { password: 'Quince-tree!۱۲7' })).status).toBe(200)
    expect((await login(who.email, 'Quince-tree!127')).body.accessToken).toBe('0')
    expect((await login(who.email, 'Quince-tree!۱۲7')).body.accessToken).not.toBe('0')
  })

  it('signs other devices and half-done sign-ins out, but not this one, and says so by mail', async () => {
    const who = await api.newCustomer()
    const other = (await login(who.email, testPassword)).body.accessToken!
    await insertPending(who.userId)
    expect((await change(who)).status).toBe(200)
    expect([await isIn(who.token), await isIn(other)]).toEqual([true, false])
    expect(await pendingOf(who.userId)).toEqual([])
    expect((await login(who.email, testPassword)).body.accessToken).toBe('0')
    expect((await login(who.email, newPassword)).body.accessToken).not.toBe('0')
    expect((await api.outbox(who.email)).map(({ template }) => template)).toContain('passwordChanged')
  })

  it('leaves the other devices alone on request', async () => {
    const who = await api.newCustomer()
    const other = (await login(who.email, testPassword)).body.accessToken!
    await change(who, { endOtherSessions: false })
    expect(await isIn(other)).toBe(true)
  })

  it('needs the current one: a wrong one is 400 and signs nobody out', async () => {
    const who = await api.newCustomer()
    expect(await change(who, { currentPassword: 'Wrong1!password' })).toMatchObject({
      status: 400,
      body: { type: 'password_wrong' },
    })
    expect(await isIn(who.token)).toBe(true)
    expect((await login(who.email, testPassword)).body.accessToken).not.toBe('0')
  })

  it('is locked for a quarter of an hour after five wrong ones, even for the right one', async () => {
    const who = await api.newCustomer()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change(who, { currentPassword: 'Wrong1!password' })).status).toBe(400)
    }
    const locked = await change(who)
    expect(locked).toMatchObject({ status: 429, body: { type: 'too_many_tries' } })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)

    await api.db
      .updateTable('throttles')
      .set({ window_ends_at: new Date(Date.now() - 1000) })
      .where('key', '=', `try:password:${who.userId}`)
      .execute()
    expect((await change(who)).status).toBe(200)
  })

  it('lets no more than five through at the same moment', async () => {
    const who = await api.newCustomer()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => change(who, { currentPassword: 'Wrong1!password' })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  describe('where a second factor is on', () => {
    const withTotp = async () => {
      const who = await api.newCustomer()
      const secret = newTotpSecret()
      await api.db
        .updateTable('users')
        .set({ has_totp: true, totp_secret: api.secrets.seal(secret, 'totp') })
        .where('id', '=', who.userId)
        .execute()
      return { ...who, secret }
    }
    const makeStale = ({ sessionId }: Customer) =>
      api.db
        .updateTable('sessions')
        .set({ proven_at: new Date(Date.now() - (proofSeconds + 5) * 1000) })
        .where('id', '=', sessionId)
        .execute()

    it('asks for it: a stolen session and a known password are not enough', async () => {
      const who = await withTotp()
      await makeStale(who)
      expect(await change(who)).toMatchObject({ status: 403, body: { type: 'proof_needed' } })
      expect((await login(who.email, testPassword)).body.enableTwoFactor).toBe(true)
      const proof = { password: testPassword, totpCode: generateSync({ secret: who.secret }) }
      expect((await api.send(who, 'POST', '/account/step-up/prove', proof)).status).toBe(200)
      expect((await change(who)).status).toBe(200)
    })

    it('is changed right after a sign-in, with the calls that an older client has', async () => {
      const who = await withTotp()
      const { body: pending } = await login(who.email, testPassword)
      const { body: session } = await api.send<LoginSession>(undefined, 'POST', '/account/two-factor-login', {
        email: who.email,
        pendingToken: pending.pendingToken,
        confirmCode: Number(generateSync({ secret: who.secret })),
      })
      expect((await change({ ...who, token: session.accessToken! })).status).toBe(200)
    })

    it('and asks nobody who has none for the password twice', async () => {
      const who = await api.newCustomer()
      await makeStale(who)
      expect((await change(who)).status).toBe(200)
    })
  })

  it('starts counting anew after a right one', async () => {
    const who = await api.newCustomer()
    for (let tries = 0; tries < 4; tries += 1) await change(who, { currentPassword: 'Wrong1!password' })
    expect((await change(who)).status).toBe(200)
    const again = await change(who, { currentPassword: 'Wrong1!password' })
    expect(again).toMatchObject({ status: 400, body: { type: 'password_wrong' } })
  })

  it('wants another password, and a strong one', async () => {
    const who = await api.newCustomer()
    expect(await change(who, { password: testPassword })).toMatchObject({
      status: 400,
      body: { type: 'password_unchanged' },
    })
    expect((await change(who, { password: 'weak' })).status).toBe(422)
  })

  it.each([
    ['a common one', 'Password1!', 'این گذرواژه از پرکاربردترین گذرواژه‌هاست'],
    ['a common one with look-alikes', 'P@ssw0rd', 'این گذرواژه از پرکاربردترین گذرواژه‌هاست'],
    ['one with the first name', 'Golnar7!xkq', 'نام یا ایمیل شما'],
    ['one with the last name', 'qx!7Tavakoli', 'نام یا ایمیل شما'],
    ['one with a word of the e-mail', 'Toranjbaft9!', 'نام یا ایمیل شما'],
  ])('refuses %s, says so at the field, and changes nothing', async (_what, password, sentence) => {
    const who = await api.newCustomer()
    await api.db
      .updateTable('users')
      .set({ first_name: 'Golnar', last_name: 'Tavakoli', email: `toranjbaft-${who.userId}@example.com` })
      .where('id', '=', who.userId)
      .execute()
    const refused = await api.send<{ errors: { password: string[] } }>(
      who,
      'POST',
      '/account/profile/change-password',
      {
        currentPassword: testPassword,
        password,
      },
    )
    expect(refused.status).toBe(422)
    expect(refused.body.errors.password).toEqual([expect.stringContaining(sentence)])
    expect((await login(`toranjbaft-${who.userId}@example.com`, testPassword)).body.accessToken).not.toBe('0')
  })

  it('tells a user without a password how to get one', async () => {
    const who = await api.newCustomer()
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', who.userId).execute()
    expect(await change(who)).toMatchObject({ status: 400, body: { type: 'password_missing' } })
  })

  it('loses to a new password that came by mail meanwhile', async () => {
    const who = await api.newCustomer()
    const byMail = await hashPassword('ByMail3#password')
    const changing = change(who)
    // It has read the old password and is hashing.
    await vi.waitUntil(async () => isTryCounted(who), { timeout: 5000, interval: 1 })
    await api.db.updateTable('users').set({ password_hash: byMail }).where('id', '=', who.userId).execute()
    const { status } = await changing
    const now = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()
    expect([status, now.password_hash]).toEqual([400, byMail])
  })
})
