// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCustomerCalls } from '@sarv/contract/operator/operator-customers/operator-customers.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorCustomerCalls

export const operatorCustomerApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorCustomerList: build.query<CallAnswer<Calls['operatorCustomerList']>, CallArguments<Calls['operatorCustomerList']>>(endpoint.reading<Calls['operatorCustomerList']>({ method: 'GET', path: '/api/operator/customer/list' }, ['OperatorCustomer'])),
    operatorCustomerGet: build.query<CallAnswer<Calls['operatorCustomerGet']>, CallArguments<Calls['operatorCustomerGet']>>(endpoint.reading<Calls['operatorCustomerGet']>({ method: 'GET', path: '/api/operator/customer/get/{id}' }, ['OperatorCustomer'])),
    operatorCustomerEditLimit: build.mutation<CallAnswer<Calls['operatorCustomerEditLimit']>, CallArguments<Calls['operatorCustomerEditLimit']>>(endpoint.writing<Calls['operatorCustomerEditLimit']>({ method: 'PUT', path: '/api/operator/customer/edit-limit/{id}' }, ['OperatorCustomer'])),
    operatorCustomerDisable: build.mutation<CallAnswer<Calls['operatorCustomerDisable']>, CallArguments<Calls['operatorCustomerDisable']>>(endpoint.writing<Calls['operatorCustomerDisable']>({ method: 'PUT', path: '/api/operator/customer/disable/{id}' }, ['OperatorCustomer'])),
    operatorCustomerEnable: build.mutation<CallAnswer<Calls['operatorCustomerEnable']>, CallArguments<Calls['operatorCustomerEnable']>>(endpoint.writing<Calls['operatorCustomerEnable']>({ method: 'PUT', path: '/api/operator/customer/enable/{id}' }, ['OperatorCustomer'])),
    operatorIdentityList: build.query<CallAnswer<Calls['operatorIdentityList']>, CallArguments<Calls['operatorIdentityList']>>(endpoint.reading<Calls['operatorIdentityList']>({ method: 'GET', path: '/api/operator/identity/list' }, ['OperatorIdentity'])),
    operatorIdentityLook: build.mutation<CallAnswer<Calls['operatorIdentityLook']>, CallArguments<Calls['operatorIdentityLook']>>(endpoint.writing<Calls['operatorIdentityLook']>({ method: 'POST', path: '/api/operator/identity/look/{id}' }, [])),
    operatorIdentityConfirm: build.mutation<CallAnswer<Calls['operatorIdentityConfirm']>, CallArguments<Calls['operatorIdentityConfirm']>>(endpoint.writing<Calls['operatorIdentityConfirm']>({ method: 'PUT', path: '/api/operator/identity/confirm/{id}' }, ['OperatorCustomer', 'OperatorIdentity'])),
    operatorIdentityRefuse: build.mutation<CallAnswer<Calls['operatorIdentityRefuse']>, CallArguments<Calls['operatorIdentityRefuse']>>(endpoint.writing<Calls['operatorIdentityRefuse']>({ method: 'PUT', path: '/api/operator/identity/refuse/{id}' }, ['OperatorCustomer', 'OperatorIdentity'])),
  }),
})

export const useOperatorCustomerListQuery = operatorCustomerApi.useOperatorCustomerListQuery
export const useLazyOperatorCustomerListQuery = operatorCustomerApi.useLazyOperatorCustomerListQuery
export const useOperatorCustomerGetQuery = operatorCustomerApi.useOperatorCustomerGetQuery
export const useLazyOperatorCustomerGetQuery = operatorCustomerApi.useLazyOperatorCustomerGetQuery
export const useOperatorCustomerEditLimitMutation = operatorCustomerApi.useOperatorCustomerEditLimitMutation
export const useOperatorCustomerDisableMutation = operatorCustomerApi.useOperatorCustomerDisableMutation
export const useOperatorCustomerEnableMutation = operatorCustomerApi.useOperatorCustomerEnableMutation
export const useOperatorIdentityListQuery = operatorCustomerApi.useOperatorIdentityListQuery
export const useLazyOperatorIdentityListQuery = operatorCustomerApi.useLazyOperatorIdentityListQuery
export const useOperatorIdentityLookMutation = operatorCustomerApi.useOperatorIdentityLookMutation
export const useOperatorIdentityConfirmMutation = operatorCustomerApi.useOperatorIdentityConfirmMutation
export const useOperatorIdentityRefuseMutation = operatorCustomerApi.useOperatorIdentityRefuseMutation
