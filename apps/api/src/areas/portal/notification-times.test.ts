import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '../../db/wire-time.ts'
import { endOfQuiet, nextAt } from './notification-times.rules.ts'

const at = (clock: string) => fromWire(`2026-11-15T${clock}:00`)
const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('quiet hours', () => {
  it.each([
    ['23:00', '07:00', '22:59', undefined],
    ['23:00', '07:00', '23:00', '2026-11-16T07:00:00'],
    ['23:00', '07:00', '00:00', '2026-11-15T07:00:00'],
    ['23:00', '07:00', '06:59', '2026-11-15T07:00:00'],
    ['23:00', '07:00', '07:00', undefined],
    ['13:00', '15:30', '12:59', undefined],
    ['13:00', '15:30', '13:00', '2026-11-15T15:30:00'],
    ['13:00', '15:30', '15:29', '2026-11-15T15:30:00'],
    ['13:00', '15:30', '15:30', undefined],
  ])('from %s to %s, at %s, end at %s', (from, to, now, end) => {
    const found = endOfQuiet(at(now), { quietFrom: minute(from), quietTo: minute(to) })
    expect(found && toWire(found)).toBe(end)
  })

  it('that nobody set are never', () => {
    expect(endOfQuiet(at('03:00'), { quietFrom: null, quietTo: null })).toBeUndefined()
  })
})

it.each([
  ['08:00', '07:59', '2026-11-15T08:00:00'],
  ['08:00', '08:00', '2026-11-16T08:00:00'],
  ['08:00', '23:00', '2026-11-16T08:00:00'],
  ['00:00', '23:59', '2026-11-16T00:00:00'],
])('the next %s after %s is %s', (wanted, now, next) => {
  expect(toWire(nextAt(at(now), minute(wanted)))).toBe(next)
})
