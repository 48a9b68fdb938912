import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginUrl } from '@sarv/contract/account/providers/providers.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { startOpenIdProvider, type TestAccount, type TestOpenIdProvider } from '../../../testing/openid-provider.ts'
import { openProvider } from './openid.protocol.ts'
import { redirectUriOf, type ProviderName } from './providers.rules.ts'

const publicUrl = 'http://localhost:3000'

let google: TestOpenIdProvider
let ito: TestOpenIdProvider
let api: TestApi

beforeAll(async () => {
  google = await startOpenIdProvider({
    redirectUri: redirectUriOf(publicUrl, 'google'),
    claimsIn: 'idToken',
    clientAuthentication: 'client_secret_post',
  })
  ito = await startOpenIdProvider({
    redirectUri: redirectUriOf(publicUrl, 'ito'),
    claimsIn: 'userinfo',
    clientAuthentication: 'client_secret_basic',
  })
  const signInProviders = { google: google.settings, ito: ito.settings }
  api = await startTestApi({ withWorker: false, settings: { publicUrl, signInProviders } })
})
afterAll(async () => {
  await api.close()
  await google.close()
  await ito.close()
})

type Session = LoginSession & { type?: string }

let people = 0
const someone = (claims: Partial<TestAccount> = {}): { subject: string; email: string } => {
  people += 1
  const subject = `subject-${people}`
  const account = {
    email: `provided-${people}@example.com`,
    email_verified: true,
    given_name: 'سارا',
    family_name: 'آزاد',
    ...claims,
  }
  google.accounts.set(subject, account)
  ito.accounts.set(subject, account)
  return { subject, email: account.email }
}

let visitors = 0
/** Each from an address of its own, so that what is measured here is not the rate limit. */
const request = <Body>(method: 'GET' | 'POST', path: string) => {
  visitors += 1
  const remoteAddress = `198.18.2.${visitors % 250}`
  return api.request<Body>(undefined, { method, url: `/api/my/account/${path}`, remoteAddress })
}

const urlOf = async (provider: ProviderName): Promise<string> => {
  const { body } = await request<LoginUrl>('GET', `login-${provider}-url`)
  return body.url!
}

/** The visit to the provider, up to the moment when the browser is back at the portal. */
const visit = async (provider: ProviderName, subject: string): Promise<URLSearchParams> => {
  const { searchParams } = await { google, ito }[provider].visit(await urlOf(provider), subject)
  return new URLSearchParams({ code: searchParams.get('code')!, state: searchParams.get('state')! })
}

const finish = (provider: ProviderName, answer: URLSearchParams) =>
  provider === 'google'
    ? request<Session>('GET', `login-google-callback?${answer.toString()}`)
    : request<Session>('POST', `login-ito-callback?${answer.toString()}`)

const signIn = async (provider: ProviderName, subject: string) => finish(provider, await visit(provider, subject))

const usersWith = (email: string) => api.db.selectFrom('users').selectAll().where('email', '=', email).execute()

const refused = { status: 400, body: { type: 'provider_answer_invalid' } }

describe.each(['google', 'ito'] as const)('a first visit through %s', (provider) => {
  it('makes a user without a password and a customer of their own, and signs them in', async () => {
    const { subject, email } = someone()
    const { status, body } = await signIn(provider, subject)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, userTitle: 'سارا آزاد', isSuperUser: true, enableTwoFactor: false })
    expect((await api.get({ token: body.accessToken! }, '/account/profile/get')).status).toBe(200)
    expect(await usersWith(email)).toMatchObject([{ password_hash: null, email_confirmed: true, is_from_sso: true }])
  })

  it('and the next visits lead to the same user, also when their e-mail changes there', async () => {
    const { subject, email } = someone()
    const first = await signIn(provider, subject)
    const account = google.accounts.get(subject)!
    for (const { accounts } of [google, ito]) accounts.set(subject, { ...account, email: `new-${email}` })
    const second = await signIn(provider, subject)
    expect(second.body.userId).toBe(first.body.userId)
    expect(second.body.accessToken).not.toBe(first.body.accessToken)
    expect(await usersWith(`new-${email}`)).toEqual([])
  })

  it('is refused without a verified e-mail, and nothing of it is kept', async () => {
    const { subject, email } = someone({ email_verified: false })
    expect(await signIn(provider, subject)).toMatchObject({ status: 400, body: { type: 'provider_email_unverified' } })
    expect(await usersWith(email)).toEqual([])
  })
})

describe('the way to the provider', () => {
  it('has PKCE, state and nonce, and comes back to our own address alone', async () => {
    const { searchParams: sent, origin } = new URL(await urlOf('google'))
    expect(origin).toBe(google.settings.issuer)
    expect(sent.get('redirect_uri')).toBe(`${publicUrl}/account/login?provider=google`)
    expect(sent.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) expect(sent.get(name)).toMatch(/^[\w-]{43}$/)
    const rows = await api.db.selectFrom('provider_sign_ins').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sent.get('state'))
  })

  it('is the same for older clients, who finish with the code in the body', async () => {
    const { subject, email } = someone()
    const { body } = await api.get<LoginUrl>(undefined, '/account/sso-url')
    const { searchParams } = await ito.visit(body.url!, subject)
    const answer = { code: searchParams.get('code'), state: searchParams.get('state') }
    expect(await api.send(undefined, 'POST', '/account/sso-login', answer)).toMatchObject({
      status: 200,
      body: { email },
    })
  })
})

it.each([
  ['Google', 'GET', 'login-google-callback?code=abc', undefined],
  ['the single sign-on', 'POST', 'login-ito-callback?code=abc', undefined],
  ['the single sign-on with an empty state', 'POST', 'login-ito-callback?code=abc&state=', undefined],
  ['the older form', 'POST', 'sso-login', { code: 'abc' }],
] as const)('%s without a state is told in a sentence what to do', async (_who, method, path, payload) => {
  const { status, body } = await api.request<{ type: string; errorMessage: string }>(undefined, {
    method,
    url: `/api/my/account/${path}`,
    ...(payload && { payload }),
  })
  expect([status, body.type]).toEqual([400, 'provider_state_missing'])
  expect(body.errorMessage).toContain('«state» را از نشانی بازگشت همراه با «code» بفرستید')
})

describe('an account with the same e-mail', () => {
  const colleagueOf = async (email: string, changes: { email_confirmed: boolean; disabled_reason?: string }) => {
    const customer = await api.newCustomer()
    await api.db
      .updateTable('users')
      .set({ email, ...changes })
      .where('id', '=', customer.userId)
      .execute()
    return customer
  }

  it('is opened, keeps its password, and its owner is told', async () => {
    const { subject, email } = someone()
    const { userId, token } = await colleagueOf(email, { email_confirmed: true })
    expect((await signIn('google', subject)).body).toMatchObject({ userId })
    expect((await signIn('ito', subject)).body).toMatchObject({ userId })
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(200)
    const login = await api.send<Session>(undefined, 'POST', '/account/login', { email, password: testPassword })
    expect(login.body).toMatchObject({ userId })
    const told = (await api.outbox(email)).filter(({ template }) => template === 'secondFactorChanged')
    expect(told.map(({ values }) => values)).toEqual([{ what: 'itoLinked' }, { what: 'googleLinked' }])
  })

  it('that was never confirmed loses every way in that someone else may have left there', async () => {
    const { subject, email } = someone()
    const { userId, customerId, token } = await colleagueOf(email, { email_confirmed: false })
    const hash = Buffer.alloc(32, people)
    await api.db
      .updateTable('users')
      .set({ has_totp: true, totp_secret: 'x', has_sms: true, phone_number_secret: 'y' })
      .where('id', '=', userId)
      .execute()
    await api.db
      .insertInto('passkeys')
      .values({ user_id: userId, credential_id: `left-${userId}`, public_key: hash, name: 'left' })
      .execute()
    await api.db
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        customer_id: customerId,
        name: 'left',
        token_hash: hash,
        last_chars: 'abcd',
        read_only: false,
        all_projects: true,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute()

    const { body } = await signIn('google', subject)
    expect(body).toMatchObject({ userId, enableTwoFactor: false })
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(401)
    expect((await api.get({ token: body.accessToken! }, '/account/profile/get')).status).toBe(200)
    const login = await api.send<Session>(undefined, 'POST', '/account/login', { email, password: testPassword })
    expect(login.body.accessToken).toBe('0')
    expect(await usersWith(email)).toMatchObject([
      { password_hash: null, email_confirmed: true, has_totp: false, has_sms: false, phone_number_secret: null },
    ])
    const left = await api.db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).execute()
    expect(left).toEqual([])
    const tokens = await api.db.selectFrom('api_tokens').selectAll().where('user_id', '=', userId).execute()
    expect(tokens.map(({ revoked_at }) => revoked_at)).toEqual([expect.any(Date)])
    expect((await api.outbox(email)).map(({ values }) => values)).toContainEqual({ what: 'accountClaimed' })
  })

  it('that is disabled stays closed, before and after it was linked', async () => {
    const { subject, email } = someone()
    const { userId } = await colleagueOf(email, { email_confirmed: true, disabled_reason: 'left' })
    const disabled = { status: 400, body: { type: 'account_disabled' } }
    expect(await signIn('google', subject)).toMatchObject(disabled)
    const setReason = (reason: string | null) =>
      api.db.updateTable('users').set({ disabled_reason: reason }).where('id', '=', userId).execute()
    await setReason(null)
    expect((await signIn('google', subject)).status).toBe(200)
    await setReason('left again')
    expect(await signIn('google', subject)).toMatchObject(disabled)
  })

  it('that has a second factor is asked for it', async () => {
    const { subject, email } = someone()
    const { userId } = await colleagueOf(email, { email_confirmed: true })
    await api.db
      .updateTable('users')
      .set({ has_totp: true, totp_secret: api.secrets.seal('A'.repeat(32), 'totp') })
      .where('id', '=', userId)
      .execute()
    const { body } = await signIn('google', subject)
    expect(body).toMatchObject({ accessToken: '0', enableTwoFactor: true, secondFactors: ['totp'] })
    expect(body.pendingToken).toMatch(/^[\w-]{43}$/)
  })
})

describe('an answer that is not the one we asked for', () => {
  it('is refused when its state is unknown', async () => {
    const answer = await visit('google', someone().subject)
    answer.set('state', 'a'.repeat(43))
    expect(await finish('google', answer)).toMatchObject(refused)
  })

  it('is refused when its state was used before, by one after the other or at the same moment', async () => {
    const { subject, email } = someone()
    const answer = await visit('google', subject)
    const answers = await Promise.all([finish('google', answer), finish('google', answer), finish('google', answer)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await finish('google', answer)).toMatchObject(refused)
    expect(await usersWith(email)).toHaveLength(1)
  })

  it('is refused at another provider', async () => {
    const { subject } = someone()
    expect(await finish('ito', await visit('google', subject))).toMatchObject(refused)
  })

  it('is refused when it took more than ten minutes', async () => {
    const answer = await visit('google', someone().subject)
    await api.db
      .updateTable('provider_sign_ins')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await finish('google', answer)).toMatchObject(refused)
  })

  it('is refused with the code of another visit: the verifier is not the same', async () => {
    const [mine, theirs] = [await visit('google', someone().subject), await visit('google', someone().subject)]
    mine.set('code', theirs.get('code')!)
    expect(await finish('google', mine)).toMatchObject(refused)
  })

  it('is refused when the nonce is another one', async () => {
    const { subject, email } = someone()
    const answer = await visit('google', subject)
    await api.db.updateTable('provider_sign_ins').set({ nonce: 'another' }).execute()
    expect(await finish('google', answer)).toMatchObject(refused)
    expect(await usersWith(email)).toEqual([])
  })

  it('is refused with a code that nobody gave', async () => {
    const answer = await visit('google', someone().subject)
    answer.set('code', 'made-up')
    expect(await finish('google', answer)).toMatchObject(refused)
  })
})

describe('a provider', () => {
  let failing: TestOpenIdProvider
  let other: TestApi
  beforeAll(async () => {
    failing = await startOpenIdProvider({
      redirectUri: redirectUriOf(publicUrl, 'google'),
      claimsIn: 'idToken',
      clientAuthentication: 'client_secret_post',
    })
    const signInProviders = { google: { ...failing.settings, clientSecret: 'wrong' } }
    other = await startTestApi({ withWorker: false, settings: { publicUrl, signInProviders } })
  })
  afterAll(() => other.close())

  const unavailable = { status: 503, body: { type: 'provider_unavailable' } }

  it('that is not configured has no address, and its answers are worth nothing', async () => {
    for (const path of ['login-ito-url', 'sso-url']) {
      expect(await other.get(undefined, `/account/${path}`)).toMatchObject({ status: 200, body: { url: null } })
    }
    expect(await other.send(undefined, 'POST', '/account/login-ito-callback?code=x&state=y')).toMatchObject(refused)
  })

  it('that does not know us is said to be down, not the person to be wrong', async () => {
    failing.accounts.set('1', { email: 'nobody@example.com', email_verified: true })
    const { body } = await other.get<LoginUrl>(undefined, '/account/login-google-url')
    const { search } = await failing.visit(body.url!, '1')
    expect(await other.get(undefined, `/account/login-google-callback${search}`)).toMatchObject(unavailable)
  })

  it('that fails leaves its reason in the log, and no secret', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
    const settings = { ...failing.settings, clientSecret: 'a-wrong-secret' }
    const visitOf = { code: 'the-code', verifier: 'v'.repeat(43), nonce: 'the-nonce' }
    await expect(openProvider('google', settings, publicUrl).identify(visitOf, log)).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
    const inTheOpen = openProvider('ito', { ...settings, issuer: 'http://sso.example.com' }, publicUrl)
    await expect(inTheOpen.identify(visitOf, log)).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
      'invalid_client',
      'OAUTH_HTTP_REQUEST_FORBIDDEN',
    ])
    expect(lines.join()).not.toMatch(/a-wrong-secret|the-code|vvv|the-nonce/)
  })

  it('that is down is said to be down, and nothing is kept', async () => {
    await failing.close()
    const answer = await other.get<{ errorMessage: string }>(undefined, '/account/login-google-url')
    expect(answer).toMatchObject(unavailable)
    expect(answer.body.errorMessage).toMatch(/[\u0600-\u06FF]/)
    expect(await other.db.selectFrom('provider_sign_ins').selectAll().execute()).toEqual([])
  })
})
