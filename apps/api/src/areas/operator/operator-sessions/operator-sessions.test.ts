import { setTimeout } from 'node:timers/promises'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CurrentOperator,
  OperatorLogin,
  OperatorSetUp,
} from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { runSarv } from '../../../testing/command-line.ts'
import { deleteExpired } from '../../../operations/cleanup.ts'
import { operatorArea } from '../operator.area.ts'
import { cookieOf, newAddress, solvedCaptcha } from '../../../testing/sign-in.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const sarv = async (...words: string[]) => (await runSarv(api, words)).text

const post = <Body>(path: string, payload: object, token?: string, ip = newAddress()) =>
  api.request<Body & { type?: string }>(token, {
    method: 'POST',
    url: `/api/operator/session/${path}`,
    payload,
    remoteAddress: ip,
  })

const whoIs = (token: string) =>
  api.request<CurrentOperator>(token, { method: 'GET', url: '/api/operator/session/get' })

let operators = 0
const newEmail = () => {
  operators += 1
  return `operator-${operators}@sarv.example`
}

const codeIn = (text: string): string => /\/operator\/set-up#([\w-]{43})$/m.exec(text)![1]!

/** Codes of the app; each step later, because one works once. */
const appOf = (secret: string) => {
  let steps = -1
  return () => {
    steps += 1
    return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (steps - 1) * 30 })
  }
}

/** The first code is of the step before, which is over for the server if another step begins meanwhile. */
const awayFromNextStep = async () => {
  const leftMs = 30_000 - (Date.now() % 30_000)
  if (leftMs < 1500) await setTimeout(leftMs)
}

const newOperator = async (roles = 'support') => {
  await awayFromNextStep()
  const email = newEmail()
  const setUpCode = codeIn(
    await sarv('operator', 'add', email, '--name', 'مریم کریمی', '--roles', roles, '--reason', 'asked by phone'),
  )
  const { body: begun } = await post<OperatorSetUp>('set-up/begin', { setUpCode })
  const nextCode = appOf(begun.secretKey)
  const { body } = await post<OperatorLogin>('set-up/finish', {
    setUpCode,
    password: testPassword,
    totpCode: nextCode(),
  })
  return { email, setUpCode, nextCode, token: body.accessToken!, begun }
}

const login = (email: string, totpCode: string, password = testPassword, more: object = {}, ip?: string) =>
  post<OperatorLogin>('login', { email, password, totpCode, ...more }, undefined, ip)

describe('setting up', () => {
  it('takes a password and an app by the link, signs in, and works once', async () => {
    const { email, setUpCode, token, begun } = await newOperator('support,finance')
    expect(begun).toMatchObject({ email, name: 'مریم کریمی', qrCodeUri: expect.stringMatching(/^otpauth:/) })
    expect(token).toMatch(/^sarvop_[\w-]{43}$/)
    expect((await whoIs(token)).body).toMatchObject({ email, roles: ['support', 'finance'] })
    expect((await post('set-up/begin', { setUpCode })).body.type).toBe('set_up_over')
    const again = { setUpCode, password: testPassword, totpCode: 123_456 }
    expect((await post('set-up/finish', again)).body.type).toBe('set_up_over')
  })

  it('keeps the key of the app until it is finished, and asks for a code of it', async () => {
    const setUpCode = codeIn(
      await sarv('operator', 'add', newEmail(), '--name', 'Test', '--roles', 'editor', '--reason', 'asked by phone'),
    )
    const first = await post<OperatorSetUp>('set-up/begin', { setUpCode })
    const second = await post<OperatorSetUp>('set-up/begin', { setUpCode })
    expect(second.body.secretKey).toBe(first.body.secretKey)
    const wrong = { setUpCode, password: testPassword, totpCode: '000000' }
    expect((await post('set-up/finish', wrong)).body.type).toBe('code_wrong')
    const common = { setUpCode, password: 'Password1!', totpCode: '000000' }
    expect((await post('set-up/finish', common)).status).toBe(422)
  })

  it('is over after a day', async () => {
    const email = newEmail()
    const setUpCode = codeIn(
      await sarv('operator', 'add', email, '--name', 'Test', '--roles', 'editor', '--reason', 'asked by phone'),
    )
    const set_up_expires_at = new Date(Date.now() - 1)
    await api.db.updateTable('operators').set({ set_up_expires_at }).where('email', '=', email).execute()
    expect((await post('set-up/begin', { setUpCode })).body.type).toBe('set_up_over')
  })
})

describe('signing in', () => {
  it('needs e-mail, password and code together, and says nothing of which was wrong', async () => {
    const { email, nextCode } = await newOperator()
    const code = nextCode()
    const refused = { accessToken: null, captchaRequired: false, operator: null }
    expect((await login(email, code, 'Wrong1!password')).body).toEqual(refused)
    expect((await login(email, '000000')).body).toEqual(refused)
    expect((await login('nobody@sarv.example', code)).body).toMatchObject({ accessToken: null, operator: null })
    const { body } = await login(email, code, testPassword, await solvedCaptcha(api))
    expect(body).toMatchObject({ operator: { email } })
    expect((await whoIs(body.accessToken!)).status).toBe(200)
    // The same code is used up.
    expect((await login(email, code)).body.accessToken).toBeNull()
  })

  it('asks for a captcha after three failures, and then makes each next try wait', async () => {
    const { email } = await newOperator()
    const ip = newAddress()
    for (let tries = 0; tries < 3; tries += 1) await login(email, '000000', testPassword, {}, ip)
    expect((await login(email, '000000', testPassword, {}, ip)).body).toMatchObject({ captchaRequired: true })
    for (let tries = 0; tries < 2; tries += 1) await login(email, '000000', testPassword, await solvedCaptcha(api), ip)
    expect((await login(email, '000000', testPassword, await solvedCaptcha(api), ip)).status).toBe(429)
  })

  it('is nothing that a customer of the same e-mail could do', async () => {
    const { email, password, token } = await api.newCustomer()
    expect((await login(email, '000000', password)).body.accessToken).toBeNull()
    expect((await whoIs(token)).status).toBe(401)
  })

  it('keeps tokens only as hashes, and writes neither password nor code into the log', async () => {
    const { token, begun } = await newOperator()
    const kept = [
      await api.db.selectFrom('operator_sessions').selectAll().execute(),
      await api.db.selectFrom('operators').selectAll().execute(),
      await api.db.selectFrom('audit_log').selectAll().execute(),
    ]
    for (const secret of [token, testPassword, begun.secretKey]) expect(JSON.stringify(kept)).not.toContain(secret)
  })
})

describe('strangers who guess', () => {
  const setCounter = (key: string, count: number) =>
    api.db
      .insertInto('throttles')
      .values({ key, count, window_ends_at: new Date(Date.now() + 3_000_000) })
      .execute()
  const useUpGuesses = (email: string) => setCounter(`login:guesses:operator:${email}`, 100)
  const withCookie = (email: string, totpCode: string, cookie: string) =>
    api.request<OperatorLogin & { type?: string }>(undefined, {
      method: 'POST',
      url: '/api/operator/session/login',
      payload: { email, password: testPassword, totpCode },
      remoteAddress: newAddress(),
      headers: { cookie },
    })

  it('keep nobody out who has the right code of the app', async () => {
    const { email, nextCode } = await newOperator()
    await useUpGuesses(email)
    expect((await login(email, '000000')).body.type).toBe('account_guarded')
    expect((await login(email, nextCode())).body.operator).toMatchObject({ email })
  })

  it('keep nobody out who has the right code, however many codes they have sent', async () => {
    const { email, nextCode } = await newOperator()
    await useUpGuesses(email)
    await setCounter(`login:codes:operator:${email}`, 5000)
    expect((await login(email, '000000', 'Wrong1!password')).body.type).toBe('account_guarded')
    expect((await login(email, nextCode(), 'Wrong1!password')).body.type).toBe('account_guarded')
    expect((await login(email, nextCode())).body.operator).toMatchObject({ email })
  })

  it('make nobody wait at their own address who has the right code', async () => {
    const { email, nextCode } = await newOperator()
    const ip = newAddress()
    for (let tries = 0; tries < 6; tries += 1)
      await login(email, '000000', 'Wrong1!password', await solvedCaptcha(api), ip)
    expect((await login(email, '000000', testPassword, await solvedCaptcha(api), ip)).body.type).toBe('account_locked')
    expect((await login(email, nextCode(), testPassword, {}, ip)).body.operator).toMatchObject({ email })
  })

  it('send ten wrong codes beside the right password, after which a right one lifts nothing', async () => {
    const { email, nextCode } = await newOperator()
    await setCounter(`login:codes:operator:${email}`, 100)
    await useUpGuesses(email)
    for (let tries = 0; tries < 11; tries += 1) {
      expect((await login(email, '000000', testPassword, await solvedCaptcha(api))).status).toBe(429)
    }
    expect((await login(email, nextCode())).body.type).toBe('account_guarded')
  })

  it('guess a hundred passwords beside a right code', async () => {
    const { email, nextCode } = await newOperator()
    await setCounter(`login:guesses-with-code:operator:${email}`, 100)
    expect((await login(email, nextCode())).body.type).toBe('account_guarded')
  })

  it('keep no browser out that the operator has signed in with, until a reset', async () => {
    const { email, nextCode } = await newOperator()
    const cookie = cookieOf(await login(email, nextCode()), 'sarv_operator_device')!
    expect(cookie).toMatch(
      /^sarv_operator_device=[\w-]{43}; Max-Age=\d+; Path=\/api\/operator; HttpOnly; SameSite=Strict$/,
    )
    const mark = cookie.split(';')[0]!
    await useUpGuesses(email)
    await setCounter(`login:codes-with-password:operator:${email}`, 11)
    await setCounter(`login:codes:operator:${email}`, 501)
    expect((await withCookie(email, nextCode(), mark)).body.operator).toMatchObject({ email })

    const setUpCode = codeIn(await sarv('operator', 'reset', email, '--reason', 'asked by phone'))
    const { body: begun } = await post<OperatorSetUp>('set-up/begin', { setUpCode })
    const freshCode = appOf(begun.secretKey)
    await post('set-up/finish', { setUpCode, password: testPassword, totpCode: freshCode() })
    expect((await withCookie(email, freshCode(), mark)).body.type).toBe('account_guarded')
  })
})

it('a browser that an operator has not used for half a year is a stranger again', async () => {
  const { email, nextCode } = await newOperator()
  await login(email, nextCode())
  const { id } = await api.db.selectFrom('operators').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  const devices = api.db.selectFrom('operator_devices').where('operator_id', '=', id).select('last_used_at')
  const used = (days: number) => ({ last_used_at: new Date(Date.now() - days * 86_400_000) })
  await api.db.updateTable('operator_devices').set(used(170)).where('operator_id', '=', id).execute()
  await deleteExpired(api.db, operatorArea.expires)
  expect((await devices.execute()).length).toBeGreaterThan(0)
  await api.db.updateTable('operator_devices').set(used(181)).where('operator_id', '=', id).execute()
  await deleteExpired(api.db, operatorArea.expires)
  expect(await devices.execute()).toEqual([])
})

describe('a session in a cookie', () => {
  it('is out of reach of scripts, and nothing without a header that no other site can send', async () => {
    const { email, nextCode } = await newOperator()
    const answer = await login(email, nextCode(), testPassword, { keepInCookie: true })
    expect(answer.body.accessToken).toBe('cookie')
    const cookie = cookieOf(answer, 'sarv_operator')!
    expect(cookie).toMatch(
      /^sarv_operator=sarvop_[\w-]{43}; Max-Age=43200; Path=\/api\/operator; HttpOnly; SameSite=Strict$/,
    )
    const sent = cookie.split(';')[0]!
    const ask = async (headers: Record<string, string>) =>
      (await api.request(undefined, { method: 'GET', url: '/api/operator/session/get', headers })).status
    expect(await ask({ cookie: sent, authorization: 'Bearer cookie' })).toBe(200)
    expect(await ask({ cookie: sent })).toBe(401)
    expect(await ask({ authorization: 'Bearer cookie' })).toBe(401)

    const out = await api.request(undefined, {
      method: 'POST',
      url: '/api/operator/session/logout',
      headers: { cookie: sent, authorization: 'Bearer cookie' },
    })
    expect(cookieOf(out, 'sarv_operator')).toContain('Max-Age=0')
    expect(await ask({ cookie: sent, authorization: 'Bearer cookie' })).toBe(401)
  })
})

describe('a session', () => {
  it('ends by signing out, by a reset and by being disabled', async () => {
    const first = await newOperator()
    await post('logout', {}, first.token)
    expect((await whoIs(first.token)).status).toBe(401)

    const second = await newOperator()
    const link = await sarv('operator', 'reset', second.email, '--reason', 'asked by phone')
    expect((await whoIs(second.token)).status).toBe(401)
    expect((await login(second.email, second.nextCode())).body.accessToken).toBeNull()
    expect((await post('set-up/begin', { setUpCode: codeIn(link) })).status).toBe(200)

    const third = await newOperator()
    await sarv('operator', 'disable', third.email, '--reason', 'left')
    expect((await whoIs(third.token)).status).toBe(401)
    expect((await login(third.email, third.nextCode())).body.type).toBe('account_disabled')
    expect(await sarv('operator', 'list')).toContain(`${third.email}  مریم کریمی  support  disabled: left`)
  })

  it('has other roles from the next call on', async () => {
    const { email, token } = await newOperator()
    await sarv('operator', 'roles', email, '--roles', 'engineer', '--reason', 'asked by phone')
    expect((await whoIs(token)).body.roles).toEqual(['engineer'])
  })

  it('is proven again by a code, which counts once, and locked after too many wrong ones', async () => {
    const { token, nextCode } = await newOperator()
    const code = nextCode()
    expect((await post('prove', { totpCode: code }, token)).status).toBe(200)
    expect((await post('prove', { totpCode: code }, token)).body.type).toBe('code_wrong')
    for (let tries = 0; tries < 4; tries += 1) await post('prove', { totpCode: '000000' }, token)
    expect((await post('prove', { totpCode: nextCode() }, token)).status).toBe(429)
  })
})

describe('the command line', () => {
  it('refuses roles that do not exist, names that are missing, and a second operator of one e-mail', async () => {
    const email = newEmail()
    await expect(
      sarv('operator', 'add', email, '--name', 'Test', '--roles', 'root', '--reason', 'asked by phone'),
    ).rejects.toThrow('--roles takes')
    await expect(sarv('operator', 'add', email, '--roles', 'admin', '--reason', 'asked by phone')).rejects.toThrow(
      '--name is needed',
    )
    await sarv('operator', 'add', email, '--name', 'Test', '--roles', 'admin', '--reason', 'asked by phone')
    await expect(
      sarv('operator', 'add', email, '--name', 'Test', '--roles', 'admin', '--reason', 'asked by phone'),
    ).rejects.toThrow('already')
    await expect(
      sarv('operator', 'roles', 'nobody@sarv.example', '--roles', 'admin', '--reason', 'asked by phone'),
    ).rejects.toThrow('no operator')
  })

  it('writes what it did to the audit log', async () => {
    const email = newEmail()
    await sarv('operator', 'add', email, '--name', 'Test', '--roles', 'admin', '--reason', 'asked by phone')
    const { data } = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operator:operator add')
      .select('data')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(data!)).toEqual({ reason: 'asked by phone', email, name: 'Test', roles: ['admin'] })
  })
})
