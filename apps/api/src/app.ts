import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '@sarv/contract/openapi'
import { profileRoutes } from './areas/account/profile.routes.ts'
import { sessionRoutes } from './areas/account/sessions.routes.ts'
import { datacenterRoutes } from './areas/catalog/datacenters.routes.ts'
import { limitRoutes } from './areas/portal/limits.routes.ts'
import { notificationRoutes } from './areas/portal/notifications.routes.ts'
import { operationRoutes } from './areas/portal/operations.routes.ts'
import { productRoutes } from './areas/portal/products.routes.ts'
import { projectRoutes } from './areas/project/projects.routes.ts'
import { vmHostRoutes } from './areas/vm/hosts/hosts.routes.ts'
import { vmImageRoutes } from './areas/vm/images/images.routes.ts'
import { vmKeyRoutes } from './areas/vm/keys/keys.routes.ts'
import type { Dependencies } from './dependencies.ts'
import { apiDocsRoutes } from './http/api-docs.ts'
import { databaseChecks, healthRoutes, type ReadinessCheck } from './http/health.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { staticPortal } from './http/static-portal.ts'

/** Every noun that answers calls. */
const areas: readonly ((app: FastifyInstance, dependencies: Dependencies) => void)[] = [
  sessionRoutes,
  profileRoutes,
  datacenterRoutes,
  projectRoutes,
  productRoutes,
  limitRoutes,
  notificationRoutes,
  operationRoutes,
  vmImageRoutes,
  vmKeyRoutes,
  vmHostRoutes,
]

export interface AppOptions extends Dependencies {
  server: Omit<ServerOptions, 'db'>
  /** Parts besides the database that must work before we are ready. */
  readiness?: Readonly<Record<string, ReadinessCheck>>
  /** The portal's build; absent where another web server has it. */
  portalFolder?: string
}

/** The whole HTTP side: every area's calls, documentation, health and the portal. */
export const buildApp = async ({
  server,
  readiness,
  portalFolder,
  ...dependencies
}: AppOptions): Promise<FastifyInstance> => {
  const app = createServer({ ...server, db: dependencies.db })
  for (const routes of areas) routes(app, dependencies)
  apiDocsRoutes(app, openApiDocument)
  healthRoutes(app, { ...databaseChecks(dependencies.db), ...readiness })
  if (portalFolder !== undefined) await staticPortal(app, portalFolder)
  // Open streams would otherwise keep `close()` waiting for ever.
  app.addHook('preClose', async () => dependencies.eventStreams.close())
  await app.ready()
  return app
}
