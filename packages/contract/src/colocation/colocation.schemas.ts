import { z } from 'zod'
import { serviceStatus } from '../enums.ts'
import { Id, ServiceName, WireDateTime, answeredEnum, line, optionalText, optionalValue } from '../fields.ts'

export const ColocationListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    datacenter: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus).optional(),
    datacenterId: z.int().optional(),
    datacenterRackId: z.int().optional(),
    datacenterRack: z.string().nullable(),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'ColocationListItem' })
export type ColocationListItem = z.infer<typeof ColocationListItem>

export const ColocationDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    datacenter: z.string().nullable(),
    status: z.string().nullable(),
    datacenterRack: z.string().nullable(),
    powerAmp: z.int(),
    network1G: z.int(),
    network10G: z.int(),
    ipv4Count: z.int(),
    rackUnitSpace: z.int(),
  })
  .meta({ id: 'ColocationDetail' })
export type ColocationDetail = z.infer<typeof ColocationDetail>

export const ColocationEquipmentModel = z
  .object({
    equipmentId: Id,
    inventoryNumber: optionalText(line({ max: 50 })),
  })
  .meta({ id: 'ColocationEquipmentModel' })
export type ColocationEquipmentModel = z.infer<typeof ColocationEquipmentModel>

export const CreateColocationHostModel = z
  .object({
    name: ServiceName,
    rackUnitSpace: z.int().min(1).max(48).describe('Rack units'),
    networkPort1G: z.int().min(0).max(100).default(0),
    networkPort10G: z.int().min(0).max(100).default(0),
    powerAmp: z.int().min(1).max(1_000),
    ipv4Count: z.int().min(0).max(256).default(0),
    equipmentModels: optionalValue(z.array(ColocationEquipmentModel).max(100)),
  })
  .meta({ id: 'CreateColocationHostModel' })
export type CreateColocationHostModel = z.infer<typeof CreateColocationHostModel>
