import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { together } from './together.ts'

it('answers what each answers, in their order', async () => {
  expect(await together([sleep(5, 'slow'), 'at once', Promise.resolve(7)])).toEqual(['slow', 'at once', 7])
})

it('fails with the first of them that failed, and not before all have ended', async () => {
  let isMade = false
  const make = async () => {
    await sleep(20)
    isMade = true
  }
  const refuse = (why: string) => Promise.reject(new Error(why))
  await expect(together([make(), refuse('full'), refuse('also full')])).rejects.toThrow(/^full$/)
  expect(isMade).toBe(true)
})
