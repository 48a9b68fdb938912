import type { ContractArea } from '../area.ts'
import { portalExamples } from './portal.examples.fa.ts'
import { blogCalls } from './blog/blog.calls.ts'
import { bundleCalls } from './bundles/bundles.calls.ts'
import { contactCalls } from './contact/contact.calls.ts'
import { incidentCalls } from './incidents/incidents.calls.ts'
import { labelCalls } from './labels/labels.calls.ts'
import { limitRequestCalls } from './limit-requests/limit-requests.calls.ts'
import { limitCalls } from './limits/limits.calls.ts'
import { moveCalls } from './moves/moves.calls.ts'
import { newsletterCalls } from './newsletter/newsletter.calls.ts'
import { notificationChannelCalls } from './notification-channels/notification-channels.calls.ts'
import { notificationCalls } from './notifications/notifications.calls.ts'
import { operationCalls } from './operations/operations.calls.ts'
import { outboxCalls } from './outbox/outbox.calls.ts'
import { portalErrors } from './portal.errors.fa.ts'
import { portalTitles } from './portal.titles.fa.ts'
import { productCalls } from './products/products.calls.ts'
import { savedViewCalls } from './saved-views/saved-views.calls.ts'
import { ticketCalls } from './tickets/tickets.calls.ts'
import { webhookCalls } from './webhooks/webhooks.calls.ts'

export const portalArea = {
  description: 'Products, operations, tickets, notifications and public pages',
  calls: {
    ...productCalls,
    ...bundleCalls,
    ...notificationCalls,
    ...notificationChannelCalls,
    ...webhookCalls,
    ...operationCalls,
    ...ticketCalls,
    ...limitCalls,
    ...limitRequestCalls,
    ...contactCalls,
    ...newsletterCalls,
    ...blogCalls,
    ...incidentCalls,
    ...outboxCalls,
    ...labelCalls,
    ...savedViewCalls,
    ...moveCalls,
  },
  titles: portalTitles,
  errors: portalErrors,
  examples: portalExamples,
} satisfies ContractArea
