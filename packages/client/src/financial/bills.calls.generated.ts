// Written by `npm run gen` from the contract. Never edited by hand.
import type { billCalls } from '@sarv/contract/financial/bills/bills.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof billCalls

export const calculateMonthList: ClientCall<Calls['calculateMonthList']> = { method: 'GET', path: '/api/my/financial/calculate-month/list' }
export const billList: ClientCall<Calls['billList']> = { method: 'GET', path: '/api/my/financial/bill/list' }
export const billShortList: ClientCall<Calls['billShortList']> = { method: 'GET', path: '/api/my/financial/bill/short-list' }
export const billGet: ClientCall<Calls['billGet']> = { method: 'GET', path: '/api/my/financial/bill/get/{id}' }
export const billExplain: ClientCall<Calls['billExplain']> = { method: 'GET', path: '/api/my/financial/bill/explain/{id}' }
export const billListDownload: ClientCall<Calls['billListDownload']> = { method: 'GET', path: '/api/my/financial/bill/list-download/{id}' }
