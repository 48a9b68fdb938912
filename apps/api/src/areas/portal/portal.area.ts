import { sql } from 'kysely'
import { inTransaction } from '../../db/transaction.ts'
import type { Area } from '../area.ts'
import { articleCommands } from './blog/blog.commands.ts'
import { commentCommands } from './blog/comments.commands.ts'
import { newsletterCommands } from './newsletter/newsletter.commands.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { writeDemoArticles } from './blog/blog.demo.ts'
import { picturePeriodic } from './blog/pictures.periodic.ts'
import { broadcastCommands } from './broadcasts/broadcasts.commands.ts'
import { broadcastPeriodic } from './broadcasts/broadcasts.periodic.ts'
import { bundleRoutes } from './bundles.routes.ts'
import { driftDecisions } from './drift.decisions.ts'
import { operationDecisions } from './operations.decisions.ts'
import { ticketDecisions } from './tickets.decisions.ts'
import { incidentCommands } from './incidents/incidents.commands.ts'
import { publishDemoIncidents } from './incidents/incidents.demo.ts'
import { incidentRoutes } from './incidents/incidents.routes.ts'
import { addLabelDemo } from './labels/labels.demo.ts'
import { labelRoutes } from './labels/labels.routes.ts'
import { labelExpiring } from './labels/labels.store.ts'
import { limitCommands } from './limits.commands.ts'
import { limitRequestCommands } from './limit-requests.commands.ts'
import { limitRequestRoutes } from './limit-requests.routes.ts'
import { limitRoutes } from './limits.routes.ts'
import { digestPeriodic } from './notification-digests.periodic.ts'
import { moveRoutes } from './moves/moves.routes.ts'
import { newsletterPeriodic } from './newsletter/newsletter.periodic.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { subscriberExpiring } from './newsletter/newsletter.store.ts'
import { notificationChannelRoutes } from './notification-channels.routes.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { operationRoutes } from './operations.routes.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { productRoutes } from './products.routes.ts'
import { portalConfig } from './portal.config.ts'
import { askForMoreInDemo, tellTicketPast } from './portal.demo.ts'
import { openPortalArea } from './portal.engines.ts'
import { savedViewRoutes } from './saved-views/saved-views.routes.ts'
import { portalObjects } from './portal.objects.ts'
import { addWebhookDemo } from './webhooks/webhooks.demo.ts'
import { webhooksLeftBehind } from './webhooks/left-behind.store.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { ticketCommands } from './tickets/tickets.commands.ts'
import { ticketPeriodic } from './tickets/tickets.periodic.ts'
import { ticketRoutes } from './tickets/tickets.routes.ts'

export const portalArea: Area = {
  name: 'portal',
  leftBehind: [webhooksLeftBehind],
  objects: portalObjects,
  config: portalConfig,
  openEngines: openPortalArea,
  commands: {
    ...limitCommands,
    ...limitRequestCommands,
    ...ticketCommands,
    ...incidentCommands,
    ...articleCommands,
    ...newsletterCommands,
    ...commentCommands,
    ...broadcastCommands,
  },
  periodic: [...ticketPeriodic, ...digestPeriodic, ...broadcastPeriodic, ...newsletterPeriodic, ...picturePeriodic],
  demoPast: tellTicketPast,
  demo: async (db, dependencies, customer) => {
    await inTransaction(db, async (trx) => {
      await publishDemoIncidents(trx)
      await writeDemoArticles(trx)
    })
    await addLabelDemo(db, dependencies, customer)
    await addWebhookDemo(db, dependencies, customer)
    await askForMoreInDemo(db, customer)
  },
  decisions: [...operationDecisions, ...ticketDecisions, ...driftDecisions],
  expires: {
    ...labelExpiring,
    ...subscriberExpiring,
    webhook_deliveries: sql`created_at < now() - interval '30 days' and status <> 'queued'`,
  },
  routes: [
    productRoutes,
    bundleRoutes,
    limitRoutes,
    limitRequestRoutes,
    notificationRoutes,
    notificationChannelRoutes,
    webhookRoutes,
    operationRoutes,
    outboxRoutes,
    ticketRoutes,
    labelRoutes,
    savedViewRoutes,
    incidentRoutes,
    moveRoutes,
    blogRoutes,
    newsletterRoutes,
  ],
}
