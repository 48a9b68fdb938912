import { z } from 'zod'
import { customerStatus } from '../../enums.ts'
import {
  AnyNationalId,
  CompanyName,
  LegalId,
  PastDate,
  Phone,
  PostalAddress,
  PostalCode,
  WireDateTime,
  answeredEnum,
  optionalText,
} from '../../fields.ts'

export const Customer = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    nationalId: z.string().nullish(),
    registrationNumber: z.string().nullish().describe('Registration no. (legal) or birth-certificate no. (person)'),
    registrationDate: WireDateTime.nullish(),
    phone: z.string().nullish(),
    postalCode: z.string().nullish(),
    address: z.string().nullish(),
    statusId: answeredEnum(customerStatus),
    status: z.string().nullable(),
    isLegal: z.boolean(),
    createDate: WireDateTime.nullish(),
    modifyDate: WireDateTime.nullish(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof Customer>

export const CustomerShortItem = z
  .object({
    id: z.int(),
    name: z.string(),
    isLegal: z.boolean(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'CustomerShortItem' })
export type CustomerShortItem = z.infer<typeof CustomerShortItem>

export const EditCustomerModel = z
  .object({
    name: CompanyName,
    nationalId: AnyNationalId,
    phone: Phone,
    postalCode: PostalCode,
    address: PostalAddress,
    registrationDate: optionalText(PastDate),
  })
  .meta({ id: 'EditCustomerModel' })
export type EditCustomerModel = z.infer<typeof EditCustomerModel>

export const ConvertCustomerToLegalModel = z
  .object({
    name: CompanyName,
    nationalId: LegalId,
    phoneNumber: Phone,
    postalCode: PostalCode,
    address: PostalAddress,
    registrationDate: optionalText(PastDate),
  })
  .meta({ id: 'ConvertCustomerToLegalModel' })
export type ConvertCustomerToLegalModel = z.infer<typeof ConvertCustomerToLegalModel>
