// Written by `npm run gen` from the contract. Never edited by hand.
import type { customerUserCalls } from '@sarv/contract/account/customer-users/customer-users.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof customerUserCalls

export const customerUserList: ClientCall<Calls['customerUserList']> = { method: 'GET', path: '/api/my/account/customer-user/list' }
export const customerUserGet: ClientCall<Calls['customerUserGet']> = { method: 'GET', path: '/api/my/account/customer-user/get/{id}' }
export const customerUserCreate: ClientCall<Calls['customerUserCreate']> = { method: 'POST', path: '/api/my/account/customer-user/create' }
export const customerUserEdit: ClientCall<Calls['customerUserEdit']> = { method: 'PUT', path: '/api/my/account/customer-user/edit/{id}' }
export const customerUserChangeCustomer: ClientCall<Calls['customerUserChangeCustomer']> = { method: 'POST', path: '/api/my/account/customer-user/change-customer' }
export const customerUserLeftBehind: ClientCall<Calls['customerUserLeftBehind']> = { method: 'GET', path: '/api/my/account/customer-user/left-behind/{id}' }
export const customerUserDelete: ClientCall<Calls['customerUserDelete']> = { method: 'DELETE', path: '/api/my/account/customer-user/delete/{id}' }
