import { z } from 'zod'
import { Rials, RialsToPay, WireDateTime, fromText, optionalValue } from '../../fields.ts'

export const RunwayQuery = z.object({
  moreRials: optionalValue(fromText(RialsToPay)).describe(
    'Whole rials per 30 days, with VAT: as if this were ordered now',
  ),
})

/** `running`, then what becomes of services that nobody pays for; the last notice has been given from `noticed` on. */
export const runwayStages = ['running', 'stopped', 'noticed', 'binned', 'gone'] as const

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
    stage: z
      .enum(runwayStages)
      .describe(
        'How far an empty wallet has come; `running`: it is not empty; `gone`: services are deleted and only a debt is left',
      ),
    stopDate: WireDateTime.nullable().describe('When services stop, or stopped; null: nothing costs anything'),
    keepDate: WireDateTime.nullable().describe('Until when they stay stopped and kept; then they go to the bin'),
    goneDate: WireDateTime.nullable().describe('When they are deleted for good'),
    waiting: z.int().describe('How many stopped services wait to be brought back'),
    missing: Rials.describe(
      'Whole rials that must be paid so that all of them come back; in stage `gone` what is owed',
    ),
    warnsWeek: z
      .boolean()
      .describe('Whether a message is sent 7 days before the end; those of 3 days and 24 hours always are'),
  })
  .meta({ id: 'Runway' })
export type Runway = z.infer<typeof Runway>

export const RunwayWarningModel = z
  .object({ warnsWeek: z.boolean().describe('Send a message 7 days before the money ends') })
  .meta({ id: 'RunwayWarningModel' })
export type RunwayWarningModel = z.infer<typeof RunwayWarningModel>
