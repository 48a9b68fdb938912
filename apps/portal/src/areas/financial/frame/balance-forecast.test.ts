import { expect, it } from 'vitest'
import { balanceAxis } from './balance-forecast.ts'

const [first, now] = ['2026-10-16T00:00:00', '2026-11-15T00:00:00']

it('ends today where nothing is to come', () => {
  const axis = balanceAxis(first, now, undefined)
  expect(axis.now.at).toBe(100)
  expect(axis.stops).toBeUndefined()
})

it('draws the three spans of what is to come', () => {
  const axis = balanceAxis(first, now, {
    stopsAt: '2026-11-25T00:00:00',
    keptUntil: '2026-12-02T00:00:00',
    goneAt: '2026-12-09T00:00:00',
  })
  const places = [axis.now, axis.stops, axis.kept, axis.gone].map((place) => Math.round(place?.at ?? -1))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places.every((at) => at > 0 && at <= 100)).toBe(true)
})

it('leaves room for the past where the end is far ahead', () => {
  const axis = balanceAxis(first, now, { stopsAt: '2027-06-01T00:00:00' })
  expect(axis.now.at).toBeCloseTo(25)
  expect(axis.stops).toBeUndefined()
})
