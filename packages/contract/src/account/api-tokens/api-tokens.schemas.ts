import { z } from 'zod'
import { Id, WireDateTime, givenName, optionalValue } from '../../fields.ts'
import { apiTokenNameLength } from '../../limits.ts'

export const ApiTokenListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    lastChars: z.string().describe('Last four characters, to recognise it'),
    projectIds: z.array(z.int()).describe('Empty = all projects of the user'),
    readOnly: z.boolean(),
    createDate: WireDateTime,
    expireDate: WireDateTime,
    lastUseDate: WireDateTime.nullable(),
  })
  .meta({ id: 'ApiTokenListItem' })
export type ApiTokenListItem = z.infer<typeof ApiTokenListItem>

export const ApiTokenSecret = z
  .object({
    id: z.int(),
    token: z.string().describe('Shown once'),
  })
  .meta({ id: 'ApiTokenSecret' })
export type ApiTokenSecret = z.infer<typeof ApiTokenSecret>

export const CreateApiTokenModel = z
  .object({
    name: givenName(apiTokenNameLength),
    projectIds: optionalValue(z.array(Id).max(500)).describe('Absent: all projects of the user'),
    readOnly: z.boolean().default(true),
    expireDate: WireDateTime.describe('At most one year ahead'),
  })
  .meta({ id: 'CreateApiTokenModel' })
export type CreateApiTokenModel = z.infer<typeof CreateApiTokenModel>
