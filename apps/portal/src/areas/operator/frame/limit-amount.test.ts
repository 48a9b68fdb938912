import { limitedItem } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { limitAmount } from './limit-amount.ts'

it.each([
  [limitedItem.id.cpu, 48, '۴۸'],
  [limitedItem.id.memoryGb, 64, '۶۴\u00a0گیگابایت'],
  [limitedItem.id.diskGb, 2048, '۲\u00a0ترابایت'],
])('of %i, %i is %s', (itemId, amount, said) => expect(limitAmount(itemId, amount)).toBe(said))
