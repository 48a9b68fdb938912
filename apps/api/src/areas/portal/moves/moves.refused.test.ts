import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userAccessType } from '@sarv/contract/enums'
import type { MoveRehearsal } from '@sarv/contract/portal/moves/moves.schemas'
import { fromWire } from '../../../db/wire-time.ts'
import { hashToken, newApiToken, newToken } from '../../../secrets.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson, insertProject, letIn, type Person } from '../../../testing/people.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { moveTools, obstaclesIn, vm, volume, type Ref } from './moves.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { rehearse, ask, move, newProject, statusIn } = moveTools(() => api)

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
    // A cap that is not reached yet stops nobody; the rehearsal shows it.
    const beside = (await rehearse(customer, from, [vm(id)], to)).body
    expect([beside.isPossible, beside.to.capRials]).toEqual([true, 1])
    const reached = (at: Date | null) =>
      api.db.updateTable('project_caps').set({ reached_in: at }).where('project_id', '=', to).execute()
    const { body: now } = await api.get<{ monthDate: string }>(customer, `/financial/${to}/cap/get`)
    await reached(fromWire(now.monthDate))
    expect(await codes([vm(id), volume(disk)])).toEqual(['cap'])
    expect((await rehearse(customer, from, [vm(id)], to)).body.isPossible).toBe(false)
    expect((await ask(customer, from, [vm(id)], to)).status).toBe(409)
    await reached(null)
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
      .select(['project_id', 'data'])
      .execute()
    expect(lines.map(({ project_id }) => project_id)).toEqual([from])
    const { object, before, after } = JSON.parse(lines[0]!.data!) as Record<string, object>
    expect(object).toMatchObject({ kind: 'volume', id, name: expect.any(String) })
    expect([before, after]).toEqual([{ project: expect.any(String) }, { project: expect.any(String) }])
  })
})

describe('an API token', () => {
  const tokenOf = async (customer: Customer, projects: readonly number[], isReadOnly = false): Promise<Person> => {
    const token = newApiToken()
    const { id } = await api.db
      .insertInto('api_tokens')
      .values({
        user_id: customer.userId,
        customer_id: customer.customerId,
        name: 'mover',
        token_hash: hashToken(token),
        last_chars: 'abcd',
        read_only: isReadOnly,
        all_projects: false,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = projects.map((project) => ({ api_token_id: id, project_id: project }))
    await api.db.insertInto('api_token_projects').values(rows).execute()
    return { ...customer, token }
  }

  it('moves a service, when it writes and reaches both projects', async () => {
    const customer = await api.newCustomer()
    const { projectId: from } = customer
    const to = await newProject(customer)
    const id = await tools.newVolume(customer, { volumeSize: 50 })
    const reading = await tokenOf(customer, [from, to], true)
    const ofOne = await tokenOf(customer, [from])
    const ofBoth = await tokenOf(customer, [from, to])

    for (const asked of [await ask(reading, from, [volume(id)], to), await rehearse(reading, from, [volume(id)], to)])
      expect(asked).toMatchObject({ status: 403, body: { type: 'token_may_not' } })
    expect((await ask(ofOne, from, [volume(id)], to)).status).toBe(404)
    expect((await rehearse(ofOne, from, [volume(id)], to)).status).toBe(404)

    await letIn(api.db, await insertPerson(api.db, { customerId: customer.customerId }), to, userAccessType.id.reporter)
    expect((await rehearse(customer, from, [volume(id)], to)).body.people).toHaveLength(1)
    const { status, body } = await rehearse(ofBoth, from, [volume(id)], to)
    expect(status).toBe(200)
    // Who has access to a project is not for tokens to read.
    expect(body).toMatchObject({ isPossible: true, people: [], tokens: [], savedViews: [] })
    await move(ofBoth, from, [volume(id)], to)
    expect((await api.get(customer, `/vm/${to}/volume/get/${id}`)).status).toBe(200)
  })
})

it('the rehearsal says which tokens lose and gain a service; the name of one is read by its owner alone', async () => {
  const customer = await api.newCustomer()
  const { projectId: from } = customer
  const to = await newProject(customer)
  const id = await tools.newVolume(customer, { volumeSize: 50 })
  const colleague = await insertPerson(api.db, { customerId: customer.customerId })
  const give = async (userId: number, name: string, projects: readonly number[], over: object = {}) => {
    const token = await api.db
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        customer_id: customer.customerId,
        name,
        token_hash: hashToken(newToken()),
        last_chars: 'abcd',
        read_only: true,
        all_projects: projects.length === 0,
        expires_at: new Date(Date.now() + 3_600_000),
        ...over,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const project of projects)
      await api.db.insertInto('api_token_projects').values({ api_token_id: token.id, project_id: project }).execute()
    return token.id
  }
  const losing = await give(customer.userId, 'ci', [from])
  const gaining = await give(colleague.userId, 'backup', [to])
  await give(customer.userId, 'both', [from, to])
  await give(customer.userId, 'all', [])
  await give(customer.userId, 'revoked', [from], { revoked_at: new Date() })
  await give(customer.userId, 'over', [from], { expires_at: new Date(Date.now() - 1000) })
  const { tokens, isPossible } = (await rehearse(customer, from, [volume(id)], to)).body
  expect(isPossible).toBe(true)
  expect(tokens).toMatchObject([
    { id: losing, name: 'ci', willSee: false },
    { id: gaining, name: null, willSee: true },
  ])
})
