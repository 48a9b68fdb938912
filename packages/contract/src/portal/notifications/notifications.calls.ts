import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  EditNotificationPreferencesModel,
  NotificationDelivery,
  NotificationListItem,
  NotificationPreferences,
  NotificationQuery,
} from './notifications.schemas.ts'

const path = '/api/my/portal/notification'

export const notificationCalls = {
  notificationList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the notifications',
    query: NotificationQuery,
    response: z.array(NotificationListItem),
    provides: ['Notification'],
  }),
  notificationShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'signedIn',
    summary: 'List the latest notifications',
    response: z.array(NotificationListItem),
    provides: ['Notification'],
  }),
  notificationSeen: defineCall({
    method: 'PUT',
    path: `${path}/seen/{id}`,
    access: 'signedIn',
    summary: 'Mark a notification as read',
    params: ItemParams,
    invalidates: ['Notification'],
  }),
  notificationSeenAll: defineCall({
    method: 'PUT',
    path: `${path}/seen-all`,
    access: 'signedIn',
    summary: 'Mark every notification as read',
    invalidates: ['Notification'],
  }),
  notificationDeliveryList: defineCall({
    method: 'GET',
    path: `${path}/delivery/list/{id}`,
    access: 'signedIn',
    summary: 'Read by which ways a notification went out, and what became of each',
    params: ItemParams,
    response: z.array(NotificationDelivery),
    provides: ['Notification'],
  }),
  notificationPreferencesGet: defineCall({
    method: 'GET',
    path: `${path}/preferences/get`,
    access: 'signedIn',
    summary: 'Read what one is told of, by which ways and when',
    description: 'The switches of a whole way are profileGetNotificationStatus.',
    response: NotificationPreferences,
    provides: ['NotificationStatus'],
    tokens: 'never',
  }),
  notificationPreferencesEdit: defineCall({
    method: 'PUT',
    path: `${path}/preferences/edit`,
    access: 'signedIn',
    summary: 'Choose what one is told of, by which ways and when',
    description: 'Security is always mailed. Urgent news keep no quiet hours and wait for no digest.',
    body: EditNotificationPreferencesModel,
    invalidates: ['NotificationStatus'],
    tokens: 'never',
  }),
}
