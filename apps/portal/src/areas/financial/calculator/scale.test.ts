import { vmCpuCores, vmDiskGb, vmMemoryGb } from '@sarv/contract/limits'
import { describe, expect, it } from 'vitest'
import { lineLength, marksOf, placeOf, stopsOf, valueAfter } from './scale.ts'

const addresses = { min: 1, max: 10, step: 1 }
const records = { min: 10_000, max: 1_000_000, step: 10_000 }

describe.each([
  ['cores', vmCpuCores],
  ['memory', vmMemoryGb],
  ['disk', vmDiskGb],
  ['addresses', addresses],
  ['records', records],
])('the scale of %s', (_, range) => {
  it('begins and ends where the range does, and goes up by whole steps', () => {
    const stops = stopsOf(range)
    expect([stops[0], stops.at(-1)]).toEqual([range.min, range.max])
    expect([placeOf(range, range.min), placeOf(range, range.max)]).toEqual([0, lineLength])
    expect(stops.every((stop, index) => index === 0 || stop > stops[index - 1]!)).toBe(true)
    expect(stops.every((stop) => stop % range.step === 0)).toBe(true)
  })

  it('is walked from one end to the other by keys, stop by stop', () => {
    const stops = stopsOf(range)
    const walk = (from: number, sign: 1 | -1) => {
      const seen = [from]
      while (seen.length < stops.length) {
        const value = seen.at(-1)!
        seen.push(valueAfter(range, { value, place: placeOf(range, value) + sign, isByPointer: false }))
      }
      return seen
    }
    expect(walk(range.min, 1)).toEqual(stops)
    expect(walk(range.max, -1)).toEqual(stops.toReversed())
  })
})

it('goes on from a typed value that is no stop', () => {
  const from = (sign: number) =>
    valueAfter(vmMemoryGb, { value: 37, place: placeOf(vmMemoryGb, 37) + sign, isByPointer: false })
  expect([from(1), from(-1)]).toEqual([40, 36])
})

it('follows the pointer to the nearest stop', () => {
  expect(valueAfter(vmCpuCores, { value: 4, place: placeOf(vmCpuCores, 4) + 3, isByPointer: true })).toBe(4)
  expect(valueAfter(vmCpuCores, { value: 4, place: lineLength, isByPointer: true })).toBe(48)
})

it.each([
  ['cores', vmCpuCores, [1, 2, 4, 8, 16, 32, 48]],
  ['memory', vmMemoryGb, [1, 2, 4, 8, 16, 32, 64, 128]],
  ['addresses', addresses, [1, 2, 4, 10]],
  ['records', records, [10_000, 40_000, 160_000, 1_000_000]],
])('the marks of %s', (_, range, marks) => expect(marksOf(range)).toEqual(marks))
