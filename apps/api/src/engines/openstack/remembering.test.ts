import { describe, expect, it } from 'vitest'
import { remembering } from './remembering.ts'

const { signal } = new AbortController()

describe('what is asked once', () => {
  it('is one request for all who ask at once or later, and another one for another key', async () => {
    const asked: string[] = []
    const ask = remembering(async (name: string) => {
      asked.push(name)
      return name.length
    })
    expect(await Promise.all([ask('one', signal), ask('one', signal), ask('three', signal)])).toEqual([3, 3, 5])
    expect(await ask('one', signal)).toBe(3)
    expect(asked).toEqual(['one', 'three'])
  })

  it('is asked again after a failure', async () => {
    const answers = [Promise.reject(new Error('no answer')), Promise.resolve('fine')]
    const ask = remembering<string, string>(() => answers.shift()!)
    await expect(ask('one', signal)).rejects.toThrow('no answer')
    expect(await ask('one', signal)).toBe('fine')
  })

  it('goes on for the others when the first one leaves, and is not begun for one who has left', async () => {
    let answer: (text: string) => void = () => undefined
    let begun = 0
    const ask = remembering((_: string, own) => {
      begun += 1
      return new Promise<string>((resolve, reject) => {
        answer = resolve
        own.addEventListener('abort', () => reject(own.reason as Error))
      })
    })
    const leaving = new AbortController()
    const left = new Error('left')
    const first = ask('one', leaving.signal)
    const second = ask('one', signal)
    leaving.abort(left)
    answer('fine')
    expect(await Promise.all([first, second])).toEqual(['fine', 'fine'])
    await expect(ask('two', leaving.signal)).rejects.toBe(left)
    expect(begun).toBe(1)
  })
})
