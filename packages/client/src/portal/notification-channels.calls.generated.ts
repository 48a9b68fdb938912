// Written by `npm run gen` from the contract. Never edited by hand.
import type { notificationChannelCalls } from '@sarv/contract/portal/notification-channels/notification-channels.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof notificationChannelCalls

export const notificationDeliveryList: ClientCall<Calls['notificationDeliveryList']> = { method: 'GET', path: '/api/my/portal/notification/delivery/list/{id}' }
export const notificationPreferencesGet: ClientCall<Calls['notificationPreferencesGet']> = { method: 'GET', path: '/api/my/portal/notification/preferences/get' }
export const notificationPreferencesEdit: ClientCall<Calls['notificationPreferencesEdit']> = { method: 'PUT', path: '/api/my/portal/notification/preferences/edit' }
