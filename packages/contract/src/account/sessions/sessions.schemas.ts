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

export const CurrentSession = z
  .object({
    userId: z.int(),
    userTitle: z.string(),
    email: z.string(),
    customerId: z.int(),
    customerName: z.string(),
    customerCount: z.int().describe('How many customers the user belongs to'),
    isSuperUser: z.boolean(),
    isAccountManager: z.boolean(),
    isFinancialManager: z.boolean(),
    profileCompleted: z.boolean(),
    mayOrder: z
      .boolean()
      .describe('False: the identity of the account’s owner is not confirmed, nothing is ordered yet'),
    twoFactor: z.boolean(),
    expireDate: WireDateTime,
  })
  .meta({ id: 'CurrentSession' })
export type CurrentSession = z.infer<typeof CurrentSession>
