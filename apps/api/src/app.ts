import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '@sarv/contract/openapi'
import { apiTokenRoutes } from './areas/account/api-tokens/api-tokens.routes.ts'
import { emailChangeRoutes } from './areas/account/email-changes/email-changes.routes.ts'
import { stepUpRoutes } from './areas/account/step-up/step-up.routes.ts'
import { passkeyRoutes } from './areas/account/passkeys/passkeys.routes.ts'
import { customerUserRoutes } from './areas/account/customer-users/customer-users.routes.ts'
import { customerRoutes } from './areas/account/customers/customers.routes.ts'
import { mayOrder } from './areas/account/customers/ordering.service.ts'
import { invitationRoutes } from './areas/account/invitations/invitations.routes.ts'
import { profileRoutes } from './areas/account/profile/profile.routes.ts'
import { twoFactorRoutes } from './areas/account/profile/two-factor.routes.ts'
import { providerRoutes } from './areas/account/providers/providers.routes.ts'
import { registrationRoutes } from './areas/account/registration/registration.routes.ts'
import { sessionRoutes } from './areas/account/sign-in/sessions.routes.ts'
import { signInRoutes } from './areas/account/sign-in/sign-in.routes.ts'
import { userLogRoutes } from './areas/account/user-log/user-log.routes.ts'
import { createAudit } from './audit/audit.ts'
import { datacenterRoutes } from './areas/catalog/datacenters.routes.ts'
import { limitRoutes } from './areas/portal/limits.routes.ts'
import { notificationRoutes } from './areas/portal/notifications.routes.ts'
import { outboxRoutes } from './areas/portal/outbox.routes.ts'
import { operationRoutes } from './areas/portal/operations.routes.ts'
import { productRoutes } from './areas/portal/products.routes.ts'
import { projectUserRoutes } from './areas/project/project-users.routes.ts'
import { projectRoutes } from './areas/project/projects.routes.ts'
import { vmConsoleRoutes } from './areas/vm/console/console.routes.ts'
import { vmHostActivityRoutes } from './areas/vm/host-activity/host-activity.routes.ts'
import { vmHostBinRoutes } from './areas/vm/host-bin/host-bin.routes.ts'
import { vmHostDiskRoutes } from './areas/vm/host-disks/host-disks.routes.ts'
import { vmHostFirewallRoutes } from './areas/vm/host-firewall/host-firewall.routes.ts'
import { vmHostIpRoutes } from './areas/vm/host-ips/host-ips.routes.ts'
import { vmHostSnapshotRoutes } from './areas/vm/host-snapshots/host-snapshots.routes.ts'
import { vmHostRoutes } from './areas/vm/hosts/hosts.routes.ts'
import { vmImageRoutes } from './areas/vm/images/images.routes.ts'
import { vmKeyRoutes } from './areas/vm/keys/keys.routes.ts'
import { vmNetworkRoutes } from './areas/vm/networks/networks.routes.ts'
import { volumeBackupRoutes } from './areas/vm/volume-backups/volume-backups.routes.ts'
import { volumeScheduleRoutes } from './areas/vm/volume-schedules/volume-schedules.routes.ts'
import { volumeSnapshotRoutes } from './areas/vm/volume-snapshots/volume-snapshots.routes.ts'
import { volumeRoutes } from './areas/vm/volumes/volumes.routes.ts'
import type { Dependencies } from './dependencies.ts'
import { apiDocsRoutes } from './http/api-docs.ts'
import { errorStatuses } from './errors/app-error.ts'
import { databaseChecks, healthRoutes, type ReadinessCheck } from './http/health.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { staticPortal } from './http/static-portal.ts'

/** Every noun that answers calls. */
const areas: readonly ((app: FastifyInstance, dependencies: Dependencies) => void)[] = [
  signInRoutes,
  providerRoutes,
  passkeyRoutes,
  sessionRoutes,
  registrationRoutes,
  profileRoutes,
  twoFactorRoutes,
  apiTokenRoutes,
  stepUpRoutes,
  emailChangeRoutes,
  userLogRoutes,
  customerRoutes,
  customerUserRoutes,
  invitationRoutes,
  datacenterRoutes,
  projectRoutes,
  projectUserRoutes,
  productRoutes,
  limitRoutes,
  notificationRoutes,
  operationRoutes,
  outboxRoutes,
  vmImageRoutes,
  vmKeyRoutes,
  vmHostRoutes,
  vmHostBinRoutes,
  vmHostActivityRoutes,
  vmHostIpRoutes,
  vmHostSnapshotRoutes,
  vmNetworkRoutes,
  vmHostFirewallRoutes,
  vmConsoleRoutes,
  vmHostDiskRoutes,
  volumeRoutes,
  volumeSnapshotRoutes,
  volumeBackupRoutes,
  volumeScheduleRoutes,
]

export interface AppOptions extends Dependencies {
  server: Omit<ServerOptions, 'db' | 'audit' | 'mayOrder'>
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
    audit: createAudit(db, secrets, server.log),
    mayOrder: (customerId) => mayOrder(db, customerId),
  })
  for (const routes of areas) routes(app, dependencies)
  apiDocsRoutes(app, (includes) => openApiDocument({ errorStatuses, includes }))
  healthRoutes(app, { ...databaseChecks(db), ...readiness })
  if (portalFolder !== undefined) await staticPortal(app, portalFolder)
  // Open streams would otherwise keep `close()` waiting for ever.
  app.addHook('preClose', async () => dependencies.eventStreams.close())
  await app.ready()
  return app
}
