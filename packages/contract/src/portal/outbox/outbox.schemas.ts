import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const OutboxMessage = z
  .object({
    id: z.int(),
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
    status: z.string(),
    createDate: WireDateTime,
  })
  .meta({ id: 'OutboxMessage' })
export type OutboxMessage = z.infer<typeof OutboxMessage>
