import { limitedItem } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { limitAmount } from './limit-amount.ts'

it.each([
  [limitedItem.id.cpu, 48, '۴۸'],
  [limitedItem.id.memoryGb, 64, '۶۴ گیگابایت'],
  [limitedItem.id.diskGb, 4000, '۴٬۰۰۰ گیگابایت'],
])('of %i, %i is %s', (itemId, amount, said) => expect(limitAmount(itemId, amount)).toBe(said))
