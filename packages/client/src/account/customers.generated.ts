// Written by `npm run gen` from the contract. Never edited by hand.
import type { customerCalls } from '@sarv/contract/account/customers/customers.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof customerCalls

export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerList: build.query<CallAnswer<Calls['customerList']>, CallArguments<Calls['customerList']>>(endpoint.reading<Calls['customerList']>({ method: 'GET', path: '/api/my/account/customer/list' }, ['Profile'])),
    customerGet: build.query<CallAnswer<Calls['customerGet']>, CallArguments<Calls['customerGet']>>(endpoint.reading<Calls['customerGet']>({ method: 'GET', path: '/api/my/account/customer/get' }, ['Profile'])),
    customerEdit: build.mutation<CallAnswer<Calls['customerEdit']>, CallArguments<Calls['customerEdit']>>(endpoint.writing<Calls['customerEdit']>({ method: 'PUT', path: '/api/my/account/customer/edit' }, ['Profile'])),
    customerConvertToLegal: build.mutation<CallAnswer<Calls['customerConvertToLegal']>, CallArguments<Calls['customerConvertToLegal']>>(endpoint.writing<Calls['customerConvertToLegal']>({ method: 'PUT', path: '/api/my/account/customer/convert-to-legal' }, ['Profile'])),
  }),
})

export const useCustomerListQuery = customerApi.useCustomerListQuery
export const useLazyCustomerListQuery = customerApi.useLazyCustomerListQuery
export const useCustomerGetQuery = customerApi.useCustomerGetQuery
export const useLazyCustomerGetQuery = customerApi.useLazyCustomerGetQuery
export const useCustomerEditMutation = customerApi.useCustomerEditMutation
export const useCustomerConvertToLegalMutation = customerApi.useCustomerConvertToLegalMutation
