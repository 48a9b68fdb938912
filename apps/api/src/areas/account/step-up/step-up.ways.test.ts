import { generateSync } from 'otplib'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../testing/authenticator.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { login, postSignIn } from '../../../testing/sign-in.ts'
import { newTotpSecret } from '../two-factor/totp.service.ts'
import { stepUpTools, type Refusal } from './step-up.fixture.ts'

const origin = 'https://my.sarv.test'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { publicUrl: origin } })
})
afterAll(() => api.close())

const { makeStale, staleCustomer, changeUser, prove, waysOf, act, askForPhone, sendCode } = stepUpTools(() => api)

describe('proving by the password', () => {
  it('counts for the session that did it and for no other', async () => {
    const who = await staleCustomer()
    const { body } = await login(api, who.email, testPassword)
    const other = { token: body.accessToken! }
    const { id } = await api.db
      .selectFrom('sessions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await makeStale({ sessionId: id })
    expect(await waysOf(who)).toEqual({ first: 'password', passkey: false, secondFactors: [], phone: null })
    const proven = await prove(who, { password: testPassword })
    expect([proven.status, proven.body.expireDate]).toEqual([200, expect.stringMatching(/^\d{4}-/)])
    expect([await act(who), await act(other)]).toEqual([200, 'proof_needed'])
  })

  it('refuses a wrong one with 400, five times, and then no more for a while', async () => {
    const who = await staleCustomer()
    for (let guess = 0; guess < 5; guess++) {
      expect((await prove(who, { password: 'Wrong1!horse' })).body.type).toBe('password_wrong')
    }
    const locked = await prove(who, { password: testPassword })
    expect([locked.status, locked.body.type]).toEqual([429, 'too_many_tries'])
    expect(await act(who)).toBe('proof_needed')
  })

  it('refuses an empty proof, and one that names no password', async () => {
    const who = await staleCustomer()
    expect((await prove(who, {})).status).toBe(400)
    expect((await prove(who, { totpCode: 123_456 })).status).toBe(400)
    expect(await act(who)).toBe('proof_needed')
  })
})

describe('a second factor that is on', () => {
  const withTotp = async () => {
    const who = await staleCustomer()
    const secret = newTotpSecret()
    await changeUser(who.userId, { has_totp: true, totp_secret: api.secrets.seal(secret, 'totp') })
    return { ...who, secret }
  }

  it('is asked for besides the password', async () => {
    const who = await withTotp()
    expect((await waysOf(who)).secondFactors).toEqual(['totp'])
    expect((await prove(who, { password: testPassword })).body.type).toBe('proof_missing')
    expect((await prove(who, { password: testPassword, totpCode: 111_111 })).body.type).toBe('code_wrong')
    expect(await askForPhone(who)).toBe('proof_needed')
    const right = await prove(who, { password: testPassword, totpCode: generateSync({ secret: who.secret }) })
    expect(right.status).toBe(200)
    expect(await askForPhone(who)).toBe(200)
  })

  it('is not got around by an SMS where the app is the factor, nor without the password', async () => {
    const who = await withTotp()
    await changeUser(who.userId, {
      phone_number_secret: api.secrets.seal('09121112233', 'phone'),
      phone_number_confirmed: true,
    })
    expect((await sendCode(who, 'sms')).body.type).toBe('phone_unconfirmed')
    expect((await prove(who, { password: testPassword, smsCode: 123_456 })).body.type).toBe('proof_missing')
    expect((await prove(who, { totpCode: generateSync({ secret: who.secret }) })).body.type).toBe('password_wrong')
  })

  it('of an app is guessed five times, and then no more for a while', async () => {
    const who = await withTotp()
    for (let guess = 0; guess < 5; guess++) await prove(who, { password: testPassword, totpCode: 100_001 + guess })
    expect((await prove(who, { password: testPassword, totpCode: 111_111 })).body.type).toBe('too_many_tries')
  })

  it('may be a recovery code, once, and its owner is told', async () => {
    const who = await withTotp()
    const now = new Date()
    const proven = { proven_at: now, proven_again_at: now }
    await api.db.updateTable('sessions').set(proven).where('id', '=', who.sessionId).execute()
    const made = await api.send<{ recoveryCodes: string[] }>(who, 'POST', '/account/recovery-code/create', {})
    await makeStale(who)
    const [recoveryCode] = made.body.recoveryCodes
    expect((await prove(who, { password: testPassword, recoveryCode })).status).toBe(200)
    expect((await api.outbox(who.email)).map(({ values }) => values)).toContainEqual({ what: 'recoveryCodeUsed' })
    expect((await prove(who, { password: testPassword, recoveryCode })).body.type).toBe('code_wrong')
  })

  it('by SMS is sent to the phone, for the session that asks', async () => {
    const who = await staleCustomer()
    const phone = '09127770001'
    await changeUser(who.userId, {
      phone_number_secret: api.secrets.seal(phone, 'phone'),
      phone_number_confirmed: true,
      has_sms: true,
    })
    expect(await waysOf(who)).toMatchObject({ secondFactors: ['sms'], phone: '0001' })
    expect((await sendCode(who, 'sms')).status).toBe(200)
    const smsCode = await api.codeSentTo(phone)
    expect((await prove(who, { password: testPassword, smsCode })).status).toBe(200)
    expect(await askForPhone(who)).toBe(200)
  })

  it('of a sign-in counts too: who came with it is not asked for the phone', async () => {
    const { userId, email } = await api.newCustomer()
    const phone = '09127770002'
    await changeUser(userId, {
      phone_number_secret: api.secrets.seal(phone, 'phone'),
      phone_number_confirmed: true,
      has_sms: true,
    })
    const begun = await login(api, email, testPassword)
    const { body } = await postSignIn(api, 'two-factor-login', {
      email,
      pendingToken: begun.body.pendingToken,
      confirmCode: await api.codeSentTo(phone),
    })
    expect(body).toMatchObject({ enableTwoFactor: false, twoFactor: true })
    expect(await askForPhone({ token: body.accessToken! })).toBe(200)
  })
})

describe('a new phone', () => {
  it('needs a code to the old one where no second factor is on, also right after signing in', async () => {
    const { userId, email } = await api.newCustomer()
    const phone = '09127770003'
    await changeUser(userId, { phone_number_secret: api.secrets.seal(phone, 'phone'), phone_number_confirmed: true })
    const { body } = await login(api, email, testPassword)
    const who = { token: body.accessToken! }
    expect(body.twoFactor).toBe(false)
    expect(await askForPhone(who)).toBe('factor_proof_needed')
    expect((await prove(who, { password: testPassword })).status).toBe(200)
    expect(await askForPhone(who)).toBe('factor_proof_needed')
    await sendCode(who, 'sms')
    expect((await prove(who, { password: testPassword, smsCode: await api.codeSentTo(phone) })).status).toBe(200)
    expect(await askForPhone(who)).toBe(200)
  })

  it('is only typed in where none was confirmed yet', async () => {
    const { email } = await api.newCustomer()
    const { body } = await login(api, email, testPassword)
    expect(await askForPhone({ token: body.accessToken! })).toBe(200)
  })

  it('can not be had by switching SMS off with the session alone', async () => {
    const who = await staleCustomer()
    await changeUser(who.userId, {
      phone_number_secret: api.secrets.seal('09127770004', 'phone'),
      phone_number_confirmed: true,
      has_sms: true,
    })
    const off = await api.send<Refusal>(who, 'PUT', '/account/profile/enable-sms', { twoFactorStatus: false })
    const older = await api.send<Refusal>(who, 'PUT', '/account/profile/edit-two-factor', { twoFactorStatus: false })
    expect([off.body.type, older.body.type]).toEqual(['proof_needed', 'proof_needed'])
  })
})

describe('a user without a password', () => {
  it('proves by a code to their e-mail, which no other session can use', async () => {
    const who = await insertPerson(api.db, { superUser: true })
    await makeStale(who)
    expect((await waysOf(who)).first).toBe('emailCode')
    expect((await sendCode(who, 'email')).status).toBe(200)
    const emailCode = await api.codeSentTo(who.email)
    const { body: other } = await api.send<Refusal>(await staleCustomer(), 'POST', '/account/step-up/prove', {
      emailCode,
    })
    expect(other.type).toBe('code_wrong')
    expect((await prove(who, { emailCode: 100_000 })).body.type).toBe('code_wrong')
    expect((await prove(who, { emailCode })).status).toBe(200)
    expect(await act(who)).toBe(200)
  })

  it('is the only one whom such a code proves', async () => {
    const who = await staleCustomer()
    expect((await sendCode(who, 'email')).status).toBe(200)
    expect((await prove(who, { emailCode: await api.codeSentTo(who.email) })).status).toBe(200)
    expect(await act(who)).toBe('proof_needed')
  })
})

describe('a passkey', () => {
  interface Asked {
    challengeKey: string
    options: PublicKeyCredentialRequestOptionsJSON
  }
  const holder = async () => {
    const who = await api.newCustomer()
    const device = new Authenticator(origin)
    const { body } = await api.send<{ challengeKey: string; options: never }>(
      who,
      'POST',
      '/account/passkey/create-options',
      {},
    )
    const passkey = { name: 'my phone', challengeKey: body.challengeKey, response: device.create(body.options) }
    expect((await api.send(who, 'POST', '/account/passkey/create', passkey)).status).toBe(200)
    await makeStale(who)
    return { ...who, device }
  }
  const ask = async (who: { token: string }) =>
    (await api.send<Asked>(who, 'POST', '/account/step-up/passkey-options')).body

  it('that sees who holds it is enough alone, also for the phone', async () => {
    const who = await holder()
    await changeUser(who.userId, {
      phone_number_secret: api.secrets.seal('09127770005', 'phone'),
      phone_number_confirmed: true,
    })
    const { challengeKey, options } = await ask(who)
    expect(options).toMatchObject({ userVerification: 'required' })
    expect((await prove(who, { passkey: { challengeKey, response: who.device.get(options) } })).status).toBe(200)
    expect([await act(who), await askForPhone(who)]).toEqual([200, 200])
  })

  it('is refused when it saw nobody, when it is another’s, and twice', async () => {
    const [who, other] = [await holder(), await holder()]
    const blind = await ask(who)
    const unseen = who.device.get(blind.options, { verifiesUser: false })
    expect((await prove(who, { passkey: { challengeKey: blind.challengeKey, response: unseen } })).status).toBe(400)
    const asked = await ask(who)
    const foreign = other.device.get(asked.options)
    expect((await prove(who, { passkey: { challengeKey: asked.challengeKey, response: foreign } })).status).toBe(400)
    const right = await ask(who)
    const passkey = { challengeKey: right.challengeKey, response: who.device.get(right.options) }
    expect((await prove(who, { passkey })).status).toBe(200)
    await makeStale(who)
    expect((await prove(who, { passkey })).status).toBe(400)
    expect(await act(who)).toBe('proof_needed')
  })

  it('with a name that is taken is refused before the device makes one', async () => {
    const who = await holder()
    await prove(who, { password: testPassword })
    const again = await api.send<Refusal>(who, 'POST', '/account/passkey/create-options', { name: 'my phone' })
    expect(again.body.type).toBe('name_taken')
    expect((await api.send(who, 'POST', '/account/passkey/create-options', { name: 'another' })).status).toBe(200)
    expect((await api.send(who, 'POST', '/account/passkey/create-options')).status).toBe(200)
  })
})
