import { describe, expect, it } from 'vitest'
import { pauseMs, poll } from './waiting.ts'

describe('waiting', () => {
  it('looks often at first, and then every so often', () => {
    expect([0, 1, 2, 3, 4000].map((looks) => pauseMs(looks, 400))).toEqual([100, 200, 400, 400, 400])
    expect(pauseMs(4000, 0)).toBe(0)
  })

  it('ends with what was found', async () => {
    const answers = [undefined, undefined, 'there', 'too late']
    const { signal } = new AbortController()
    expect(await poll({ signal, pollMs: 4 }, async () => answers.shift())).toBe('there')
    expect(answers).toEqual(['too late'])
  })

  it('ends with the reason of whoever gives up, before and between two looks', async () => {
    const reason = new Error('too long')
    const giving = new AbortController()
    let looks = 0
    const look = async () => {
      looks += 1
      giving.abort(reason)
      return undefined
    }
    await expect(poll({ signal: giving.signal, pollMs: 60_000 }, look)).rejects.toBe(reason)
    await expect(poll({ signal: giving.signal }, look)).rejects.toBe(reason)
    expect(looks).toBe(1)
  })
})
