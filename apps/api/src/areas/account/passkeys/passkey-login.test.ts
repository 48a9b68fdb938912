import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { Authenticator, type Behaviour } from '../../../testing/authenticator.ts'

const origin = 'https://my.sarv.test'
const otherOrigin = 'https://portal.my.sarv.test'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { publicUrl: origin, allowedOrigins: [otherOrigin] } })
})
afterAll(() => api.close())

interface Asked<Options = PublicKeyCredentialRequestOptionsJSON> {
  challengeKey: string
  options: Options
}
type Session = LoginSession & { type?: string }

interface Holder extends Customer {
  device: Authenticator
}

const newHolder = async (): Promise<Holder> => {
  const who = await api.newCustomer()
  const device = new Authenticator(origin)
  const { body } = await api.send<Asked<PublicKeyCredentialCreationOptionsJSON>>(
    who,
    'POST',
    '/account/passkey/create-options',
  )
  const created = await api.send(who, 'POST', '/account/passkey/create', {
    name: 'my phone',
    challengeKey: body.challengeKey,
    response: device.create(body.options),
    currentPassword: testPassword,
  })
  expect(created.status).toBe(200)
  return { ...who, device }
}

let visitors = 0
/** Each from an address of its own, so that what is measured here is not the rate limit. */
const post = <Body>(path: string, payload: object) => {
  visitors += 1
  const remoteAddress = `198.18.1.${visitors % 250}`
  return api.request<Body>(undefined, { method: 'POST', url: `/api/my/account/${path}`, payload, remoteAddress })
}

const ask = async (pendingToken?: string): Promise<Asked> =>
  (await post<Asked>('passkey-login-options', { pendingToken })).body

const answer = (body: { challengeKey: string; response: object; pendingToken?: string }) =>
  post<Session>('passkey-login', body)

const signIn = async (device: Authenticator, lies: Partial<Behaviour> = {}) => {
  const { challengeKey, options } = await ask()
  return answer({ challengeKey, response: device.get(options, lies) })
}

const countSessions = async ({ userId }: Holder) =>
  (await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length

const invalid = { status: 400, body: { type: 'passkey_invalid' } }
const unknown = { status: 400, body: { type: 'passkey_unknown' } }

describe('a passkey alone', () => {
  it('is asked for without naming anybody', async () => {
    const { options } = await ask()
    expect(options).toMatchObject({ rpId: 'my.sarv.test', userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
  })

  it('signs in, and is two factors in one: nothing more is asked for', async () => {
    const who = await newHolder()
    await api.db
      .updateTable('users')
      .set({ has_totp: true, totp_secret: api.secrets.seal('A'.repeat(32), 'totp'), has_passkey_factor: true })
      .where('id', '=', who.userId)
      .execute()
    const { status, body } = await signIn(who.device)
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: who.userId, email: who.email, enableTwoFactor: false })
    expect((await api.get({ token: body.accessToken! }, '/account/profile/get')).status).toBe(200)
    const passkeys = await api.get({ token: body.accessToken! }, '/account/passkey/list')
    expect(passkeys.body).toMatchObject([{ name: 'my phone', lastUseDate: expect.any(String) }])
  })

  it('works wherever the portal is served under its domain', async () => {
    const { device } = await newHolder()
    expect((await signIn(device, { origin: otherOrigin })).status).toBe(200)
  })

  it('works again and again, also on devices that do not count', async () => {
    const { device } = await newHolder()
    for (const counter of [0, 0, 5, 6]) expect((await signIn(device, { counter })).status).toBe(200)
  })

  it.each<[string, Partial<Behaviour>]>([
    ['on another site', { origin: 'https://my.sarv.test.evil.example' }],
    ['over plain HTTP', { origin: 'http://my.sarv.test' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without having seen who holds it', { verifiesUser: false }],
    ['with another challenge', { challenge: 'YW5vdGhlcg' }],
    ['in the name of another', { userHandle: 'YW5vdGhlcg' }],
    ['in nobody’s name', { userHandle: undefined }],
  ])('is refused when it answers %s', async (_case, lies) => {
    const who = await newHolder()
    const before = await countSessions(who)
    expect(await signIn(who.device, lies)).toMatchObject(invalid)
    expect(await countSessions(who)).toBe(before)
  })

  it('is refused when the signature is another’s', async () => {
    const [who, other] = [await newHolder(), await newHolder()]
    const { challengeKey, options } = await ask()
    const response = who.device.get(options)
    const forged = other.device.get(options)
    response.response.signature = forged.response.signature
    expect(await answer({ challengeKey, response })).toMatchObject(invalid)
  })

  it('that nobody has registered is unknown', async () => {
    expect(await signIn(new Authenticator(origin), { userHandle: 'YW5vdGhlcg' })).toMatchObject(unknown)
    const { challengeKey } = await ask()
    expect(await answer({ challengeKey, response: {} })).toMatchObject(unknown)
  })

  it('is taken once per challenge, one after the other or at the same moment', async () => {
    const who = await newHolder()
    const { challengeKey, options } = await ask()
    const body = { challengeKey, response: who.device.get(options) }
    const answers = await Promise.all([answer(body), answer(body), answer(body), answer(body)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await answer(body)).toMatchObject(invalid)
  })

  it('is refused after five minutes', async () => {
    const { device } = await newHolder()
    const { challengeKey, options } = await ask()
    await api.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await answer({ challengeKey, response: device.get(options) })).toMatchObject(invalid)
  })

  it('whose counter goes back was copied: it is refused and its owner is told', async () => {
    const who = await newHolder()
    expect((await signIn(who.device, { counter: 8 })).status).toBe(200)
    for (const counter of [8, 3, 0]) {
      expect(await signIn(who.device, { counter })).toMatchObject({ status: 400, body: { type: 'passkey_cloned' } })
    }
    expect((await api.outbox(who.email)).map(({ values }) => values)).toContainEqual({ what: 'passkeyCloned' })
    expect((await signIn(who.device, { counter: 9 })).status).toBe(200)
  })

  it('of a disabled user is refused', async () => {
    const who = await newHolder()
    await api.db.updateTable('users').set({ disabled_reason: 'left' }).where('id', '=', who.userId).execute()
    expect(await signIn(who.device)).toMatchObject({ status: 400, body: { type: 'account_disabled' } })
  })

  it('is written into the audit log with who it was', async () => {
    const who = await newHolder()
    await signIn(who.device)
    const line = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('event', '=', 'passkeyLogin')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow()
    expect(line.customer_id).toBe(who.customerId)
    expect(JSON.stringify(line)).not.toContain(who.device.credentialId)
  })
})

describe('a passkey as the second step', () => {
  const begin = async (who: Holder): Promise<string> => {
    await api.db.updateTable('users').set({ has_passkey_factor: true }).where('id', '=', who.userId).execute()
    const { body } = await post<Session>('login', { email: who.email, password: testPassword })
    expect(body).toMatchObject({ accessToken: '0', enableTwoFactor: true, secondFactors: ['passkey'] })
    return body.pendingToken!
  }

  it('is asked for by name, and finishes the sign-in', async () => {
    const who = await newHolder()
    const pendingToken = await begin(who)
    const { challengeKey, options } = await ask(pendingToken)
    expect(options).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ id: who.device.credentialId, type: 'public-key', transports: ['internal'] }],
    })
    const response = who.device.get(options, { verifiesUser: false, userHandle: undefined })
    const { status, body } = await answer({ challengeKey, response, pendingToken })
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: who.userId, enableTwoFactor: false })
    expect((await api.get({ token: body.accessToken! }, '/account/profile/get')).status).toBe(200)
  })

  it('finishes a sign-in once', async () => {
    const who = await newHolder()
    const pendingToken = await begin(who)
    const [first, second] = [await ask(pendingToken), await ask(pendingToken)]
    const finish = ({ challengeKey, options }: Asked) =>
      answer({ challengeKey, response: who.device.get(options), pendingToken })
    expect((await finish(first)).status).toBe(200)
    expect(await finish(second)).toMatchObject({ status: 400, body: { type: 'sign_in_expired' } })
  })

  it('of another user is worth nothing', async () => {
    const [who, thief] = [await newHolder(), await newHolder()]
    const pendingToken = await begin(who)
    const { challengeKey, options } = await ask(pendingToken)
    expect(await answer({ challengeKey, response: thief.device.get(options), pendingToken })).toMatchObject(unknown)
  })

  it('does not take the challenge of another sign-in', async () => {
    const [who, thief] = [await newHolder(), await newHolder()]
    const [pendingToken, foreignToken] = [await begin(who), await begin(thief)]
    for (const { challengeKey, options } of [await ask(), await ask(foreignToken)]) {
      const response = who.device.get(options)
      expect(await answer({ challengeKey, response, pendingToken })).toMatchObject(invalid)
    }
    const { challengeKey, options } = await ask(pendingToken)
    expect(await answer({ challengeKey, response: who.device.get(options) })).toMatchObject(invalid)
  })

  it('ends after five wrong answers', async () => {
    const who = await newHolder()
    const pendingToken = await begin(who)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await answer({ challengeKey: 'made-up', response: {}, pendingToken })).toMatchObject(invalid)
    }
    expect(await answer({ challengeKey: 'made-up', response: {}, pendingToken })).toMatchObject({
      status: 400,
      body: { type: 'sign_in_expired' },
    })
  })

  it('is not asked for in a sign-in that is over', async () => {
    const over = await post('passkey-login-options', { pendingToken: 'a'.repeat(43) })
    expect(over).toMatchObject({ status: 400, body: { type: 'sign_in_expired' } })
  })
})
