import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { isShownSpan, reportDays } from '../../date-rules.ts'
import { ReportDate, line, optionalIdFromText, optionalText } from '../../fields.ts'
import { labelKeyLength } from '../../portal/labels/labels.schemas.ts'
import { validationText } from '../../validation.fa.ts'
import { CostDifference, CostReportItem, IdleServiceListItem, costGroups } from './costs.schemas.ts'

export const costCalls = {
  costReport: defineCall({
    method: 'GET',
    path: '/api/my/financial/cost/report',
    access: 'money',
    summary: 'Read what services, projects, labels or days cost',
    description: `Ours. By the same formula as bills, so that they add up. Without dates: this Jalali month until now; at most ${reportDays} days. By label: with labelKey the values of that key and what has none of them, which add up to all; without it each key, and what has no label. A service counts by the labels that it has now, or had at its end.`,
    query: z
      .object({
        groupBy: z.enum(costGroups),
        fromDate: optionalText(ReportDate),
        toDate: optionalText(ReportDate),
        projectId: optionalIdFromText.describe('Of this project alone'),
        labelKey: optionalText(line({ max: labelKeyLength.max })).describe('By label: the values of this key'),
      })
      .refine(({ fromDate, toDate }) => isShownSpan(fromDate, toDate), {
        path: ['toDate'],
        error: validationText.reportDays,
      }),
    response: z.array(CostReportItem),
    provides: ['Bill', 'Label'],
  }),
  costDifference: defineCall({
    method: 'GET',
    path: '/api/my/financial/cost/difference',
    access: 'money',
    summary: 'Read why a month costs more or less than the one before',
    description:
      'Ours. Whole Jalali months by the formula of bills; the running month counts to its end as if everything goes on.',
    query: z.object({
      date: optionalText(ReportDate).describe('Any moment of the month; without it the running one'),
    }),
    response: CostDifference,
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
