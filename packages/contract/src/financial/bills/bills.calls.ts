import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathIdOrZero } from '../../fields.ts'
import { ItemParams, ListQuery } from '../../params.ts'
import { BillDetail, BillListItem, BillShortItem, CalculateMonthListItem } from './bills.schemas.ts'

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
    query: ListQuery,
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
    description: 'id 0: the running bill, not issued yet.',
    params: z.object({ id: PathIdOrZero }),
    response: BillDetail,
    provides: ['Bill'],
  }),
  billListDownload: defineCall({
    method: 'GET',
    path: `${path}/bill/list-download/{id}`,
    access: 'money',
    summary: 'Download a bill',
    description: 'An xlsx file.',
    params: ItemParams,
    answers: 'file',
  }),
}
