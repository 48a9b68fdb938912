import { limitedItem } from '@sarv/contract/enums'
import { formatNumber } from '../../../format/number.ts'
import { frameText as text } from './frame.fa.ts'

const inGigabytes: ReadonlySet<number> = new Set([limitedItem.id.memoryGb, limitedItem.id.diskGb])

const isInGigabytes = (itemId: number): boolean => inGigabytes.has(itemId)

/** The label of the field for a new limit, with its unit. */
export const newMaxLabel = (itemId: number): string =>
  text.limit.newMax(isInGigabytes(itemId) ? text.limit.gigabyte : text.limit.count)

/** How much of something that has a limit, in its unit: nothing is rounded, because limits are compared and typed. */
export const limitAmount = (itemId: number, amount: number): string =>
  isInGigabytes(itemId) ? text.gigabytes(amount) : formatNumber(amount)
