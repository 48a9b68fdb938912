import type { QuoteCap } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { capText } from './caps.fa.ts'
import { monthEndRials, reachedAt, refusalOf } from './caps.rules.ts'
import { monthOf } from './caps.service.ts'
import { readProjectCap } from './caps.store.ts'

/**
 * What the cap of a project says to so much more per 30 days, with VAT. What runs on until the end of the month counts, and so do
 * orders that are not built yet. Refuses with `cap_reached` or `over_cap`.
 */
export const capOfOrder = async (
  db: Db,
  projectId: number,
  moreRials: number,
  now?: Date,
): Promise<QuoteCap | undefined> => {
  const at = monthOf(now ?? (await databaseNow(db)))
  const cap = await readProjectCap(db, projectId, at)
  if (!cap) return undefined
  const { monthlyRials, atFull } = cap
  const monthRials = monthEndRials(cap, at, moreRials)
  const refusal = refusalOf(cap, at, moreRials)
  if (refusal === 'cap_reached') throw new AppError('cap_reached')
  if (refusal === 'over_cap') throw new AppError('over_cap', { monthRials, rials: monthlyRials })
  const reached = reachedAt(cap, at, monthlyRials, moreRials)
  return {
    monthlyRials,
    monthRials,
    reachedDate: reached ? toWire(reached) : null,
    sentence: capText.quoted({ capRials: monthlyRials, monthRials, reachedAt: reached, atFull }),
  }
}
