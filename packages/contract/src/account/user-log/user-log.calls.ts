import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ReportDate, fromText, optionalIdFromText, optionalText } from '../../fields.ts'
import { maxPageSize } from '../../limits.ts'
import { objectKinds } from '../../objects.ts'
import { acts } from './activity.rules.ts'
import { UserLogPage, UserLogVerdict, VerifyUserLogModel } from './user-log.schemas.ts'

const filters = {
  UserId: optionalIdFromText,
  FromDate: optionalText(ReportDate),
  ToDate: optionalText(ReportDate),
  ObjectKind: optionalText(z.enum(objectKinds)),
  ObjectId: optionalIdFromText.describe('With ObjectKind: only what was done to this one'),
  Act: optionalText(z.enum(acts)),
}

export const userLogCalls = {
  userLog: defineCall({
    method: 'GET',
    path: '/api/my/account/user-log',
    access: 'signedIn',
    summary: 'List the activities of this user',
    description: 'One page of rows; a super user may ask for any user of the account.',
    query: z.object({
      ...filters,
      PageNumber: fromText(z.int().min(1).max(1_000_000)),
      PageSize: fromText(z.int().min(1).max(maxPageSize)),
    }),
    response: UserLogPage,
    provides: ['Session'],
  }),
  userLogExport: defineCall({
    method: 'GET',
    path: '/api/my/account/user-log/export',
    access: 'signedIn',
    summary: 'Download the activities as JSON lines that prove themselves',
    description:
      'The newest lines first. Each line is a link of the audit chain and the last one a MAC of the file: userLogVerify and `sarv audit verify FILE` check both.',
    query: z.object(filters),
    answers: 'file',
  }),
  userLogVerify: defineCall({
    method: 'POST',
    path: '/api/my/account/user-log/verify',
    access: 'signedIn',
    summary: 'Check a downloaded activity log',
    description: 'Says whether the file is as it was made, and whether the log still says the same. Changes nothing.',
    body: VerifyUserLogModel,
    response: UserLogVerdict,
  }),
}
