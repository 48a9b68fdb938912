// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCustomerCalls } from '@sarv/contract/operator/operator-customers/operator-customers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorCustomerCalls

export const operatorCustomerList: ClientCall<Calls['operatorCustomerList']> = { method: 'GET', path: '/api/operator/customer/list' }
export const operatorCustomerGet: ClientCall<Calls['operatorCustomerGet']> = { method: 'GET', path: '/api/operator/customer/get/{id}' }
export const operatorCustomerEditLimit: ClientCall<Calls['operatorCustomerEditLimit']> = { method: 'PUT', path: '/api/operator/customer/edit-limit/{id}' }
export const operatorCustomerDisable: ClientCall<Calls['operatorCustomerDisable']> = { method: 'PUT', path: '/api/operator/customer/disable/{id}' }
export const operatorCustomerEnable: ClientCall<Calls['operatorCustomerEnable']> = { method: 'PUT', path: '/api/operator/customer/enable/{id}' }
export const operatorIdentityList: ClientCall<Calls['operatorIdentityList']> = { method: 'GET', path: '/api/operator/identity/list' }
export const operatorIdentityLook: ClientCall<Calls['operatorIdentityLook']> = { method: 'POST', path: '/api/operator/identity/look/{id}' }
export const operatorIdentityConfirm: ClientCall<Calls['operatorIdentityConfirm']> = { method: 'PUT', path: '/api/operator/identity/confirm/{id}' }
export const operatorIdentityRefuse: ClientCall<Calls['operatorIdentityRefuse']> = { method: 'PUT', path: '/api/operator/identity/refuse/{id}' }
