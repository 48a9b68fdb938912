import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  EditNotificationPreferencesModel,
  NotificationDelivery,
  NotificationPreferences,
} from '../notifications/notifications.schemas.ts'

const path = '/api/my/portal/notification'

/** By which ways news goes out; apart from the inbox, which the frame of every page reads. */
export const notificationChannelCalls = {
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
