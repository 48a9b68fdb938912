import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inOneCall } from './in-one-call.ts'

const { signal } = new AbortController()

const asker = (answer: (keys: readonly string[]) => Promise<void> = async () => {}) => {
  const asked: string[][] = []
  const find = inOneCall<string, string>({
    most: 3,
    gatherMs: 5,
    ask: async (keys) => {
      asked.push([...keys])
      await answer(keys)
      return (key) => (key === 'none' ? undefined : key.toUpperCase())
    },
  })
  return { asked, find }
}

describe('questions of one moment', () => {
  it('are asked together, each once, and as many as one call carries', async () => {
    const { asked, find } = asker()
    const answers = await Promise.all(['a', 'b', 'a', 'none', 'c'].map((key) => find(key, signal)))
    expect(answers).toEqual(['A', 'B', 'A', undefined, 'C'])
    expect(asked).toEqual([
      ['a', 'b'],
      ['none', 'c'],
    ])
  })

  it('fail together, and the next are asked anew', async () => {
    let isBroken = true
    const { find } = asker(async () => {
      if (isBroken) throw new Error('no cloud')
    })
    const ends = await Promise.allSettled([find('a', signal), find('b', signal)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await find('a', signal)).toBe('A')
  })

  it('who leaves gets the reason at once; the others still get their answer', async () => {
    const { find } = asker(() => sleep(30))
    const controller = new AbortController()
    const leaving = find('a', controller.signal)
    const staying = find('b', signal)
    const reason = new Error('enough')
    controller.abort(reason)
    await expect(leaving).rejects.toBe(reason)
    expect(await staying).toBe('B')
    await expect(find('c', AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
