// Written by `npm run gen` from the contract. Never edited by hand.
import type { twoFactorCalls } from '@sarv/contract/account/two-factor/two-factor.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof twoFactorCalls

export const twoFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    profileEnableTotp: build.mutation<CallAnswer<Calls['profileEnableTotp']>, CallArguments<Calls['profileEnableTotp']>>(endpoint.writing<Calls['profileEnableTotp']>({ method: 'POST', path: '/api/my/account/profile/enable-totp' }, ['Profile'])),
    profileEnableTotpConfirm: build.mutation<CallAnswer<Calls['profileEnableTotpConfirm']>, CallArguments<Calls['profileEnableTotpConfirm']>>(endpoint.writing<Calls['profileEnableTotpConfirm']>({ method: 'POST', path: '/api/my/account/profile/enable-totp-confirm' }, ['Profile'])),
    profileDisableTotp: build.mutation<CallAnswer<Calls['profileDisableTotp']>, CallArguments<Calls['profileDisableTotp']>>(endpoint.writing<Calls['profileDisableTotp']>({ method: 'POST', path: '/api/my/account/profile/disable-totp' }, ['Profile'])),
    profileEnableSms: build.mutation<CallAnswer<Calls['profileEnableSms']>, CallArguments<Calls['profileEnableSms']>>(endpoint.writing<Calls['profileEnableSms']>({ method: 'PUT', path: '/api/my/account/profile/enable-sms' }, ['Profile'])),
    profileEnableSmsConfirm: build.mutation<CallAnswer<Calls['profileEnableSmsConfirm']>, CallArguments<Calls['profileEnableSmsConfirm']>>(endpoint.writing<Calls['profileEnableSmsConfirm']>({ method: 'POST', path: '/api/my/account/profile/enable-sms-confirm' }, ['Profile'])),
    profileDisableSms: build.mutation<CallAnswer<Calls['profileDisableSms']>, CallArguments<Calls['profileDisableSms']>>(endpoint.writing<Calls['profileDisableSms']>({ method: 'POST', path: '/api/my/account/profile/disable-sms' }, ['Profile'])),
    profileEditTwoFactor: build.mutation<CallAnswer<Calls['profileEditTwoFactor']>, CallArguments<Calls['profileEditTwoFactor']>>(endpoint.writing<Calls['profileEditTwoFactor']>({ method: 'PUT', path: '/api/my/account/profile/edit-two-factor' }, ['Profile'])),
    profileEditPasskeyFactor: build.mutation<CallAnswer<Calls['profileEditPasskeyFactor']>, CallArguments<Calls['profileEditPasskeyFactor']>>(endpoint.writing<Calls['profileEditPasskeyFactor']>({ method: 'PUT', path: '/api/my/account/profile/edit-passkey-factor' }, ['Profile'])),
    recoveryCodesCreate: build.mutation<CallAnswer<Calls['recoveryCodesCreate']>, CallArguments<Calls['recoveryCodesCreate']>>(endpoint.writing<Calls['recoveryCodesCreate']>({ method: 'POST', path: '/api/my/account/recovery-code/create' }, ['Profile'])),
  }),
})

export const useProfileEnableTotpMutation = twoFactorApi.useProfileEnableTotpMutation
export const useProfileEnableTotpConfirmMutation = twoFactorApi.useProfileEnableTotpConfirmMutation
export const useProfileDisableTotpMutation = twoFactorApi.useProfileDisableTotpMutation
export const useProfileEnableSmsMutation = twoFactorApi.useProfileEnableSmsMutation
export const useProfileEnableSmsConfirmMutation = twoFactorApi.useProfileEnableSmsConfirmMutation
export const useProfileDisableSmsMutation = twoFactorApi.useProfileDisableSmsMutation
export const useProfileEditTwoFactorMutation = twoFactorApi.useProfileEditTwoFactorMutation
export const useProfileEditPasskeyFactorMutation = twoFactorApi.useProfileEditPasskeyFactorMutation
export const useRecoveryCodesCreateMutation = twoFactorApi.useRecoveryCodesCreateMutation
