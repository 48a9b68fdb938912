import { describe, expect, it } from 'vitest'
import { createFairQueue, type Asker, type FairQueue } from './fair-queue.ts'

const plenty = { atOnce: 2, waitingPerAddress: 20, longestWaitMs: 60_000 }

/** Work that ends when it is told to; `order` is who began. */
const workshop = (queue: FairQueue) => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const outcomes: Promise<string>[] = []
  return {
    order,
    ask: (name: string, asker: Asker = { address: name }) => {
      const outcome = queue
        .run(
          () => asker,
          async () => {
            order.push(name)
            await new Promise<void>((end) => ends.push(end))
          },
        )
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
      outcomes.push(outcome)
      return outcome
    },
    finishAll: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
      return Promise.all(outcomes)
    },
  }
}

const times = <Item>(count: number, make: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => make(n))

describe('somebody’s one request is next', () => {
  const sara = { address: 'home', account: 'sara' }
  const cases: [situation: string, flood: Asker[], asker: Asker][] = [
    ['while one address asks for one account', times(12, () => ({ address: 'bot', account: 'reza' })), sara],
    ['while one address asks for many accounts', times(12, (n) => ({ address: 'bot', account: `person ${n}` })), sara],
    ['while many addresses ask for one account', times(12, (n) => ({ address: `bot ${n}`, account: 'reza' })), sara],
    ['while one address asks for this very account', times(12, () => ({ address: 'bot', account: 'sara' })), sara],
    [
      'while many addresses ask for this very account, in a browser that it knows',
      times(12, (n) => ({ address: `bot ${n}`, account: 'sara' })),
      { ...sara, isKnown: true },
    ],
    [
      'while many addresses ask for many accounts, in a browser that its own knows',
      times(12, (n) => ({ address: `bot ${n}`, account: `person ${n}` })),
      { ...sara, isKnown: true },
    ],
    [
      'behind an address that floods, in a browser that its account knows',
      times(12, (n) => ({ address: 'home', account: `person ${n}` })),
      { ...sara, isKnown: true },
    ],
  ]

  it.each(cases)('%s', async (_situation, flood, asker) => {
    const { ask, order, finishAll } = workshop(createFairQueue(plenty))
    for (const one of flood) void ask('flood', one)
    void ask('sara', asker)
    await finishAll()
    // Two had begun, and one of the others may have come first in the same round.
    expect(order.indexOf('sara')).toBeLessThanOrEqual(4)
    expect(order).toHaveLength(13)
  })
})

it('lets nobody take others’ turns by being known: each account has one in a round', async () => {
  const { ask, order, finishAll } = workshop(createFairQueue({ ...plenty, atOnce: 1 }))
  void ask('busy')
  for (let n = 0; n < 6; n += 1) void ask('flood', { address: `bot ${n}`, account: 'bot', isKnown: true })
  void ask('sara', { address: 'home', account: 'sara' })
  void ask('reza', { address: 'office', account: 'reza' })
  await finishAll()
  expect(order.slice(0, 5)).toEqual(['busy', 'flood', 'sara', 'reza', 'flood'])
})

it('lets an address have its next turn when the others of the round had theirs', async () => {
  const { ask, order, finishAll } = workshop(createFairQueue(plenty))
  for (let n = 0; n < 6; n += 1) void ask('flood')
  void ask('sara')
  void ask('reza')
  void ask('sara')
  await finishAll()
  expect(order).toEqual(['flood', 'flood', 'flood', 'sara', 'reza', 'flood', 'sara', 'flood', 'flood'])
})

it('keeps nobody waiting for ever behind an endless stream of newcomers', async () => {
  const clock = { ms: 0 }
  const { ask, order, finishAll } = workshop(createFairQueue({ ...plenty, atOnce: 1 }, () => clock.ms))
  void ask('busy')
  void ask('first of the office', { address: 'office' })
  void ask('second of the office', { address: 'office' })
  await new Promise((resolve) => setImmediate(resolve))
  clock.ms = plenty.longestWaitMs + 1
  for (let n = 0; n < 5; n += 1) void ask(`newcomer ${n}`)
  await finishAll()
  expect(order.slice(0, 4)).toEqual(['busy', 'first of the office', 'newcomer 0', 'second of the office'])
})

it('lets a newcomer go before all but one of a flood that has waited too long', async () => {
  const clock = { ms: 0 }
  const { ask, order, finishAll } = workshop(createFairQueue({ ...plenty, atOnce: 1 }, () => clock.ms))
  void ask('busy')
  for (let n = 0; n < 9; n += 1) void ask('flood')
  await new Promise((resolve) => setImmediate(resolve))
  clock.ms = plenty.longestWaitMs + 1
  void ask('sara')
  await finishAll()
  expect(order.indexOf('sara')).toBeLessThanOrEqual(3)
})

it('asks who it is only where somebody must wait', async () => {
  const queue = createFairQueue({ ...plenty, atOnce: 1 })
  const nobody = () => {
    throw new Error('asked')
  }
  expect(await queue.run(nobody, async () => 'done')).toBe('done')
  const latch = Promise.withResolvers<void>()
  const working = queue.run(nobody, () => latch.promise)
  await expect(queue.run(nobody, async () => 'done')).rejects.toThrow('asked')
  latch.resolve()
  await working
  expect(await queue.run(nobody, async () => 'done')).toBe('done')
})

it('never does more at once than it may', async () => {
  const queue = createFairQueue({ ...plenty, atOnce: 3 })
  let [running, most] = [0, 0]
  await Promise.all(
    times(30, (n) =>
      queue.run(
        () => ({ address: `address ${n % 4}` }),
        async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 1))
          running -= 1
        },
      ),
    ),
  )
  expect([most, running]).toEqual([3, 0])
})

it('sends an address away whose line is too long, and nobody else', async () => {
  const { ask, finishAll } = workshop(createFairQueue({ ...plenty, waitingPerAddress: 3 }))
  for (let n = 0; n < 10; n += 1) void ask('flood')
  void ask('sara')
  const outcomes = await finishAll()
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(5)
  expect(outcomes.at(-1)).toBe('done')
})

describe('when the wait becomes too long', () => {
  // An average of 50 ms to begin with: four may wait.
  const small = { atOnce: 2, waitingPerAddress: 20, longestWaitMs: 100 }

  it('makes room for a newcomer at the end of the longest line', async () => {
    const { ask, finishAll } = workshop(createFairQueue(small))
    for (let n = 0; n < 6; n += 1) void ask('flood')
    const late = ask('sara')
    const outcomes = await finishAll()
    expect(outcomes.slice(0, 6)).toEqual(['done', 'done', 'done', 'done', 'done', 'too_many_requests'])
    expect(await late).toBe('done')
  })

  it('makes room among those who ask for one account', async () => {
    const { ask, finishAll } = workshop(createFairQueue(small))
    for (let n = 0; n < 6; n += 1) void ask('flood', { address: `bot ${n}`, account: 'reza' })
    const late = ask('sara', { address: 'home', account: 'sara' })
    const outcomes = await finishAll()
    expect(outcomes.slice(0, 6)).toEqual(['done', 'done', 'done', 'done', 'done', 'sign_in_busy'])
    expect(await late).toBe('done')
  })

  it('is busy for everyone when many different ones come at once, but not for a browser that its account knows', async () => {
    const { ask, finishAll } = workshop(createFairQueue(small))
    for (let n = 0; n < 9; n += 1) void ask('flood', { address: `bot ${n}`, account: `person ${n}` })
    const known = ask('sara', { address: 'home', account: 'sara', isKnown: true })
    const outcomes = await finishAll()
    expect(outcomes.filter((outcome) => outcome === 'sign_in_busy')).toHaveLength(4)
    expect(await known).toBe('done')
  })
})

it('goes on after work that failed', async () => {
  const queue = createFairQueue({ ...plenty, atOnce: 1 })
  const broken = queue.run(
    () => ({ address: 'a' }),
    () => Promise.reject(new Error('broken')),
  )
  const fine = queue.run(
    () => ({ address: 'b' }),
    async () => 'fine',
  )
  await expect(broken).rejects.toThrow('broken')
  expect(await fine).toBe('fine')
})
