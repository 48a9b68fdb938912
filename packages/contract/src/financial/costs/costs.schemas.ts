import { z } from 'zod'
import { Rials, WireDateTime } from '../../fields.ts'

/** What is added up. */
export const costGroups = ['service', 'project', 'day'] as const

/** A service, a project or a day, and what it cost in the period. */
export const CostReportItem = z
  .object({
    projectId: z.int().nullable().describe('null: of all projects'),
    project: z.string().nullable(),
    serviceType: z.string().nullable(),
    serviceId: z.int().nullable(),
    service: z.string().nullable().describe('Its name'),
    date: WireDateTime.nullable().describe('The beginning of the day'),
    price: Rials,
    vat: Rials,
    totalPrice: Rials,
  })
  .meta({ id: 'CostReportItem' })
export type CostReportItem = z.infer<typeof CostReportItem>
