import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const SessionListItem = z
  .object({
    id: z.int(),
    userAgent: z.string().nullable(),
    userIp: z.string().nullable(),
    createDate: WireDateTime,
    lastUseDate: WireDateTime,
    expireDate: WireDateTime,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionListItem' })
export type SessionListItem = z.infer<typeof SessionListItem>
