import type { Area } from '../area.ts'
import { bundleRoutes } from './bundles.routes.ts'
import { operationDecisions } from './operations.decisions.ts'
import { limitCommands } from './limits.commands.ts'
import { limitRequestCommands } from './limit-requests.commands.ts'
import { limitRequestRoutes } from './limit-requests.routes.ts'
import { limitRoutes } from './limits.routes.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { operationRoutes } from './operations.routes.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { productRoutes } from './products.routes.ts'
import { portalObjects } from './portal.objects.ts'

export const portalArea: Area = {
  name: 'portal',
  objects: portalObjects,
  commands: { ...limitCommands, ...limitRequestCommands },
  decisions: operationDecisions,
  routes: [
    productRoutes,
    bundleRoutes,
    limitRoutes,
    limitRequestRoutes,
    notificationRoutes,
    operationRoutes,
    outboxRoutes,
  ],
}
