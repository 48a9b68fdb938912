import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CostReportItem } from '@sarv/contract/financial/costs/costs.schemas'
import { userAccessType } from '@sarv/contract/enums'
import { writeServices } from '@sarv/contract/portal/moves/moves.rules'
import type { MoveRehearsal } from '@sarv/contract/portal/moves/moves.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson, insertProject, letIn, type Person } from '../../../testing/people.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { volumeTag } from '../../../ports/compute/volumes.engine.ts'
import { movableKinds } from '../../areas.ts'
import { moveOperations } from './moves.operations.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const never = new AbortController().signal

interface Ref {
  serviceType: string
  serviceId: number
}
const vm = (serviceId: number): Ref => ({ serviceType: 'Vm', serviceId })
const volume = (serviceId: number): Ref => ({ serviceType: 'Volume', serviceId })

const rehearse = (who: Person, from: number, services: readonly Ref[], to: number) =>
  api.get<MoveRehearsal & { type?: string }>(
    who,
    `/portal/${from}/service/move-rehearsal?Services=${writeServices(services)}&TargetProjectId=${to}`,
  )
const ask = (who: Person, from: number, services: readonly Ref[], targetProjectId: number) =>
  api.send<{ id: number; operationId: number }[] & { type?: string; errorMessage?: string }>(
    who,
    'POST',
    `/portal/${from}/service/move`,
    { services, targetProjectId },
  )
const move = async (who: Person, from: number, services: readonly Ref[], to: number) => {
  const { status, body } = await ask(who, from, services, to)
  if (status !== 200) throw new Error(JSON.stringify(body))
  for (const { operationId } of body) await api.untilDone(operationId)
}

const newProject = (customer: Customer) => insertProject(api.db, customer.customerId)
const inProject = (customer: Customer, projectId: number): Customer => ({ ...customer, projectId })
const obstaclesIn = ({ services }: MoveRehearsal) =>
  services.flatMap(({ obstacles }) => obstacles.map(({ code }) => code))
const statusIn = async (who: Person, projectId: number, id: number) =>
  (await api.get(who, `/vm/${projectId}/host/get/${id}`)).status

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

describe('a move is refused', () => {
  it('with the reason, of whatever stands in the way', async () => {
    const customer = await api.newCustomer()
    const { projectId: from } = customer
    const to = await newProject(customer)
    const id = await api.newServer(customer)
    const disk = await tools.newVolume(customer, { volumeSize: 100, vmHostId: id })
    const codes = async (services: readonly Ref[], target = to) =>
      obstaclesIn((await rehearse(customer, from, services, target)).body)

    expect(await codes([volume(disk)])).toEqual(['attached'])
    expect(await codes([volume(disk), vm(id)])).toEqual([])
    await api.db.updateTable('vm_hosts').set({ is_locked: true }).where('id', '=', id).execute()
    expect(await codes([vm(id)])).toEqual(['locked'])
    expect(await ask(customer, from, [vm(id)], to)).toMatchObject({ status: 409, body: { type: 'move_blocked' } })
    await api.db.updateTable('vm_hosts').set({ is_locked: false }).where('id', '=', id).execute()

    const { id: networkId } = await api.db
      .insertInto('vm_networks')
      .values({ project_id: from, name: 'inside', cidr: '10.0.0.0/24', gateway_ip: '10.0.0.1', status_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const node = { project_id: from, vm_network_id: networkId, vm_host_id: id, address: '10.0.0.9', status_id: 2 }
    await api.db.insertInto('vm_network_nodes').values(node).execute()
    const connected = (await rehearse(customer, from, [vm(id)], to)).body
    expect(obstaclesIn(connected)).toEqual(['network'])
    expect(connected.services[0]!.obstacles[0]!.reason).toContain('inside')
    // A connection that has ended names a network that stays, and is in nobody's way.
    await api.db.updateTable('vm_network_nodes').set({ deleted_at: new Date() }).where('vm_host_id', '=', id).execute()
    expect(await codes([vm(id)])).toEqual([])

    const elsewhere = await newProject(customer)
    await api.db.updateTable('projects').set({ datacenter_id: 2 }).where('id', '=', elsewhere).execute()
    expect(await codes([vm(id)], elsewhere)).toEqual(['datacenter', 'datacenter'])

    const { name } = await api.db.selectFrom('vm_hosts').where('id', '=', id).select('name').executeTakeFirstOrThrow()
    const image = await api.db.selectFrom('vm_images').select('id').executeTakeFirstOrThrow()
    const namesake = { vm_image_id: image.id, cpu: 1, memory_gb: 1, disk_gb: 25, monthly_price_rials: 0 }
    const { id: other } = await api.db
      .insertInto('vm_hosts')
      .values({ ...namesake, project_id: to, name: name.toUpperCase(), status_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await codes([vm(id)])).toEqual(['name'])
    await api.db.deleteFrom('vm_hosts').where('id', '=', other).execute()

    const cap = { project_id: to, customer_id: customer.customerId, monthly_rials: 1, at_full: 'stop' as const }
    await api.db
      .insertInto('project_caps')
      .values({ ...cap, set_by: customer.userId })
      .execute()
    await move(customer, from, [vm(id)], to)
    expect(await statusIn(customer, to, id)).toBe(200)
  })

  it('where the engine keeps projects apart, and of kinds that nobody moves', async () => {
    const apart = await startTestApi({
      withWorker: false,
      compute: (engine) =>
        new Proxy(engine, { get: (all, key) => (key === 'keepsProjectsApart' ? true : Reflect.get(all, key)) }),
    })
    const customer = await apart.newCustomer()
    const to = await insertProject(apart.db, customer.customerId)
    const { id } = await apart.db
      .insertInto('vm_volumes')
      .values({ project_id: customer.projectId, name: 'a-volume', size_gb: 50, status_id: 2, monthly_price_rials: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { body } = await apart.get<MoveRehearsal>(
      customer,
      `/portal/${customer.projectId}/service/move-rehearsal?Services=Volume:${id}&TargetProjectId=${to}`,
    )
    expect(obstaclesIn(body)).toEqual(['engine'])
    await apart.close()
  })

  it('while an operation is at it, also when that began after it was asked for', async () => {
    const customer = await api.newCustomer()
    const to = await newProject(customer)
    const id = await tools.newVolume(customer, { volumeSize: 100 })
    const running = {
      kind: 'volumeEdit',
      title: 'تغییر دیسک',
      sentence: 'تغییر دیسک',
      service_type: 'Volume',
      service_id: id,
      service_name: 'data-volume',
      customer_id: customer.customerId,
      project_id: customer.projectId,
      input: '{}',
      status: 'running' as const,
    }
    const { id: operationId } = await api.db
      .insertInto('operations')
      .values(running)
      .returning('id')
      .executeTakeFirstOrThrow()
    const rehearsed = await rehearse(customer, customer.projectId, [volume(id)], to)
    expect(obstaclesIn(rehearsed.body)).toEqual(['busy'])
    expect((await ask(customer, customer.projectId, [volume(id)], to)).status).toBe(409)
    await api.db.deleteFrom('operations').where('id', '=', operationId).execute()
    await move(customer, customer.projectId, [volume(id)], to)
  })
})

describe('who may', () => {
  it('is whoever manages both projects; others do not, and strangers find nothing', async () => {
    const customer = await api.newCustomer()
    const { projectId: from, customerId } = customer
    const to = await newProject(customer)
    const id = await tools.newVolume(customer, { volumeSize: 100 })
    const [owner, operator, outsider] = [
      await insertPerson(api.db, { customerId }),
      await insertPerson(api.db, { customerId }),
      await insertPerson(api.db, { customerId }),
    ]
    for (const person of [owner, operator, outsider]) await letIn(api.db, person, from, userAccessType.id.owner)
    await letIn(api.db, owner, to, userAccessType.id.owner)
    await letIn(api.db, operator, to, userAccessType.id.maintainer)
    expect((await ask(operator, from, [volume(id)], to)).status).toBe(403)
    expect((await ask(outsider, from, [volume(id)], to)).status).toBe(404)
    expect((await rehearse(outsider, from, [volume(id)], to)).status).toBe(404)
    const stranger = await api.newCustomer()
    expect((await ask(customer, from, [volume(id)], stranger.projectId)).status).toBe(404)
    expect((await ask(stranger, from, [volume(id)], stranger.projectId)).status).toBe(404)
    expect((await ask(customer, from, [volume(id + 1000)], to)).status).toBe(404)
    expect(await ask(customer, from, [volume(id)], from)).toMatchObject({ status: 400 })
    await api.db.updateTable('sessions').set({ proven_at: null }).where('id', '=', owner.sessionId).execute()
    expect(await ask(owner, from, [volume(id)], to)).toMatchObject({ status: 403, body: { type: 'proof_needed' } })
    await api.db.updateTable('sessions').set({ proven_at: new Date() }).where('id', '=', owner.sessionId).execute()
    await move(owner, from, [volume(id)], to)
  })

  it('and who then sees it is told before', async () => {
    const customer = await api.newCustomer()
    const { projectId: from, customerId } = customer
    const to = await newProject(customer)
    const id = await tools.newVolume(customer, { volumeSize: 100 })
    const [leaving, coming, changing] = [
      await insertPerson(api.db, { customerId }),
      await insertPerson(api.db, { customerId }),
      await insertPerson(api.db, { customerId }),
    ]
    const { owner, maintainer, reporter } = userAccessType.id
    await letIn(api.db, leaving, from, reporter)
    await letIn(api.db, coming, to, maintainer)
    await letIn(api.db, changing, from, owner)
    await letIn(api.db, changing, to, reporter)
    await api.db
      .insertInto('saved_views')
      .values([
        {
          user_id: customer.userId,
          customer_id: customerId,
          list: 'services',
          name: 'of one',
          query: `q=a&project=${from}`,
        },
        {
          user_id: customer.userId,
          customer_id: customerId,
          list: 'services',
          name: 'other',
          query: `project=${from}1`,
        },
      ])
      .execute()
    const { body } = await rehearse(customer, from, [volume(id)], to)
    const rights = body.people.map(({ fromAccessTypeId, toAccessTypeId }) => [fromAccessTypeId, toAccessTypeId])
    expect(rights).toEqual(
      expect.arrayContaining([
        [reporter, null],
        [null, maintainer],
        [owner, reporter],
      ]),
    )
    expect(body.people).toHaveLength(3)
    expect(body.savedViews).toEqual(['of one'])
    const seen = (who: Person, projectId: number) => api.get(who, `/vm/${projectId}/volume/get/${id}`)
    expect((await seen(leaving, from)).status).toBe(200)
    await move(customer, from, [volume(id)], to)
    expect((await seen(leaving, from)).status).toBe(404)
    expect((await seen(leaving, to)).status).toBe(404)
    expect((await seen(coming, to)).status).toBe(200)
    const lines = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'serviceMove')
      .where('customer_id', '=', customerId)
      .select('project_id')
      .execute()
    expect(new Set(lines.map(({ project_id }) => project_id))).toEqual(new Set([from, to]))
    expect(lines).toHaveLength(2)
  })
})
