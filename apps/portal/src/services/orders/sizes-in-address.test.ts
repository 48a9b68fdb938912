import { expect, it } from 'vitest'
import { readPlan, readSize, writeSizes } from './sizes-in-address.ts'

const disk = { min: 25, max: 1000, step: 25 }

it.each([
  ['150', 150],
  ['۱۵۰', 150],
  [' 150 ', 150],
  ['160', 150],
  ['9999', 1000],
  ['1', 25],
  ['', undefined],
  ['-50', undefined],
  ['1.5', undefined],
  ['many', undefined],
  ['99999999999999999999', undefined],
])('a disk of %j in the address is %j', (written, size) => {
  expect(readSize(new URLSearchParams({ disk: written }), 'disk', disk)).toBe(size)
})

it('reads what it has written', () => {
  const search = writeSizes({ cpu: 4, disk: 150 }, 12)
  expect(search.toString()).toBe('cpu=4&disk=150&plan=12')
  expect([readSize(search, 'disk', disk), readPlan(search)]).toEqual([150, 12])
  expect(readPlan(writeSizes({ cpu: 4 }, null))).toBeUndefined()
})
