import type { FastifyInstance } from 'fastify'
import type { VmConsole } from '@sarv/contract/vm/console/console.schemas'
import { serviceStatus } from '@sarv/contract/enums'
import { vmConsoleCalls } from '@sarv/contract/vm/console/console.calls'
import { vmHostCan } from '@sarv/contract/vm/hosts/hosts.rules'
import type { Dependencies } from '../../../dependencies.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { findVmHost } from '../hosts/hosts.store.ts'
import { consoleText } from './console.fa.ts'
import { serveConsoleSockets, socketPath } from './console.socket.ts'
import { issueTicket } from './tickets.store.ts'

const engineTimeoutMs = 10_000

/** What the engine says no to while someone waits, told as a refusal of the call. */
const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof EngineError)) return error
  if (error.code === 'refused') return new AppError('console_needs_power')
  if (error.code === 'not_found') return new AppError('not_found')
  return new AppError('engine_unavailable', {}, { cause: error })
}

export const vmConsoleRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets, compute, publicUrl } = dependencies
  serveConsoleSockets(app, dependencies)

  implement(
    app,
    vmConsoleCalls.vmHostConsole,
    async ({ actor, project, params }): Promise<VmConsole> => {
      const host = { projectId: project.id, id: params.id }
      const row = await findVmHost(db, host)
      if (!row) throw new AppError('not_found')
      if (!vmHostCan('console', { statusId: row.statusId, powerStatus: row.powerStatus })) {
        throw new AppError('status_forbids', { status: serviceStatus.label(row.statusId) })
      }
      const engine = compute(project.datacenterId)
      const target = await engine
        .openConsole(serverTag(project.id, params.id), AbortSignal.timeout(engineTimeoutMs))
        .catch((error: unknown) => {
          throw asRefusal(error)
        })
      // Older clients go where `location` says: it is our own page, never the engine.
      const location = `${publicUrl}/vm/${project.id}/${params.id}/console`
      const common = { location, vmTypeId: row.hypervisorId, kind: target.kind }
      if (target.kind === 'none') {
        return { ...common, reason: engine.isSandbox ? consoleText.noScreen : consoleText.noConsole }
      }
      return { ...common, socketPath, ticket: await issueTicket(db, secrets, { actor, host, target }) }
    },
    { audit: true, rateLimit: { max: 30, perSeconds: 60, by: 'user' } },
  )
}
