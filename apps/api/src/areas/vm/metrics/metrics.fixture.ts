import { sql } from 'kysely'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import { openTestDatabase, silentLog } from '../../../testing/database.ts'
import { insertPerson, insertProject } from '../../../testing/people.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { ServerCounters } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { tagOf } from '../hosts/hosts.steps.ts'
import { sampleServers } from './metrics.periodic.ts'
import { listPartitions } from './partitions.store.ts'
import type { SamplerContext } from './sampler.service.ts'

type Answer = ServerCounters | undefined

/** A cloud that counts as the test says, and remembers what it was asked. */
export class CountingCloud {
  readonly asked: string[] = []
  underWay = 0
  mostUnderWay = 0
  answer: (tag: string, signal: AbortSignal) => Promise<Answer>

  constructor(answer: (tag: string, signal: AbortSignal) => Promise<Answer>) {
    this.answer = answer
  }

  compute = (): ComputeEngine => this as unknown as ComputeEngine

  async readCounters(tag: string, signal: AbortSignal): Promise<Answer> {
    this.asked.push(tag)
    this.underWay += 1
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay)
    try {
      return await this.answer(tag, signal)
    } finally {
      this.underWay -= 1
    }
  }
}

/** A server that does the same in every second. */
export const steadyCounters = (since: Date, at: Date): ServerCounters => {
  const seconds = (at.getTime() - since.getTime()) / 1000
  return {
    at,
    vcpus: 2,
    cpuSeconds: seconds,
    memoryPercent: 40,
    diskReadBytes: 10 * seconds,
    diskWriteBytes: 20 * seconds,
    networkInBytes: 30 * seconds,
    networkOutBytes: 40 * seconds,
  }
}

export const steadyRates = {
  cpu_percent: 50,
  memory_percent: 40,
  disk_read_rate: 10,
  disk_write_rate: 20,
  network_in_rate: 30,
  network_out_rate: 40,
}

export const minutesAfter = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * 60_000)

const insertServer = async (db: Db, projectId: number, power: 'on' | 'off' | 'unknown'): Promise<VmHostKey> => {
  const image = await db.selectFrom('vm_images').select('id').executeTakeFirstOrThrow()
  const powers = { on: powerStatus.id.poweredOn, off: powerStatus.id.poweredOff, unknown: null }
  const { id } = await db
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: `server-${crypto.randomUUID()}`,
      vm_image_id: image.id,
      cpu: 2,
      memory_gb: 4,
      disk_gb: 25,
      status_id: serviceStatus.id.active,
      power_status: powers[power],
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { projectId, id }
}

/** A database with one project, whose servers a test samples by a clock of its own. */
export const openMetricsTester = async () => {
  const database = await openTestDatabase()
  const { db } = database
  await loadCatalogue(db)
  const { customerId } = await insertPerson(db)
  const projectId = await insertProject(db, customerId)
  const { signal } = new AbortController()

  return {
    db,
    close: () => database.close(),
    newServer: (power: 'on' | 'off' | 'unknown' = 'on') => insertServer(db, projectId, power),
    tagOf,
    /** As the worker does at this moment. */
    sampleAt: (now: Date, cloud: CountingCloud, change: Partial<SamplerContext> = {}) =>
      sampleServers({ db, deps: { compute: cloud.compute }, log: silentLog, signal, ...change }, now),
    minutesOf: ({ id }: VmHostKey) =>
      db.selectFrom('vm_metrics_minute').where('vm_host_id', '=', id).selectAll().orderBy('at').execute(),
    partitions: async () => (await listPartitions(db)).map(({ name }) => name),
    /** Nothing was ever sampled. */
    forget: async () => {
      for (const { name } of await listPartitions(db)) await sql`drop table ${sql.table(name)}`.execute(db)
      await sql`truncate vm_metric_counters, vm_metric_rounds, vm_metric_rollups`.execute(db)
      await db.updateTable('vm_hosts').set({ deleted_at: new Date() }).execute()
    },
  }
}

export type MetricsTester = Awaited<ReturnType<typeof openMetricsTester>>
