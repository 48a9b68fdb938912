import { z } from 'zod'
import { userAccessType } from '../../enums.ts'
import { Email, Id, WireDateTime, distinctBy, enumId, forOlderClients } from '../../fields.ts'
import { invitedProjects } from '../../limits.ts'

export const CustomerUserListItem = z
  .object({
    id: z.int(),
    userId: z.int(),
    user: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    isSuperManager: z.boolean().describe('Same flag as isSuperUser elsewhere'),
    isFinancialManager: z.boolean(),
    isAccountManager: z.boolean(),
    isProjectUser: z.boolean(),
    isActive: z.boolean(),
    // Ours.
    isInvited: z
      .boolean()
      .optional()
      .describe('An open invitation, by the id that `customerUserCreate` answered; `customerUserDelete` takes it back'),
    name: forOlderClients(z.string().nullable(), 'user'),
    userName: forOlderClients(z.string().nullable(), 'email'),
    isSuperUser: forOlderClients(z.boolean(), 'isSuperManager'),
    hasTwoFactor: z.boolean().optional().describe('A second factor is asked for when they sign in; for older clients'),
  })
  .meta({ id: 'CustomerUserListItem' })
export type CustomerUserListItem = z.infer<typeof CustomerUserListItem>

export const CustomerUserProject = z
  .object({
    project: z.string().nullable(),
    userAccessType: z.string().nullable(),
    createDate: WireDateTime,
  })
  .meta({ id: 'CustomerUserProject' })
export type CustomerUserProject = z.infer<typeof CustomerUserProject>

export const CustomerUserDetail = z
  .object({
    id: z.int(),
    user: z.string().nullable(),
    isSuperUser: z.boolean(),
    isFinancialManager: z.boolean(),
    isAccountManager: z.boolean(),
    isProjectUser: z.boolean(),
    projectList: z.array(CustomerUserProject).nullable(),
  })
  .meta({ id: 'CustomerUserDetail' })
export type CustomerUserDetail = z.infer<typeof CustomerUserDetail>

const InvitedProject = z
  .object({ projectId: Id, userAccessTypeId: enumId(userAccessType) })
  .meta({ id: 'InvitedProject' })
export type InvitedProject = z.infer<typeof InvitedProject>

export const CreateCustomerUserModel = z
  .object({
    userName: Email.describe('E-mail of whoever is invited'),
    isSuperUser: z.boolean().default(false),
    isFinancialManager: z.boolean().default(false),
    isAccountManager: z.boolean().default(false),
    projects: distinctBy(z.array(InvitedProject).max(invitedProjects.max), ({ projectId }) => projectId)
      .optional()
      .describe('Projects that the invited person gets access to, each one that the caller manages'),
  })
  .meta({ id: 'CreateCustomerUserModel' })
export type CreateCustomerUserModel = z.infer<typeof CreateCustomerUserModel>

export const EditCustomerUserModel = z
  .object({
    isSuperUser: z.boolean(),
    isFinancialManager: z.boolean(),
    isAccountManager: z.boolean(),
  })
  .meta({ id: 'EditCustomerUserModel' })
export type EditCustomerUserModel = z.infer<typeof EditCustomerUserModel>

export const LeftBehindItem = z
  .object({
    kind: z.enum(['webhook', 'storageKey']).describe('A webhook of the account, or a key of a bucket'),
    id: z.int(),
    name: z.string(),
    project: z.string().nullable().describe('Null: of the whole account'),
  })
  .meta({ id: 'LeftBehindItem' })
export type LeftBehindItem = z.infer<typeof LeftBehindItem>

export const ChangeCustomerUserModel = z
  .object({
    customerId: Id.describe('One of customerList'),
  })
  .meta({ id: 'ChangeCustomerUserModel' })
export type ChangeCustomerUserModel = z.infer<typeof ChangeCustomerUserModel>
