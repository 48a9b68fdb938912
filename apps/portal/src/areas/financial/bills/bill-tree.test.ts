import { expect, it } from 'vitest'
import { productsOf, unitHourly } from './bill-tree.ts'

const order = (product: string, orderPrice: number) => ({
  product,
  order: 'web-1',
  orderId: 1,
  orderPrice,
  fromDate: '2026-10-23T00:00:00',
  toDate: '2026-11-01T00:00:00',
  orderItems: [],
})

it('gathers services under their product, the most expensive first, and loses no rial', () => {
  const billOrders = [order('a', 10), order('b', 70), order('a', 20)]
  const products = productsOf({ netPrice: 100, billOrders })
  expect(products.map(({ name, price, share }) => [name, price, share])).toEqual([
    ['b', 70, 70],
    ['a', 30, 30],
  ])
  expect(products[1]?.orders.map(({ orderPrice }) => orderPrice)).toEqual([20, 10])
})

it('has no shares of nothing', () => {
  expect(productsOf({ netPrice: 0, billOrders: [order('a', 0)] })[0]?.share).toBe(0)
  expect(productsOf({ netPrice: 0, billOrders: null })).toEqual([])
})

it('tells what a unit cost an hour', () => {
  expect(unitHourly({ price: 3_626_666, quantity: 16, duration: 192 })).toBeCloseTo(1180.56, 1)
  expect(unitHourly({ price: 0, quantity: 0, duration: 5 })).toBeUndefined()
})
