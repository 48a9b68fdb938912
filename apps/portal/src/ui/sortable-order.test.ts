import { expect, it } from 'vitest'
import { movedBeside, movedBy } from './sortable-order.ts'

const ids = ['a', 'b', 'c', 'd']

it.each([
  [['a'], 'c', 'after', 'b c a d'],
  [['a'], 'c', 'before', 'b a c d'],
  [['d'], 'a', 'before', 'd a b c'],
  [['c', 'a'], 'd', 'after', 'b d a c'],
  [['b'], 'b', 'after', 'a b c d'],
] as const)('%j dropped beside %s (%s): %s', (moved, target, place, order) =>
  expect(movedBeside(ids, moved, target, place).join(' ')).toBe(order),
)

it.each([
  [0, 1, 'b a c d'],
  [3, -1, 'a b d c'],
  [0, -1, 'a b c d'],
  [3, 1, 'a b c d'],
] as const)('place %i moved by %i: %s', (index, places, order) =>
  expect(movedBy(ids, index, places).join(' ')).toBe(order),
)
