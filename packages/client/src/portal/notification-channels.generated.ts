// Written by `npm run gen` from the contract. Never edited by hand.
import type { notificationChannelCalls } from '@sarv/contract/portal/notification-channels/notification-channels.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof notificationChannelCalls

export const notificationChannelApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationDeliveryList: build.query<CallAnswer<Calls['notificationDeliveryList']>, CallArguments<Calls['notificationDeliveryList']>>(endpoint.reading<Calls['notificationDeliveryList']>({ method: 'GET', path: '/api/my/portal/notification/delivery/list/{id}' }, ['Notification'])),
    notificationPreferencesGet: build.query<CallAnswer<Calls['notificationPreferencesGet']>, CallArguments<Calls['notificationPreferencesGet']>>(endpoint.reading<Calls['notificationPreferencesGet']>({ method: 'GET', path: '/api/my/portal/notification/preferences/get' }, ['NotificationStatus'])),
    notificationPreferencesEdit: build.mutation<CallAnswer<Calls['notificationPreferencesEdit']>, CallArguments<Calls['notificationPreferencesEdit']>>(endpoint.writing<Calls['notificationPreferencesEdit']>({ method: 'PUT', path: '/api/my/portal/notification/preferences/edit' }, ['NotificationStatus'])),
  }),
})

export const useNotificationDeliveryListQuery = notificationChannelApi.useNotificationDeliveryListQuery
export const useLazyNotificationDeliveryListQuery = notificationChannelApi.useLazyNotificationDeliveryListQuery
export const useNotificationPreferencesGetQuery = notificationChannelApi.useNotificationPreferencesGetQuery
export const useLazyNotificationPreferencesGetQuery = notificationChannelApi.useLazyNotificationPreferencesGetQuery
export const useNotificationPreferencesEditMutation = notificationChannelApi.useNotificationPreferencesEditMutation
