import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFairQueue, type Asker, type FairQueue } from '../../../http/fair-queue.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { cookieOf, login } from '../../../testing/sign-in.ts'
import { createPasswordQueue } from './passwords.service.ts'

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
  /** The addresses whose turn came, in their order. */
  begun: [] as string[],
  expected: 0,
  gate: Promise.withResolvers<void>(),
  expect(count: number, queue: FairQueue) {
    Object.assign(this, { queue, begun: [], expected: count, gate: Promise.withResolvers<void>() })
  },
  async run<Result>(whoAsks: () => Asker | Promise<Asker>, work: () => Promise<Result>): Promise<Result> {
    const asker = await whoAsks()
    const outcome = this.queue.run(
      () => asker,
      async () => {
        this.begun.push(asker.address)
        await this.gate.promise
        return work()
      },
    )
    this.expected -= 1
    if (this.expected <= 0) this.gate.resolve()
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

const signIn = (email: string, ip: string, password = testPassword, cookie?: string) =>
  login(api, email, password, { ip, ...(cookie !== undefined && { headers: { cookie } }) })

/** However slow the machine is, nobody waits longer than they may. */
const stoppedClock = () => 0

/** Two at once, and twenty wait: each takes 50 ms, as the queue supposes at first, so that is half a second for two. */
const smallQueue = () => createFairQueue({ atOnce: 2, waitingPerAddress: 20, longestWaitMs: 500 }, stoppedClock)

it('lets a real one through while 200 others come from one address, and writes no stack traces', async () => {
  const sara = await api.newCustomer()
  crowd.expect(201, createPasswordQueue(stoppedClock))
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
  crowd.expect(60, smallQueue())
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(`nobody-${n}@example.com`, `203.0.113.${n + 1}`)),
  )
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(60 - 2 - 20)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 + 20)
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
  expect(lines.filter(({ refusal }) => refusal === 'sign_in_busy')).toHaveLength(1)
})

it('lets others in, and the owner in their own browser, while sixty addresses guess at one account', async () => {
  const [sara, reza] = [await api.newCustomer(), await api.newCustomer()]
  crowd.expect(1, createPasswordQueue())
  const browser = cookieOf(await signIn(reza.email, '198.51.100.8'), 'sarv_device')!.split(';')[0]!

  crowd.expect(62, smallQueue())
  const flood = Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(reza.email, `203.0.113.${n + 1}`, 'Wrong1!password')),
  )
  // He is on the road: the browser is known, the address is not.
  const [hers, his] = await Promise.all([
    signIn(sara.email, '198.51.100.9'),
    signIn(reza.email, '198.51.100.10', testPassword, browser),
  ])
  await flood
  expect([hers.status, his.status]).toEqual([200, 200])
  expect(hers.body).toMatchObject({ userId: sara.userId })
  expect(his.body).toMatchObject({ userId: reza.userId })
  // Behind the two that had begun, and at most one more in the same round.
  for (const address of ['198.51.100.9', '198.51.100.10']) expect(crowd.begun.indexOf(address)).toBeLessThanOrEqual(4)
})
