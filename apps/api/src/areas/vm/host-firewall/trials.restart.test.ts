import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import { openComputeEngines } from '../vm.engines.ts'
import type { OpenDatabase } from '../../../db/connection.ts'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { startWorker } from '../../../operations/worker.ts'
import { operations, periodicWork } from '../../areas.ts'
import { createSecretBox } from '../../../secrets.ts'
import { noFiles } from '../../../testing/files.ts'
import { noPayments } from '../../../testing/payments.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { insertPerson, insertProject } from '../../../testing/people.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag, waitForServer } from '../../../ports/compute/hosts.engine.ts'
import { insertDefaultRules } from './default-rules.service.ts'
import { holdRules } from './held-rules.service.ts'
import { changeFirewall, replaceRules } from './host-firewall.service.ts'
import { rulesForEngine } from './host-firewall.store.ts'
import { findTrial } from './trials.store.ts'

/** A trial outlives the process that began it. */
const log = pino({ level: 'silent' })
const { signal } = new AbortController()
let database: OpenDatabase
let compute: (datacenterId: number) => ComputeEngine

beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
  compute = await openComputeEngines(database, { sandboxDelayFactor: () => 0 })
})
afterAll(async () => {
  await database.close()
})

const newWorker = () =>
  startWorker({
    database,
    definitions: operations,
    periodic: periodicWork,
    deps: {
      compute,
      payments: noPayments,
      files: noFiles,
      storage: () => undefined,
      secrets: createSecretBox(randomBytes(32)),
      publicUrl: 'http://localhost:3000',
    },
    log,
    backoffMs: () => 5,
  })

const newServer = async () => {
  const { db } = database
  const { userId, customerId } = await insertPerson(db, { superUser: true })
  const projectId = await insertProject(db, customerId)
  const image = await db.selectFrom('vm_images').selectAll().orderBy('min_disk_gb').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: 'shop-web-01',
      vm_image_id: image.id,
      cpu: 1,
      memory_gb: 2,
      disk_gb: 50,
      status_id: serviceStatus.id.active,
      power_status: powerStatus.id.poweredOn,
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = { projectId, id }
  await insertDefaultRules(db, { projectId, vmHostId: id, operatingSystemId: image.operating_system_id })
  await inTransaction(db, (trx) => holdRules(trx, { ...key, customerId }, 5))
  const tag = serverTag(projectId, id)
  const size = { vcpus: 1, memoryGb: 2, diskGb: 50 }
  const firewall = await rulesForEngine(db, key)
  const spec = { tag, name: 'shop-web-01', image: image.engine_ref, withIpv4: true, withIpv6: false, firewall, ...size }
  await compute(1).createServer(spec, signal)
  await waitForServer(compute(1), tag, 'active', { signal })
  return { key, tag, userId, customerId, rules: firewall }
}

it('goes back after the worker that applied it is gone, by one that starts later', async () => {
  const { db } = database
  const { key, tag, userId, customerId, rules } = await newServer()
  const context = {
    actor: { userId },
    project: { id: key.projectId, customerId, datacenterId: 1 },
    id: key.id,
    kind: compute(1).firewallKind,
    address: '198.51.100.23',
    confirmWithin: 60,
    mayRemove: true,
  }
  await inTransaction(db, (trx) => changeFirewall(trx, context, 'replace', replaceRules({ rules: [] })))
  const first = await newWorker()
  await expect.poll(() => compute(1).getFirewall(tag, signal), { timeout: 10_000 }).toEqual([])
  await first.stop()

  await db
    .updateTable('vm_firewall_trials')
    .set({ revert_at: sql<Date>`now() - interval '1 hour'` })
    .execute()
  const second = await newWorker()
  await expect.poll(() => findTrial(db, key), { timeout: 15_000 }).toBeUndefined()
  await second.stop()
  expect(await compute(1).getFirewall(tag, signal)).toEqual(rules)
  expect(await rulesForEngine(db, key)).toEqual(rules)
})
