// Written by `npm run gen` from the contract. Never edited by hand.
import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof signInCalls

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    captcha: build.query<CallAnswer<Calls['captcha']>, CallArguments<Calls['captcha']>>(endpoint.reading<Calls['captcha']>({ method: 'GET', path: '/api/my/account/captcha' }, [])),
    captchaQuestion: build.query<CallAnswer<Calls['captchaQuestion']>, CallArguments<Calls['captchaQuestion']>>(endpoint.reading<Calls['captchaQuestion']>({ method: 'GET', path: '/api/my/account/captcha-question' }, [])),
    signInOptions: build.query<CallAnswer<Calls['signInOptions']>, CallArguments<Calls['signInOptions']>>(endpoint.reading<Calls['signInOptions']>({ method: 'GET', path: '/api/my/account/sign-in-options' }, [])),
    login: build.mutation<CallAnswer<Calls['login']>, CallArguments<Calls['login']>>(endpoint.writing<Calls['login']>({ method: 'POST', path: '/api/my/account/login' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    twoFactorLogin: build.mutation<CallAnswer<Calls['twoFactorLogin']>, CallArguments<Calls['twoFactorLogin']>>(endpoint.writing<Calls['twoFactorLogin']>({ method: 'POST', path: '/api/my/account/two-factor-login' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    twoFactorSms: build.mutation<CallAnswer<Calls['twoFactorSms']>, CallArguments<Calls['twoFactorSms']>>(endpoint.writing<Calls['twoFactorSms']>({ method: 'POST', path: '/api/my/account/two-factor-sms' }, [])),
    recoveryLogin: build.mutation<CallAnswer<Calls['recoveryLogin']>, CallArguments<Calls['recoveryLogin']>>(endpoint.writing<Calls['recoveryLogin']>({ method: 'POST', path: '/api/my/account/recovery-login' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
    logout: build.mutation<CallAnswer<Calls['logout']>, CallArguments<Calls['logout']>>(endpoint.writing<Calls['logout']>({ method: 'POST', path: '/api/my/account/logout' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
  }),
})

export const useCaptchaQuery = signInApi.useCaptchaQuery
export const useLazyCaptchaQuery = signInApi.useLazyCaptchaQuery
export const useCaptchaQuestionQuery = signInApi.useCaptchaQuestionQuery
export const useLazyCaptchaQuestionQuery = signInApi.useLazyCaptchaQuestionQuery
export const useSignInOptionsQuery = signInApi.useSignInOptionsQuery
export const useLazySignInOptionsQuery = signInApi.useLazySignInOptionsQuery
export const useLoginMutation = signInApi.useLoginMutation
export const useTwoFactorLoginMutation = signInApi.useTwoFactorLoginMutation
export const useTwoFactorSmsMutation = signInApi.useTwoFactorSmsMutation
export const useRecoveryLoginMutation = signInApi.useRecoveryLoginMutation
export const useLogoutMutation = signInApi.useLogoutMutation
