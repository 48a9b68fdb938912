import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { occupy } from '../../../testing/operations.ts'
import { insertProject } from '../../../testing/people.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { listDrift } from '../../../services/drift.store.ts'
import { startReconcileTest, type ReconcileTest } from './reconcile.fixture.ts'
import { reconcile } from './reconcile.service.ts'

const { signal } = new AbortController()
let test: ReconcileTest
beforeAll(async () => {
  test = await startReconcileTest()
})
afterAll(() => test.api.close())

describe('a look', () => {
  it('at an engine that does not answer finds nothing, and is one line in the log', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
    const completed = () =>
      test.api.db
        .selectFrom('drift_rounds')
        .where('datacenter_id', '=', 1)
        .where('scope', '=', 'compute')
        .select(['completed_at', 'claimed_until'])
        .executeTakeFirst()
    const howItEnded = () =>
      test.api.db
        .selectFrom('drift_rounds')
        .where('datacenter_id', '=', 1)
        .where('scope', '=', 'compute')
        .select(['failure', 'failed_since', 'took_ms'])
        .executeTakeFirst()
    await test.look()
    const before = await completed()
    expect(await howItEnded()).toMatchObject({
      failure: null,
      failed_since: null,
      took_ms: expect.any(Number) as number,
    })
    for (const method of ['listServers', 'listVolumes', 'listNetworks'] as const) {
      test.warnings.length = 0
      test.faults.inject({ method, kind: 'error', code: 'unreachable' })
      await test.look()
      expect(test.warnings).toEqual(['the engine could not be read: not compared'])
    }
    expect(await completed()).toEqual(before)
    const unanswered = await howItEnded()
    expect(unanswered).toMatchObject({ failure: 'unreachable', failed_since: expect.any(Date) as Date })
    expect(await test.findingsOf('Vm', id)).toMatchObject([{ kind: 'gone', counts: false }])
    expect((await test.servers.row(id)).status_id).toBe(2)
  })

  it('says nothing about what an operation is at, or was while the engine was asked', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const operationId = await occupy(test.api.db, customer, 'Vm', id)
    await test.engine.powerServer(serverTag(customer.projectId, id), 'stop', signal)
    await test.lookTwice()
    expect(await test.findingsOf('Vm', id)).toEqual([])

    const endNow = () =>
      test.api.db
        .updateTable('operations')
        .set({ status: 'done', due_at: null, ended_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', operationId)
        .execute()
    const endsMeanwhile = test.context((real) => ({
      listNetworks: async (until) => {
        await endNow()
        return real.listNetworks(until)
      },
    }))
    for (let round = 0; round < 2; round += 1) await reconcile(endsMeanwhile, 1, { pauseSeconds: 0 })
    expect(await test.findingsOf('Vm', id)).toEqual([])
    expect((await test.servers.row(id)).status_id).toBe(2)

    await test.lookTwice()
    expect((await test.servers.row(id)).status_id).toBe(10)
  })

  it('leaves alone what an operation was begun on, or was deleted, after it was compared', async () => {
    const customer = await test.api.newCustomer()
    const busy = await test.servers.newServer(customer)
    const deleted = await test.servers.newServer(customer, { name: 'second-server' })
    const tags = { busy: serverTag(customer.projectId, busy), deleted: serverTag(customer.projectId, deleted) }
    for (const tag of Object.values(tags)) await test.engine.deleteServer(tag, signal)
    await test.look()
    const meanwhile = test.context((real) => ({
      getServer: async (tag, until) => {
        if (tag === tags.busy) await occupy(test.api.db, customer, 'Vm', busy)
        if (tag === tags.deleted) {
          await test.servers.remove(customer, deleted, '?Now=true')
          await test.servers.settle(customer, deleted)
        }
        return real.getServer(tag, until)
      },
    }))
    await reconcile(meanwhile, 1, { pauseSeconds: 0 })
    expect((await test.servers.row(busy)).status_id).toBe(2)
    expect((await test.servers.row(deleted)).status_id).toBe(5)
    expect((await test.subjectsFor(customer)).filter((subject) => subject.includes('پیدا نشد'))).toEqual([])
    await test.look()
    expect([...(await test.findingsOf('Vm', busy)), ...(await test.findingsOf('Vm', deleted))]).toEqual([])
  })

  it('is one worker’s at a time, and nothing is done twice', async () => {
    const customer = await test.api.newCustomer()
    const gone = await test.servers.newServer(customer)
    const stopped = await test.servers.newServer(customer, { name: 'second-server' })
    await test.engine.deleteServer(serverTag(customer.projectId, gone), signal)
    await test.engine.powerServer(serverTag(customer.projectId, stopped), 'stop', signal)
    for (let round = 0; round < 3; round += 1) await Promise.all([test.look(), test.look(), test.look()])
    expect((await test.subjectsFor(customer)).filter((subject) => subject.includes('پیدا نشد'))).toHaveLength(1)
    expect(await test.activity(customer, gone)).toHaveLength(2)
    expect(await test.activity(customer, stopped)).toHaveLength(2)
    expect(await test.findingsOf('Vm', stopped)).toHaveLength(1)
  })

  it('that another one overtook, because its claim ran out, does nothing a second time', async () => {
    const customer = await test.api.newCustomer()
    const gone = await test.servers.newServer(customer)
    const stopped = await test.servers.newServer(customer, { name: 'second-server' })
    await test.engine.deleteServer(serverTag(customer.projectId, gone), signal)
    await test.engine.powerServer(serverTag(customer.projectId, stopped), 'stop', signal)
    await test.look()
    const overtaken = test.context((real) => ({
      getServer: async (tag, until) => {
        if (tag === serverTag(customer.projectId, gone)) {
          await test.api.db.updateTable('drift_rounds').set({ claimed_until: null }).execute()
          await test.look()
        }
        return real.getServer(tag, until)
      },
    }))
    await reconcile(overtaken, 1, { pauseSeconds: 0 })
    expect((await test.servers.row(gone)).status_id).toBe(8)
    expect((await test.subjectsFor(customer)).filter((subject) => subject.includes('پیدا نشد'))).toHaveLength(1)
    expect(await test.activity(customer, gone)).toHaveLength(2)
    expect(await test.activity(customer, stopped)).toHaveLength(2)
  })

  it('waits a while after the one before it, whoever had it', async () => {
    const round = async () =>
      (await test.api.db
        .selectFrom('drift_rounds')
        .where('datacenter_id', '=', 1)
        .where('scope', '=', 'compute')
        .select('round')
        .executeTakeFirst())!.round
    await test.look()
    const before = await round()
    await reconcile(test.context(), 1)
    expect(await round()).toBe(before)
    await test.look()
    expect(await round()).toBe(before + 1)
  })

  it('that misses most of what should be there is not believed for an hour', async () => {
    const { customerId } = await test.api.newCustomer()
    const projectId = await insertProject(test.api.db, customerId)
    await test.api.db.updateTable('projects').set({ datacenter_id: 2 }).where('id', '=', projectId).execute()
    const image = await test.api.db.selectFrom('vm_images').select('id').executeTakeFirstOrThrow()
    const rows = Array.from({ length: 12 }, (_, index) => ({
      project_id: projectId,
      name: `elsewhere-${index}`,
      vm_image_id: image.id,
      cpu: 1,
      memory_gb: 1,
      disk_gb: 25,
      status_id: 2,
      power_status: 'POWERED_ON' as const,
      engine_ref: `ref-${index}`,
      monthly_price_rials: 0,
    }))
    await test.api.db.insertInto('vm_hosts').values(rows).execute()
    const failedCount = async () => {
      const all = await test.api.db
        .selectFrom('vm_hosts')
        .where('project_id', '=', projectId)
        .select('status_id')
        .execute()
      return all.filter((row) => row.status_id === 8).length
    }
    for (let count = 0; count < 3; count += 1) await test.look(2)
    expect(await failedCount()).toBe(0)
    const held = (await listDrift(test.api.db)).filter((row) => row.projectId === projectId)
    expect(held.map((row) => row.isHeldBack)).toEqual(Array.from({ length: 12 }, () => true))

    await sql`update drift_findings set first_seen = now() - interval '61 minutes' where project_id = ${projectId}`.execute(
      test.api.db,
    )
    await test.look(2)
    expect(await failedCount()).toBe(12)
  })
})

it('metrics count what differs, and say when it was last looked at', async () => {
  const customer = await test.api.newCustomer()
  const id = await test.servers.newServer(customer)
  await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
  await test.lookTwice()
  const { body } = await test.api.app.inject('/metrics')
  expect(body).toMatch(/sarv_drift_findings\{datacenter="1",kind="gone",state="open"\} [1-9]/)
  expect(body).toMatch(/sarv_drift_round_age_seconds\{datacenter="1",scope="compute"\} \d/)
})
