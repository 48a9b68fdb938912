import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { WireDateTime, optionalIdFromText, optionalText } from '../../fields.ts'
import { CostReportItem, IdleServiceListItem, costGroups } from './costs.schemas.ts'

export const costCalls = {
  costReport: defineCall({
    method: 'GET',
    path: '/api/my/financial/cost/report',
    access: 'money',
    summary: 'Read what services, projects or days cost',
    description:
      'Ours. By the same formula as bills, so that they add up. Without dates: this Jalali month until now; at most 400 days.',
    query: z.object({
      groupBy: z.enum(costGroups),
      fromDate: optionalText(WireDateTime),
      toDate: optionalText(WireDateTime),
      projectId: optionalIdFromText.describe('Of this project alone'),
    }),
    response: z.array(CostReportItem),
    provides: ['Bill'],
  }),
  idleServiceList: defineCall({
    method: 'GET',
    path: '/api/my/financial/cost/idle-list',
    access: 'money',
    summary: 'List what costs money while nobody uses it',
    description:
      'Ours. Servers that are off, volumes that are attached to nothing, addresses of servers that are off; the dearest first.',
    response: z.array(IdleServiceListItem),
    provides: ['Bill', 'VmHost'],
  }),
}
