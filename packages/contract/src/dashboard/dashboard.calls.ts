import { z } from 'zod'
import { defineCall } from '../call.ts'
import { dashboardUsageCategory } from '../enums.ts'
import { enumId, fromText } from '../fields.ts'
import { DashboardFinancial, DashboardUsagePoint } from './dashboard.schemas.ts'

const path = '/api/my/dashboard'

export const dashboardCalls = {
  dashboardUsage: defineCall({
    method: 'GET',
    path: `${path}/usage/{categoryId}`,
    access: 'money',
    summary: 'Read the usage of the last months',
    description: 'Newest month first.',
    params: z.object({ categoryId: fromText(enumId(dashboardUsageCategory)) }),
    response: z.array(DashboardUsagePoint),
    provides: ['Bill'],
  }),
  dashboardFinancial: defineCall({
    method: 'GET',
    path: `${path}/financial`,
    access: 'money',
    summary: 'Read the financial figures of the dashboard',
    response: DashboardFinancial,
    provides: ['Wallet', 'Invoice', 'Bill'],
  }),
}
