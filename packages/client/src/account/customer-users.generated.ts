// Written by `npm run gen` from the contract. Never edited by hand.
import type { customerUserCalls } from '@sarv/contract/account/customer-users/customer-users.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof customerUserCalls

export const customerUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerUserList: build.query<CallAnswer<Calls['customerUserList']>, CallArguments<Calls['customerUserList']>>(endpoint.reading<Calls['customerUserList']>({ method: 'GET', path: '/api/my/account/customer-user/list' }, ['Accessibility'])),
    customerUserGet: build.query<CallAnswer<Calls['customerUserGet']>, CallArguments<Calls['customerUserGet']>>(endpoint.reading<Calls['customerUserGet']>({ method: 'GET', path: '/api/my/account/customer-user/get/{id}' }, ['Accessibility'])),
    customerUserCreate: build.mutation<CallAnswer<Calls['customerUserCreate']>, CallArguments<Calls['customerUserCreate']>>(endpoint.writing<Calls['customerUserCreate']>({ method: 'POST', path: '/api/my/account/customer-user/create' }, ['Accessibility'])),
    customerUserEdit: build.mutation<CallAnswer<Calls['customerUserEdit']>, CallArguments<Calls['customerUserEdit']>>(endpoint.writing<Calls['customerUserEdit']>({ method: 'PUT', path: '/api/my/account/customer-user/edit/{id}' }, ['Accessibility'])),
    customerUserChangeCustomer: build.mutation<CallAnswer<Calls['customerUserChangeCustomer']>, CallArguments<Calls['customerUserChangeCustomer']>>(endpoint.writing<Calls['customerUserChangeCustomer']>({ method: 'POST', path: '/api/my/account/customer-user/change-customer' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    customerUserLeftBehind: build.query<CallAnswer<Calls['customerUserLeftBehind']>, CallArguments<Calls['customerUserLeftBehind']>>(endpoint.reading<Calls['customerUserLeftBehind']>({ method: 'GET', path: '/api/my/account/customer-user/left-behind/{id}' }, [])),
    customerUserDelete: build.mutation<CallAnswer<Calls['customerUserDelete']>, CallArguments<Calls['customerUserDelete']>>(endpoint.writing<Calls['customerUserDelete']>({ method: 'DELETE', path: '/api/my/account/customer-user/delete/{id}' }, ['Accessibility', 'Webhook', 'Storage'])),
  }),
})

export const useCustomerUserListQuery = customerUserApi.useCustomerUserListQuery
export const useLazyCustomerUserListQuery = customerUserApi.useLazyCustomerUserListQuery
export const useCustomerUserGetQuery = customerUserApi.useCustomerUserGetQuery
export const useLazyCustomerUserGetQuery = customerUserApi.useLazyCustomerUserGetQuery
export const useCustomerUserCreateMutation = customerUserApi.useCustomerUserCreateMutation
export const useCustomerUserEditMutation = customerUserApi.useCustomerUserEditMutation
export const useCustomerUserChangeCustomerMutation = customerUserApi.useCustomerUserChangeCustomerMutation
export const useCustomerUserLeftBehindQuery = customerUserApi.useCustomerUserLeftBehindQuery
export const useLazyCustomerUserLeftBehindQuery = customerUserApi.useLazyCustomerUserLeftBehindQuery
export const useCustomerUserDeleteMutation = customerUserApi.useCustomerUserDeleteMutation
