import { z } from 'zod'
import { Rials } from '../fields.ts'
import { CostDifference } from '../financial/costs/costs.schemas.ts'

export const DashboardUsagePoint = z
  .object({
    month: z.string().nullable().describe('Ready-made Jalali label'),
    count: z.number().describe('Whole rials for the billing category'),
  })
  .meta({ id: 'DashboardUsagePoint' })
export type DashboardUsagePoint = z.infer<typeof DashboardUsagePoint>

export const DashboardFinancial = z
  .object({
    walletBalance: Rials.optional(),
    billPrice: Rials.optional(),
    forecastPrice: Rials.optional().describe('What the month will have cost if all runs on as it does now, with VAT'),
    costDifference: CostDifference.optional().describe('Why that is more or less than the month before'),
    unpaidInvoiceCount: z.int().optional(),
    unpaidInvoicePrice: Rials.optional(),
    activeServiceCount: z.int().optional(),
    runwayDays: z.int().nullish().describe('Days the balance lasts at the present use; null = no use'),
  })
  .meta({ id: 'DashboardFinancial' })
export type DashboardFinancial = z.infer<typeof DashboardFinancial>
