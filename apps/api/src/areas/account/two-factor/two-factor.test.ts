import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import type { EnableTotpResult, RecoveryCodes } from '@sarv/contract/account/two-factor/two-factor.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { login, postSignIn } from '../../../testing/sign-in.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

type Refused = { type?: string }

const post = <Body = Refused>(who: Customer, path: string, payload?: object, headers: Record<string, string> = {}) =>
  api.send<Body>(who, 'POST', `/account/profile/${path}`, payload, headers)
const put = <Body = Refused>(who: { token: string }, path: string, twoFactorStatus: boolean) =>
  api.send<Body>(who, 'PUT', `/account/profile/${path}`, { twoFactorStatus })

const profileOf = async (who: Customer) => (await api.get<Profile>(who, '/account/profile/get')).body
const codesLeft = async (who: Customer) => (await profileOf(who)).recoveryCodesLeft
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
/** What the owner was told of, the newest first. */
const told = async (who: Customer) =>
  (await api.outbox(who.email))
    .filter(({ template }) => template === 'secondFactorChanged')
    .map(({ values }) => (values as { what: string }).what)

const withPhone = async (): Promise<Customer & { phone: string }> => {
  const who = await api.newCustomer()
  const phone = `0935${randomInt(1_000_000, 10_000_000)}`
  await api.db
    .updateTable('users')
    .set({ phone_number_secret: api.secrets.seal(phone, 'phone'), phone_number_confirmed: true })
    .where('id', '=', who.userId)
    .execute()
  return { ...who, phone }
}

const insertPasskey = (who: Customer) =>
  api.db
    .insertInto('passkeys')
    .values({
      user_id: who.userId,
      credential_id: `credential-${who.userId}`,
      public_key: Buffer.from('key'),
      name: 'a key',
    })
    .execute()

const codeOf = (secret: string, stepsAhead = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })

const totpOn = async (who: Customer) => {
  const { body } = await post<EnableTotpResult>(who, 'enable-totp')
  const code = codeOf(body.secretKey)
  const confirmed = await post<RecoveryCodes>(who, 'enable-totp-confirm', { code })
  return { ...body, ...confirmed.body, code }
}

const smsCode = ({ phone }: { phone: string }) => api.codeSentTo(phone)

const smsOn = async (who: Customer & { phone: string }) => {
  await put(who, 'enable-sms', true)
  return post<RecoveryCodes>(who, 'enable-sms-confirm', { code: await smsCode(who) })
}

describe('the authenticator app', () => {
  it('is on once a code proves it, and recovery codes come with it', async () => {
    const who = await api.newCustomer()
    const { status, body } = await post<EnableTotpResult>(who, 'enable-totp')
    expect(status).toBe(200)
    expect(body.secretKey).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(body.qrCodeUri)
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secretKey,
      'Sarv',
    ])
    expect(decodeURIComponent(uri.pathname)).toContain(who.email)
    expect(await profileOf(who)).toMatchObject({ hasTotp: false, hasTwoFactor: false })

    const wrong = await post(who, 'enable-totp-confirm', { code: wrongFor(codeOf(body.secretKey)) })
    expect(wrong).toMatchObject({ status: 400, body: { type: 'code_wrong' } })

    const confirmed = await post<RecoveryCodes>(who, 'enable-totp-confirm', { code: codeOf(body.secretKey) })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(await profileOf(who)).toMatchObject({ hasTotp: true, hasTwoFactor: true, recoveryCodesLeft: 10 })
    expect(await told(who)).toEqual(['totpOn'])
  })

  it('keeps its secret sealed, and out of the answers that are kept for repeated requests', async () => {
    const who = await api.newCustomer()
    const { body } = await post<EnableTotpResult>(who, 'enable-totp', undefined, { 'idempotency-key': 'begin-1' })
    const again = await post<EnableTotpResult>(who, 'enable-totp', undefined, { 'idempotency-key': 'begin-1' })
    expect(again.body.secretKey).not.toBe(body.secretKey)
    const { secretKey, recoveryCodes } = await totpOn(who)
    const kept = JSON.stringify([
      await api.db.selectFrom('users').selectAll().where('id', '=', who.userId).execute(),
      await api.db.selectFrom('idempotency_keys').selectAll().execute(),
      await api.db.selectFrom('recovery_codes').selectAll().execute(),
      await api.db.selectFrom('audit_log').selectAll().execute(),
    ])
    for (const secret of [secretKey, ...recoveryCodes!]) expect(kept).not.toContain(secret)
  })

  it('cannot be replaced by another one while it is on', async () => {
    const who = await api.newCustomer()
    await totpOn(who)
    expect(await post(who, 'enable-totp')).toMatchObject({ status: 400, body: { type: 'second_factor_unchanged' } })
  })

  it('goes off with a fresh code, not with the one that switched it on, and takes the recovery codes with it', async () => {
    const who = await api.newCustomer()
    const { secretKey, code } = await totpOn(who)
    expect((await post(who, 'disable-totp', { code })).status).toBe(400)
    expect((await profileOf(who)).hasTotp).toBe(true)
    expect((await post(who, 'disable-totp', { code: codeOf(secretKey, 1) })).status).toBe(200)
    expect(await profileOf(who)).toMatchObject({ hasTotp: false, hasTwoFactor: false, recoveryCodesLeft: 0 })
    expect(await told(who)).toEqual(['totpOff', 'totpOn'])
    expect(await post(who, 'disable-totp', { code: codeOf(secretKey, 1) })).toMatchObject({
      body: { type: 'second_factor_unchanged' },
    })
  })

  it('cannot be guessed off: five wrong codes close it', async () => {
    const who = await api.newCustomer()
    const { secretKey } = await totpOn(who)
    const wrong = wrongFor(codeOf(secretKey, 1))
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await post(who, 'disable-totp', { code: wrong })).toMatchObject({ body: { type: 'code_wrong' } })
    }
    expect(await post(who, 'disable-totp', { code: codeOf(secretKey, 1) })).toMatchObject({
      status: 429,
      body: { type: 'too_many_tries' },
    })
    expect((await profileOf(who)).hasTotp).toBe(true)
  })

  it('is not confirmed before it was begun', async () => {
    const who = await api.newCustomer()
    expect(await post(who, 'enable-totp-confirm', { code: 123456 })).toMatchObject({
      status: 400,
      body: { type: 'code_wrong' },
    })
  })
})

describe('codes by SMS', () => {
  it('go on and off with a code to the confirmed phone', async () => {
    const who = await withPhone()
    expect((await put(who, 'enable-sms', true)).status).toBe(200)
    expect((await profileOf(who)).hasSms).toBe(false)
    const code = await smsCode(who)
    expect((await post(who, 'enable-sms-confirm', { code: wrongFor(code) })).status).toBe(400)
    const on = await post<RecoveryCodes>(who, 'enable-sms-confirm', { code: Number(code) })
    expect(on.body.recoveryCodes).toHaveLength(10)
    expect(await profileOf(who)).toMatchObject({ hasSms: true, hasTwoFactor: true })

    await put(who, 'enable-sms', false)
    expect((await profileOf(who)).hasSms).toBe(true)
    expect((await post(who, 'disable-sms', { code: await smsCode(who) })).status).toBe(200)
    expect(await profileOf(who)).toMatchObject({ hasSms: false, recoveryCodesLeft: 0 })
    expect(await told(who)).toEqual(['smsOff', 'smsOn'])
  })

  it('do not go off with the code for on', async () => {
    const who = await withPhone()
    await smsOn(who)
    await put(who, 'enable-sms', false)
    const code = await smsCode(who)
    expect((await post(who, 'enable-sms-confirm', { code })).status).toBe(400)
    expect((await post(who, 'disable-sms', { code })).status).toBe(200)
  })

  it('in the older form go off for a session that is old but has just proven who is there', async () => {
    const who = await withPhone()
    await put(who, 'edit-two-factor', true)
    await sql`update sessions set created_at = now() - interval '11 minutes', proven_at = now() - interval '9 minutes'
      where user_id = ${who.userId}`.execute(api.db)
    expect((await put(who, 'edit-two-factor', false)).status).toBe(200)
    expect((await profileOf(who)).hasSms).toBe(false)
  })

  it('in the older form are no first factor for a session that has only signed in', async () => {
    const who = await withPhone()
    await sql`update sessions set proven_again_at = null where user_id = ${who.userId}`.execute(api.db)
    expect(await put(who, 'edit-two-factor', true)).toMatchObject({ status: 403, body: { type: 'proof_needed' } })
    expect((await profileOf(who)).hasSms).toBe(false)
    expect((await api.send(who, 'POST', '/account/step-up/prove', { password: testPassword })).status).toBe(200)
    expect((await put(who, 'edit-two-factor', true)).status).toBe(200)
    expect((await profileOf(who)).hasSms).toBe(true)
  })

  it('need a confirmed phone, and a change', async () => {
    const without = await api.newCustomer()
    expect(await put(without, 'enable-sms', true)).toMatchObject({ status: 400, body: { type: 'phone_unconfirmed' } })
    expect(await put(without, 'enable-sms', false)).toMatchObject({
      status: 400,
      body: { type: 'second_factor_unchanged' },
    })
  })

  it('in the older form go on at once, and off right after a sign-in', async () => {
    const who = await withPhone()
    expect((await put(who, 'edit-two-factor', true)).status).toBe(200)
    expect((await profileOf(who)).hasSms).toBe(true)
    expect((await put(who, 'edit-two-factor', true)).status).toBe(200)
    expect(await told(who)).toEqual(['smsOn'])
    await sql`update sessions set created_at = now() - interval '11 minutes', proven_at = now() - interval '11 minutes'
      where user_id = ${who.userId}`.execute(api.db)
    const refused = await api.request<string>(who.token, {
      method: 'PUT',
      url: '/api/my/account/profile/edit-two-factor',
      headers: { accept: 'application/json, text/plain, */*' },
      payload: { twoFactorStatus: false },
    })
    expect(refused).toMatchObject({
      status: 400,
      body: expect.stringContaining('دوباره وارد شوید و تا ۱۰ دقیقه پس از ورود همین کار را انجام دهید'),
    })
    expect((await profileOf(who)).hasSms).toBe(true)

    // What the sentence says, with the calls that an older client has: sign in with the code of an SMS, then the same again.
    const { body: pending } = await login(api, who.email, testPassword)
    const answer = { email: who.email, pendingToken: pending.pendingToken, confirmCode: Number(await smsCode(who)) }
    const { body: session } = await postSignIn(api, 'two-factor-login', answer)
    expect((await put({ token: session.accessToken! }, 'edit-two-factor', false)).status).toBe(200)
    expect((await profileOf(who)).hasSms).toBe(false)
    expect(await told(who)).toEqual(['smsOff', 'smsOn'])
    expect((await put({ token: session.accessToken! }, 'edit-two-factor', false)).status).toBe(200)
    const without = await api.newCustomer()
    expect(await put(without, 'edit-two-factor', true)).toMatchObject({ body: { type: 'phone_unconfirmed' } })
  })
})

describe('a passkey as the second step', () => {
  it('needs a passkey, brings recovery codes, and goes off again', async () => {
    const who = await api.newCustomer()
    expect(await put(who, 'edit-passkey-factor', true)).toMatchObject({
      status: 400,
      body: { type: 'passkey_missing' },
    })
    await insertPasskey(who)
    const on = await put<RecoveryCodes>(who, 'edit-passkey-factor', true)
    expect(on.body.recoveryCodes).toHaveLength(10)
    expect(await profileOf(who)).toMatchObject({ hasPasskeyFactor: true, hasTwoFactor: true })
    expect((await put<RecoveryCodes>(who, 'edit-passkey-factor', true)).body.recoveryCodes).toBeNull()

    expect((await put<RecoveryCodes>(who, 'edit-passkey-factor', false)).body.recoveryCodes).toBeNull()
    expect(await profileOf(who)).toMatchObject({ hasPasskeyFactor: false, recoveryCodesLeft: 0 })
    expect(await told(who)).toEqual(['passkeyFactorOff', 'passkeyFactorOn'])
  })
})

describe('recovery codes', () => {
  it('come with the first factor, stay while one is left, and go with the last', async () => {
    const who = await withPhone()
    const { secretKey } = await totpOn(who)
    expect((await smsOn(who)).body.recoveryCodes).toBeNull()
    await post(who, 'disable-totp', { code: codeOf(secretKey, 1) })
    expect(await codesLeft(who)).toBe(10)
    await put(who, 'enable-sms', false)
    await post(who, 'disable-sms', { code: await smsCode(who) })
    expect(await codesLeft(who)).toBe(0)
  })

  it('come again with the next factor when all were used', async () => {
    const who = await withPhone()
    await totpOn(who)
    await api.db.updateTable('recovery_codes').set({ used_at: new Date() }).where('user_id', '=', who.userId).execute()
    expect((await smsOn(who)).body.recoveryCodes).toHaveLength(10)
  })

  const renew = (who: Customer, payload: object) =>
    api.send<RecoveryCodes & Refused>(who, 'POST', '/account/recovery-code/create', payload)

  it('are made anew, and the earlier ones are gone', async () => {
    const who = await api.newCustomer()
    const { recoveryCodes } = await totpOn(who)
    const { status, body } = await renew(who, { currentPassword: testPassword })
    expect(status).toBe(200)
    expect(body.recoveryCodes).toHaveLength(10)
    expect(body.recoveryCodes).not.toEqual(expect.arrayContaining([recoveryCodes![0]]))
    expect(await codesLeft(who)).toBe(10)
    expect(await told(who)).toEqual(['recoveryCodesMade', 'totpOn'])
  })

  it('ask for a proof of who is there; the password that older clients send is none', async () => {
    const who = await api.newCustomer()
    await totpOn(who)
    await api.db.updateTable('sessions').set({ proven_at: null }).where('id', '=', who.sessionId).execute()
    const refused = { status: 403, body: { type: 'proof_needed' } }
    expect(await renew(who, { currentPassword: testPassword })).toMatchObject(refused)
  })

  it('need no password of a user who has none, but a second factor', async () => {
    const who = await api.newCustomer()
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', who.userId).execute()
    expect(await renew(who, {})).toMatchObject({ status: 400, body: { type: 'second_factor_missing' } })
    await totpOn(who)
    expect((await renew(who, {})).body.recoveryCodes).toHaveLength(10)
  })
})

it('is each user’s own: a colleague has nothing of it', async () => {
  const who = await api.newCustomer()
  const other = await api.newColleague(who)
  await totpOn(who)
  expect((await api.get<Profile>(other, '/account/profile/get')).body).toMatchObject({
    id: other.userId,
    hasTotp: false,
    recoveryCodesLeft: 0,
  })
})
