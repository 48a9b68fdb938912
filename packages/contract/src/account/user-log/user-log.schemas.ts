import { z } from 'zod'
import { untouchedText } from '../../digit-rules.ts'
import { WireDateTime } from '../../fields.ts'
import { exportFile } from '../../limits.ts'
import { objectKinds } from '../../objects.ts'

export const ActivityObject = z
  .object({
    kind: z.enum(objectKinds),
    id: z.int(),
    name: z.string().nullable().describe('As it was called then'),
  })
  .meta({ id: 'ActivityObject' })
export type ActivityObject = z.infer<typeof ActivityObject>

export const ActivityChange = z
  .object({
    field: z.string(),
    label: z.string().describe('Persian'),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'ActivityChange' })
export type ActivityChange = z.infer<typeof ActivityChange>

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
    object: ActivityObject.nullish().describe('What it was done to'),
    others: z.array(ActivityObject).optional().describe('What else it was about: the server of a disk'),
    project: z.object({ id: z.int(), name: z.string().nullable() }).nullish(),
    changes: z.array(ActivityChange).optional().describe('What it was before, and what it became'),
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

export const VerifyUserLogModel = z
  .object({ content: untouchedText().max(exportFile.maxCharacters).describe('The whole file, as it was downloaded') })
  .meta({ id: 'VerifyUserLogModel' })
export type VerifyUserLogModel = z.infer<typeof VerifyUserLogModel>

export const UserLogVerdict = z
  .object({
    verdict: z
      .enum(['genuine', 'changed', 'missing', 'unreadable', 'otherAccount'])
      .describe('missing: the log no longer has a line of it; otherAccount: it was made for another account'),
    line: z.int().nullable().describe('Of the file, counted from 1; null where no line is to be named'),
    lines: z.int().nullable(),
    madeDate: WireDateTime.nullable(),
  })
  .meta({ id: 'UserLogVerdict' })
export type UserLogVerdict = z.infer<typeof UserLogVerdict>
