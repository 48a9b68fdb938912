import { z } from 'zod'
import { Rials, RialsToPay, WireDateTime, fromText, optionalValue } from '../../fields.ts'

export const RunwayQuery = z.object({
  moreRials: optionalValue(fromText(RialsToPay)).describe(
    'Whole rials per 30 days, with VAT: as if this were ordered now',
  ),
})

/** What a customer has, what goes out, and until when it lasts. */
export const Runway = z
  .object({
    balance: Rials.describe('Whole rials that can be spent; negative: owed'),
    wallet: Rials.describe('Whole rials of it that were paid in'),
    gift: Rials.describe('Whole rials of it that were given: spent first, never paid out'),
    held: Rials.describe('Whole rials set aside for the first hours of new services, besides'),
    unbilled: Rials.describe('Whole rials used since the last full hour, not taken yet'),
    hourly: Rials.describe('Whole rials per hour, with VAT, at what runs now'),
    monthly: Rials.describe('Whole rials per 30 days, with VAT, at what runs now'),
    endDate: WireDateTime.nullable().describe('When nothing is left; null: nothing costs anything'),
  })
  .meta({ id: 'Runway' })
export type Runway = z.infer<typeof Runway>
