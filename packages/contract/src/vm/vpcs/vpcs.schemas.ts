import { z } from 'zod'
import { serviceStatus, vpcAccessStatus } from '../../enums.ts'
import { validationText } from '../../validation.fa.ts'
import { networksPerVpc } from '../../limits.ts'
import {
  Cidr24,
  Description,
  Id,
  WireDateTime,
  answeredEnum,
  givenName,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'

export const VpcNetworkAccessListItem = z
  .object({
    id: z.int(),
    vpcHost: z.string().nullable(),
    vmNetwork: z.string().nullable().describe('null: of another project, and not granted yet'),
    status: z.string().nullable(),
    createDate: WireDateTime.optional(),
    modifyDate: WireDateTime.optional(),
    description: z.string().nullish(),
    // Ours.
    statusId: answeredEnum(vpcAccessStatus).optional(),
    vmNetworkId: z.int().optional(),
    isIncoming: z.boolean().optional().describe('Asked of this cloud, which answers; else asked by it'),
    reason: z.string().nullish().describe('Why it was refused'),
  })
  .meta({ id: 'VpcNetworkAccessListItem' })
export type VpcNetworkAccessListItem = z.infer<typeof VpcNetworkAccessListItem>

export const VpcShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'VpcShortItem' })
export type VpcShortItem = z.infer<typeof VpcShortItem>

export const VpcListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    projectId: z.int(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    createDate: WireDateTime,
    // Ours.
    ipAddress: z.string().nullish().describe('Its primary public address, once it has been given'),
    networkCount: z.int().optional(),
    monthlyPrice: z.int().optional().describe('Rials per 30 days, without VAT'),
  })
  .meta({ id: 'VpcListItem' })
export type VpcListItem = z.infer<typeof VpcListItem>

export const VpcDetail = z
  .object({
    id: z.int(),
    datacenterId: z.int(),
    snatEnabled: z.boolean().optional(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    customer: z.string().nullable(),
    userName: z.string().nullable(),
    status: z.string().nullable(),
    projectId: z.int().nullish(),
    statusId: answeredEnum(serviceStatus),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
    // Ours.
    ipAddress: z.string().nullish().describe('Its primary public address, once it has been given'),
    networkCount: z.int().optional(),
    monthlyPrice: z.int().optional().describe('Rials per 30 days, without VAT'),
    monthCost: z.int().optional().describe('Rials of this month so far, without VAT'),
    productBundleId: z.int().nullish(),
    productBundle: z.string().nullish().describe('Name of its plan'),
    ipv4: z.int().optional().describe('Public addresses that its plan allows, the primary one among them'),
    rules10: z.int().optional().describe('Forwards that its plan allows, in tens'),
    plannedCount: z.int().optional().describe('Changes of its network that the caller plans'),
  })
  .meta({ id: 'VpcDetail' })
export type VpcDetail = z.infer<typeof VpcDetail>

export const CreateVpcNetworkAccessModel = z
  .object({
    vpcNetworkAccessId: Id.describe('Id of the shared network asked for'),
    // Ours.
    description: Description.describe('What it is wanted for'),
  })
  .meta({ id: 'CreateVpcNetworkAccessModel' })
export type CreateVpcNetworkAccessModel = z.infer<typeof CreateVpcNetworkAccessModel>

export const AnswerVpcNetworkAccessModel = z
  .object({
    isGranted: z.boolean(),
    reason: Description.describe('Read by whoever asked; a refusal says why'),
  })
  .meta({ id: 'AnswerVpcNetworkAccessModel' })
export type AnswerVpcNetworkAccessModel = z.infer<typeof AnswerVpcNetworkAccessModel>

export const VpcNetworkModel = z
  .object({
    name: givenName({ max: 50 }),
    gatewayCidr: Cidr24.describe('Gateway address and prefix, 192.168.1.1/24'),
  })
  .meta({ id: 'VpcNetworkModel' })
export type VpcNetworkModel = z.infer<typeof VpcNetworkModel>

export const CreateVpcInterfaceModel = z
  .object({
    vmNetworkId: optionalId.describe('A network that is there; without it `network` is made'),
    network: optionalValue(VpcNetworkModel).describe('A network to make and connect in the same operation'),
  })
  .refine(({ vmNetworkId, network }) => (vmNetworkId === undefined) !== (network === undefined), {
    path: ['vmNetworkId'],
    error: validationText.required,
  })
  .meta({ id: 'CreateVpcInterfaceModel' })
export type CreateVpcInterfaceModel = z.infer<typeof CreateVpcInterfaceModel>

export const EditVpcHostModel = z
  .object({
    productBundleId: optionalId.describe('Absent: unchanged'),
    name: optionalText(givenName({ max: 50 })).describe('Absent: unchanged'),
  })
  .meta({ id: 'EditVpcHostModel' })
export type EditVpcHostModel = z.infer<typeof EditVpcHostModel>

export const CreateVpcHostModel = z
  .object({
    name: givenName({ max: 50 }),
    productBundleId: Id,
    networks: optionalValue(z.array(VpcNetworkModel).max(networksPerVpc)).describe(
      'Networks to make and connect in the same operation',
    ),
    quoteId: optionalId.describe('A signed quote of the account: the plan costs no more than it says'),
  })
  .meta({ id: 'CreateVpcHostModel' })
export type CreateVpcHostModel = z.infer<typeof CreateVpcHostModel>
