import { assert, constantFrom, date as anyDate, property } from 'fast-check'
import { isWireDateTime, wireDateTimePattern } from '@sarv/contract/date-rules'
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

  it('takes a time without seconds', () => {
    expect(fromWire('2026-11-15T09:30').toISOString()).toBe('2026-11-15T06:00:00.000Z')
    expect(fromWire('2026-11-15T09:30Z').toISOString()).toBe('2026-11-15T09:30:00.000Z')
    expect(dayOfWire('2026-11-15T20:30Z')).toBe('2026-11-16')
  })

  it('takes whatever the contract takes, and a moment near its bounds', () => {
    const day = anyDate({ min: new Date('1899-12-31'), max: new Date('2200-01-02'), noInvalidDate: true }).map((date) =>
      date.toISOString().slice(0, 10),
    )
    const time = constantFrom('', 'T00:00', 'T23:59', 'T00:00:00', 'T23:59:59', 'T12:30:15.1234567')
    const zone = constantFrom('', 'Z', '+00:00', '+03:30', '+0330', '-12:00', '+14:00', '-1459')
    assert(
      property(day, time, zone, (date, clock, offset) => {
        const text = `${date}${clock}${clock && offset}`
        expect(text).toMatch(wireDateTimePattern)
        if (!isWireDateTime(text)) return
        const year = fromWire(text).getUTCFullYear()
        expect(year).toBeGreaterThanOrEqual(1899)
        expect(year).toBeLessThanOrEqual(2200)
        expect(dayOfWire(text)).toMatch(/^(?:1899|19|20|21|2200)/)
      }),
      { numRuns: 1000 },
    )
  })

  it('comes back the same, when any week from 1900 to 2200 is written and read', () => {
    const wrong: string[] = []
    for (let at = Date.UTC(1900, 0, 2); at < Date.UTC(2200, 0, 1); at += 7 * 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      // Summer time began at midnight: such a day has no such moment.
      if (toWire(fromWire(`${day}T12:00`)) !== `${day}T12:00:00`) wrong.push(day)
    }
    expect(wrong).toEqual([])
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
