import { expect, it } from 'vitest'
import { orderInAddress, withoutOrder, withSearch, writeSizes } from './sizes-in-address.ts'

it('the sizes of an order follow what the address of its page has already', () => {
  expect(withSearch('/storage/1/add', writeSizes({ disk: 100 }))).toBe('/storage/1/add?disk=100')
  expect(withSearch('/volume/1?new', writeSizes({ disk: 100 }, null, 5))).toBe('/volume/1?new&disk=100&quote=5')
  expect(withSearch('/volume/1?new', new URLSearchParams())).toBe('/volume/1?new')
})

it('an address has its order and the rest of it apart', () => {
  const search = new URLSearchParams('q=db&disk=100&plan=3&quote=5&page=2')
  expect(orderInAddress(search).toString()).toBe('disk=100&plan=3&quote=5')
  expect(withoutOrder(search).toString()).toBe('q=db&page=2')
})
