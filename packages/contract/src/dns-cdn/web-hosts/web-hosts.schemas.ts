import { z } from 'zod'
import { serviceStatus } from '../../enums.ts'
import { DomainName, Id, WireDateTime, answeredEnum } from '../../fields.ts'

export const WebHostListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    domainName: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus).optional(),
    createDate: WireDateTime.optional(),
    expireDate: WireDateTime.nullish(),
  })
  .meta({ id: 'WebHostListItem' })
export type WebHostListItem = z.infer<typeof WebHostListItem>

export const WebHostLoginSession = z
  .object({
    location: z.string().nullable(),
  })
  .meta({ id: 'WebHostLoginSession' })
export type WebHostLoginSession = z.infer<typeof WebHostLoginSession>

export const WebHostDetail = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    domainName: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus).optional(),
    createDate: WireDateTime.optional(),
    expireDate: WireDateTime.nullish(),
  })
  .meta({ id: 'WebHostDetail' })
export type WebHostDetail = z.infer<typeof WebHostDetail>

export const EditWebHostModel = z
  .object({
    productBundleId: Id,
  })
  .meta({ id: 'EditWebHostModel' })
export type EditWebHostModel = z.infer<typeof EditWebHostModel>

export const CreateWebHostModel = z
  .object({
    domainName: DomainName,
    productBundleId: Id,
  })
  .meta({ id: 'CreateWebHostModel' })
export type CreateWebHostModel = z.infer<typeof CreateWebHostModel>

export const CheckWebHostDomainModel = z
  .object({
    domainName: DomainName,
  })
  .meta({ id: 'CheckWebHostDomainModel' })
export type CheckWebHostDomainModel = z.infer<typeof CheckWebHostDomainModel>
