import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteEnded, noteStarted } from './started-operations.ts'

const kept = new Map<string, string>()
let now = 0

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('performance', { now: () => (now += 1) })
})
afterEach(() => vi.unstubAllGlobals())

it('tells the end of what was started here, and once', () => {
  const tell = vi.fn<() => void>()
  noteStarted({ operationId: 1 }, performance.now())
  noteEnded(1, tell)
  noteEnded(1, tell)
  expect(tell).toHaveBeenCalledTimes(1)
})

it('says nothing about what others started', () => {
  const tell = vi.fn<() => void>()
  noteEnded(2, tell)
  noteStarted({ id: 2 }, performance.now())
  expect(tell).not.toHaveBeenCalled()
})

it('tells an end that was faster than the answer', () => {
  const tell = vi.fn<() => void>()
  const sentAt = performance.now()
  noteEnded(3, tell)
  expect(tell).not.toHaveBeenCalled()
  noteStarted({ operationId: 3 }, sentAt)
  expect(tell).toHaveBeenCalledTimes(1)
})

it('takes the end of an earlier attempt for no end of the new one', () => {
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()]
  noteEnded(4, before)
  noteStarted({ operationId: 4 }, performance.now())
  expect(before).not.toHaveBeenCalled()
  noteEnded(4, after)
  expect(after).toHaveBeenCalledTimes(1)
})
