import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOf, tilesOf, wasteOf } from './treemap.ts'

const gb = 1024 ** 3
const closed = { isPublic: false, hasPublic: false }
const folder = (name: string, sizeGb: number, access = closed) => ({
  name,
  prefix: `${name}/`,
  bytes: sizeGb * gb,
  ...access,
})
const area = ({ box }: { box: { width: number; height: number } }) => box.width * box.height

const picture = {
  folders: [folder('products', 300), folder('backups', 150), { name: '', prefix: '', bytes: 50 * gb, ...closed }],
  usedBytes: 600 * gb,
  sizeBytes: 1000 * gb,
  ratio: 1,
}

describe('the picture of what fills a bucket', () => {
  const tiles = tilesOf(picture)
  const tile = (id: string) => tiles.find((each) => each.id === id) ?? expect.fail(id)

  it('has what no folder shows beside the folders, and what is empty', () => {
    expect(tiles.map(({ kind, bytes }) => [kind, bytes / gb])).toEqual([
      ['folder', 300],
      ['folder', 150],
      ['files', 50],
      ['others', 100],
      ['free', 400],
    ])
  })

  it('draws areas as large as what they stand for', () => {
    expect(area(tile('at products/products')) / area(tile('at backups/backups'))).toBeCloseTo(2, 1)
    expect(tiles.reduce((sum, each) => sum + area(each), 0)).toBeCloseTo(100 * 100, 0)
    expect(tile('free').box).toEqual({ start: 0, top: 60, width: 100, height: 40 })
  })

  it.each([
    ['an empty bucket', { ...picture, folders: [], usedBytes: 0 }, 100],
    ['a nearly empty one', { ...picture, folders: [folder('a', 1)], usedBytes: gb }, 70],
    ['a nearly full one', { ...picture, usedBytes: 999 * gb }, 16],
  ])('keeps both parts in sight in %s', (_, given, height) => {
    expect(tilesOf(given).at(-1)).toMatchObject({ kind: 'free', box: { height } })
  })

  it('marks what anybody reads, and what anybody reads a part of', () => {
    const folders = [
      folder('open', 3, { isPublic: true, hasPublic: true }),
      folder('mixed', 2, { isPublic: false, hasPublic: true }),
      folder('closed', 1),
    ]
    expect(tilesOf({ ...picture, folders, usedBytes: 6 * gb }).map(({ name, access }) => [name, access])).toEqual([
      ['open', 'public'],
      ['mixed', 'part'],
      ['closed', 'private'],
      ['', 'private'],
    ])
  })

  it('has no empty part where nothing is left', () => {
    expect(tilesOf({ ...picture, usedBytes: 1000 * gb }).some(({ kind }) => kind === 'free')).toBe(false)
  })

  it('puts the smallest of many together', () => {
    const many = Array.from({ length: 16 }, (_, index) => folder(`f${index}`, 10))
    expect(tilesOf({ ...picture, folders: many, usedBytes: 160 * gb })).toHaveLength(10)
  })

  it('puts together what would be too small to press', () => {
    const folders = [folder('large', 96), folder('small', 3), folder('tiny', 1)]
    expect(tilesOf({ ...picture, folders, usedBytes: 100 * gb }).map(({ kind, bytes }) => [kind, bytes / gb])).toEqual([
      ['folder', 96],
      ['others', 4],
      ['free', 900],
    ])
  })
})

it.each([
  [600, { percent: 40, enoughGb: 650, savedRials: 350_000 }],
  [0, { percent: 100, enoughGb: 50, savedRials: 950_000 }],
  [1000, { percent: 0, enoughGb: 1050, savedRials: 0 }],
])('tells what %d of 1000 GB waste', (usedGb, expected) => {
  const range = { min: 50, step: 50 }
  expect(wasteOf({ usedBytes: usedGb * gb, sizeGb: 1000, monthlyRials: 1_000_000, pricePerGb: 1000, range })).toEqual(
    expected,
  )
})

it('saves less by shrinking a bucket whose plan is cheaper than its gigabytes, or nothing', () => {
  const range = { min: 50, step: 50 }
  const plan = { sizeGb: 100, monthlyRials: 860_000 }
  expect(wasteOf({ usedBytes: 40 * gb, pricePerGb: 9000, range, ...plan }).savedRials).toBe(860_000 - 450_000)
  expect(wasteOf({ usedBytes: 94 * gb, pricePerGb: 9000, range, ...plan }).savedRials).toBe(0)
})

it('prices the parts of a bucket so that they sum to what it costs', () => {
  const plan = { sizeGb: 100, monthlyRials: 860_000 }
  expect(priceOf(100 * gb, plan)).toBe(860_000)
  expect(priceOf(25 * gb, plan) + priceOf(75 * gb, plan)).toBe(860_000)
})

const bytes = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.nat(2 ** 46))

it('draws at most ten tiles inside the picture, whatever the folders hold', () =>
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 30 }), bytes, bytes, (sizes, usedBytes, sizeBytes) => {
      const folders = sizes.map((each, index) => ({ name: `f${index}`, prefix: `f${index}/`, bytes: each, ...closed }))
      const tiles = tilesOf({ folders, usedBytes, sizeBytes, ratio: 1.6 })
      expect(tiles.length).toBeLessThanOrEqual(10)
      for (const { box } of tiles) {
        for (const part of Object.values(box)) expect(part >= -1e-6 && part <= 100 + 1e-6).toBe(true)
        expect(box.start + box.width).toBeLessThanOrEqual(100 + 1e-6)
        expect(box.top + box.height).toBeLessThanOrEqual(100 + 1e-6)
      }
    }),
  ))
