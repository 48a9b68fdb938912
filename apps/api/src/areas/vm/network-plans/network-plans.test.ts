import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkNodeStatus, serviceStatus, vmKeyStatus, vmLbProtocol } from '@sarv/contract/enums'
import type { LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { NetworkPlan } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { VmNetworkListItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { VpcDetail } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { deleteExpired } from '../../../operations/cleanup.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { vmArea } from '../vm.area.ts'
import { everyKind, loseOwnAddress, newPlanGround, wholeDatabase, type PlanGround } from './network-plans.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

const problems = ({ changes }: NetworkPlan) => changes.map(({ problem }) => plain(problem) ?? null)

describe('a plan', () => {
  it('is empty until something is planned', async () => {
    const { read } = await newPlanGround(api)
    expect(await read()).toMatchObject({ version: 0, changes: [], hasProblem: false, price: null, after: null })
  })

  it('is kept as it was set, in words, and never over what was not seen', async () => {
    const ground = await newPlanGround(api)
    const { addressAdd, forwardCreate } = everyKind(ground)
    const version = await ground.plan([{ key: 'out', kind: 'snat', snatEnabled: true }])
    const view = await ground.read()
    expect(view).toMatchObject({ version, isApplying: false, operationId: null, hasProblem: false, obstacle: null })
    expect(view.changes).toMatchObject([
      { change: { key: 'out', kind: 'snat', snatEnabled: true }, sentence: 'روشن کردن خروج به اینترنت با نشانی اصلی' },
    ])
    const set = (from: number) =>
      api.send(ground.customer, 'PUT', `${ground.path}/set`, { version: from, changes: [addressAdd, forwardCreate] })
    expect(await set(0)).toMatchObject({ status: 409, body: { type: 'plan_changed' } })
    expect(await set(version)).toMatchObject({ status: 200 })
    expect(await set(version)).toMatchObject({ status: 409, body: { type: 'plan_changed' } })
    expect((await ground.read()).changes.map(({ sentence }) => plain(sentence))).toEqual([
      'افزودن نشانی تازه',
      `هدایت پورت «ssh»: TCP 22 از نشانی تازه به ${ground.first.address}:22`,
    ])
  })

  it('that is thrown away leaves no trace, nor does looking at it', async () => {
    const ground = await newPlanGround(api)
    const before = await wholeDatabase(api)
    await ground.plan(Object.values(everyKind(ground)))
    const planned = await wholeDatabase(api)
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: null })
    await ground.read('?WholeProject=true')
    expect(await wholeDatabase(api)).toEqual(planned)
    expect({ ...planned, network_plans: [] }).toEqual({ ...before, network_plans: [] })
    expect(await api.send(ground.customer, 'DELETE', `${ground.path}/delete`)).toMatchObject({ status: 200 })
    expect(await wholeDatabase(api)).toEqual(before)
    expect(await api.send(ground.customer, 'DELETE', `${ground.path}/delete`)).toMatchObject({ status: 200 })
    expect(await ground.read()).toMatchObject({ version: 0 })
  })

  it('is thrown away only as it was seen', async () => {
    const ground = await newPlanGround(api)
    const { snat, addressAdd } = everyKind(ground)
    await ground.plan([snat])
    const seen = (await ground.read()).version
    const drop = (version: number) => api.send(ground.customer, 'DELETE', `${ground.path}/delete?Version=${version}`)
    const body = { version: seen, changes: [snat, addressAdd] }
    expect(await api.send(ground.customer, 'PUT', `${ground.path}/set`, body)).toMatchObject({ status: 200 })
    expect(await drop(seen)).toMatchObject({ status: 409, body: { type: 'plan_changed' } })
    const { version, changes } = await ground.read()
    expect(changes).toHaveLength(2)
    expect(await drop(version)).toMatchObject({ status: 200 })
    // Somebody else was first, and wanted the same.
    expect(await drop(version)).toMatchObject({ status: 200 })
  })

  it('has a key of its own for each change, and at most twenty', async () => {
    const { customer, path } = await newPlanGround(api)
    const set = (changes: object[]) => api.send(customer, 'PUT', `${path}/set`, { version: 0, changes })
    const add = (key: string) => ({ key, kind: 'addressAdd' })
    expect(await set([add('a'), add('a')])).toMatchObject({ status: 422 })
    expect(await set(Array.from({ length: 21 }, (_, place) => add(`a${place}`)))).toMatchObject({ status: 422 })
    expect(await set([])).toMatchObject({ status: 422 })
    expect(await set([{ key: 'a', kind: 'addressDelete' }])).toMatchObject({ status: 422 })
  })

  it('keeps no private key: HTTPS is made by itself', async () => {
    const ground = await newPlanGround(api)
    const { balancerCreate } = everyKind(ground)
    const https = {
      ...balancerCreate.vmLbListeners[0],
      vmLbProtocolTypeId: vmLbProtocol.id.https,
      certificate: 'x',
      privateKey: 'secret',
    }
    const answer = await api.send(ground.customer, 'PUT', `${ground.path}/set`, {
      version: 0,
      changes: [{ ...balancerCreate, vmLbListeners: [https] }],
    })
    expect(answer).toMatchObject({ status: 422 })
  })
})

describe('what would come of a plan', () => {
  it('names each problem at the change that has it, and goes on with the others', async () => {
    const ground = await newPlanGround(api)
    const { forwardCreate, addressAdd } = everyKind(ground)
    await ground.plan([
      { ...forwardCreate, key: 'taken', address: { id: ground.ipId }, port: 8080 },
      // The plan of the cloud has no room for it, and so there is nothing to lead from.
      addressAdd,
      forwardCreate,
      { key: 'out', kind: 'snat', snatEnabled: true },
      { key: 'off', kind: 'snat', snatEnabled: false },
    ])
    const view = await ground.read()
    const address = (await ground.gateway.ips()).find(({ id }) => id === ground.ipId)!.ipAddress
    expect(problems(view)).toEqual([
      `پورت 8080 نشانی ${address} را هدایت پورت «web» گرفته است.`,
      expect.stringContaining('پلن بزرگ‌تری'),
      'به تغییری تکیه دارد که خودش شدنی نیست.',
      null,
      expect.stringContaining('پیش‌تر در این طرح تغییر کرده است'),
    ])
    expect(view).toMatchObject({ hasProblem: true, obstacle: null })
    expect(view.after!.nodes.find(({ kind }) => kind === 'router')).toMatchObject({ detail: 'SNAT' })
  })

  it('is priced as the single acts are, with the limits and the money that it takes', async () => {
    const ground = await newPlanGround(api)
    const { planChange, balancerCreate } = everyKind(ground)
    const quoted = async (method: 'PUT' | 'POST', url: string, body: object) =>
      (
        await api.send<{ payable: number; hold: { rials: number } }>(ground.customer, method, url, body, {
          'x-dry-run': 'true',
        })
      ).body
    const { key: _, kind: __, ...order } = balancerCreate
    const { customer } = ground
    const bigger = await quoted('PUT', `/vm/${customer.projectId}/vpc/edit/${ground.gateway.id}`, {
      productBundleId: planChange.productBundleId,
    })
    const balancer = await quoted('POST', `/vm/${customer.projectId}/load-balancer/host/create`, order)
    const cloud = (await api.get<VpcDetail>(customer, `/vm/${customer.projectId}/vpc/get/${ground.gateway.id}`)).body
    await ground.plan([balancerCreate, planChange])
    const { price, changes } = await ground.read()
    // More room comes first.
    expect(changes.map(({ change }) => change.kind)).toEqual(['planChange', 'balancerCreate'])
    expect(price!.before.subtotal).toBe(cloud.monthlyPrice)
    expect(price!.after).toMatchObject({
      payable: bigger.payable + balancer.payable,
      hold: { rials: bigger.hold.rials + balancer.hold.rials, missing: 0 },
      limits: [{ wanted: expect.any(Number) }],
    })
  })

  it('without the money for it says so, and is not applied', async () => {
    const ground = await newPlanGround(api)
    await api.db
      .updateTable('customer_balances')
      .set({ wallet: 0, gift: 0 })
      .where('customer_id', '=', ground.customer.customerId)
      .execute()
    const version = await ground.plan([everyKind(ground).balancerCreate])
    const view = await ground.read()
    expect(view).toMatchObject({ hasProblem: false, obstacle: expect.stringContaining('ریال') })
    expect(view.price!.after.hold!.missing).toBe(view.price!.after.hold!.rials)
    const before = await wholeDatabase(api)
    expect(await ground.apply(version)).toMatchObject({ body: { type: 'money_missing' } })
    expect(await wholeDatabase(api)).toEqual(before)
  })

  it('says what would be open to the internet, and what would no longer be', async () => {
    const ground = await newPlanGround(api)
    const { forwardCreate, planChange, addressAdd } = everyKind(ground)
    await loseOwnAddress(api, ground.first.serverId)
    await ground.plan([planChange, addressAdd, forwardCreate])
    const view = await ground.read()
    expect(view.exposure).toMatchObject({
      opens: [{ nodeId: `server-${ground.first.serverId}`, ports: 'TCP 22', reach: 'everyone' }],
      closes: [],
    })
    expect(plain(view.exposure.opens[0]!.sentence)).toMatch(/^TCP 22 سرور «.*» به روی همه اینترنت باز می‌شود\.$/)
    await ground.apply(view.version)
    const ssh = (await ground.gateway.nats()).find(({ name }) => name === 'ssh')
    await ground.plan([{ key: 'shut', kind: 'forwardDelete', vpcNatId: ssh!.id }])
    expect((await ground.read()).exposure).toMatchObject({
      opens: [],
      closes: [{ nodeId: `server-${ground.first.serverId}`, ports: 'TCP 22' }],
    })
  })

  it('is drawn with ids by the keys of changes, the same each time', async () => {
    const ground = await newPlanGround(api)
    await ground.plan(Object.values(everyKind(ground)))
    const [one, two] = [await ground.read(), await ground.read()]
    expect(two.after).toEqual(one.after)
    const nodes = new Map(one.after!.nodes.map((node) => [node.id, node]))
    expect(nodes.get('network-net')).toMatchObject({ name: 'planned-net', itemId: null })
    expect(nodes.get('address-ip1')).toMatchObject({ name: 'نشانی تازه ۱', itemId: null })
    expect(nodes.get('balancer-lb')).toMatchObject({ itemId: null, members: { count: 2 } })
    expect(nodes.has(`network-${ground.emptyNetworkId}`)).toBe(false)
    expect(nodes.has(`network-${ground.freeNetworkId}`)).toBe(true)
    expect(one.after!.links.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'gateway-net',
        'entry-ip1',
        'forward-ssh',
        'one-to-one-ip2',
        `member-lb-${ground.first.serverId}`,
        `forward-${ground.webId}`,
      ]),
    )
    expect(one.before!.nodes.some(({ id }) => id === 'network-net')).toBe(false)
    const whole = (await ground.read('?WholeProject=true')).after!
    expect(whole.nodes.some(({ id }) => id === `network-${ground.emptyNetworkId}`)).toBe(true)
  })
})

describe('applying a plan', () => {
  const stand = async ({ gateway, customer }: PlanGround) => ({
    router: (await gateway.onEngine())!,
    ips: await gateway.ips(),
    nats: await gateway.nats(),
    networks: (await api.get<VmNetworkListItem[]>(customer, `${gateway.path}/interface/list`)).body,
    balancers: (await api.get<LoadBalancerListItem[]>(customer, `/vm/${customer.projectId}/load-balancer/host/list`))
      .body,
  })

  it('does all of it in one operation, each change a step with its words', async () => {
    const ground = await newPlanGround(api)
    const version = await ground.plan(Object.values(everyKind(ground)))
    const { changes, price } = await ground.read()
    const { status, body } = await ground.apply(version, { payable: price!.after.payable })
    expect(status).toBe(200)
    const steps = await api.db
      .selectFrom('operation_steps')
      .where('operation_id', '=', body.operationId!)
      .select(['label', 'status'])
      .orderBy('position')
      .execute()
    expect(steps).toEqual(changes.map(({ sentence }) => ({ label: sentence, status: 'done' })))

    const { router, ips, nats, networks, balancers } = await stand(ground)
    expect(router.hasSnat).toBe(true)
    expect(router.addresses.map(({ port }) => port !== null)).toEqual([false, false, true])
    expect(router.forwards.map(({ port, toPort }) => [port, toPort])).toEqual([
      [80, 8080],
      [22, 22],
    ])
    expect(router.networkTags).toHaveLength(3)
    expect(ips.every(({ statusId }) => statusId === networkNodeStatus.id.connected)).toBe(true)
    expect(new Set(nats.map(({ name }) => name))).toEqual(new Set(['ssh', 'web', 'خروج به اینترنت']))
    expect(nats.every(({ statusId }) => statusId === vmKeyStatus.id.active)).toBe(true)
    expect(networks.map(({ id }) => id)).not.toContain(ground.emptyNetworkId)
    expect(networks.every(({ statusId }) => statusId === vmKeyStatus.id.active)).toBe(true)
    expect(balancers).toMatchObject([{ name: 'planned-lb', statusId: serviceStatus.id.active }, { name: 'present-lb' }])
    expect(await ground.read()).toMatchObject({ version: 0, changes: [] })
  })

  it('is refused whole, naming the change, where the network is another by now', async () => {
    const ground = await newPlanGround(api)
    const { forwardEdit } = everyKind(ground)
    const version = await ground.plan([{ key: 'out', kind: 'snat', snatEnabled: true }, forwardEdit])
    expect(await ground.read()).toMatchObject({ hasProblem: false })
    await ground.gateway.done('DELETE', `nat/delete/${ground.webId}`)
    const before = await wholeDatabase(api)
    const answer = await ground.apply(version)
    expect(answer).toMatchObject({ status: 409, body: { type: 'plan_refused' } })
    expect(plain(answer.body.errorMessage)).toContain('تغییر هدایت پورت «web»')
    expect(await wholeDatabase(api)).toEqual(before)
  })

  it('asks for the version and the price that were seen', async () => {
    const ground = await newPlanGround(api)
    expect(await ground.apply(0)).toMatchObject({ status: 400, body: { type: 'plan_missing' } })
    const version = await ground.plan([everyKind(ground).planChange])
    expect(await ground.apply(version - 1)).toMatchObject({ status: 409, body: { type: 'plan_changed' } })
    expect(await ground.apply(version, { payable: 1 })).toMatchObject({
      status: 409,
      body: { type: 'plan_price_changed' },
    })
    expect(await ground.apply(version)).toMatchObject({ status: 200 })
  })

  it('judges the second of two plans by what the first has left', async () => {
    const ground = await newPlanGround(api)
    const colleague = await api.newColleague(ground.customer, 'owner')
    const path = `${ground.path}/set`
    const taken = { ...everyKind(ground).forwardCreate, address: { id: ground.ipId } }
    const own = await ground.plan([{ ...taken, name: 'mine' }])
    const other = await api.send<{ version: number }>(colleague, 'PUT', path, {
      version: 0,
      changes: [{ ...taken, name: 'theirs' }],
    })
    expect(other.status).toBe(200)
    expect(await ground.apply(own)).toMatchObject({ status: 200 })
    const seen = (await api.get<NetworkPlan>(colleague, `${ground.path}/get`)).body
    expect(plain(seen.changes[0]!.problem)).toContain('هدایت پورت «mine»')
    expect(await api.send(colleague, 'POST', `${ground.path}/apply`, { version: other.body.version })).toMatchObject({
      status: 409,
      body: { type: 'plan_refused' },
    })
  })
})

it('what was planned for a cloud goes when the cloud has gone', async () => {
  const ground = await newPlanGround(api)
  await ground.plan([{ key: 'out', kind: 'snat', snatEnabled: true }])
  const plans = () =>
    api.db.selectFrom('network_plans').where('vpc_host_id', '=', ground.gateway.id).select('version').execute()
  await deleteExpired(api.db, vmArea.expires)
  expect(await plans()).toHaveLength(1)
  await ground.gateway.done('DELETE', `/vm/${ground.customer.projectId}/load-balancer/host/delete/${ground.balancerId}`)
  await ground.gateway.done('DELETE', `/vm/${ground.customer.projectId}/vpc/delete/${ground.gateway.id}`)
  expect(await api.get(ground.customer, `${ground.path}/get`)).toMatchObject({ status: 404 })
  await deleteExpired(api.db, vmArea.expires)
  expect(await plans()).toEqual([])
})
