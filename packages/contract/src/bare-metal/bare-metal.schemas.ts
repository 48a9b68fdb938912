import { z } from 'zod'
import { serviceStatus } from '../enums.ts'
import { Id, ServiceName, WireDateTime, answeredEnum } from '../fields.ts'

export const BareMetalListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    bareMetalImage: z.string().nullable(),
    bareMetalMachine: z.string().nullable(),
    datacenter: z.string().nullable(),
    datacenterRack: z.string().nullable(),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'BareMetalListItem' })
export type BareMetalListItem = z.infer<typeof BareMetalListItem>

export const BareMetalDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    bareMetalImage: z.string().nullable(),
    bareMetalMachine: z.string().nullable(),
    datacenter: z.string().nullable(),
    datacenterRack: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    physicalCpu: z.int(),
    physicalMemory: z.int(),
    hdd600GSas10K: z.int(),
    hdd1200GSas10K: z.int(),
    networkPort1G: z.int(),
    networkPort10G: z.int(),
  })
  .meta({ id: 'BareMetalDetail' })
export type BareMetalDetail = z.infer<typeof BareMetalDetail>

export const CreateBareMetalHostModel = z
  .object({
    productBundleId: Id,
    name: ServiceName,
    imageId: Id,
  })
  .meta({ id: 'CreateBareMetalHostModel' })
export type CreateBareMetalHostModel = z.infer<typeof CreateBareMetalHostModel>
