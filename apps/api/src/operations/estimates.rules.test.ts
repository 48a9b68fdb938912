import { expect, it } from 'vitest'
import { expectedEnd } from './estimates.rules.ts'

const now = new Date('2026-11-15T09:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const usual = new Map([
  ['disk', 10],
  ['boot', 30],
  ['address', 5],
])

it.each([
  ['all of them when nothing has begun', ['disk', 'boot', 'address'], null, 45],
  ['less what the current one has taken already', ['boot', 'address'], -12, 23],
  ['not less than the others when the current one is late', ['boot', 'address'], -90, 5],
  ['nothing more when the last one is late', ['address'], -60, 0],
] as const)('the end of an operation is expected by its open steps: %s', (_, left, since, seconds) => {
  const runningSince = since === null ? null : at(since)
  expect(expectedEnd({ left, runningSince }, usual, now)).toEqual(at(seconds))
})

it('says nothing where a step was never done before, and of an operation without open steps', () => {
  expect(expectedEnd({ left: ['boot', 'new step'], runningSince: null }, usual, now)).toBeUndefined()
  expect(expectedEnd({ left: [], runningSince: null }, usual, now)).toBeUndefined()
})
