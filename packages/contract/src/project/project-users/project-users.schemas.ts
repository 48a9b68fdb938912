import { z } from 'zod'
import { userAccessType } from '../../enums.ts'
import { Email, WireDateTime, answeredEnum, enumId } from '../../fields.ts'

export const ProjectUserListItem = z
  .object({
    id: z.int(),
    user: z.string().nullable(),
    userId: z.int(),
    email: z.string().nullable(),
    userAccessTypeId: answeredEnum(userAccessType),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
    userAccessType: z.string().nullish().describe('Label of userAccessTypeId'),
    isActive: z.boolean().optional().describe('Ours'),
    isInvited: z
      .boolean()
      .optional()
      .describe(
        'Ours: an open invitation, by the id that `projectUserCreate` answered, for whoever manages the project; `projectUserDelete` takes it back',
      ),
  })
  .meta({ id: 'ProjectUserListItem' })
export type ProjectUserListItem = z.infer<typeof ProjectUserListItem>

export const EditProjectUserModel = z
  .object({
    userAccessTypeId: enumId(userAccessType),
  })
  .meta({ id: 'EditProjectUserModel' })
export type EditProjectUserModel = z.infer<typeof EditProjectUserModel>

export const CreateProjectUserModel = z
  .object({
    userName: Email.describe('E-mail of the user'),
    userAccessTypeId: enumId(userAccessType),
  })
  .meta({ id: 'CreateProjectUserModel' })
export type CreateProjectUserModel = z.infer<typeof CreateProjectUserModel>
