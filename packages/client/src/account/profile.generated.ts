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
    profileEditPhoneNumber: build.mutation<CallAnswer<Calls['profileEditPhoneNumber']>, CallArguments<Calls['profileEditPhoneNumber']>>(endpoint.writing<Calls['profileEditPhoneNumber']>({ method: 'PUT', path: '/api/my/account/profile/edit-phone-number' }, ['Profile'])),
    profileEditPhoneNotification: build.mutation<CallAnswer<Calls['profileEditPhoneNotification']>, CallArguments<Calls['profileEditPhoneNotification']>>(endpoint.writing<Calls['profileEditPhoneNotification']>({ method: 'PUT', path: '/api/my/account/profile/edit-phone-notification' }, ['NotificationStatus'])),
    profileEditEmailNotification: build.mutation<CallAnswer<Calls['profileEditEmailNotification']>, CallArguments<Calls['profileEditEmailNotification']>>(endpoint.writing<Calls['profileEditEmailNotification']>({ method: 'PUT', path: '/api/my/account/profile/edit-email-notification' }, ['NotificationStatus'])),
    profileEditEmail: build.mutation<CallAnswer<Calls['profileEditEmail']>, CallArguments<Calls['profileEditEmail']>>(endpoint.writing<Calls['profileEditEmail']>({ method: 'PUT', path: '/api/my/account/profile/edit-email' }, ['Profile'])),
    profileEdit: build.mutation<CallAnswer<Calls['profileEdit']>, CallArguments<Calls['profileEdit']>>(endpoint.writing<Calls['profileEdit']>({ method: 'PUT', path: '/api/my/account/profile/edit' }, ['Profile'])),
    profileConfirmPhoneNumber: build.mutation<CallAnswer<Calls['profileConfirmPhoneNumber']>, CallArguments<Calls['profileConfirmPhoneNumber']>>(endpoint.writing<Calls['profileConfirmPhoneNumber']>({ method: 'POST', path: '/api/my/account/profile/confirm-phone-number' }, ['Profile'])),
    profileConfirmEmail: build.mutation<CallAnswer<Calls['profileConfirmEmail']>, CallArguments<Calls['profileConfirmEmail']>>(endpoint.writing<Calls['profileConfirmEmail']>({ method: 'POST', path: '/api/my/account/profile/confirm-email' }, ['Profile'])),
    profileChangePassword: build.mutation<CallAnswer<Calls['profileChangePassword']>, CallArguments<Calls['profileChangePassword']>>(endpoint.writing<Calls['profileChangePassword']>({ method: 'POST', path: '/api/my/account/profile/change-password' }, ['Profile', 'Session'])),
  }),
})

export const useProfileGetNotificationStatusQuery = profileApi.useProfileGetNotificationStatusQuery
export const useLazyProfileGetNotificationStatusQuery = profileApi.useLazyProfileGetNotificationStatusQuery
export const useProfileGetQuery = profileApi.useProfileGetQuery
export const useLazyProfileGetQuery = profileApi.useLazyProfileGetQuery
export const useProfileEditPhoneNumberMutation = profileApi.useProfileEditPhoneNumberMutation
export const useProfileEditPhoneNotificationMutation = profileApi.useProfileEditPhoneNotificationMutation
export const useProfileEditEmailNotificationMutation = profileApi.useProfileEditEmailNotificationMutation
export const useProfileEditEmailMutation = profileApi.useProfileEditEmailMutation
export const useProfileEditMutation = profileApi.useProfileEditMutation
export const useProfileConfirmPhoneNumberMutation = profileApi.useProfileConfirmPhoneNumberMutation
export const useProfileConfirmEmailMutation = profileApi.useProfileConfirmEmailMutation
export const useProfileChangePasswordMutation = profileApi.useProfileChangePasswordMutation
