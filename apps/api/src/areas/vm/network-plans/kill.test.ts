import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../db/connection.ts'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startWorker } from '../../../operations/worker.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { dyingAfter } from '../../../testing/dying.ts'
import { vmArea } from '../vm.area.ts'
import { everyKind, newPlanGround, openPort, whatIsThere, type PlanGround } from './network-plans.fixture.ts'

/** Workers that die in the middle of a plan, before any statement: the next one brings it to the right end. */
const log = pino({ level: 'silent' })
const faults = createFaults<ComputeEngine>()
let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startTestApi({
    installation: { database, secretKey: randomBytes(32) },
    withWorker: false,
    withClock: false,
    compute: (engine) => withFaults(engine, faults),
  })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

/** Whoever has died lets go soon: the next one need not wait as long as in earnest. */
const leaseMs = 400
const work = (on: OpenDatabase) => {
  const deps = { ...api.engines, compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  return startWorker({ database: on, definitions: vmArea.operations!, deps, log, leaseMs, backoffMs: () => 1 })
}

const withWorker = async <Result>(during: () => Promise<Result>): Promise<Result> => {
  const worker = await work(database)
  try {
    return await during()
  } finally {
    await worker.stop()
  }
}

const operationOf = (id: number) =>
  api.db
    .selectFrom('operations')
    .where('id', '=', id)
    .select(['status', 'ended_at as endedAt'])
    .executeTakeFirstOrThrow()

const untilEnded = async (id: number) => {
  await expect.poll(async () => (await operationOf(id)).endedAt, { interval: 2, timeout: 10_000 }).not.toBeNull()
}

/** A worker that dies so many statements later, or has ended the operation before; answers whether it died. */
const dieIn = async (operationId: number, statements: number): Promise<boolean> => {
  const { db, isDead } = dyingAfter(database.db, statements)
  const worker = await work({ ...database, db }).catch(() => undefined)
  await expect
    .poll(async () => isDead() || (await operationOf(operationId)).endedAt !== null, { interval: 2, timeout: 10_000 })
    .toBe(true)
  await worker?.stop()
  return isDead()
}

const start = async ({ customer, path }: PlanGround, version: number): Promise<number> => {
  const { status, body } = await api.send<{ operationId: number }>(customer, 'POST', `${path}/apply`, { version })
  expect(status).toBe(200)
  return body.operationId
}

/** The cards of the server that leaves a network, with their MACs. */
const cardsOf = ({ customer, second }: PlanGround) =>
  api.compute(1).listPorts({ serverTag: serverTag(customer.projectId, second.serverId) }, new AbortController().signal)

const aMinute = 60_000
/** Not every statement: neighbours tell the same. */
const stride = 19

describe('a worker that dies', () => {
  it(
    'in a plan that fails at its end, on the way there or back: everything is as it was',
    async () => {
      const ground = await withWorker(() => newPlanGround(api))
      const version = await ground.plan(Object.values(everyKind(ground)))
      const [rows, router, cards] = [await whatIsThere(api), await ground.gateway.onEngine(), await cardsOf(ground)]
      let deaths = 0
      for (let statements = 1; ; statements += stride) {
        faults.inject({ method: 'createBalancer', kind: 'error', code: 'refused', count: 100 })
        const operationId = await start(ground, version)
        const hasDied = await dieIn(operationId, statements)
        await withWorker(() => untilEnded(operationId))
        faults.clear()
        expect([statements, (await operationOf(operationId)).status]).toEqual([statements, 'failed'])
        expect([statements, await ground.gateway.onEngine()]).toEqual([statements, router])
        expect([statements, await cardsOf(ground)]).toEqual([statements, cards])
        expect([statements, await whatIsThere(api)]).toEqual([statements, rows])
        if (!hasDied) break
        deaths += 1
      }
      expect(deaths).toBeGreaterThan(4)
    },
    2 * aMinute,
  )

  it(
    'again and again in a plan that succeeds: all is done once',
    async () => {
      const ground = await withWorker(() => newPlanGround(api))
      const version = await ground.plan(Object.values(everyKind(ground)))
      const operationId = await start(ground, version)
      let deaths = 0
      // Each gets a little further: a step that every process died in would be given up.
      for (let statements = 25; await dieIn(operationId, statements); statements += 5) deaths += 1
      expect(deaths).toBeGreaterThan(1)
      expect((await operationOf(operationId)).status).toBe('done')
      const router = (await ground.gateway.onEngine())!
      expect(router.addresses.map(({ port }) => port !== null)).toEqual([false, false, true])
      expect(router.forwards.map(({ port }) => port)).toEqual([80, 22])
      expect(router.networkTags).toHaveLength(3)
      expect(router.hasSnat).toBe(true)
      expect((await cardsOf(ground)).map(({ address }) => address)).toEqual([ground.second.address])
      expect(await ground.read()).toMatchObject({ version: 0 })
      // The servers that it changed are free again, and have its rules.
      const { customer, first } = ground
      expect((await ground.rulesOf(first.serverId)).map(({ minPort }) => minPort)).toContain('8080')
      const create = `/vm/${customer.projectId}/host/${first.serverId}/firewall/create`
      expect((await api.send(customer, 'POST', create, openPort(8081))).status).toBe(200)
    },
    aMinute,
  )
})
