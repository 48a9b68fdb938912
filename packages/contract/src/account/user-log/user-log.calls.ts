import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { WireDateTime, fromText, optionalIdFromText, optionalText } from '../../fields.ts'
import { maxPageSize } from '../../limits.ts'
import { UserLogPage } from './user-log.schemas.ts'

export const userLogCalls = {
  userLog: defineCall({
    method: 'GET',
    path: '/api/my/account/user-log',
    access: 'signedIn',
    summary: 'List the activities of this user',
    description: 'One page of rows; a super user may ask for any user of the account.',
    query: z.object({
      UserId: optionalIdFromText,
      FromDate: optionalText(WireDateTime),
      ToDate: optionalText(WireDateTime),
      PageNumber: fromText(z.int().min(1).max(1_000_000)),
      PageSize: fromText(z.int().min(1).max(maxPageSize)),
    }),
    response: UserLogPage,
    provides: ['Session'],
  }),
}
