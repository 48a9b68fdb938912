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
    register: build.mutation<CallAnswer<Calls['register']>, CallArguments<Calls['register']>>(endpoint.writing<Calls['register']>({ method: 'POST', path: '/api/my/account/register' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    registerConfirm: build.mutation<CallAnswer<Calls['registerConfirm']>, CallArguments<Calls['registerConfirm']>>(endpoint.writing<Calls['registerConfirm']>({ method: 'POST', path: '/api/my/account/register-confirm' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    forgot: build.mutation<CallAnswer<Calls['forgot']>, CallArguments<Calls['forgot']>>(endpoint.writing<Calls['forgot']>({ method: 'POST', path: '/api/my/account/forgot' }, [])),
    forgotConfirm: build.mutation<CallAnswer<Calls['forgotConfirm']>, CallArguments<Calls['forgotConfirm']>>(endpoint.writing<Calls['forgotConfirm']>({ method: 'POST', path: '/api/my/account/forgot-confirm' }, [])),
    loginGoogleUrl: build.query<CallAnswer<Calls['loginGoogleUrl']>, CallArguments<Calls['loginGoogleUrl']>>(endpoint.reading<Calls['loginGoogleUrl']>({ method: 'GET', path: '/api/my/account/login-google-url' }, [])),
    loginGoogleCallback: build.mutation<CallAnswer<Calls['loginGoogleCallback']>, CallArguments<Calls['loginGoogleCallback']>>(endpoint.writing<Calls['loginGoogleCallback']>({ method: 'GET', path: '/api/my/account/login-google-callback' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    loginItoUrl: build.query<CallAnswer<Calls['loginItoUrl']>, CallArguments<Calls['loginItoUrl']>>(endpoint.reading<Calls['loginItoUrl']>({ method: 'GET', path: '/api/my/account/login-ito-url' }, [])),
    loginItoCallback: build.mutation<CallAnswer<Calls['loginItoCallback']>, CallArguments<Calls['loginItoCallback']>>(endpoint.writing<Calls['loginItoCallback']>({ method: 'POST', path: '/api/my/account/login-ito-callback' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
    ssoUrl: build.query<CallAnswer<Calls['ssoUrl']>, CallArguments<Calls['ssoUrl']>>(endpoint.reading<Calls['ssoUrl']>({ method: 'GET', path: '/api/my/account/sso-url' }, [])),
    ssoLogin: build.mutation<CallAnswer<Calls['ssoLogin']>, CallArguments<Calls['ssoLogin']>>(endpoint.writing<Calls['ssoLogin']>({ method: 'POST', path: '/api/my/account/sso-login' }, ['Accessibility', 'CdnCert', 'CdnHost', 'CdnRoute', 'ConfigMap', 'DNSRecordSetting', 'Deployment', 'DnsCdnHost', 'EditRecordDialog', 'Ingress', 'Issue', 'KubernetesCluster', 'LoadBalance', 'NameSpace', 'Network', 'Notification', 'NotificationStatus', 'Profile', 'ProxyStatus', 'PublicIP', 'SecretMap', 'Storage', 'Support', 'SupportItems', 'VmHost', 'Vpc', 'VpcNat', 'WebHost', 'BareMetal', 'Bill', 'Catalog', 'Colocation', 'Domain', 'Invoice', 'Key', 'Operation', 'Order', 'Payment', 'Project', 'Session', 'StorageObject', 'Wallet'])),
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
export const useRegisterMutation = signInApi.useRegisterMutation
export const useRegisterConfirmMutation = signInApi.useRegisterConfirmMutation
export const useForgotMutation = signInApi.useForgotMutation
export const useForgotConfirmMutation = signInApi.useForgotConfirmMutation
export const useLoginGoogleUrlQuery = signInApi.useLoginGoogleUrlQuery
export const useLazyLoginGoogleUrlQuery = signInApi.useLazyLoginGoogleUrlQuery
export const useLoginGoogleCallbackMutation = signInApi.useLoginGoogleCallbackMutation
export const useLoginItoUrlQuery = signInApi.useLoginItoUrlQuery
export const useLazyLoginItoUrlQuery = signInApi.useLazyLoginItoUrlQuery
export const useLoginItoCallbackMutation = signInApi.useLoginItoCallbackMutation
export const useSsoUrlQuery = signInApi.useSsoUrlQuery
export const useLazySsoUrlQuery = signInApi.useLazySsoUrlQuery
export const useSsoLoginMutation = signInApi.useSsoLoginMutation
