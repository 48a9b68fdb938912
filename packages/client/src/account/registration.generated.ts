// Written by `npm run gen` from the contract. Never edited by hand.
import type { registrationCalls } from '@sarv/contract/account/registration/registration.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof registrationCalls

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<CallAnswer<Calls['register']>, CallArguments<Calls['register']>>(endpoint.writing<Calls['register']>({ method: 'POST', path: '/api/my/account/register' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    registerConfirm: build.mutation<CallAnswer<Calls['registerConfirm']>, CallArguments<Calls['registerConfirm']>>(endpoint.writing<Calls['registerConfirm']>({ method: 'POST', path: '/api/my/account/register-confirm' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    forgot: build.mutation<CallAnswer<Calls['forgot']>, CallArguments<Calls['forgot']>>(endpoint.writing<Calls['forgot']>({ method: 'POST', path: '/api/my/account/forgot' }, [])),
    forgotConfirm: build.mutation<CallAnswer<Calls['forgotConfirm']>, CallArguments<Calls['forgotConfirm']>>(endpoint.writing<Calls['forgotConfirm']>({ method: 'POST', path: '/api/my/account/forgot-confirm' }, [])),
    forgotKeep: build.mutation<CallAnswer<Calls['forgotKeep']>, CallArguments<Calls['forgotKeep']>>(endpoint.writing<Calls['forgotKeep']>({ method: 'POST', path: '/api/my/account/forgot-keep' }, [])),
  }),
})

export const useRegisterMutation = registrationApi.useRegisterMutation
export const useRegisterConfirmMutation = registrationApi.useRegisterConfirmMutation
export const useForgotMutation = registrationApi.useForgotMutation
export const useForgotConfirmMutation = registrationApi.useForgotConfirmMutation
export const useForgotKeepMutation = registrationApi.useForgotKeepMutation
