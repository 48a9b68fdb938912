import { z } from 'zod'
import { capAct } from '../../enums.ts'
import { Rials, RialsToPay, WireDateTime, enumId } from '../../fields.ts'

export const SetCapModel = z
  .object({
    monthlyRials: RialsToPay.nullable().describe('Whole rials of a Jalali month, with VAT; null: no cap'),
    atFullId: enumId(capAct).describe('What happens when all of it is used'),
  })
  .meta({ id: 'SetCapModel' })
export type SetCapModel = z.infer<typeof SetCapModel>

export const ProjectCap = z
  .object({
    monthlyRials: Rials.nullable().describe('Whole rials of a Jalali month, with VAT; null: there is no cap'),
    atFullId: z.int(),
    atFull: z.string(),
    usedRials: Rials.describe('Whole rials, with VAT, that the project has cost since the month began'),
    runningRials: Rials.optional().describe(
      'Whole rials per 30 days, with VAT: what all that is there costs at present',
    ),
    keptRials: Rials.optional().describe(
      'Of these: what goes on costing when the services are stopped, such as disks and addresses',
    ),
    monthEndRials: Rials.optional().describe('What this month comes to when everything goes on as it is'),
    stoppedEndRials: Rials.optional().describe(
      'What this month comes to at least: with everything stopped from now on',
    ),
    reachedDate: WireDateTime.nullish().describe(
      'When the cap is reached in this month when everything goes on as it is',
    ),
    isReached: z.boolean().describe('It was all used in this month, and what was chosen has happened'),
    monthDate: WireDateTime.describe('When the month began'),
  })
  .meta({ id: 'ProjectCap' })
export type ProjectCap = z.infer<typeof ProjectCap>
