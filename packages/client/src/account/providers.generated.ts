// Written by `npm run gen` from the contract. Never edited by hand.
import type { providerCalls } from '@sarv/contract/account/providers/providers.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof providerCalls

export const providerApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginGoogleUrl: build.query<CallAnswer<Calls['loginGoogleUrl']>, CallArguments<Calls['loginGoogleUrl']>>(endpoint.reading<Calls['loginGoogleUrl']>({ method: 'GET', path: '/api/my/account/login-google-url' }, [])),
    loginGoogleCallback: build.mutation<CallAnswer<Calls['loginGoogleCallback']>, CallArguments<Calls['loginGoogleCallback']>>(endpoint.writing<Calls['loginGoogleCallback']>({ method: 'GET', path: '/api/my/account/login-google-callback' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    loginItoUrl: build.query<CallAnswer<Calls['loginItoUrl']>, CallArguments<Calls['loginItoUrl']>>(endpoint.reading<Calls['loginItoUrl']>({ method: 'GET', path: '/api/my/account/login-ito-url' }, [])),
    loginItoCallback: build.mutation<CallAnswer<Calls['loginItoCallback']>, CallArguments<Calls['loginItoCallback']>>(endpoint.writing<Calls['loginItoCallback']>({ method: 'POST', path: '/api/my/account/login-ito-callback' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    ssoUrl: build.query<CallAnswer<Calls['ssoUrl']>, CallArguments<Calls['ssoUrl']>>(endpoint.reading<Calls['ssoUrl']>({ method: 'GET', path: '/api/my/account/sso-url' }, [])),
    ssoLogin: build.mutation<CallAnswer<Calls['ssoLogin']>, CallArguments<Calls['ssoLogin']>>(endpoint.writing<Calls['ssoLogin']>({ method: 'POST', path: '/api/my/account/sso-login' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
  }),
})

export const useLoginGoogleUrlQuery = providerApi.useLoginGoogleUrlQuery
export const useLazyLoginGoogleUrlQuery = providerApi.useLazyLoginGoogleUrlQuery
export const useLoginGoogleCallbackMutation = providerApi.useLoginGoogleCallbackMutation
export const useLoginItoUrlQuery = providerApi.useLoginItoUrlQuery
export const useLazyLoginItoUrlQuery = providerApi.useLazyLoginItoUrlQuery
export const useLoginItoCallbackMutation = providerApi.useLoginItoCallbackMutation
export const useSsoUrlQuery = providerApi.useSsoUrlQuery
export const useLazySsoUrlQuery = providerApi.useLazySsoUrlQuery
export const useSsoLoginMutation = providerApi.useSsoLoginMutation
