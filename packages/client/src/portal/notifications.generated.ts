// Written by `npm run gen` from the contract. Never edited by hand.
import type { notificationCalls } from '@sarv/contract/portal/notifications/notifications.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof notificationCalls

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationList: build.query<CallAnswer<Calls['notificationList']>, CallArguments<Calls['notificationList']>>(endpoint.reading<Calls['notificationList']>({ method: 'GET', path: '/api/my/portal/notification/list' }, ['Notification'])),
    notificationShortList: build.query<CallAnswer<Calls['notificationShortList']>, CallArguments<Calls['notificationShortList']>>(endpoint.reading<Calls['notificationShortList']>({ method: 'GET', path: '/api/my/portal/notification/short-list' }, ['Notification'])),
    notificationSeen: build.mutation<CallAnswer<Calls['notificationSeen']>, CallArguments<Calls['notificationSeen']>>(endpoint.writing<Calls['notificationSeen']>({ method: 'PUT', path: '/api/my/portal/notification/seen/{id}' }, ['Notification'])),
    notificationSeenAll: build.mutation<CallAnswer<Calls['notificationSeenAll']>, CallArguments<Calls['notificationSeenAll']>>(endpoint.writing<Calls['notificationSeenAll']>({ method: 'PUT', path: '/api/my/portal/notification/seen-all' }, ['Notification'])),
  }),
})

export const useNotificationListQuery = notificationApi.useNotificationListQuery
export const useLazyNotificationListQuery = notificationApi.useLazyNotificationListQuery
export const useNotificationShortListQuery = notificationApi.useNotificationShortListQuery
export const useLazyNotificationShortListQuery = notificationApi.useLazyNotificationShortListQuery
export const useNotificationSeenMutation = notificationApi.useNotificationSeenMutation
export const useNotificationSeenAllMutation = notificationApi.useNotificationSeenAllMutation
