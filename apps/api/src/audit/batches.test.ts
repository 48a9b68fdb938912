import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inBatches } from './batches.ts'

describe('work in batches', () => {
  it('does the first at once, and together what came meanwhile', async () => {
    const batches: number[][] = []
    const doOne = inBatches<number>(async (items) => {
      batches.push(items)
      await turn()
    })
    await Promise.all([1, 2, 3, 4].map(doOne))
    await doOne(5)
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
  })

  it('tells each caller how its own ended, and goes on', async () => {
    const done: number[] = []
    const doOne = inBatches<number>(async (items) => {
      await turn()
      if (items.includes(3)) throw new Error('not three')
      done.push(...items)
    })
    const ends = await Promise.allSettled([1, 2, 3, 4].map(doOne))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    await doOne(5)
    expect(done).toEqual([1, 2, 4, 5])
  })

  it('carries no more than a hundred at once', async () => {
    const sizes: number[] = []
    const doOne = inBatches<number>(async (items) => {
      sizes.push(items.length)
      await turn()
    })
    await Promise.all(Array.from({ length: 151 }, (_, n) => doOne(n)))
    expect(sizes).toEqual([1, 100, 50])
  })
})
