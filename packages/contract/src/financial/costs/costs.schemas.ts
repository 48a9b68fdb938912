import { z } from 'zod'
import { Rials, WireDateTime } from '../../fields.ts'

/** What is added up. */
export const costGroups = ['service', 'project', 'day', 'kindAndDay', 'label'] as const

/** A service, a project, a label, a day or a kind of services on a day, and what it cost in the period. */
export const CostReportItem = z
  .object({
    projectId: z.int().nullable().describe('null: of all projects'),
    project: z.string().nullable(),
    serviceType: z.string().nullable(),
    serviceId: z.int().nullable(),
    product: z.string().nullable().describe('What people call its kind, in Persian'),
    service: z.string().nullable().describe('Its name'),
    date: WireDateTime.nullable().describe('The beginning of the day'),
    labelKey: z.string().nullish().describe('Ours, of labels: the key; null: what has no label'),
    labelValue: z
      .string()
      .nullish()
      .describe(
        'Ours, of the values of one key; may be empty; null: what has no such label, or where all keys are asked for',
      ),
    price: Rials,
    vat: Rials,
    totalPrice: Rials,
  })
  .meta({ id: 'CostReportItem' })
export type CostReportItem = z.infer<typeof CostReportItem>

/** Why it is not used: it is off, it is attached to nothing, what it belongs to is off. */
export const idleReasons = ['stopped', 'unattached', 'ownerStopped'] as const
export type IdleReason = (typeof idleReasons)[number]

/** A service that costs money now while nobody uses it. */
export const IdleServiceListItem = z
  .object({
    projectId: z.int(),
    project: z.string(),
    serviceType: z.string(),
    serviceId: z.int(),
    product: z.string().describe('What people call its kind, in Persian'),
    service: z.string().nullable().describe('Its name'),
    ownerId: z.int().nullable().describe('Of the service that it belongs to'),
    reason: z.enum(idleReasons),
    fromDate: WireDateTime.describe('Since when it has cost this'),
    monthlyPrice: Rials.describe('Whole rials per 30 days, with VAT'),
  })
  .meta({ id: 'IdleServiceListItem' })
export type IdleServiceListItem = z.infer<typeof IdleServiceListItem>

/** A service that costs something else than in the month before. */
export const CostDifferenceItem = CostReportItem.pick({
  projectId: true,
  project: true,
  serviceType: true,
  serviceId: true,
  product: true,
  service: true,
})
  .extend({
    totalPrice: Rials.describe('With VAT, of the month'),
    before: Rials.describe('With VAT, of the month before'),
    difference: Rials.describe('Negative where it costs less'),
  })
  .meta({ id: 'CostDifferenceItem' })
export type CostDifferenceItem = z.infer<typeof CostDifferenceItem>

/** Why a month costs more or less than the one before it. The services and the rest of them add up to the difference. */
export const CostDifference = z
  .object({
    fromDate: WireDateTime.describe('The beginning of the month'),
    isForecast: z.boolean().describe('The month still runs: its costs are those until its end if everything goes on'),
    totalPrice: Rials.describe('With VAT, of the month'),
    before: Rials.describe('With VAT, of the whole month before'),
    difference: Rials.describe('Negative where the month costs less'),
    days: z.int().describe('Of the month'),
    daysBefore: z.int().describe('Of the month before'),
    services: z.array(CostDifferenceItem).describe('The largest differences first'),
    otherCount: z.int().describe('How many further services differ'),
    otherDifference: Rials.describe('What those come to'),
  })
  .meta({ id: 'CostDifference' })
export type CostDifference = z.infer<typeof CostDifference>
