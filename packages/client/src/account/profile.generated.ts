// Written by `npm run gen` from the contract. Never edited by hand.
import type { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof profileCalls

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profileGetNotificationStatus: build.query<CallAnswer<Calls['profileGetNotificationStatus']>, CallArguments<Calls['profileGetNotificationStatus']>>(endpoint.reading<Calls['profileGetNotificationStatus']>({ method: 'GET', path: '/api/my/account/profile/get-notification-status' }, ['NotificationStatus'])),
    profileGet: build.query<CallAnswer<Calls['profileGet']>, CallArguments<Calls['profileGet']>>(endpoint.reading<Calls['profileGet']>({ method: 'GET', path: '/api/my/account/profile/get' }, ['Profile'])),
    profileEnableTotp: build.mutation<CallAnswer<Calls['profileEnableTotp']>, CallArguments<Calls['profileEnableTotp']>>(endpoint.writing<Calls['profileEnableTotp']>({ method: 'POST', path: '/api/my/account/profile/enable-totp' }, ['Profile'])),
    profileEnableTotpConfirm: build.mutation<CallAnswer<Calls['profileEnableTotpConfirm']>, CallArguments<Calls['profileEnableTotpConfirm']>>(endpoint.writing<Calls['profileEnableTotpConfirm']>({ method: 'POST', path: '/api/my/account/profile/enable-totp-confirm' }, ['Profile'])),
    profileEditPhoneNumber: build.mutation<CallAnswer<Calls['profileEditPhoneNumber']>, CallArguments<Calls['profileEditPhoneNumber']>>(endpoint.writing<Calls['profileEditPhoneNumber']>({ method: 'PUT', path: '/api/my/account/profile/edit-phone-number' }, ['Profile'])),
    profileEditPhoneNotification: build.mutation<CallAnswer<Calls['profileEditPhoneNotification']>, CallArguments<Calls['profileEditPhoneNotification']>>(endpoint.writing<Calls['profileEditPhoneNotification']>({ method: 'PUT', path: '/api/my/account/profile/edit-phone-notification' }, ['NotificationStatus'])),
    profileEditEmailNotification: build.mutation<CallAnswer<Calls['profileEditEmailNotification']>, CallArguments<Calls['profileEditEmailNotification']>>(endpoint.writing<Calls['profileEditEmailNotification']>({ method: 'PUT', path: '/api/my/account/profile/edit-email-notification' }, ['NotificationStatus'])),
    profileEditEmail: build.mutation<CallAnswer<Calls['profileEditEmail']>, CallArguments<Calls['profileEditEmail']>>(endpoint.writing<Calls['profileEditEmail']>({ method: 'PUT', path: '/api/my/account/profile/edit-email' }, ['Profile'])),
    profileEdit: build.mutation<CallAnswer<Calls['profileEdit']>, CallArguments<Calls['profileEdit']>>(endpoint.writing<Calls['profileEdit']>({ method: 'PUT', path: '/api/my/account/profile/edit' }, ['Profile'])),
    profileDisableTotp: build.mutation<CallAnswer<Calls['profileDisableTotp']>, CallArguments<Calls['profileDisableTotp']>>(endpoint.writing<Calls['profileDisableTotp']>({ method: 'POST', path: '/api/my/account/profile/disable-totp' }, ['Profile'])),
    profileConfirmPhoneNumber: build.mutation<CallAnswer<Calls['profileConfirmPhoneNumber']>, CallArguments<Calls['profileConfirmPhoneNumber']>>(endpoint.writing<Calls['profileConfirmPhoneNumber']>({ method: 'POST', path: '/api/my/account/profile/confirm-phone-number' }, ['Profile'])),
    profileConfirmEmail: build.mutation<CallAnswer<Calls['profileConfirmEmail']>, CallArguments<Calls['profileConfirmEmail']>>(endpoint.writing<Calls['profileConfirmEmail']>({ method: 'POST', path: '/api/my/account/profile/confirm-email' }, ['Profile'])),
    profileChangePassword: build.mutation<CallAnswer<Calls['profileChangePassword']>, CallArguments<Calls['profileChangePassword']>>(endpoint.writing<Calls['profileChangePassword']>({ method: 'POST', path: '/api/my/account/profile/change-password' }, ['Profile', 'Session'])),
    profileEnableSms: build.mutation<CallAnswer<Calls['profileEnableSms']>, CallArguments<Calls['profileEnableSms']>>(endpoint.writing<Calls['profileEnableSms']>({ method: 'PUT', path: '/api/my/account/profile/enable-sms' }, ['Profile'])),
    profileEnableSmsConfirm: build.mutation<CallAnswer<Calls['profileEnableSmsConfirm']>, CallArguments<Calls['profileEnableSmsConfirm']>>(endpoint.writing<Calls['profileEnableSmsConfirm']>({ method: 'POST', path: '/api/my/account/profile/enable-sms-confirm' }, ['Profile'])),
    profileDisableSms: build.mutation<CallAnswer<Calls['profileDisableSms']>, CallArguments<Calls['profileDisableSms']>>(endpoint.writing<Calls['profileDisableSms']>({ method: 'POST', path: '/api/my/account/profile/disable-sms' }, ['Profile'])),
    profileEditTwoFactor: build.mutation<CallAnswer<Calls['profileEditTwoFactor']>, CallArguments<Calls['profileEditTwoFactor']>>(endpoint.writing<Calls['profileEditTwoFactor']>({ method: 'PUT', path: '/api/my/account/profile/edit-two-factor' }, ['Profile'])),
    profileEditPasskeyFactor: build.mutation<CallAnswer<Calls['profileEditPasskeyFactor']>, CallArguments<Calls['profileEditPasskeyFactor']>>(endpoint.writing<Calls['profileEditPasskeyFactor']>({ method: 'PUT', path: '/api/my/account/profile/edit-passkey-factor' }, ['Profile'])),
    recoveryCodesCreate: build.mutation<CallAnswer<Calls['recoveryCodesCreate']>, CallArguments<Calls['recoveryCodesCreate']>>(endpoint.writing<Calls['recoveryCodesCreate']>({ method: 'POST', path: '/api/my/account/recovery-code/create' }, ['Profile'])),
  }),
})

export const useProfileGetNotificationStatusQuery = profileApi.useProfileGetNotificationStatusQuery
export const useLazyProfileGetNotificationStatusQuery = profileApi.useLazyProfileGetNotificationStatusQuery
export const useProfileGetQuery = profileApi.useProfileGetQuery
export const useLazyProfileGetQuery = profileApi.useLazyProfileGetQuery
export const useProfileEnableTotpMutation = profileApi.useProfileEnableTotpMutation
export const useProfileEnableTotpConfirmMutation = profileApi.useProfileEnableTotpConfirmMutation
export const useProfileEditPhoneNumberMutation = profileApi.useProfileEditPhoneNumberMutation
export const useProfileEditPhoneNotificationMutation = profileApi.useProfileEditPhoneNotificationMutation
export const useProfileEditEmailNotificationMutation = profileApi.useProfileEditEmailNotificationMutation
export const useProfileEditEmailMutation = profileApi.useProfileEditEmailMutation
export const useProfileEditMutation = profileApi.useProfileEditMutation
export const useProfileDisableTotpMutation = profileApi.useProfileDisableTotpMutation
export const useProfileConfirmPhoneNumberMutation = profileApi.useProfileConfirmPhoneNumberMutation
export const useProfileConfirmEmailMutation = profileApi.useProfileConfirmEmailMutation
export const useProfileChangePasswordMutation = profileApi.useProfileChangePasswordMutation
export const useProfileEnableSmsMutation = profileApi.useProfileEnableSmsMutation
export const useProfileEnableSmsConfirmMutation = profileApi.useProfileEnableSmsConfirmMutation
export const useProfileDisableSmsMutation = profileApi.useProfileDisableSmsMutation
export const useProfileEditTwoFactorMutation = profileApi.useProfileEditTwoFactorMutation
export const useProfileEditPasskeyFactorMutation = profileApi.useProfileEditPasskeyFactorMutation
export const useRecoveryCodesCreateMutation = profileApi.useRecoveryCodesCreateMutation
