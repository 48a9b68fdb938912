import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'

const lines: { level: number; refusal?: string; err?: object }[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(
        ...chunk
          .toString()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as (typeof lines)[number]),
      )
      done()
    },
  }),
)

let api: TestApi
beforeAll(async () => {
  // Without the limit of the call itself, which would refuse most of them before they cost anything.
  api = await startTestApi({ withWorker: false, log, limits: { hasCallLimits: false, perAddress: Infinity } })
})
afterAll(() => api.close())

const signIn = (email: string, remoteAddress: string) =>
  api.request<LoginSession>(undefined, {
    method: 'POST',
    url: '/api/my/account/login',
    remoteAddress,
    payload: { email, password: testPassword },
  })

it('lets a real one through while 200 others come from one address, and writes no stack traces', async () => {
  const sara = await api.newCustomer()
  const alone = performance.now()
  expect((await signIn(sara.email, '192.0.2.1')).body.accessToken).not.toBe('0')
  const aloneMs = performance.now() - alone

  const flood = Promise.all(Array.from({ length: 200 }, (_, n) => signIn(`nobody-${n}@example.com`, '203.0.113.5')))
  const began = performance.now()
  const real = await signIn(sara.email, '198.51.100.7')
  const realMs = performance.now() - began
  const answers = await flood
  expect(real.status).toBe(200)
  expect(real.body.accessToken).not.toBe('0')
  // A few turns of others, not all of their two hundred.
  expect(realMs).toBeLessThan(Math.max(1500, 20 * aloneMs))

  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(150)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
})

it('writes one line when everyone together is too much', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      signIn(`nobody-${n}@example.com`, `203.0.${n % 250}.${Math.floor(n / 250) + 1}`),
    ),
  )
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10)
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
  expect(lines.filter(({ refusal }) => refusal === 'sign_in_busy')).toHaveLength(1)
})
