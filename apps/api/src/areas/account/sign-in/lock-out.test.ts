import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { cookieOf, login, newAddress, solvedCaptcha, type SignInAnswer } from '../../../testing/sign-in.ts'
import { endSignIns } from '../profile/sign-ins.store.ts'
import { signInLimits } from './sign-in.rules.ts'
import { countTry, forgetTry, readFailures, tryKeysOf, type TryKeys } from './tries.store.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const wrong = 'Wrong1!password'

const tryOnce = async (email: string, password: string, ip?: string) =>
  login(api, email, password, { more: await solvedCaptcha(api), ...(ip && { ip }) })

/** What a stranger sees, but for the seconds that are left. */
const told = ({ status, body, headers }: SignInAnswer) => ({
  status,
  headers: Object.keys(headers),
  body: { ...body, errorMessage: body.errorMessage?.replaceAll(/[۰-۹]/g, ''), traceId: undefined },
})

/** As if the wait that was begun were over. */
const endWaits = () => api.db.updateTable('throttles').set({ blocked_until: null }).execute()

/** Failures without the work of a password, one after the other. */
const failQuickly = async (times: number, keys: TryKeys) => {
  for (let n = 0; n < times; n += 1) {
    await countTry(api.db, keys)
    await endWaits()
  }
}

/** So many failures that the next wait is half a minute, which no test lasts. */
const many = signInLimits.blockAfter.pair + 3

const lockOut = async (email: string, ip: string) => {
  await failQuickly(many, tryKeysOf(email, ip))
  expect((await tryOnce(email, wrong, ip)).body.accessToken).toBe('0')
}

describe('one e-mail at one address', () => {
  it('must wait after five failures, twice as long after each more, up to a quarter of an hour', async () => {
    const keys = tryKeysOf('patient@example.com', newAddress())
    const waits: unknown[] = []
    for (let n = 0; n < 16; n += 1) {
      await countTry(api.db, keys)
      const next: unknown = await readFailures(api.db, keys).catch((error: unknown) => error)
      waits.push(next instanceof AppError ? next.retryAfterSeconds : 0)
      await endWaits()
    }
    expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  it('starts anew after a quiet time', async () => {
    const keys = tryKeysOf('later@example.com', newAddress())
    await failQuickly(many, keys)
    const past = new Date(Date.now() - 1000)
    await api.db.updateTable('throttles').set({ window_ends_at: past }).where('key', '=', keys.pair).execute()
    expect((await countTry(api.db, keys)).pair).toBe(1)
  })

  it('has the right password wait too, and says how long; afterwards it lets in and clears the count', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    await lockOut(email, ip)
    const locked = await tryOnce(email, testPassword, ip)
    expect(locked).toMatchObject({ status: 429, body: { type: 'account_locked' } })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(32)
    await endWaits()
    expect((await tryOnce(email, testPassword, ip)).body.accessToken).not.toBe('0')
    expect((await login(api, email, testPassword, { ip })).body.accessToken).not.toBe('0')
  })

  it('does not lock the owner out anywhere else', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    await lockOut(email, ip)
    expect((await tryOnce(email, testPassword, ip)).status).toBe(429)
    const elsewhere = newAddress()
    expect((await login(api, email, testPassword, { ip: elsewhere })).body).toMatchObject({
      accessToken: '0',
      captchaRequired: true,
    })
    expect((await tryOnce(email, testPassword, elsewhere)).body.accessToken).not.toBe('0')
  })

  it('is told the same whether or not the e-mail is known', async () => {
    const { email } = await api.newCustomer()
    const answers = []
    for (const whose of [email, 'nobody@example.com']) {
      const ip = newAddress()
      await lockOut(whose, ip)
      answers.push(told(await tryOnce(whose, testPassword, ip)))
    }
    expect(answers[0]).toMatchObject({ status: 429, body: { type: 'account_locked' } })
    expect(answers[0]).toEqual(answers[1])
  })

  it('gets one try when the wait is over, however many come at once', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    await failQuickly(many, tryKeysOf(email, ip))
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOnce(email, wrong, ip)))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(429)]).toEqual([1, 19])
  })

  it('without captchas gets three tries when they all come at once', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    await Promise.all(Array.from({ length: 20 }, () => login(api, email, wrong, { ip })))
    const { count } = await api.db
      .selectFrom('throttles')
      .where('key', '=', tryKeysOf(email, ip).email)
      .select('count')
      .executeTakeFirstOrThrow()
    expect(count).toBe(signInLimits.captchaAfter.email)
  })
})

describe('one address', () => {
  const failAddress = async (times: number, ip: string) => {
    for (let n = 0; n < times; n += 1) await failQuickly(1, tryKeysOf(`nobody-${n}@example.com`, ip))
  }

  it('asks for a captcha after ten failures at any e-mails, and makes nobody there wait', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    await failAddress(10 * signInLimits.captchaAfter.address, ip)
    expect((await login(api, email, testPassword, { ip })).body).toMatchObject({
      accessToken: '0',
      captchaRequired: true,
    })
    expect((await tryOnce(email, testPassword, ip)).body.accessToken).not.toBe('0')
  })

  it('signs a whole office in within a minute', async () => {
    const ip = newAddress()
    const statuses = new Set<number>()
    for (let n = 0; n < 45; n += 1) {
      const { status, body } = await login(api, (await api.newCustomer()).email, testPassword, { ip })
      statuses.add(status)
      expect(body.accessToken).not.toBe('0')
    }
    expect([...statuses]).toEqual([200])
  })

  it('of IPv6 is a whole /64', async () => {
    const { email } = await api.newCustomer()
    await lockOut(email, '2001:db8:1:1::1')
    expect((await tryOnce(email, testPassword, '2001:db8:1:1:ffff::2')).status).toBe(429)
    expect((await tryOnce(email, testPassword, '2001:db8:1:2::1')).status).toBe(200)
  })

  it('does not wash its failures away with an account of its own', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    const keys = tryKeysOf(email, ip)
    await failAddress(15, ip)
    await tryOnce(email, testPassword, ip)
    expect((await readFailures(api.db, keys)).address).toBe(15)
  })
})

it('a try that is taken back leaves the wait that another one has begun', async () => {
  const keys = tryKeysOf('patient-2@example.com', newAddress())
  await failQuickly(signInLimits.blockAfter.pair - 2, keys)
  const own = await countTry(api.db, keys)
  await countTry(api.db, keys)
  await forgetTry(api.db, keys, own)
  await expect(readFailures(api.db, keys)).rejects.toMatchObject({ code: 'account_locked' })
})

describe('a browser that has signed in before', () => {
  const deviceOf = async (email: string) => cookieOf(await tryOnce(email, testPassword), 'sarv_device')!.split(';')[0]!

  it('keeps a mark that no script reads and that lets nobody in', async () => {
    const { email } = await api.newCustomer()
    const cookie = cookieOf(await login(api, email, testPassword), 'sarv_device')!
    expect(cookie).toMatch(/^sarv_device=[\w-]{43}; Max-Age=\d+; Path=\/api\/my\/account; HttpOnly; SameSite=Strict$/)
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await login(api, email, wrong, { headers })).body.accessToken).toBe('0')
    expect(cookieOf(await login(api, email, wrong), 'sarv_device')).toBeUndefined()
    const rows = await api.db.selectFrom('known_devices').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('sarv_device='.length, 60))
  })

  it('is asked for no captcha and waits for nobody when strangers guess, at its own address too', async () => {
    const [{ email }, ip] = [await api.newCustomer(), newAddress()]
    const headers = { cookie: await deviceOf(email) }
    await lockOut(email, ip)
    expect((await tryOnce(email, testPassword, ip)).status).toBe(429)
    expect((await login(api, email, testPassword, { ip, headers })).body.accessToken).not.toBe('0')
  })

  it('is counted for itself: it too must wait after five failures', async () => {
    const { email } = await api.newCustomer()
    const headers = { cookie: await deviceOf(email) }
    const answers = []
    for (let n = 0; n < 7; n += 1) {
      answers.push(await login(api, email, wrong, { headers, more: await solvedCaptcha(api) }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(answers[2]!.body.captchaRequired).toBe(true)
  })

  it('is a stranger to every other account, and after a new password', async () => {
    const [{ email }, other] = [await api.newCustomer(), await api.newCustomer()]
    const headers = { cookie: await deviceOf(email) }
    const keys = tryKeysOf(other.email, newAddress())
    await failQuickly(signInLimits.captchaAfter.email, keys)
    expect((await login(api, other.email, testPassword, { headers })).body.captchaRequired).toBe(true)

    const { userId } = await api.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id as userId')
      .executeTakeFirstOrThrow()
    await api.db.transaction().execute((trx) => endSignIns(trx, userId))
    await failQuickly(signInLimits.captchaAfter.email, tryKeysOf(email, newAddress()))
    expect((await login(api, email, testPassword, { headers })).body.captchaRequired).toBe(true)
  })
})
