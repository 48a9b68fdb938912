import { z } from 'zod'
import { cdnType, certType, serviceStatus } from '../../enums.ts'
import { DomainName, WireDateTime, answeredEnum, enumId } from '../../fields.ts'

export const ZoneListItem = z
  .object({
    id: z.int(),
    zoneName: z.string().nullable(),
    isHsts: z.boolean(),
    isHttpsRedirect: z.boolean(),
    isNonWwwRedirect: z.boolean(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'ZoneListItem' })
export type ZoneListItem = z.infer<typeof ZoneListItem>

export const ZoneNs = z
  .object({
    status: z.boolean().optional().describe('True once the zone is delegated to cloudNs'),
    ns: z.array(z.string()).nullish().describe('Name servers the registry answers now'),
    cloudNs: z.array(z.string()).nullish().describe('Name servers the customer must set'),
  })
  .meta({ id: 'ZoneNs' })
export type ZoneNs = z.infer<typeof ZoneNs>

export const ZoneDetail = z
  .object({
    id: z.int(),
    customerId: z.int().optional(),
    zoneName: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    status: z.string().nullable(),
    cdnTypeId: answeredEnum(cdnType),
    cdnEdgeCertTypeId: answeredEnum(certType),
    cdnOriginCertTypeId: answeredEnum(certType),
    isHsts: z.boolean(),
    isHttpsRedirect: z.boolean(),
    isNonWwwRedirect: z.boolean(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'ZoneDetail' })
export type ZoneDetail = z.infer<typeof ZoneDetail>

export const CreateDnsCdnModel = z
  .object({
    zoneName: DomainName.describe('Without www'),
  })
  .meta({ id: 'CreateDnsCdnModel' })
export type CreateDnsCdnModel = z.infer<typeof CreateDnsCdnModel>

export const CheckDnsCdnModel = z
  .object({
    zoneName: DomainName.describe('Without www'),
  })
  .meta({ id: 'CheckDnsCdnModel' })
export type CheckDnsCdnModel = z.infer<typeof CheckDnsCdnModel>

export const ChangeOriginCertTypeModel = z
  .object({
    cdnHostOriginCertTypeId: enumId(certType),
  })
  .meta({ id: 'ChangeOriginCertTypeModel' })
export type ChangeOriginCertTypeModel = z.infer<typeof ChangeOriginCertTypeModel>

export const ChangeNonWwwRedirectModel = z
  .object({
    isNonWwwRedirect: z.boolean(),
  })
  .meta({ id: 'ChangeNonWwwRedirectModel' })
export type ChangeNonWwwRedirectModel = z.infer<typeof ChangeNonWwwRedirectModel>

export const ChangeHttpsRedirectModel = z
  .object({
    isHttpsRedirect: z.boolean(),
  })
  .meta({ id: 'ChangeHttpsRedirectModel' })
export type ChangeHttpsRedirectModel = z.infer<typeof ChangeHttpsRedirectModel>

export const ChangeHstsModel = z
  .object({
    isHsts: z.boolean(),
  })
  .meta({ id: 'ChangeHstsModel' })
export type ChangeHstsModel = z.infer<typeof ChangeHstsModel>

export const ChangeEdgeCertTypeModel = z
  .object({
    cdnEdgeCertTypeId: enumId(certType),
  })
  .meta({ id: 'ChangeEdgeCertTypeModel' })
export type ChangeEdgeCertTypeModel = z.infer<typeof ChangeEdgeCertTypeModel>

export const ChangeCdnTypeModel = z
  .object({
    cdnTypeId: enumId(cdnType),
  })
  .meta({ id: 'ChangeCdnTypeModel' })
export type ChangeCdnTypeModel = z.infer<typeof ChangeCdnTypeModel>
