// Written by `npm run gen` from the contract. Never edited by hand.
import type { notificationCalls } from '@sarv/contract/portal/notifications/notifications.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof notificationCalls

export const notificationList: ClientCall<Calls['notificationList']> = { method: 'GET', path: '/api/my/portal/notification/list' }
export const notificationShortList: ClientCall<Calls['notificationShortList']> = { method: 'GET', path: '/api/my/portal/notification/short-list' }
export const notificationSeen: ClientCall<Calls['notificationSeen']> = { method: 'PUT', path: '/api/my/portal/notification/seen/{id}' }
export const notificationSeenAll: ClientCall<Calls['notificationSeenAll']> = { method: 'PUT', path: '/api/my/portal/notification/seen-all' }
