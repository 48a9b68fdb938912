import { z } from 'zod'
import { userAccessType } from '../../enums.ts'
import { WireDateTime, answeredEnum, opaque } from '../../fields.ts'

export const InvitationProject = z
  .object({
    projectId: z.int(),
    project: z.string(),
    userAccessTypeId: answeredEnum(userAccessType),
  })
  .meta({ id: 'InvitationProject' })
export type InvitationProject = z.infer<typeof InvitationProject>

export const InvitationListItem = z
  .object({
    id: z.int(),
    email: z.string(),
    isSuperUser: z.boolean(),
    isFinancialManager: z.boolean(),
    isAccountManager: z.boolean(),
    projectId: z.int().nullable(),
    project: z.string().nullable(),
    userAccessTypeId: answeredEnum(userAccessType).nullable(),
    projects: z.array(InvitationProject).optional().describe('What an invitation into the account brings along'),
    invitedBy: z.string().nullable(),
    createDate: WireDateTime,
    expireDate: WireDateTime,
  })
  .meta({ id: 'InvitationListItem' })
export type InvitationListItem = z.infer<typeof InvitationListItem>

export const OwnInvitation = z
  .object({
    id: z.int(),
    email: z.string(),
    customer: z.string(),
    isSuperUser: z.boolean(),
    project: z.string().nullable().describe('Null: into the account'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OwnInvitation' })
export type OwnInvitation = z.infer<typeof OwnInvitation>

export const InvitationTokenModel = z
  .object({
    invitationToken: opaque(100),
  })
  .meta({ id: 'InvitationTokenModel' })
export type InvitationTokenModel = z.infer<typeof InvitationTokenModel>

/** What whoever holds the link may know. */
export const InvitationDetail = z
  .object({
    email: z.string(),
    customer: z.string(),
    invitedBy: z.string().nullable(),
    hasAccount: z.boolean().describe('True: sign in to accept; false: sign up'),
  })
  .meta({ id: 'InvitationDetail' })
export type InvitationDetail = z.infer<typeof InvitationDetail>

export const InvitationAccepted = z
  .object({
    customerId: z.int(),
    customer: z.string(),
  })
  .meta({ id: 'InvitationAccepted' })
export type InvitationAccepted = z.infer<typeof InvitationAccepted>
