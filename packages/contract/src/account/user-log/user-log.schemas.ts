import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const UserLogEntry = z
  .object({
    id: z.int(),
    userId: z.int().nullish(),
    activityDate: WireDateTime.optional(),
    source: z.string().nullish(),
    controller: z.string().nullish(),
    action: z.string().nullish(),
    userAgent: z.string().nullish(),
    userIp: z.string().nullish(),
    referrer: z.string().nullish(),
    data: z.string().nullish(),
    title: z.string().optional().describe('What was done, in Persian'),
    user: z.string().nullish(),
    succeeded: z.boolean().optional(),
  })
  .meta({ id: 'UserLogEntry' })
export type UserLogEntry = z.infer<typeof UserLogEntry>

export const UserLogPage = z
  .object({
    pageNumber: z.int().optional(),
    pageSize: z.int().optional(),
    totalPages: z.int().optional(),
    totalRecords: z.int().optional(),
    data: z.array(UserLogEntry).nullish(),
  })
  .meta({ id: 'UserLogPage' })
export type UserLogPage = z.infer<typeof UserLogPage>
