import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { cookieOf, login, newAddress, solvedCaptcha, type SignInRequest } from '../../../testing/sign-in.ts'
import { hashPassword } from './passwords.service.ts'
import { signInLimits } from './sign-in.rules.ts'
import { countGuess, tryKeysOf } from './tries.store.ts'

const guesses = 2000
const inFlight = 150
const wrong = 'Wrong1!password'

let api: TestApi
let owner: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  owner = await api.newCustomer()
})
afterAll(() => api.close())

/** What the answers to an attack were, each kind counted: `200 refused`, `429 account_locked`. */
type Answers = Map<string, number>

/** Guesses at full speed; `guess` names the e-mail and the address of each. */
const attack = async (guess: (n: number) => { email: string; ip: string }): Promise<Answers> => {
  const answers: Answers = new Map()
  let sent = 0
  const attacker = async () => {
    while (sent < guesses) {
      const { email, ip } = guess(sent++)
      const { status, body } = await login(api, email, wrong, { ip })
      const kind = `${status} ${status === 200 ? (body.accessToken === '0' ? 'refused' : 'let in') : body.type}`
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, attacker))
  return answers
}

const countOf = (answers: Answers, kind: string): number => answers.get(kind) ?? 0

/** The owner, somewhere else, who answers the captcha when asked and comes back when all are busy. */
const ownerGetsIn = async (): Promise<boolean> => {
  let request: SignInRequest = { ip: newAddress() }
  for (let n = 0; n < 50; n += 1) {
    const { status, body } = await login(api, owner.email, testPassword, request)
    if (status === 200 && body.accessToken !== '0') return true
    if (status === 503) await new Promise((resolve) => setTimeout(resolve, 50))
    else request = { ...request, more: await solvedCaptcha(api) }
  }
  return false
}

const failuresOf = async (key: string): Promise<number> =>
  (await api.db.selectFrom('throttles').where('key', '=', key).select('count').executeTakeFirst())?.count ?? 0

const countThrottles = async (): Promise<number> => {
  const { count } = await api.db
    .selectFrom('throttles')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const attackLasts = { timeout: 5 * 60_000 }
/** Of them, those that one address sends; the others come from an address of their own. */
const fromOneAddress = 1800

describe('thousands of wrong passwords', () => {
  it('against one account: three are looked at, and its owner gets in meanwhile', attackLasts, async () => {
    const ip = newAddress()
    const [heapBefore, throttlesBefore] = [heapMb(), await countThrottles()]
    const attacked = attack((n) => ({ email: owner.email, ip: n < fromOneAddress ? ip : newAddress() }))
    expect(await ownerGetsIn()).toBe(true)
    const answers = await attacked
    expect(countOf(answers, '200 let in')).toBe(0)
    // Whenever the owner gets in the count begins again.
    const looked = await failuresOf(tryKeysOf(owner.email, ip).email)
    expect(looked).toBeLessThanOrEqual(signInLimits.captchaAfter.email)
    expect(await ownerGetsIn()).toBe(true)
    // The rate limit of each address, and the counters of the few tries that were looked at.
    expect((await countThrottles()) - throttlesBefore).toBeLessThan(guesses - fromOneAddress + 50)
    expect(heapMb() - heapBefore).toBeLessThan(40)
  })

  it('against many accounts: as many as there is room for, and others get in meanwhile', attackLasts, async () => {
    const ip = newAddress()
    const [heapBefore, throttlesBefore] = [heapMb(), await countThrottles()]
    const attacked = attack((n) => ({
      email: `victim-${n}@example.com`,
      ip: n < fromOneAddress ? ip : newAddress(),
    }))
    expect(await ownerGetsIn()).toBe(true)
    const answers = await attacked
    const kinds = ['200 refused', '429 too_many_requests', '503 sign_in_busy']
    const refusals = kinds.map((kind) => countOf(answers, kind))
    expect(refusals.reduce((sum, count) => sum + count)).toBe(guesses)
    expect(await failuresOf(tryKeysOf('', ip).address)).toBeLessThanOrEqual(signInLimits.captchaAfter.address)
    expect(await ownerGetsIn()).toBe(true)
    // Four for each that was looked at: rate limit, e-mail, address, and both together.
    expect((await countThrottles()) - throttlesBefore).toBeLessThan(4 * (guesses - fromOneAddress) + 200)
    expect(heapMb() - heapBefore).toBeLessThan(40)
  })
})

describe('guesses with solved captchas, each from an address of its own', () => {
  const { max } = signInLimits.guesses
  /** Counted as guesses are, without the work of a password for each. */
  const guessedBefore = max - 6
  /** Answers how many were looked at and how the first one was answered that was not. */
  const guessUntilStopped = async (email: string) => {
    for (let n = 0; n < guessedBefore; n += 1) await countGuess(api.db, tryKeysOf(email, newAddress()))
    for (let n = guessedBefore; n <= max; n += 1) {
      const answer = await login(api, email, wrong, { more: await solvedCaptcha(api) })
      if (answer.status !== 200) return { judged: n, answer }
    }
    return undefined
  }

  it('are stopped at a hundred an hour, and the owner gets in with a known browser or a new password', async () => {
    const { email } = await api.newCustomer()
    const known = cookieOf(await login(api, email, testPassword), 'sarv_device')!.split(';')[0]!
    const stopped = await guessUntilStopped(email)
    expect(stopped?.judged).toBe(max)
    expect(stopped?.answer).toMatchObject({ status: 429, body: { type: 'account_guarded' } })
    expect(stopped?.answer.body.errorMessage).toMatch(/[۰-۹]+ دقیقه دیگر/)

    // The right password of a stranger is not looked at either.
    expect(await login(api, email, testPassword, { more: await solvedCaptcha(api) })).toMatchObject({ status: 429 })
    const fromKnown = await login(api, email, testPassword, { headers: { cookie: known } })
    expect(fromKnown.body.accessToken).not.toBe('0')

    const newPassword = 'Lantern7$kettle'
    const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
      api.request<{ pendingToken?: string }>(undefined, {
        method: 'POST',
        url: `/api/my/account/${path}`,
        payload,
        headers,
        remoteAddress: newAddress(),
      })
    const { body } = await send('forgot', { email, ...(await solvedCaptcha(api)) })
    const confirmCode = Number(await api.codeSentTo(email))
    const set = await send('forgot-confirm', { email, password: newPassword, confirmCode, ...body })
    const headers = { cookie: cookieOf(set, 'sarv_device')!.split(';')[0]! }
    expect((await login(api, email, newPassword, { headers })).body.accessToken).not.toBe('0')
    // Strangers have used up this hour, whatever the password is now.
    expect(await login(api, email, wrong, { more: await solvedCaptcha(api) })).toMatchObject({ status: 429 })
  })

  it('are stopped alike for an e-mail that nobody has', async () => {
    const stopped = await guessUntilStopped('nobody-at-all@example.com')
    expect([stopped?.judged, stopped?.answer.body.type]).toEqual([max, 'account_guarded'])
  })
})

it('does the same work for known e-mails, unknown ones and users without a password', async () => {
  const passwordHash = await hashPassword(testPassword)
  const rounds = 12
  const kinds = ['known', 'unknown', 'passwordless'] as const
  const works = { known: [] as number[], unknown: [] as number[], passwordless: [] as number[] }
  for (let n = 0; n < rounds; n += 1) {
    const emails = {
      known: (await insertPerson(api.db, { passwordHash })).email,
      unknown: `unknown-${n}@example.com`,
      passwordless: (await insertPerson(api.db)).email,
    }
    for (const kind of kinds) works[kind].push(await workOf(() => login(api, emails[kind], wrong)))
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[rounds / 2]!
  for (const kind of ['unknown', 'passwordless'] as const) {
    const ratio = median(works[kind]) / median(works.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  }
})

/** Processor time, which does not depend on what else the machine is doing. */
const workOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
