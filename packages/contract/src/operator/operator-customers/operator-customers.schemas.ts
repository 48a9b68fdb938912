import { z } from 'zod'
import { limitedItem, operationStatus, serviceStatus } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum, enumId, line, optionalText } from '../../fields.ts'
import { runwayStages } from '../../financial/runway/runway.schemas.ts'
import { limitMost } from '../../portal/limit-requests/limit-requests.schemas.ts'
import { OperatorRoom } from '../operator-capacity/operator-capacity.schemas.ts'
import { OperatorAnswer, Reason } from '../operator-fields.ts'

export const FindCustomersQuery = z.object({
  Search: optionalText(line({ max: 100 })).describe(
    'The id; a part of the name of the customer, of one of their users or of a service; a part of an e-mail; a whole mobile, national id or public address',
  ),
})

export const OperatorCustomerListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    isLegal: z.boolean(),
    email: z.string().nullable().describe('Of the first super user'),
    isDisabled: z.boolean(),
    spendable: Rials.describe('What the customer can spend; negative: owed'),
    serviceCount: z.int(),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorCustomerListItem' })
export type OperatorCustomerListItem = z.infer<typeof OperatorCustomerListItem>

const OperatorCustomerUser = z.object({
  id: z.int(),
  title: z.string(),
  email: z.string(),
  phoneEnd: z.string().nullable().describe('The last four digits of the mobile'),
  isSuperUser: z.boolean(),
  isIdentityConfirmed: z.boolean(),
  hasIdentity: z.boolean().describe('Everything is filled in that an identity is confirmed by'),
  isIdentityRefused: z.boolean().describe('What stands there now was refused'),
  isDisabled: z.boolean(),
})

const OperatorCustomerLimit = z.object({
  itemId: answeredEnum(limitedItem),
  current: z.int(),
  max: z.int(),
  room: z.array(OperatorRoom).describe('What is left of it in each datacenter; empty: it runs out nowhere'),
  asked: z
    .object({ id: z.int(), wanted: z.int(), text: z.string().describe('What it is for, in the customer’s words') })
    .nullable()
    .describe('The request for more of it that waits for an answer'),
})

const OperatorCustomerService = z.object({
  serviceType: z.string(),
  product: z.string().describe('What it is called in Persian'),
  serviceId: z.int(),
  name: z.string().nullable(),
  project: z.string(),
  serviceStatusId: answeredEnum(serviceStatus).nullable(),
})

const OperatorCustomerOperation = z.object({
  id: z.int(),
  sentence: z.string().describe('Persian; what is done to what'),
  operationStatusId: answeredEnum(operationStatus),
  createDate: WireDateTime,
})

export const OperatorCustomerDetail = z
  .object({
    id: z.int(),
    name: z.string(),
    isLegal: z.boolean(),
    createDate: WireDateTime,
    disabledReason: z.string().nullable(),
    wallet: Rials,
    gift: Rials,
    hold: Rials,
    owed: Rials,
    runway: z
      .object({
        monthly: Rials.describe('Per 30 days, with VAT, at what runs now'),
        endDate: WireDateTime.nullable().describe('When nothing is left; null: nothing costs anything'),
        stage: z.enum(runwayStages),
        stopDate: WireDateTime.nullable().describe('When services stop, or stopped'),
        keepDate: WireDateTime.nullable().describe('Until when they stay stopped and kept'),
      })
      .describe('Until when the money lasts, as the customer reads it'),
    users: z.array(OperatorCustomerUser),
    limits: z.array(OperatorCustomerLimit),
    services: z.array(OperatorCustomerService).describe('The newest 100'),
    serviceCount: z.int().describe('All of them'),
    failedOperationCount: z.int().describe('Of the last 30 days'),
    operations: z.array(OperatorCustomerOperation).describe('The latest 5'),
    openTicketCount: z.int(),
    ticketCount: z.int(),
  })
  .meta({ id: 'OperatorCustomerDetail' })
export type OperatorCustomerDetail = z.infer<typeof OperatorCustomerDetail>

export const OperatorEditLimitModel = z
  .object({
    itemId: enumId(limitedItem),
    max: z.int().min(0).max(limitMost),
    answer: optionalText(OperatorAnswer).describe('What the customer reads besides the old and the new limit'),
    reason: Reason,
  })
  .meta({ id: 'OperatorEditLimitModel' })
export type OperatorEditLimitModel = z.infer<typeof OperatorEditLimitModel>

export const OperatorReasonModel = z.object({ reason: Reason }).meta({ id: 'OperatorReasonModel' })
export type OperatorReasonModel = z.infer<typeof OperatorReasonModel>

export const OperatorRefuseModel = z
  .object({ answer: OperatorAnswer, reason: Reason })
  .meta({ id: 'OperatorRefuseModel' })
export type OperatorRefuseModel = z.infer<typeof OperatorRefuseModel>

export const OperatorIdentityListItem = z
  .object({
    id: z.int().describe('Of the user'),
    title: z.string(),
    customerId: z.int().describe('An account of theirs'),
    customer: z.string(),
    createDate: WireDateTime.describe('When they wrote it'),
  })
  .meta({ id: 'OperatorIdentityListItem' })
export type OperatorIdentityListItem = z.infer<typeof OperatorIdentityListItem>

export const OperatorIdentity = z
  .object({
    id: z.int().describe('Of the user'),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    nationalId: z.string().nullable().describe('10 digits'),
    birthDate: WireDateTime.nullable(),
    address: z.string().nullable(),
    isConfirmed: z.boolean(),
    seen: z.string().describe('Which form it is: sent back with what is decided on it'),
  })
  .meta({ id: 'OperatorIdentity' })
export type OperatorIdentity = z.infer<typeof OperatorIdentity>

const SeenIdentity = line({ max: 100 }).describe('As operatorIdentityLook answered it')

export const OperatorConfirmIdentityModel = z
  .object({ seen: SeenIdentity, reason: Reason })
  .meta({ id: 'OperatorConfirmIdentityModel' })
export type OperatorConfirmIdentityModel = z.infer<typeof OperatorConfirmIdentityModel>

export const OperatorRefuseIdentityModel = z
  .object({ seen: SeenIdentity, answer: OperatorAnswer, reason: Reason })
  .meta({ id: 'OperatorRefuseIdentityModel' })
export type OperatorRefuseIdentityModel = z.infer<typeof OperatorRefuseIdentityModel>
