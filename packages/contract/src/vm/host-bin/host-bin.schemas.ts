import { z } from 'zod'
import { operatingSystem, serviceStatus } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum } from '../../fields.ts'

export const VmHostBinItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    status: z.string().nullable(),
    operatingSystemId: answeredEnum(operatingSystem),
    operatingSystem: z.string().nullable(),
    cpu: z.int(),
    memory: z.int().describe('GB'),
    disk: z.int().describe('GB'),
    ipv4: z.string().nullish().describe('Kept for it'),
    binDate: WireDateTime.describe('When it was put into the bin'),
    deleteDate: WireDateTime.describe('When it is really deleted'),
    monthlyPrice: Rials.describe('What its disks and address cost meanwhile: whole rials per 30 days, before VAT'),
    user: z.string().nullable().describe('Who deleted it'),
  })
  .meta({ id: 'VmHostBinItem' })
export type VmHostBinItem = z.infer<typeof VmHostBinItem>
