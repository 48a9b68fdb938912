import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId, PathIdOrZero, fromText, line, optionalIdFromText } from '../../fields.ts'
import { DownloadQuery, ListQuery } from '../../params.ts'
import {
  BillDetail,
  BillListItem,
  BillPart,
  BillReading,
  BillShortItem,
  CalculateMonthListItem,
} from './bills.schemas.ts'

const path = '/api/my/financial'

export const billCalls = {
  calculateMonthList: defineCall({
    method: 'GET',
    path: `${path}/calculate-month/list`,
    access: 'money',
    summary: 'List the months that have bills',
    response: z.array(CalculateMonthListItem),
    provides: ['Bill'],
  }),
  billList: defineCall({
    method: 'GET',
    path: `${path}/bill/list`,
    access: 'money',
    summary: 'List the usage bills',
    query: ListQuery.extend({ calculateMonthId: optionalIdFromText.describe('Ours: of this month alone') }),
    response: z.array(BillListItem),
    provides: ['Bill'],
  }),
  billShortList: defineCall({
    method: 'GET',
    path: `${path}/bill/short-list`,
    access: 'money',
    summary: 'List the latest bills',
    response: z.array(BillShortItem),
    provides: ['Bill'],
  }),
  billGet: defineCall({
    method: 'GET',
    path: `${path}/bill/get/{id}`,
    access: 'money',
    summary: 'Read a usage bill',
    description: 'id 0: the running bill, not issued yet. With a part of its time: lines and sums of that part.',
    params: z.object({ id: PathIdOrZero }),
    query: BillPart,
    response: BillDetail,
    provides: ['Bill'],
  }),
  billExplain: defineCall({
    method: 'GET',
    path: `${path}/bill/explain/{id}`,
    access: 'money',
    summary: 'Read the intervals behind a line of a bill',
    description: 'Ours. The line is named by its service and its item; id 0: of the running bill.',
    params: z.object({ id: PathIdOrZero }),
    query: BillPart.extend({
      serviceType: line({ max: 50 }),
      serviceId: PathId,
      item: fromText(z.int().min(0).max(1_000_000)).describe('`productItem`; 0 for a plan'),
    }),
    response: z.array(BillReading),
    provides: ['Bill'],
  }),
  billListDownload: defineCall({
    method: 'GET',
    path: `${path}/bill/list-download/{id}`,
    access: 'money',
    summary: 'Download a bill',
    description: 'An xlsx or csv file. id 0: the running bill.',
    params: z.object({ id: PathIdOrZero }),
    query: DownloadQuery.extend(BillPart.shape),
    answers: 'file',
  }),
}
