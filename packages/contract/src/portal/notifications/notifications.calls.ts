import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { NotificationListItem, NotificationQuery } from './notifications.schemas.ts'

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
}
