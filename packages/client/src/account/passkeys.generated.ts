// Written by `npm run gen` from the contract. Never edited by hand.
import type { passkeyCalls } from '@sarv/contract/account/passkeys/passkeys.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof passkeyCalls

export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeyList: build.query<CallAnswer<Calls['passkeyList']>, CallArguments<Calls['passkeyList']>>(endpoint.reading<Calls['passkeyList']>({ method: 'GET', path: '/api/my/account/passkey/list' }, ['Profile'])),
    passkeyCreateOptions: build.mutation<CallAnswer<Calls['passkeyCreateOptions']>, CallArguments<Calls['passkeyCreateOptions']>>(endpoint.writing<Calls['passkeyCreateOptions']>({ method: 'POST', path: '/api/my/account/passkey/create-options' }, [])),
    passkeyCreate: build.mutation<CallAnswer<Calls['passkeyCreate']>, CallArguments<Calls['passkeyCreate']>>(endpoint.writing<Calls['passkeyCreate']>({ method: 'POST', path: '/api/my/account/passkey/create' }, ['Profile'])),
    passkeyEdit: build.mutation<CallAnswer<Calls['passkeyEdit']>, CallArguments<Calls['passkeyEdit']>>(endpoint.writing<Calls['passkeyEdit']>({ method: 'PUT', path: '/api/my/account/passkey/edit/{id}' }, ['Profile'])),
    passkeyDelete: build.mutation<CallAnswer<Calls['passkeyDelete']>, CallArguments<Calls['passkeyDelete']>>(endpoint.writing<Calls['passkeyDelete']>({ method: 'DELETE', path: '/api/my/account/passkey/delete/{id}' }, ['Profile'])),
    passkeyLoginOptions: build.mutation<CallAnswer<Calls['passkeyLoginOptions']>, CallArguments<Calls['passkeyLoginOptions']>>(endpoint.writing<Calls['passkeyLoginOptions']>({ method: 'POST', path: '/api/my/account/passkey-login-options' }, [])),
    passkeyLogin: build.mutation<CallAnswer<Calls['passkeyLogin']>, CallArguments<Calls['passkeyLogin']>>(endpoint.writing<Calls['passkeyLogin']>({ method: 'POST', path: '/api/my/account/passkey-login' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
  }),
})

export const usePasskeyListQuery = passkeyApi.usePasskeyListQuery
export const useLazyPasskeyListQuery = passkeyApi.useLazyPasskeyListQuery
export const usePasskeyCreateOptionsMutation = passkeyApi.usePasskeyCreateOptionsMutation
export const usePasskeyCreateMutation = passkeyApi.usePasskeyCreateMutation
export const usePasskeyEditMutation = passkeyApi.usePasskeyEditMutation
export const usePasskeyDeleteMutation = passkeyApi.usePasskeyDeleteMutation
export const usePasskeyLoginOptionsMutation = passkeyApi.usePasskeyLoginOptionsMutation
export const usePasskeyLoginMutation = passkeyApi.usePasskeyLoginMutation
