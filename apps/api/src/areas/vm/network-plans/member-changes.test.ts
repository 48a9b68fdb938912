import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firewallProtocol, serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { ecPair } from '../load-balancers/certificates.fixture.ts'
import {
  act,
  balancerPath,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
} from '../load-balancers/load-balancers.fixture.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'
import { membersOf, newMemberGround, plansFor, type MemberGround } from './member-changes.fixture.ts'
import { loseOwnAddress, whatIsThere } from './network-plans.fixture.ts'

/** Servers that come behind a load balancer that is there, and go from behind it, with a plan. */

const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false, compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const problemsOf = async ({ read }: Pick<MemberGround, 'read'>) =>
  (await read()).changes.map(({ problem }) => plain(problem))

const snat = { key: 'out', kind: 'snat', snatEnabled: true } as const

/** The engine refuses what stands last in the plan. */
const failAtTheEnd = () => faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 10 })

const detail = ({ place, id }: MemberGround) => readBalancer(api, place, id)

const edit = async (ground: MemberGround, listeners?: object[]) => {
  const { name, vmLbAlgorithmId } = await detail(ground)
  const body = { name, vmLbAlgorithmId, vmLbListeners: listeners ?? [webListener(ground.place)] }
  const path = `${balancerPath(ground.place)}/edit/${ground.id}`
  return api.send<{ operationId: number; type?: string; errorMessage?: string }>(ground.customer, 'PUT', path, body)
}

describe('members of a load balancer in a plan', () => {
  it('are named, drawn, told where they open a server, and there once the plan is applied', async () => {
    const ground = await newMemberGround(api)
    const { id, first, second, add, remove } = ground
    await loseOwnAddress(api, second)
    const [one, two] = [await api.nameOfServer(ground.customer, first), await api.nameOfServer(ground.customer, second)]
    const rows = await whatIsThere(api)
    await ground.plan([add(second), remove(first)])
    const view = await ground.read()
    expect(view.changes.map(({ sentence, problem }) => [plain(sentence), problem])).toEqual([
      [`گذاشتن سرور «${two}» پشت شنونده HTTP 80 لودبالانسر «web balancer»`, null],
      [`برداشتن سرور «${one}» از پشت شنونده HTTP 80 لودبالانسر «web balancer»`, null],
    ])
    const ways = (picture: typeof view.after) =>
      Object.fromEntries(picture!.links.filter(({ kind }) => kind === 'member').map(({ toId, label }) => [toId, label]))
    expect(ways(view.before)).toEqual({ [`server-${first}`]: '8080, 8081' })
    expect(ways(view.after)).toEqual({ [`server-${first}`]: '8081', [`server-${second}`]: '8080' })
    expect(view.exposure.opens).toMatchObject([{ nodeId: `server-${second}`, ports: 'TCP 8080', reach: 'everyone' }])
    expect(view).toMatchObject({ hasProblem: false, obstacle: null, price: { after: { payable: 0 } } })

    const question = `ToVmHostId=${second}&FirewallProtocolId=${firewallProtocol.id.tcp}&Port=8080`
    const reach = async (path: string) => (await api.get<ReachAnswer>(ground.customer, `${path}?${question}`)).body
    expect((await reach(`${ground.path}/reach`)).isReachable).toBe(true)
    expect((await reach(`/vm/${ground.customer.projectId}/topology/reach`)).isReachable).toBe(false)
    const { network_plans: _plans, ...others } = await whatIsThere(api)
    expect({ ...others, network_plans: rows['network_plans'] }).toEqual(rows)

    const { revision } = await detail(ground)
    expect(await ground.run([add(second), remove(first)])).toBe('done')
    expect(await ground.onEngine()).toEqual({ 80: [second], 81: [first] })
    const after = await detail(ground)
    expect(after.statusId).toBe(serviceStatus.id.active)
    expect(after.listeners.map(({ poolMembers }) => poolMembers.map(({ vmHostId }) => vmHostId))).toEqual([
      [second],
      [first],
    ])
    expect([after.revision, await revisionsOf(id)]).toEqual([revision! + 2, [revision! + 2]])
    expect(await ground.read()).toMatchObject({ version: 0 })
    expect((await edit(ground)).status).toBe(200)
  })

  it('several of one balancer come one after the other, with their weight, and go all the way back', async () => {
    const ground = await newMemberGround(api)
    const { second, third, add, remove, first } = ground
    const changes = [
      add(second),
      add(third, { weight: 5 }),
      add(second, { key: 'again', sourcePort: 81 }),
      remove(first),
    ]
    const [rows, engine] = [await whatIsThere(api), await ground.onEngine()]
    failAtTheEnd()
    expect(await ground.run([...changes, snat])).toBe('failed')
    faults.clear()
    const { network_plans: _plans, ...others } = await whatIsThere(api)
    expect({ ...others, network_plans: rows['network_plans'] }).toEqual(rows)
    expect(await ground.onEngine()).toEqual(engine)
    expect(await ground.run([...changes, snat])).toBe('done')
    expect(await ground.onEngine()).toEqual({ 80: [second, third], 81: [first, second] })
    const { listeners } = await detail(ground)
    expect(listeners[0]!.poolMembers.map(({ vmHostId, weight }) => [vmHostId, weight])).toEqual(
      expect.arrayContaining([
        [second, 1],
        [third, 5],
      ]),
    )
  })

  it('are judged as an edit judges them, each where those before it leave the balancer', async () => {
    const ground = await newMemberGround(api)
    const { first, second, third, place, add, remove } = ground
    const stranger = await newMemberGround(api)
    const away = await api.newServer(ground.customer)
    await ground.plan([
      remove(first),
      add(second),
      add(second, { key: 'twice' }),
      add(first, { key: 'there' }),
      remove(third),
      add(third, { sourcePort: 99 }),
      add(away),
      add(stranger.first),
      add(third, { key: 'theirs', loadBalancerId: stranger.id }),
      { ...remove(first), key: 'now' },
    ])
    expect(await problemsOf(ground)).toEqual([
      'جز این، سروری پشت این شنونده نیست؛ نخست سرور دیگری پشت آن بگذارید.',
      undefined,
      expect.stringContaining('پیش‌تر در این طرح'),
      expect.stringContaining('پیش‌تر در این طرح'),
      'این سرور پشت این شنونده نیست.',
      'لودبالانسر دیگر این شنونده را ندارد.',
      expect.stringContaining('به شبکه این لودبالانسر متصل نیست'),
      expect.stringContaining('به شبکه این لودبالانسر متصل نیست'),
      expect.any(String),
      expect.stringContaining('پیش‌تر در این طرح'),
    ])
    const { sentence } = (await ground.read()).changes[8]!
    expect(sentence).toContain('ناپیدا')

    // A balancer of the project that stands in another cloud is changed in the plan of that one.
    const other = await newVpc(api, ground.customer, { plan: 1 })
    const elsewhere = plansFor(api, { ...place, vpc: other })
    await elsewhere.plan([add(second)])
    expect(await problemsOf(elsewhere)).toEqual([
      'لودبالانسر «web balancer» در این ابر نیست. تغییر آن را در طرح ابر خودش بنویسید.',
    ])
  })

  it('keep the certificates of their listener', async () => {
    const place = await newPlace(api)
    const { https } = vmLbProtocol.id
    const listener = { vmLbProtocolTypeId: https, sourcePort: 443, vmLbPools: [place.servers[0]!] }
    const { id } = await newBalancer(api, place, {
      vmLbListeners: [
        webListener(place, { ...listener, ...ecPair(['a.example']), nameCertificates: [ecPair(['b.example'])] }),
      ],
    })
    const before = (await readBalancer(api, place, id)).listeners[0]!.certificates
    const change = membersOf(id).add(place.servers[1]!, { vmLbProtocolTypeId: https, sourcePort: 443 })
    expect(await plansFor(api, place).run([change])).toBe('done')
    const [after] = (await readBalancer(api, place, id)).listeners
    expect(after!.poolMembers).toHaveLength(2)
    expect(after!.certificates).toEqual(before)
    expect(before).toHaveLength(2)
  })

  it('of a balancer that has changed since are refused by its name, until they are planned anew', async () => {
    const ground = await newMemberGround(api)
    const { second, third, add } = ground
    const { revision } = await detail(ground)
    await ground.plan([add(second, { revision }), add(third, { revision })])
    expect(await problemsOf(ground)).toEqual([undefined, undefined])
    await act(api, ground.customer, 'PUT', `${balancerPath(ground.place)}/edit/${ground.id}`, {
      name: 'renamed',
      vmLbAlgorithmId: (await detail(ground)).vmLbAlgorithmId,
      vmLbListeners: [webListener(ground.place, { vmLbPools: [ground.first] })],
    })
    const problem = expect.stringContaining('لودبالانسر «renamed» پس از نوشتن این تغییر عوض شده است')
    expect(await problemsOf(ground)).toEqual([problem, problem])
    const { version } = await ground.read()
    expect(await ground.start(version)).toMatchObject({ status: 409, body: { type: 'plan_refused' } })
    const seen = (await detail(ground)).revision
    expect(await ground.run([add(second, { revision: seen }), add(third, { revision: seen })])).toBe('done')
  })

  it('are for whoever may change the balancer', async () => {
    const ground = await newMemberGround(api)
    const body = { version: 0, changes: [ground.add(ground.second)] }
    const reader = await api.newColleague(ground.customer, 'reporter')
    expect((await api.send(reader, 'PUT', `${ground.path}/set`, body)).status).toBe(403)
    const stranger = await api.newCustomer()
    expect((await api.send(stranger, 'PUT', `${ground.path}/set`, body)).status).toBe(404)
    const operator = await api.newColleague(ground.customer, 'maintainer')
    const set = await api.send<{ version: number }>(operator, 'PUT', `${ground.path}/set`, body)
    const { version } = set.body
    expect(await api.send(operator, 'POST', `${ground.path}/apply`, { version })).toMatchObject({ status: 200 })
  })
})

const revisionsOf = async (id: number) => {
  const rows = await api.db
    .selectFrom('vm_lb_listeners')
    .where('load_balancer_id', '=', id)
    .select('revision')
    .distinct()
    .execute()
  return rows.map(({ revision }) => revision)
}

describe('the balancers that a plan changes', () => {
  const updates = () => {
    const going = Promise.withResolvers<void>()
    faults.inject({ method: 'updateBalancer', kind: 'slow', until: going.promise, count: 1 })
    return going
  }

  it('are held until it ends, and so are the servers that are to come', async () => {
    const ground = await newMemberGround(api)
    const { id, customer, place, first, second, add, remove } = ground
    const [rows, engine] = [await whatIsThere(api), await ground.onEngine()]
    const version = await ground.plan([add(second), remove(first), snat])
    const going = updates()
    const { operationId } = (await ground.start(version)).body
    await ground.untilIs(operationId, 'running')

    const refused = { status: 409, body: { type: 'operation_running' } }
    expect(await edit(ground)).toMatchObject(refused)
    for (const [method, path] of [
      ['PUT', 'rebuild'],
      ['DELETE', 'delete'],
    ] as const)
      expect(await api.send(customer, method, `${balancerPath(place)}/${path}/${id}`)).toMatchObject({ status: 409 })
    // What is under way counts for connections, too.
    const nodes = await api.get<{ id: number; vmHostId: number }[]>(
      customer,
      `/vm/${customer.projectId}/network/node/list`,
    )
    for (const server of [first, second]) {
      const node = nodes.body.find(({ vmHostId }) => vmHostId === server)!
      const path = `/vm/${customer.projectId}/network/node/detach/${node.id}`
      expect(await api.send(customer, 'PUT', path)).toMatchObject({ status: 400, body: { type: 'node_led_to' } })
    }
    const list = `/portal/operation/list?ProjectId=${customer.projectId}&ServiceType=LoadBalancer&ServiceId=${id}`
    expect((await api.get<{ id: number }[]>(customer, list)).body[0]!.id).toBe(operationId)

    expect(await api.send(customer, 'PUT', `/portal/operation/cancel/${operationId}`)).toMatchObject({ status: 200 })
    going.resolve()
    await ground.untilIs(operationId, 'cancelled')
    const { network_plans: _plans, ...others } = await whatIsThere(api)
    expect({ ...others, network_plans: rows['network_plans'] }).toEqual(rows)
    expect(await ground.onEngine()).toEqual(engine)
    expect((await edit(ground)).status).toBe(200)
  })

  it('that are busy keep the plan back, by their name', async () => {
    const ground = await newMemberGround(api)
    const version = await ground.plan([ground.add(ground.third)])
    const going = updates()
    const editing = await edit(ground, [webListener(ground.place, { vmLbPools: [ground.first] })])
    expect(editing.status).toBe(200)
    const told = expect.stringContaining('روی لودبالانسر «web balancer» در حال انجام است')
    expect(await problemsOf(ground)).toEqual([told])
    expect(await ground.start(version)).toMatchObject({ status: 409, body: { type: 'plan_balancer_busy' } })
    going.resolve()
    await api.untilDone(editing.body.operationId)
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: null })
    expect((await ground.start(version)).status).toBe(200)
  })

  it('that the engine could not bring back count as they were, and the next change brings them there', async () => {
    const ground = await newMemberGround(api)
    const { first, second, third, add, place } = ground
    const version = await ground.plan([add(second), snat])
    failAtTheEnd()
    const going = updates()
    const { operationId } = (await ground.start(version)).body
    await ground.untilIs(operationId, 'running')
    faults.inject({ method: 'updateBalancer', kind: 'error', code: 'refused', count: 100 })
    going.resolve()
    await ground.untilIs(operationId, 'failed')
    faults.clear()
    expect(await ground.onEngine()).toEqual({ 80: [first, second], 81: [first] })
    const { statusId, revision } = await detail(ground)
    expect([statusId, await revisionsOf(ground.id)]).toEqual([serviceStatus.id.active, [revision]])
    const { body } = await edit(ground, [webListener(place, { vmLbPools: [third] })])
    await api.untilDone(body.operationId)
    expect(await ground.onEngine()).toEqual({ 80: [third] })
  })

  it('keep a change that failed before, to be tried again where the plan fails, and not where it is done', async () => {
    const ground = await newMemberGround(api)
    const { first, second, third, add, place } = ground
    faults.inject({ method: 'updateBalancer', kind: 'error', code: 'refused', count: 10 })
    const failed = await edit(ground, [webListener(place, { vmLbPools: [first, third] })])
    await ground.untilIs(failed.body.operationId, 'failed')
    faults.clear()
    failAtTheEnd()
    expect(await ground.run([add(second), snat])).toBe('failed')
    faults.clear()
    const retry = () => api.send(ground.customer, 'PUT', `/portal/operation/retry/${failed.body.operationId}`)
    expect(await ground.run([add(second)])).toBe('done')
    expect(await retry()).toMatchObject({ status: 404 })
    expect(await ground.onEngine()).toEqual({ 80: [first, second], 81: [first] })
  })

  it('are what the plan says at its end, though servers go from the project meanwhile', async () => {
    const ground = await newMemberGround(api)
    const { customer, first, second, third, add } = ground
    const version = await ground.plan([add(second), add(third), snat])
    const going = Promise.withResolvers<void>()
    faults.inject({ method: 'setSnat', kind: 'slow', until: going.promise, count: 1 })
    const { operationId } = (await ground.start(version)).body
    await expect
      .poll(ground.onEngine, { timeout: 10_000, interval: 5 })
      .toEqual({ 80: [first, second, third], 81: [first] })
    // One that counts, and one that is to: the first takes the engine back to what counts without it.
    for (const server of [second, first])
      await act(api, customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${server}?Now=true`)
    expect((await ground.onEngine())[80]).not.toContain(third)
    going.resolve()
    await ground.untilIs(operationId, 'done')
    expect(await ground.onEngine()).toEqual({ 80: [third], 81: [] })
  })
})
