// Written by `npm run gen` from the contract. Never edited by hand.
import type { customerCalls } from '@sarv/contract/account/customers/customers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof customerCalls

export const customerList: ClientCall<Calls['customerList']> = { method: 'GET', path: '/api/my/account/customer/list' }
export const customerGet: ClientCall<Calls['customerGet']> = { method: 'GET', path: '/api/my/account/customer/get' }
export const customerEdit: ClientCall<Calls['customerEdit']> = { method: 'PUT', path: '/api/my/account/customer/edit' }
export const customerConvertToLegal: ClientCall<Calls['customerConvertToLegal']> = { method: 'PUT', path: '/api/my/account/customer/convert-to-legal' }
