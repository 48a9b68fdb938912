import { z } from 'zod'
import { Id, WireDateTime, givenName, optionalValue, distinct } from '../../fields.ts'
import { apiTokenNameLength } from '../../limits.ts'
import { validationText } from '../../validation.fa.ts'

export const ApiTokenListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    lastChars: z.string().describe('Last four characters, to recognise it'),
    allProjects: z.boolean().describe('It reaches all projects of the user, and the account'),
    projectIds: z.array(z.int()).describe('The projects that it is limited to; empty with allProjects'),
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
    allProjects: optionalValue(z.boolean()).describe(
      'Absent: true where projectIds is absent too, as older clients mean it',
    ),
    projectIds: optionalValue(
      distinct(z.array(Id).min(1, { error: validationText.projectsMissing }).max(500)),
    ).describe('The projects that it is limited to'),
    readOnly: z.boolean().default(true),
    expireDate: WireDateTime.describe('At most one year ahead'),
  })
  // What a token reaches is said, never guessed from something that is missing or empty.
  .refine(({ allProjects, projectIds }) => allProjects !== false || projectIds !== undefined, {
    error: validationText.projectsMissing,
    path: ['projectIds'],
  })
  .refine(({ allProjects, projectIds }) => allProjects !== true || projectIds === undefined, {
    error: validationText.allOrSome,
    path: ['allProjects'],
  })
  .meta({ id: 'CreateApiTokenModel' })
export type CreateApiTokenModel = z.infer<typeof CreateApiTokenModel>
