import { z } from 'zod'
import { textWithoutDigits } from '../../digit-rules.ts'
import { domainOrderType, serviceStatus } from '../../enums.ts'
import { dnsLabelPattern } from '../../field-rules.ts'
import {
  Email,
  HostName,
  InternationalPhone,
  WireDateTime,
  answeredEnum,
  enumId,
  inRange,
  latinLine,
  optionalText,
  optionalValue,
  technical,
} from '../../fields.ts'
import { domainYears } from '../../limits.ts'
import { normalizeTechnical } from '../../normalize.ts'
import { personal } from '../../personal.ts'
import { validationText as text } from '../../validation.fa.ts'

/** Registries read Latin letters only. */
const contactLine = latinLine({ min: 3, max: 100 })

/** The name without its extension. */
const DomainLabel = z
  .string()
  .overwrite((value) => normalizeTechnical(value).toLowerCase())
  .min(3)
  .max(63)
  .regex(dnsLabelPattern, text.domain)

const DomainExtension = textWithoutDigits()
  .overwrite((value) => normalizeTechnical(value).toLowerCase())
  .regex(/^[a-z]{2,20}(?:\.[a-z]{2,20})?$/, text.domainExtension)
  .describe('Top-level domain without dot')

export const DomainListItem = z
  .object({
    id: z.int(),
    domainName: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    type: z.string().nullable(),
    ns1: z.string().nullable(),
    ns2: z.string().nullable(),
    createDate: WireDateTime,
    expireDate: WireDateTime.nullish(),
  })
  .meta({ id: 'DomainListItem' })
export type DomainListItem = z.infer<typeof DomainListItem>

export const DomainStatus = z
  .object({
    statusId: answeredEnum(serviceStatus).optional(),
  })
  .meta({ id: 'DomainStatus' })
export type DomainStatus = z.infer<typeof DomainStatus>

export const DomainDetail = z
  .object({
    id: z.int(),
    domainName: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    type: z.string().nullable(),
    createDate: WireDateTime,
    name: z.string().nullable(),
    organization: z.string().nullable(),
    country: z.string().nullable(),
    province: z.string().nullable(),
    city: z.string().nullable(),
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    voice: z.string().nullable(),
    fax: z.string().nullish(),
    email: z.string().nullable(),
    autoRenewal: z.boolean(),
    isPremium: z.boolean(),
    ns1: z.string().nullable(),
    ns2: z.string().nullable(),
    expireDate: WireDateTime.nullish(),
  })
  .meta({ id: 'DomainDetail' })
export type DomainDetail = z.infer<typeof DomainDetail>

export const RegisterDomainModel = z
  .object({
    domainName: DomainLabel,
    ext: DomainExtension,
    productId: enumId(domainOrderType),
    name: contactLine,
    country: contactLine,
    province: contactLine,
    city: contactLine,
    street: personal(contactLine, 'nothing'),
    postalCode: personal(contactLine, 'lastThree'),
    voice: InternationalPhone,
    email: optionalText(Email),
    fax: optionalText(InternationalPhone),
    authCode: optionalText(technical(20).regex(/^[A-Za-z0-9]{5,20}$/, text.authCode)).describe(
      'EPP code; a transfer needs it',
    ),
    ns1: HostName,
    ns2: HostName,
    autoRenewal: z.boolean().default(false),
  })
  .meta({ id: 'RegisterDomainModel' })
export type RegisterDomainModel = z.infer<typeof RegisterDomainModel>

export const CheckDomainModel = z
  .object({
    domainName: DomainLabel,
    ext: DomainExtension,
  })
  .meta({ id: 'CheckDomainModel' })
export type CheckDomainModel = z.infer<typeof CheckDomainModel>

export const ChangeNsModel = z
  .object({
    ns1: HostName,
    ns2: HostName,
  })
  .meta({ id: 'ChangeNsModel' })
export type ChangeNsModel = z.infer<typeof ChangeNsModel>

export const RenewDomainModel = z
  .object({
    years: inRange(domainYears),
    autoRenewal: optionalValue(z.boolean()).describe('Absent: unchanged'),
  })
  .meta({ id: 'RenewDomainModel' })
export type RenewDomainModel = z.infer<typeof RenewDomainModel>

export const ChangeContactModel = z
  .object({
    name: contactLine,
    country: contactLine,
    province: contactLine,
    city: contactLine,
    street: personal(contactLine, 'nothing'),
    postalCode: personal(contactLine, 'lastThree'),
    voice: InternationalPhone,
    email: Email,
    fax: optionalText(InternationalPhone),
  })
  .meta({ id: 'ChangeContactModel' })
export type ChangeContactModel = z.infer<typeof ChangeContactModel>
