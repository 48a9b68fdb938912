// Written by `npm run gen` from the contract. Never edited by hand.
import type { twoFactorCalls } from '@sarv/contract/account/two-factor/two-factor.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof twoFactorCalls

export const profileEnableTotp: ClientCall<Calls['profileEnableTotp']> = { method: 'POST', path: '/api/my/account/profile/enable-totp' }
export const profileEnableTotpConfirm: ClientCall<Calls['profileEnableTotpConfirm']> = { method: 'POST', path: '/api/my/account/profile/enable-totp-confirm' }
export const profileDisableTotp: ClientCall<Calls['profileDisableTotp']> = { method: 'POST', path: '/api/my/account/profile/disable-totp' }
export const profileEnableSms: ClientCall<Calls['profileEnableSms']> = { method: 'PUT', path: '/api/my/account/profile/enable-sms' }
export const profileEnableSmsConfirm: ClientCall<Calls['profileEnableSmsConfirm']> = { method: 'POST', path: '/api/my/account/profile/enable-sms-confirm' }
export const profileDisableSms: ClientCall<Calls['profileDisableSms']> = { method: 'POST', path: '/api/my/account/profile/disable-sms' }
export const profileEditTwoFactor: ClientCall<Calls['profileEditTwoFactor']> = { method: 'PUT', path: '/api/my/account/profile/edit-two-factor' }
export const profileEditPasskeyFactor: ClientCall<Calls['profileEditPasskeyFactor']> = { method: 'PUT', path: '/api/my/account/profile/edit-passkey-factor' }
export const recoveryCodesCreate: ClientCall<Calls['recoveryCodesCreate']> = { method: 'POST', path: '/api/my/account/recovery-code/create' }
