import { expect, it } from 'vitest'
import { daysLeft, warningDue } from './certificates.rules.ts'

const now = new Date('2026-11-18T08:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000)

it('the day that has begun counts', () => {
  expect([daysLeft(inDays(2), now), daysLeft(inDays(0.1), now), daysLeft(inDays(-3), now)]).toEqual([2, 1, 0])
})

it.each<[string, number, number | null, number | undefined]>([
  ['not yet', 31, null, undefined],
  ['a month before', 30, null, 30],
  ['not twice', 25, 30, undefined],
  ['two weeks before', 14, 30, 14],
  ['a week before', 6.5, 14, 7],
  ['the last day', 0.5, 7, 1],
  ['only of the nearest', 5, null, 7],
  ['that it is over', 0, 1, 0],
  ['that it is over, where they have not heard of the marks before', -3, 7, 0],
  ['not twice that it is over', -1, 0, undefined],
])('owners are told: %s', (_, days, told, due) => {
  expect(warningDue(inDays(days), told, now)).toBe(due)
})
