import { z } from 'zod'
import { optionalIdFromText, optionalText, line, prose, proseLine } from '../../fields.ts'
import { Reason } from '../operator-fields.ts'

export const cannedTitleLength = { min: 3, max: 80 } as const

export const OperatorCannedQuery = z.object({
  Search: optionalText(line({ max: 100 })).describe('A part of the title or the text'),
  TicketId: optionalIdFromText.describe('The ticket that placeholders are filled from'),
})

export const OperatorCannedReply = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string().describe('Markdown, with placeholders'),
    filled: z.string().nullable().describe('As it would be sent into the ticket of the query; null without one'),
  })
  .meta({ id: 'OperatorCannedReply' })
export type OperatorCannedReply = z.infer<typeof OperatorCannedReply>

export const OperatorCannedModel = z
  .object({
    title: proseLine(cannedTitleLength),
    content: prose({ max: 5000 }).describe(
      'Markdown; the server fills in the name of the customer, the number of the ticket and the service',
    ),
    reason: Reason,
  })
  .meta({ id: 'OperatorCannedModel' })
export type OperatorCannedModel = z.infer<typeof OperatorCannedModel>
