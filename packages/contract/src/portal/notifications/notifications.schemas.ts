import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const NotificationListItem = z
  .object({
    id: z.int(),
    content: z.string().nullable(),
    subject: z.string().nullable(),
    isRead: z.boolean().describe('Set by notificationSeen'),
    notificationDate: WireDateTime,
    link: z.string().nullish().describe('The path of the portal’s page that it is about'),
  })
  .meta({ id: 'NotificationListItem' })
export type NotificationListItem = z.infer<typeof NotificationListItem>
