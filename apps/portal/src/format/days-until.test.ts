import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it.each([
  ['2026-12-08T09:00:00', 23],
  ['2026-11-16T08:59:59', 0],
  ['2026-11-16T09:00:00', 1],
  ['2026-11-01T00:00:00', 0],
])('from 15 November 09:00 until %s are %d whole days', (end, days) =>
  expect(daysUntil(end, '2026-11-15T09:00:00')).toBe(days),
)
