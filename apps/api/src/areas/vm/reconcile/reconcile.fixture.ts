import { sql } from 'kysely'
import type { VmHostActivityItem } from '@sarv/contract/vm/host-activity/host-activity.schemas'
import type { Logger } from '../../../db/connection.ts'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApiOptions } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { DriftServiceType } from '../../../services/drift.ts'
import { createServerTester } from '../hosts/hosts.fixture.ts'
import { reconcile } from './reconcile.service.ts'

const { signal } = new AbortController()

/** The product with a cloud that the test changes behind its back, and looks at when the test says so. */
export const startReconcileTest = async ({ compute, ...options }: TestApiOptions = {}) => {
  const faults = createFaults<ComputeEngine>()
  const api = await startTestApi({
    ...options,
    compute: (engine, datacenterId) => withFaults(compute?.(engine, datacenterId) ?? engine, faults),
  })
  const servers = await createServerTester(api)
  const engine = api.compute(1)
  const warnings: string[] = []
  const warn = (_: unknown, message?: string) => void warnings.push(message ?? '')
  const log: Logger = { debug: () => {}, info: () => {}, warn, error: warn }

  /** `change`: an engine that answers some calls otherwise. */
  const context = (change: (engine: ComputeEngine) => Partial<ComputeEngine> = () => ({})) => {
    const compute = (id: number): ComputeEngine => ({ ...api.compute(id), ...change(api.compute(id)) })
    return { db: api.db, deps: { compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' }, log, signal }
  }

  const look = (datacenterId = 1) => reconcile(context(), datacenterId, { pauseSeconds: 0 })

  const activity = async (customer: Customer, id: number) =>
    (await api.get<VmHostActivityItem[]>(customer, servers.pathOf(customer, `${id}/activity/list`))).body

  return {
    api,
    servers,
    engine,
    faults,
    warnings,
    context,
    look,
    lookTwice: async () => {
      await look()
      await look()
    },
    activity,
    newestActivity: async (customer: Customer, id: number) => (await activity(customer, id))[0],

    findingsOf: (serviceType: DriftServiceType, serviceId: number) =>
      api.db
        .selectFrom('drift_findings')
        .where('service_type', '=', serviceType)
        .where('service_id', '=', serviceId)
        .select(['kind', sql<boolean>`confirmed_at is not null`.as('counts')])
        .select(sql<boolean>`resolved_at is not null`.as('isOver'))
        .orderBy('id')
        .execute(),

    /** Of the notifications, the oldest first. */
    subjectsFor: async ({ userId }: Customer): Promise<string[]> => {
      const rows = await api.db
        .selectFrom('notifications')
        .where('user_id', '=', userId)
        .select('subject')
        .orderBy('id')
        .execute()
      return rows.map(({ subject }) => subject)
    },

    /** The same machine once more, as an operator would bring it back from a copy. */
    bringBack: async ({ projectId }: Customer, id: number) => {
      const row = await servers.row(id)
      await engine.createServer(
        {
          tag: serverTag(projectId, id),
          name: row.name,
          image: 'ubuntu-24.04',
          vcpus: row.cpu,
          memoryGb: row.memory_gb,
          diskGb: row.disk_gb,
          withIpv4: true,
          withIpv6: false,
        },
        signal,
      )
    },
  }
}

export type ReconcileTest = Awaited<ReturnType<typeof startReconcileTest>>
