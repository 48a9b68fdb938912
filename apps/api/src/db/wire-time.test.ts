import { describe, expect, it } from 'vitest'
import { dayOfWire, fromWire, toWire } from './wire-time.ts'

describe('the wall clock of Tehran', () => {
  it.each([
    ['2026-11-15T06:00:00.000Z', '2026-11-15T09:30:00'],
    ['2026-07-01T20:29:59.000Z', '2026-07-01T23:59:59'],
    ['2026-07-01T20:30:00.000Z', '2026-07-02T00:00:00'],
    ['2022-07-01T00:00:00.000Z', '2022-07-01T04:30:00'], // the last summer time Iran had
    ['1969-12-31T23:59:59.000Z', '1970-01-01T03:29:59'],
  ])('%s is %s', (instant, wire) => {
    expect(toWire(new Date(instant))).toBe(wire)
    expect(fromWire(wire).toISOString()).toBe(instant)
  })

  it('takes a day as its midnight', () => {
    expect(fromWire('2026-11-15').toISOString()).toBe('2026-11-14T20:30:00.000Z')
  })

  it('takes a moment with its zone', () => {
    expect(fromWire('2026-11-15T09:30:00Z').toISOString()).toBe('2026-11-15T09:30:00.000Z')
    expect(fromWire('2026-11-15T09:30:00+03:30').toISOString()).toBe('2026-11-15T06:00:00.000Z')
  })

  it.each(['', '2026-13-01', '2026-13-15T09:30:00Z', '15/11/2026', 'T12Z'])('refuses «%s»', (text) => {
    expect(() => fromWire(text)).toThrow(RangeError)
  })

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-15T23:59:59', '2026-11-15'],
    ['2026-11-15T20:29:59Z', '2026-11-15'],
    ['2026-11-15T20:30:00.000Z', '2026-11-16'],
    ['2026-11-15T23:00:00+03:30', '2026-11-15'],
    ['2026-11-15T23:00:00-0500', '2026-11-16'],
  ])('%s names the day %s', (text, day) => {
    expect(dayOfWire(text)).toBe(day)
  })
})
