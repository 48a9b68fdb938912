import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'
import { capacityResources } from './resources.ts'

const CapacityLevel = z.enum(['normal', 'warning', 'danger'])
export type CapacityLevel = z.infer<typeof CapacityLevel>

/** How much of something is left in a datacenter, for whoever raises a limit. */
export const OperatorRoom = z
  .object({
    datacenter: z.string(),
    free: z.int().nullable().describe('Neither used nor held; null: the engine cannot say'),
  })
  .meta({ id: 'OperatorRoom' })
export type OperatorRoom = z.infer<typeof OperatorRoom>

export const OperatorStock = z
  .object({
    resource: z
      .enum(capacityResources)
      .describe('`volumeGb` is there only where volumes lie elsewhere than the disks of servers'),
    total: z.int().nullable().describe('Whoever has it; null: the engine cannot say'),
    used: z.int().nullable(),
    held: z.int().nullable().describe('Set aside and given to nobody; null: the engine does not say'),
    percent: z.int().nullable().describe('Of all, what is used or held, rounded down'),
    level: CapacityLevel.nullable().describe('By `percent` and the thresholds; null: unknown'),
    fullInDays: z
      .int()
      .nullable()
      .describe('If it goes on as in the last 30 days; 0: it is full; null: no saying, or not within a year'),
  })
  .meta({ id: 'OperatorStock' })
export type OperatorStock = z.infer<typeof OperatorStock>

export const OperatorDatacenterCapacity = z
  .object({
    datacenterId: z.int(),
    datacenter: z.string(),
    sampledDate: WireDateTime.nullable().describe('When its engine last said what it has; null: never'),
    isStale: z.boolean().describe('It should have said it again since'),
    stocks: z.array(OperatorStock),
  })
  .meta({ id: 'OperatorDatacenterCapacity' })
export type OperatorDatacenterCapacity = z.infer<typeof OperatorDatacenterCapacity>

export const OperatorCapacity = z
  .object({
    warningPercent: z.int().describe('From this share on it is a warning'),
    dangerPercent: z.int().describe('From this share on it is a danger'),
    datacenters: z.array(OperatorDatacenterCapacity),
  })
  .meta({ id: 'OperatorCapacity' })
export type OperatorCapacity = z.infer<typeof OperatorCapacity>
