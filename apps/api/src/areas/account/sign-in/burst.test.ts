import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { createFairQueue, type FairQueue } from '../../../http/fair-queue.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { createPasswordQueue } from './passwords.ts'

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

/** Does its work when everyone who is expected has come: what waits and what is refused depends on no machine's speed. */
const crowd = {
  queue: createPasswordQueue(),
  begun: [] as string[],
  expected: 0,
  gate: Promise.withResolvers<void>(),
  expect(count: number, queue: FairQueue) {
    Object.assign(this, { queue, begun: [], expected: count, gate: Promise.withResolvers<void>() })
  },
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const outcome = this.queue.run(key, async () => {
      this.begun.push(key)
      await this.gate.promise
      return work()
    })
    this.expected -= 1
    if (this.expected === 0) this.gate.resolve()
    return outcome
  },
}

let api: TestApi
beforeAll(async () => {
  // Without the limit of the call itself, which would refuse most of them before they cost anything.
  const limits = { hasCallLimits: false, perAddress: Infinity }
  api = await startTestApi({ withWorker: false, log, limits, passwordQueue: crowd })
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
  crowd.expect(201, createPasswordQueue())
  const flood = Promise.all(Array.from({ length: 200 }, (_, n) => signIn(`nobody-${n}@example.com`, '203.0.113.5')))
  const real = await signIn(sara.email, '198.51.100.7')
  expect(real.status).toBe(200)
  expect(real.body.accessToken).not.toBe('0')
  // Behind the three that had begun and one turn of theirs, not behind all two hundred.
  expect(crowd.begun.indexOf('198.51.100.7')).toBeLessThanOrEqual(4)

  const refused = (await flood).filter(({ status }) => status !== 200)
  // Three are at work and twenty of one address may wait.
  expect(refused).toHaveLength(177)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
})

it('writes one line when everyone together is too much', async () => {
  // One that takes 50 ms, as it first supposes, keeps two workers busy for half a second with twenty.
  crowd.expect(60, createFairQueue({ atOnce: 2, waitingPerKey: 20, longestWaitMs: 500 }))
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(`nobody-${n}@example.com`, `203.0.113.${n + 1}`)),
  )
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(60 - 2 - 20)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 + 20)
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
  expect(lines.filter(({ refusal }) => refusal === 'sign_in_busy')).toHaveLength(1)
})
