import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '@sarv/contract/openapi'
import { areas, gauges, lookups } from './areas/areas.ts'
import { mayOrder } from './areas/account/customers/ordering.service.ts'
import { createAudit } from './audit/audit.ts'
import type { Dependencies } from './dependencies.ts'
import { apiDocsRoutes } from './http/api-docs.ts'
import { databaseChecks, healthRoutes, type ReadinessCheck } from './http/health.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { staticPortal } from './http/static-portal.ts'

export interface AppOptions extends Dependencies {
  server: Omit<ServerOptions, 'db' | 'gauges' | 'audit' | 'mayOrder'>
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
  const { db, secrets } = dependencies
  const app = createServer({
    ...server,
    db,
    gauges,
    audit: createAudit(db, secrets, server.log, lookups),
    mayOrder: (customerId) => mayOrder(db, customerId),
  })
  for (const area of areas) for (const routes of area.routes) routes(app, dependencies)
  apiDocsRoutes(app, (includes) => openApiDocument({ includes }))
  healthRoutes(app, { ...databaseChecks(db), ...readiness })
  if (portalFolder !== undefined) await staticPortal(app, portalFolder)
  // Open streams would otherwise keep `close()` waiting for ever.
  app.addHook('preClose', async () => dependencies.eventStreams.close())
  await app.ready()
  return app
}
