import * as fc from 'fast-check'
import { quote } from '@sarv/contract/pricing/quote'
import { describe, expect, it } from 'vitest'
import { costIn, costUntil, hourAfter, hourOf, type RatedLine } from './rating.rules.ts'

const line = (monthlyRials: number, from: string, to: string | null = null, vatPercent = 10): RatedLine => ({
  monthlyRials,
  vatPercent,
  from: new Date(from),
  to: to === null ? null : new Date(to),
})
const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

it.each([
  ['2026-11-15T06:29:59.999Z', '2026-11-15T05:30:00.000Z'],
  ['2026-11-15T06:30:00.000Z', '2026-11-15T06:30:00.000Z'],
  ['the first second of Azar 1405', '2026-11-21T20:30:00.000Z'],
  ['2026-11-21T21:00:00.000Z', '2026-11-21T20:30:00.000Z'],
])('the hour of %s begins at %s', (moment, from) => {
  const at = new Date(moment.startsWith('2026') ? moment : '2026-11-21T20:30:00.000Z')
  expect(hourOf(at).from.toISOString()).toBe(from)
  expect(hourAfter(hourOf(at))).toEqual(hourOf(new Date(hourOf(at).to)))
})

describe('what a line costs', () => {
  it.each([
    [
      'an hour',
      line(720_000, '2026-11-01T00:00:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      1_000,
      100,
    ],
    [
      'its first minutes in an hour',
      line(720_000, '2026-11-01T06:00:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      500,
      50,
    ],
    [
      'nothing before it',
      line(720_000, '2026-11-01T07:00:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      0,
      0,
    ],
    [
      'nothing after it',
      line(720_000, '2026-11-01T00:00:00Z', '2026-11-01T02:00:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      0,
      0,
    ],
    [
      'a resize in the middle of an hour: before',
      line(720_000, '2026-11-01T00:30:00Z', '2026-11-01T05:45:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      250,
      25,
    ],
    [
      'a resize in the middle of an hour: after',
      line(1_440_000, '2026-11-01T05:45:00Z'),
      span('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      1_500,
      150,
    ],
    // Esfand of 1405 has 29 days, of the leap year 1403 it had 30; Farvardin has 31.
    [
      'a month of 29 days',
      line(30_000, '2026-01-01T00:00:00Z'),
      span('2027-02-19T20:30:00Z', '2027-03-20T20:30:00Z'),
      29_000,
      2_900,
    ],
    [
      'a month of 30 days',
      line(30_000, '2024-06-01T00:00:00Z'),
      span('2025-02-18T20:30:00Z', '2025-03-20T20:30:00Z'),
      30_000,
      3_000,
    ],
    [
      'a month of 31 days',
      line(30_000, '2026-01-01T00:00:00Z'),
      span('2026-03-20T20:30:00Z', '2026-04-20T20:30:00Z'),
      31_000,
      3_100,
    ],
    [
      'at another rate of the tax',
      line(720_000, '2024-03-01T00:00:00Z', null, 9),
      span('2024-03-19T19:30:00Z', '2024-03-19T20:30:00Z'),
      1_000,
      90,
    ],
  ])('%s', (_, of, during, netRials, vatRials) => expect(costIn(of, during)).toEqual({ netRials, vatRials }))

  it('is what was quoted, with its tax, after 720 hours, however they are cut', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 720 * 3600 }), { maxLength: 20 })
    const wanted = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPrice: fc.integer({ min: 0, max: 9_999_999 }),
    })
    const start = Date.parse('2026-11-01T04:11:07.25Z')
    fc.assert(
      fc.property(wanted, fc.constantFrom(0, 9, 10, 12), cuts, (one, vatPercent, seconds) => {
        const price = quote({ lines: [{ ...one, productItemId: null, name: 'x' }], vatPercent })
        const used = { monthlyRials: price.subtotal, vatPercent, from: new Date(start), to: null }
        const moments = [0, ...seconds.toSorted((a, b) => a - b), 720 * 3600].map((s) => new Date(start + s * 1000))
        const parts = moments.slice(1).map((to, index) => costIn(used, { from: moments[index]!, to }))
        expect(parts.reduce((sum, { netRials }) => sum + netRials, 0)).toBe(price.subtotal)
        expect(parts.reduce((sum, { vatRials }) => sum + vatRials, 0)).toBe(price.vat)
        expect(costUntil(used, moments.at(-1)!)).toEqual({ netRials: price.subtotal, vatRials: price.vat })
      }),
    )
  })
})
