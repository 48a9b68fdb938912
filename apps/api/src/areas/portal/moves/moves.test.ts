import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CostReportItem } from '@sarv/contract/financial/costs/costs.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { volumeTag } from '../../../ports/compute/volumes.engine.ts'
import { movableKinds } from '../../areas.ts'
import { inProject, moveTools, vm, volume, type Ref } from './moves.fixture.ts'
import { moveOperations } from './moves.operations.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { rehearse, move, newProject, statusIn } = moveTools(() => api)
const never = new AbortController().signal

/** All that has been measured of a service, by project: seconds between ends, and whether it goes on. */
const intervals = async ({ serviceType, serviceId }: Ref) => {
  const { rows } = await sql<{ projectId: number; item: number; from: Date; to: Date | null; rials: number }>`
    select project_id as "projectId", item, from_at as "from", to_at as "to", monthly_price_rials as rials
    from usage_intervals where service_type = ${serviceType} and service_id = ${serviceId} order by item, id`.execute(
    api.db,
  )
  return rows
}

describe('a server that moves', () => {
  it('is in the other project with all that hangs on it, works there, and comes back the same way', async () => {
    const customer = await api.newCustomer()
    const { projectId: from } = customer
    const to = await newProject(customer)
    const id = await api.newServer(customer)
    const disk = await tools.newVolume(customer, { volumeSize: 100, vmHostId: id })
    await api.send(customer, 'PUT', '/portal/label/set', {
      services: [{ projectId: from, ...vm(id) }],
      set: [{ key: 'env', value: 'test' }],
    })
    const rehearsed = await rehearse(customer, from, [vm(id)], to)
    expect(rehearsed).toMatchObject({ status: 200, body: { isPossible: true } })
    expect(rehearsed.body.services.map(({ serviceType, isAlong }) => [serviceType, isAlong])).toEqual([
      ['Vm', false],
      ['Volume', true],
    ])
    const { from: left, to: right } = rehearsed.body
    expect(right.monthlyRialsAfter).toBe(left.monthlyRials - left.monthlyRialsAfter)
    expect(right.monthlyRialsAfter).toBeGreaterThan(0)

    await move(customer, from, [vm(id)], to)
    expect(await statusIn(customer, from, id)).toBe(404)
    expect(await statusIn(customer, to, id)).toBe(200)
    const moved = inProject(customer, to)
    expect(await tools.detail(moved, disk)).toMatchObject({ size: 100, vmHostId: id })
    const { body: labels } = await api.get<object[]>(customer, `/portal/${to}/label/service-list`)
    expect(labels).toMatchObject([{ serviceId: id, labels: [{ key: 'env', value: 'test' }] }])

    // The engine goes on with what it has, by the name that it knows.
    const compute = api.compute(1)
    expect(await compute.getServer(serverTag(to, id), never)).toMatchObject({ tag: serverTag(to, id), power: 'on' })
    await expect(compute.getServer(serverTag(from, id), never)).rejects.toMatchObject({ code: 'not_found' })
    const { servers } = await compute.listServers({ limit: 1000 }, never)
    expect(servers.map(({ tag }) => tag)).toContain(serverTag(to, id))
    expect(await compute.getVolume(volumeTag(to, disk), never)).toMatchObject({ serverTag: serverTag(to, id) })
    expect((await api.send(customer, 'PUT', `/vm/${to}/host/stop/${id}`)).status).toBe(200)
    expect(await api.untilSettled(moved, id)).toBe('shutdown')
    await tools.act(moved, disk, 'PUT', `/volume/edit/${disk}`, { volumeSize: 150 })

    await move(customer, to, [vm(id)], from)
    expect(await statusIn(customer, from, id)).toBe(200)
    expect(await compute.getServer(serverTag(from, id), never)).toMatchObject({ power: 'off' })
    expect(
      await api.db.selectFrom('moved_tags').selectAll().where('engine_tag', '=', serverTag(from, id)).execute(),
    ).toEqual([])
    expect((await api.get(customer, `/vm/${from}/host/receipt/${id}`)).status).toBe(200)
    expect((await api.send(customer, 'DELETE', `/vm/${from}/host/delete/${id}`)).status).toBe(200)
    await api.untilSettled(customer, id)
  })

  it('takes a copy of its key along, though the name is taken there', async () => {
    const customer = await api.newCustomer()
    const { projectId: from } = customer
    const to = await newProject(customer)
    const id = await api.newServer(customer)
    const key = { name: 'office', public_key: 'ssh-ed25519 A', status_id: 2, key_type: null, bits: null }
    const { id: keyId } = await api.db
      .insertInto('vm_keys')
      .values({ ...key, project_id: from, fingerprint: 'one' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('vm_keys')
      .values({ ...key, project_id: to, fingerprint: 'other' })
      .execute()
    await api.db.updateTable('vm_hosts').set({ vm_key_id: keyId }).where('id', '=', id).execute()
    await move(customer, from, [vm(id)], to)
    const keys = await api.db
      .selectFrom('vm_hosts as h')
      .innerJoin('vm_keys as k', (join) =>
        join.onRef('k.project_id', '=', 'h.project_id').onRef('k.id', '=', 'h.vm_key_id'),
      )
      .where('h.id', '=', id)
      .select(['k.project_id', 'k.name', 'k.fingerprint'])
      .execute()
    expect(keys).toEqual([{ project_id: to, name: 'office-2', fingerprint: 'one' }])
    expect(await api.db.selectFrom('vm_keys').where('id', '=', keyId).select('project_id').execute()).toEqual([
      { project_id: from },
    ])
  })
})

describe('what it costs', () => {
  it('counts to one project or to the other, without a gap and without a second twice, however often it moves', async () => {
    const customer = await api.newCustomer()
    const projects = [customer.projectId, await newProject(customer), await newProject(customer)]
    const id = await api.newServer(customer)
    const disk = await tools.newVolume(customer, { volumeSize: 100, vmHostId: id })
    const held = () =>
      sql`select service_type, service_id, item, amount from limit_holds where customer_id = ${customer.customerId}
        order by 1, 2, 3`.execute(api.db)
    const before = await held()
    const lines = (await intervals(vm(id))).filter(({ to }) => to === null)
    for (let turn = 0; turn < 6; turn += 1) {
      await move(customer, projects[turn % 3]!, [vm(id)], projects[(turn + 1) % 3]!)
    }
    for (const service of [vm(id), volume(disk)]) {
      const rows = await intervals(service)
      const byItem = Map.groupBy(rows, ({ item }) => item)
      for (const ofItem of byItem.values()) {
        const [first] = ofItem
        expect(ofItem.every(({ rials }) => rials === first!.rials)).toBe(true)
        for (const [place, row] of ofItem.slice(1).entries()) expect(row.from).toEqual(ofItem[place]!.to)
        expect(ofItem.map(({ to }) => to === null)).toEqual([...ofItem.slice(1).map(() => false), true])
        expect(ofItem.at(-1)!.projectId).toBe(projects[0])
        expect(ofItem.map(({ projectId }) => projectId)).toEqual(ofItem.map((_, place) => projects[place % 3]))
      }
    }
    expect((await intervals(vm(id))).filter(({ to }) => to === null)).toHaveLength(lines.length)
    expect((await held()).rows).toEqual(before.rows)
  })

  it('of the past keeps the name of the service in reports of the project that it has left', async () => {
    const customer = await api.newCustomer()
    const to = await newProject(customer)
    const id = await tools.newVolume(customer, { volumeSize: 100 })
    await sql`update usage_intervals set from_at = now() - interval '1 day' where service_type = 'Volume' and service_id = ${id}`.execute(
      api.db,
    )
    await move(customer, customer.projectId, [volume(id)], to)
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { body } = await api.get<CostReportItem[]>(
      customer,
      `/financial/cost/report?groupBy=service&fromDate=${day(-3)}T00:00:00&toDate=${day(1)}T00:00:00`,
    )
    const old = body.find(({ projectId }) => projectId === customer.projectId)
    expect(old).toMatchObject({ service: 'data-volume' })
  })
})

it('a step that is cut off after it has moved does nothing more when it runs again', async () => {
  const customer = await api.newCustomer()
  const { projectId, customerId } = customer
  const to = await newProject(customer)
  const id = await tools.newVolume(customer, { volumeSize: 100 })
  const [step] = moveOperations(movableKinds).find(({ kind }) => kind === 'serviceMove:Volume')!.steps
  const input = { customerId, projectId, targetProjectId: to, id, name: 'data-volume', datacenterId: 1, userId: null }
  const context = { db: api.db, operationId: 0 } as Parameters<NonNullable<typeof step>['run']>[1]
  await step!.run(input, context)
  const once = await intervals(volume(id))
  await step!.run(input, context)
  expect(await intervals(volume(id))).toEqual(once)
  expect(once.map(({ projectId: of }) => of)).toEqual([projectId, to])
})
