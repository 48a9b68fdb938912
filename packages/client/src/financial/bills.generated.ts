// Written by `npm run gen` from the contract. Never edited by hand.
import type { billCalls } from '@sarv/contract/financial/bills/bills.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof billCalls

export const billApi = api.injectEndpoints({
  endpoints: (build) => ({
    calculateMonthList: build.query<CallAnswer<Calls['calculateMonthList']>, CallArguments<Calls['calculateMonthList']>>(endpoint.reading<Calls['calculateMonthList']>({ method: 'GET', path: '/api/my/financial/calculate-month/list' }, ['Bill'])),
    billList: build.query<CallAnswer<Calls['billList']>, CallArguments<Calls['billList']>>(endpoint.reading<Calls['billList']>({ method: 'GET', path: '/api/my/financial/bill/list' }, ['Bill'])),
    billShortList: build.query<CallAnswer<Calls['billShortList']>, CallArguments<Calls['billShortList']>>(endpoint.reading<Calls['billShortList']>({ method: 'GET', path: '/api/my/financial/bill/short-list' }, ['Bill'])),
    billGet: build.query<CallAnswer<Calls['billGet']>, CallArguments<Calls['billGet']>>(endpoint.reading<Calls['billGet']>({ method: 'GET', path: '/api/my/financial/bill/get/{id}' }, ['Bill'])),
    billExplain: build.query<CallAnswer<Calls['billExplain']>, CallArguments<Calls['billExplain']>>(endpoint.reading<Calls['billExplain']>({ method: 'GET', path: '/api/my/financial/bill/explain/{id}' }, ['Bill'])),
    billListDownload: build.query<CallAnswer<Calls['billListDownload']>, CallArguments<Calls['billListDownload']>>(endpoint.reading<Calls['billListDownload']>({ method: 'GET', path: '/api/my/financial/bill/list-download/{id}' }, [])),
  }),
})

export const useCalculateMonthListQuery = billApi.useCalculateMonthListQuery
export const useLazyCalculateMonthListQuery = billApi.useLazyCalculateMonthListQuery
export const useBillListQuery = billApi.useBillListQuery
export const useLazyBillListQuery = billApi.useLazyBillListQuery
export const useBillShortListQuery = billApi.useBillShortListQuery
export const useLazyBillShortListQuery = billApi.useLazyBillShortListQuery
export const useBillGetQuery = billApi.useBillGetQuery
export const useLazyBillGetQuery = billApi.useLazyBillGetQuery
export const useBillExplainQuery = billApi.useBillExplainQuery
export const useLazyBillExplainQuery = billApi.useLazyBillExplainQuery
export const useBillListDownloadQuery = billApi.useBillListDownloadQuery
export const useLazyBillListDownloadQuery = billApi.useLazyBillListDownloadQuery
