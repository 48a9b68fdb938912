import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { poll } from './waiting.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}))

describe('waiting', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** When it looked, until the sixth look found something. */
  const looksWith = async (pollMs: number) => {
    const looks: number[] = []
    const begin = Date.now()
    const waiting = poll({ signal: new AbortController().signal, pollMs }, async () => {
      looks.push(Date.now() - begin)
      return looks.length === 6 ? 'there' : undefined
    })
    await vi.runAllTimersAsync()
    expect(await waiting).toBe('there')
    return looks
  }

  it('looks often at first, and then every so often', async () => {
    expect(await looksWith(400)).toEqual([0, 100, 300, 700, 1100, 1500])
  })

  it('ends with the reason of the one who gave up', async () => {
    const reason = new Error('too long')
    const looking = vi.fn<() => Promise<undefined>>()
    await expect(poll({ signal: AbortSignal.abort(reason) }, looking)).rejects.toBe(reason)
    expect(looking).not.toHaveBeenCalled()
  })
})
