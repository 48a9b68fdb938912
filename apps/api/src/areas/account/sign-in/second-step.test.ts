import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { twoFactorType } from '@sarv/contract/enums'
import { newToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { cookieOf, login, newAddress, postSignIn, type SignInRequest } from '../../../testing/sign-in.ts'
import { makeRecoveryCodes } from '../two-factor/recovery-codes.store.ts'
import { newTotpSecret } from '../two-factor/totp.service.ts'
import { pendingRules, secondStepLimits } from './sign-in.rules.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

// The clock stands in the middle of a step of the app, so that none ends between two lines of a test.
beforeEach(() => {
  const stepMs = 30_000
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / stepMs) + 0.5) * stepMs })
})
afterEach(() => vi.useRealTimers())

const phone = '09121234567'

/** A user with these second factors; `code()` is what their app shows, `steps` away from now. */
const newUser = async (has: { totp?: boolean; sms?: boolean; recovery?: boolean }) => {
  const user = await api.newCustomer()
  const secret = newTotpSecret()
  await api.db
    .updateTable('users')
    .set({
      has_totp: has.totp ?? false,
      totp_secret: api.secrets.seal(secret, 'totp'),
      has_sms: has.sms ?? false,
      phone_number_secret: api.secrets.seal(phone, 'phone'),
    })
    .where('id', '=', user.userId)
    .execute()
  const recoveryCodes = has.recovery ? await makeRecoveryCodes(api.db, api.secrets, user.userId) : []
  const code = (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps })
  return { ...user, recoveryCodes, code }
}

/** Never right: it differs from what the app shows now, before and after. */
const wrongCode = ({ code }: { code: (steps?: number) => string }) =>
  ['123456', '234567', '345678', '456789'].find((guess) => ![code(-1), code(), code(1)].includes(guess))!

const begin = async ({ email }: { email: string }, ip = newAddress()) => {
  const { body } = await login(api, email, testPassword, { ip })
  return { email, pendingToken: body.pendingToken!, ip, body }
}
const enterCode = (
  { email, pendingToken }: { email: string; pendingToken?: string },
  confirmCode: string,
  from?: SignInRequest,
) => postSignIn(api, 'two-factor-login', { email, confirmCode: Number(confirmCode), pendingToken }, from)
const enterRecoveryCode = ({ email, pendingToken }: { email: string; pendingToken: string }, recoveryCode: string) =>
  postSignIn(api, 'recovery-login', { email, pendingToken, recoveryCode })

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const refusedAs = (type: string, status = 400) => ({ status, body: { type } })
const expire = (email: string) =>
  api.db
    .updateTable('pending_sign_ins')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('user_id', 'in', (eb) => eb.selectFrom('users').where('email', '=', email).select('id'))
    .execute()

describe('after the password', () => {
  it('asks for the second factor, the app before SMS, and gives no token yet', async () => {
    const user = await newUser({ totp: true, sms: true, recovery: true })
    const { body } = await begin(user)
    expect(body).toEqual({
      accessToken: '0',
      enableTwoFactor: true,
      twoFactor: true,
      twoFactorTypeId: twoFactorType.id.totp,
      secondFactors: ['totp', 'sms', 'recovery'],
      pendingToken: expect.stringMatching(/^[\w-]{43}$/),
      email: user.email,
      captchaRequired: false,
    })
    const rows = await api.db.selectFrom('pending_sign_ins').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.pendingToken)
    expect((await api.get({ token: body.pendingToken! }, '/account/session/get')).status).toBe(401)
  })

  it('a right code opens the session', async () => {
    const user = await newUser({ totp: true })
    const pending = await begin(user)
    const { status, body } = await enterCode(pending, user.code())
    expect([status, body.userId, body.enableTwoFactor]).toEqual([200, user.userId, false])
    expect((await api.get({ token: body.accessToken! }, '/account/session/get')).status).toBe(200)
    expect(await enterCode(pending, user.code(1))).toMatchObject(refusedAs('sign_in_expired'))
  })

  it('offers a passkey to those who have one', async () => {
    const user = await newUser({ totp: true })
    const passkey = { user_id: user.userId, credential_id: user.email, public_key: Buffer.alloc(1), name: 'phone' }
    await api.db.insertInto('passkeys').values(passkey).execute()
    expect((await begin(user)).body.secondFactors).toEqual(['totp', 'passkey'])
    const only = { has_totp: false, has_passkey_factor: true }
    await api.db.updateTable('users').set(only).where('id', '=', user.userId).execute()
    const { body } = await begin(user)
    expect([body.secondFactors, body.twoFactorTypeId]).toEqual([['passkey'], undefined])
  })
})

describe('codes of the app', () => {
  it('of the step before and after count, older ones do not', async () => {
    const user = await newUser({ totp: true })
    expect(await enterCode(await begin(user), user.code(-2))).toMatchObject(refusedAs('code_wrong'))
    expect((await enterCode(await begin(user), user.code(-1))).status).toBe(200)
    expect((await enterCode(await begin(user), user.code(1))).status).toBe(200)
  })

  it('work once, in any sign-in, and older ones not after newer ones', async () => {
    const user = await newUser({ totp: true })
    const [code, older] = [user.code(), user.code(-1)]
    expect((await enterCode(await begin(user), code)).status).toBe(200)
    expect(await enterCode(await begin(user), code)).toMatchObject(refusedAs('code_wrong'))
    expect(await enterCode(await begin(user), older)).toMatchObject(refusedAs('code_wrong'))
  })

  it('let one of several in who use the same one at once', async () => {
    const user = await newUser({ totp: true })
    const pendings = [await begin(user), await begin(user), await begin(user)]
    const code = user.code()
    const answers = await Promise.all(pendings.map((pending) => enterCode(pending, code)))
    expect(statusesOf(answers)).toEqual([200, 400, 400])
  })
})

describe('codes by SMS', () => {
  const codeOf = async (user: Customer) => {
    const row = await api.db
      .selectFrom('messages')
      .where('user_id', '=', user.userId)
      .select('values_secret')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return (JSON.parse(api.secrets.open(row.values_secret!, 'message')) as { code: string }).code
  }

  it('are sent at once where SMS is the usual factor, and let in', async () => {
    const user = await newUser({ sms: true })
    const pending = await begin(user)
    expect(pending.body).toMatchObject({ twoFactorTypeId: twoFactorType.id.sms, secondFactors: ['sms'] })
    expect((await enterCode(pending, await codeOf(user))).body.userId).toBe(user.userId)
  })

  it('are sent on request to those who use the app, and a new one replaces the one before it', async () => {
    const user = await newUser({ totp: true, sms: true })
    const { email, pendingToken } = await begin(user)
    const send = () => postSignIn(api, 'two-factor-sms', { email, pendingToken })
    expect((await send()).status).toBe(200)
    const first = await codeOf(user)
    expect((await send()).status).toBe(200)
    const second = await codeOf(user)
    expect((await enterCode({ email, pendingToken }, first)).status).toBe(400)
    expect((await enterCode({ email, pendingToken }, second)).status).toBe(200)
  })

  it('of another sign-in are worth nothing', async () => {
    const user = await newUser({ sms: true })
    const first = await begin(user)
    const code = await codeOf(user)
    const second = await begin(user)
    expect(await enterCode(second, code)).toMatchObject(refusedAs('code_wrong'))
    expect((await enterCode(first, code)).status).toBe(200)
  })

  it('are not sent without SMS as a factor, for a dead sign-in, or too often', async () => {
    const send = (email: string, pendingToken: string) => postSignIn(api, 'two-factor-sms', { email, pendingToken })
    const withApp = await begin(await newUser({ totp: true }))
    expect((await send(withApp.email, withApp.pendingToken)).status).toBe(404)
    expect(await send(withApp.email, 'no-such-token')).toMatchObject(refusedAs('sign_in_expired'))
    expect(await send('nobody@example.com', 'no-such-token')).toMatchObject(refusedAs('sign_in_expired'))

    const user = await newUser({ sms: true })
    for (let n = 0; n < secondStepLimits.smsPerHour; n += 1) await begin(user)
    expect(await login(api, user.email, testPassword)).toMatchObject(refusedAs('too_many_requests', 429))
  })
})

describe('recovery codes', () => {
  it('let in once, however they are typed, and the owner is told', async () => {
    const user = await newUser({ totp: true, recovery: true })
    const [code, other] = user.recoveryCodes
    const typed = ` ${code!.replace('-', '').toUpperCase()} `
    expect((await enterRecoveryCode(await begin(user), typed)).body.userId).toBe(user.userId)
    expect(await enterRecoveryCode(await begin(user), code!)).toMatchObject(refusedAs('code_wrong'))
    expect((await enterRecoveryCode(await begin(user), other!)).status).toBe(200)
    expect((await api.outbox(user.email)).map(({ values }) => values)).toContainEqual({ what: 'recoveryCodeUsed' })
  })

  it('let one of two in who use the same one at once', async () => {
    const user = await newUser({ totp: true, recovery: true })
    const pendings = [await begin(user), await begin(user)]
    const answers = await Promise.all(pendings.map((pending) => enterRecoveryCode(pending, user.recoveryCodes[0]!)))
    expect(statusesOf(answers)).toEqual([200, 400])
  })

  it('of somebody else are worth nothing', async () => {
    const [user, other] = [await newUser({ totp: true, recovery: true }), await newUser({ totp: true, recovery: true })]
    expect(await enterRecoveryCode(await begin(user), other.recoveryCodes[0]!)).toMatchObject(refusedAs('code_wrong'))
  })
})

describe('a pending sign-in', () => {
  it('goes on at another address with its token, and nowhere without it', async () => {
    const user = await newUser({ totp: true })
    const { email, ip } = await begin(user)
    const refused = await enterCode({ email }, user.code(), { ip })
    expect(refused).toMatchObject(refusedAs('pending_token_missing'))
    expect(refused.body.errorMessage).toContain('pendingToken')
    const moved = await begin(user)
    expect((await enterCode(moved, user.code(), { ip: newAddress() })).status).toBe(200)
  })

  it('goes on in the browser of an older client, which keeps the token as a cookie that no script reads', async () => {
    const user = await newUser({ totp: true })
    const answer = await login(api, user.email, testPassword)
    const cookie = cookieOf(answer, 'sarv_second_step')!
    expect(cookie).toContain(answer.body.pendingToken)
    expect(cookie).toMatch(/; Path=\/api\/my\/account; HttpOnly; SameSite=Strict$/)
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await enterCode({ email: user.email }, user.code(), { headers })).body.userId).toBe(user.userId)
  })

  it('is worth nothing for another e-mail', async () => {
    const [user, other] = [await newUser({ totp: true }), await newUser({ totp: true })]
    const { pendingToken } = await begin(user)
    const answer = await enterCode({ email: other.email, pendingToken }, other.code())
    expect(answer).toMatchObject(refusedAs('sign_in_expired'))
  })

  it('says the same of an unknown e-mail, one without a pending sign-in and one whose time is over', async () => {
    const [user, idle] = [await newUser({ totp: true }), await newUser({ totp: true })]
    const over = await begin(user)
    await expire(user.email)
    const answers = await Promise.all([
      enterCode(over, user.code()),
      enterCode({ email: idle.email, pendingToken: newToken() }, idle.code()),
      enterCode({ email: 'nobody@example.com', pendingToken: newToken() }, '123456'),
      enterCode({ email: 'nobody@example.com', pendingToken: over.pendingToken }, '123456'),
    ])
    const told = answers.map(({ status, body: { type, errorMessage } }) => ({ status, type, errorMessage }))
    expect(told[0]).toMatchObject({ status: 400, type: 'sign_in_expired' })
    for (const answer of told) expect(answer).toEqual(told[0])
  })

  it('is over after five wrong codes, also when they come at once', async () => {
    const user = await newUser({ totp: true })
    const pending = await begin(user)
    const answers = await Promise.all(Array.from({ length: 8 }, () => enterCode(pending, wrongCode(user))))
    const types = answers.map(({ body }) => body.type)
    expect(types.filter((type) => type === 'code_wrong')).toHaveLength(pendingRules.tries)
    expect(types.filter((type) => type === 'sign_in_expired')).toHaveLength(3)
    expect(await enterCode(pending, user.code())).toMatchObject(refusedAs('sign_in_expired'))
  })

  it('codes are locked for a while after ten wrong ones over several sign-ins, and a right one clears the count', async () => {
    const user = await newUser({ totp: true, recovery: true })
    for (let n = 0; n < 4; n += 1) expect((await enterCode(await begin(user), wrongCode(user))).status).toBe(400)
    expect((await enterCode(await begin(user), user.code())).status).toBe(200)
    for (let n = 0; n < secondStepLimits.wrongCodes; n += 1) {
      expect(await enterCode(await begin(user), wrongCode(user))).toMatchObject(refusedAs('code_wrong'))
    }
    const locked = await enterCode(await begin(user), user.code(1))
    expect(locked).toMatchObject(refusedAs('account_locked', 429))
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    expect((await enterRecoveryCode(await begin(user), user.recoveryCodes[0]!)).status).toBe(429)
  })
})
