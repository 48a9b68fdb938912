import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const VmHostActivityItem = z
  .object({
    id: z.int(),
    title: z.string().describe('What was done, in Persian'),
    user: z.string().nullable().describe('null: Sarv itself'),
    activityDate: WireDateTime,
    succeeded: z.boolean(),
    source: z.enum(['portal', 'api-token']),
    userIp: z.string().nullish(),
  })
  .meta({ id: 'VmHostActivityItem' })
export type VmHostActivityItem = z.infer<typeof VmHostActivityItem>
