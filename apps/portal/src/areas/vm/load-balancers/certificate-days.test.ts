import { expect, it } from 'vitest'
import { certificateDays } from './certificate-days.ts'

// 11:30 in Tehran.
const now = new Date('2026-11-18T08:00:00Z')

it.each([
  ['a minute after it has ended', '2026-11-18T11:29:00', 0],
  ['an hour before its end', '2026-11-18T12:30:00', 1],
  ['a week and an hour before', '2026-11-25T12:30:00', 8],
  ['a week less an hour before', '2026-11-25T10:30:00', 7],
])('the days of a certificate are counted by the clock of the wire: %s', (_, expireDate, days) => {
  expect(certificateDays(expireDate, now)).toBe(days)
})
