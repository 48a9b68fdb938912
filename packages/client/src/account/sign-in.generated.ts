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
    login: build.mutation<CallAnswer<Calls['login']>, CallArguments<Calls['login']>>(endpoint.writing<Calls['login']>({ method: 'POST', path: '/api/my/account/login' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    twoFactorLogin: build.mutation<CallAnswer<Calls['twoFactorLogin']>, CallArguments<Calls['twoFactorLogin']>>(endpoint.writing<Calls['twoFactorLogin']>({ method: 'POST', path: '/api/my/account/two-factor-login' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    twoFactorSms: build.mutation<CallAnswer<Calls['twoFactorSms']>, CallArguments<Calls['twoFactorSms']>>(endpoint.writing<Calls['twoFactorSms']>({ method: 'POST', path: '/api/my/account/two-factor-sms' }, [])),
    recoveryLogin: build.mutation<CallAnswer<Calls['recoveryLogin']>, CallArguments<Calls['recoveryLogin']>>(endpoint.writing<Calls['recoveryLogin']>({ method: 'POST', path: '/api/my/account/recovery-login' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    logout: build.mutation<CallAnswer<Calls['logout']>, CallArguments<Calls['logout']>>(endpoint.writing<Calls['logout']>({ method: 'POST', path: '/api/my/account/logout' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
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
