import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '@sarv/contract/openapi'
import { areas, gauges, lookups } from './areas/areas.ts'
import { mayOrder } from './areas/account/customers/ordering.service.ts'
import { createAudit } from './audit/audit.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './errors/app-error.ts'
import { apiDocsRoutes, openApiRoute, operatorOpenApiPath } from './http/api-docs.ts'
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

/** The portal answers every address with its first page; these are not there at all. */
const hidePages = (app: FastifyInstance, path: string): void => {
  const refuse = () => {
    throw new AppError('not_found')
  }
  app.get(path, refuse)
  app.get(`${path}/*`, refuse)
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
  const served = areas.filter(({ isFor }) => isFor !== 'operators' || dependencies.operators.isOn)
  for (const area of served) for (const routes of area.routes) routes(app, dependencies)
  apiDocsRoutes(app, (includes) => openApiDocument({ includes }))
  if (dependencies.operators.isOn) {
    openApiRoute(app, operatorOpenApiPath, (includes) => openApiDocument({ side: 'operators', includes }))
  }
  healthRoutes(app, { ...databaseChecks(db), ...readiness })
  if (!dependencies.operators.isOn) hidePages(app, '/operator')
  if (portalFolder !== undefined) await staticPortal(app, portalFolder)
  // Open streams would otherwise keep `close()` waiting for ever.
  app.addHook('preClose', async () => dependencies.eventStreams.close())
  await app.ready()
  return app
}
