import { limitedItem } from '@sarv/contract/enums'
import { formatCount } from '../../../format/number.ts'
import { formatGigabytes } from '../../../format/sizes.ts'

const inGigabytes: ReadonlySet<number> = new Set([limitedItem.id.memoryGb, limitedItem.id.diskGb])

export const isInGigabytes = (itemId: number): boolean => inGigabytes.has(itemId)

/** How much of something that has a limit, in its unit. */
export const limitAmount = (itemId: number, amount: number): string =>
  isInGigabytes(itemId) ? formatGigabytes(amount) : formatCount(amount)
