import * as fc from 'fast-check'
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

const moment = fc
  .date({ min: new Date('2021-03-21T00:00:00Z'), max: new Date('2040-03-20T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 19))

it('has nine labels inside the drawing and a place for every moment, whatever the span', () =>
  fc.assert(
    fc.property(fc.tuple(moment, moment), fc.option(moment), ([one, other], stops) => {
      const [start, today] = [one, other].toSorted() as [string, string]
      const ahead = stops === null ? undefined : { stopsAt: stops }
      const { labels, now: place } = balanceAxis(start, today, ahead)
      expect(labels).toHaveLength(9)
      for (const { at } of [...labels, place]) expect(at >= 0 && at <= 100).toBe(true)
    }),
  ))

it('has a place for a past of one moment', () => expect(balanceAxis(now, now, undefined).now.at).toBe(0))
