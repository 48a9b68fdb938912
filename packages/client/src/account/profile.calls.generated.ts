// Written by `npm run gen` from the contract. Never edited by hand.
import type { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof profileCalls

export const profileGetNotificationStatus: ClientCall<Calls['profileGetNotificationStatus']> = { method: 'GET', path: '/api/my/account/profile/get-notification-status' }
export const profileGet: ClientCall<Calls['profileGet']> = { method: 'GET', path: '/api/my/account/profile/get' }
export const profileEditPhoneNumber: ClientCall<Calls['profileEditPhoneNumber']> = { method: 'PUT', path: '/api/my/account/profile/edit-phone-number' }
export const profileEditPhoneNotification: ClientCall<Calls['profileEditPhoneNotification']> = { method: 'PUT', path: '/api/my/account/profile/edit-phone-notification' }
export const profileEditEmailNotification: ClientCall<Calls['profileEditEmailNotification']> = { method: 'PUT', path: '/api/my/account/profile/edit-email-notification' }
export const profileEditEmail: ClientCall<Calls['profileEditEmail']> = { method: 'PUT', path: '/api/my/account/profile/edit-email' }
export const profileEdit: ClientCall<Calls['profileEdit']> = { method: 'PUT', path: '/api/my/account/profile/edit' }
export const profileConfirmPhoneNumber: ClientCall<Calls['profileConfirmPhoneNumber']> = { method: 'POST', path: '/api/my/account/profile/confirm-phone-number' }
export const profileConfirmEmail: ClientCall<Calls['profileConfirmEmail']> = { method: 'POST', path: '/api/my/account/profile/confirm-email' }
export const profileChangePassword: ClientCall<Calls['profileChangePassword']> = { method: 'POST', path: '/api/my/account/profile/change-password' }
