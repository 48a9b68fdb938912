import { expect, it } from 'vitest'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

const plenty = { atOnce: 2, waitingPerKey: 20, longestWaitMs: 60_000 }

/** Work that ends when it is told to; `order` is who began. */
const workshop = (queue: FairQueue) => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const outcomes: Promise<string>[] = []
  return {
    order,
    ask: (key: string) => {
      const outcome = queue
        .run(key, async () => {
          order.push(key)
          await new Promise<void>((end) => ends.push(end))
        })
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
      outcomes.push(outcome)
      return outcome
    },
    finishAll: async () => {
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
      return Promise.all(outcomes)
    },
  }
}

it('lets somebody else’s one request go before the flood of one address', async () => {
  const { ask, order, finishAll } = workshop(createFairQueue(plenty))
  for (let n = 0; n < 12; n += 1) void ask('flood')
  void ask('sara')
  void ask('reza')
  await finishAll()
  // Two had begun; of those who waited, each key has its turn.
  expect(order.slice(0, 5)).toEqual(['flood', 'flood', 'flood', 'sara', 'reza'])
  expect(order).toHaveLength(14)
})

it('never does more at once than it may', async () => {
  const queue = createFairQueue({ ...plenty, atOnce: 3 })
  let [running, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      queue.run(`key ${n % 4}`, async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
      }),
    ),
  )
  expect([most, running]).toEqual([3, 0])
})

it('sends a key away whose line is too long, and nobody else', async () => {
  const { ask, finishAll } = workshop(createFairQueue({ ...plenty, waitingPerKey: 3 }))
  for (let n = 0; n < 10; n += 1) void ask('flood')
  void ask('sara')
  const outcomes = await finishAll()
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(5)
  expect(outcomes.at(-1)).toBe('done')
})

it('makes room for a newcomer at the end of the longest line when the wait becomes too long', async () => {
  // An average of 50 ms to begin with: four may wait.
  const { ask, finishAll } = workshop(createFairQueue({ atOnce: 2, waitingPerKey: 20, longestWaitMs: 100 }))
  for (let n = 0; n < 6; n += 1) void ask('flood')
  const late = ask('sara')
  const outcomes = await finishAll()
  expect(outcomes.slice(0, 6)).toEqual(['done', 'done', 'done', 'done', 'done', 'too_many_requests'])
  expect(await late).toBe('done')
})

it('is busy for everyone when many different ones come at once', async () => {
  const { ask, finishAll } = workshop(createFairQueue({ atOnce: 2, waitingPerKey: 20, longestWaitMs: 100 }))
  for (let n = 0; n < 9; n += 1) void ask(`address ${n}`)
  expect((await finishAll()).filter((outcome) => outcome === 'sign_in_busy')).toHaveLength(3)
})

it('goes on after work that failed', async () => {
  const queue = createFairQueue({ ...plenty, atOnce: 1 })
  const broken = queue.run('a', () => Promise.reject(new Error('broken')))
  const fine = queue.run('b', async () => 'fine')
  await expect(broken).rejects.toThrow('broken')
  expect(await fine).toBe('fine')
})
