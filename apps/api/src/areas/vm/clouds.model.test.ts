import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { seededRandom } from '../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { addressTag, serverTag } from '../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import { portsPerForward } from '@sarv/contract/limits'
import { balancerTag } from '../../ports/compute/balancers.engine.ts'
import { forwardTag, routerAddressTag, routerTag } from '../../ports/compute/routers.engine.ts'
import { getLimitUsage } from '../../services/limits.service.ts'
import { startTestApi, type TestApi } from '../../testing/api.ts'
import { giveMoney } from '../../testing/money.ts'
import { anyAct, nextDeletion } from './clouds.acts.fixture.ts'
import { inTrouble } from './clouds.trouble.fixture.ts'
import { listWays } from './clouds.ways.fixture.ts'
import { newModel, type Act, type ModelForward, type World } from './clouds.world.fixture.ts'
import { listVpcPlans } from './vpcs/vpcs.fixture.ts'

/*
 * Random acts on servers, addresses, networks, private clouds, forwards and balancers of a few projects, on an engine of
 * which every fifth call fails. Whatever has failed is tried again or given up; then engine, limits and usage are exactly what the model says, and
 * when everything was deleted nothing is left. `npm run test:clouds -- 10000` for a long run, with a
 * seed behind that for another one.
 */
const acts = Number(process.env['SARV_CLOUD_ACTS'] ?? 200)
const seed = Number(process.env['SARV_SEED'] ?? 20_261_118)
const worlds = 3
/** Acts between two looks at everything. */
const lookEvery = 15

const random = seededRandom(seed)
const { signal } = new AbortController()
let api: TestApi
/** The engine itself, past its troubles. */
let engine: ComputeEngine

beforeAll(async () => {
  api = await startTestApi({
    compute: (own, datacenterId) => {
      // The clock asks those of other datacenters too.
      if (datacenterId === 1) engine = own
      return inTrouble(own, random)
    },
  })
  api.compute(1)
})
afterAll(() => api.close())

const openWorld = async (): Promise<World> => {
  const customer = await api.newCustomer()
  await giveMoney(api.db, customer.customerId, 1_000_000_000_000)
  const plenty = { max_cpu: 999, max_memory_gb: 999, max_disk_gb: 99_999, max_ip: 999, max_vm: 999 }
  await api.db
    .insertInto('customer_limits')
    .values({ customer_id: customer.customerId, ...plenty, max_firewall_rule: 9999 })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ ...plenty, max_firewall_rule: 9999 }))
    .execute()
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
  let count = 0
  return {
    api,
    customer,
    model: newModel(),
    choose: (items) => {
      const all = [...items]
      return all[Math.floor(random() * all.length)]
    },
    plans: await listVpcPlans(api, customer),
    imageId: image.id,
    next: () => (count += 1),
  }
}

const hasSucceeded = async (operationId: number): Promise<boolean> => {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const { status, ended_at } = await api.db
      .selectFrom('operations')
      .where('id', '=', operationId)
      .select(['status', 'ended_at'])
      .executeTakeFirstOrThrow()
    if (ended_at) return status === 'done'
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`operation ${operationId} did not end`)
}

/** Until it is done or given up. Answers how many acts that took. */
const perform = async (world: World, act: Act): Promise<number> => {
  const { status, body } = await act.send()
  expect([act.name, body.type]).toEqual([act.name, act.refusal])
  if (act.refusal) return 1
  expect(status).toBe(200)
  // What is a matter of rows alone is done at once.
  if (body.operationId === null) {
    await act.apply(body)
    return 1
  }
  let operationId = body.operationId!
  for (let tries = 1; ; tries += 1) {
    if (await hasSucceeded(operationId)) {
      await act.apply(body)
      return tries
    }
    if (act.isAskedAnew) return tries + (await perform(world, act))
    const way = act.giveUp && random() < 0.5 ? act.giveUp(body) : undefined
    if (way) return tries + (await perform(world, way))
    const retried = await api.send<Started>(world.customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect([act.name, retried.status]).toEqual([act.name, 200])
    operationId = retried.body.operationId ?? operationId
  }
}

const sorted = (values: Iterable<string>) => [...values].toSorted()

const ofProject = (projectId: number, tags: readonly { tag: string }[]) =>
  sorted(tags.map(({ tag }) => tag).filter((tag) => tag.split('-')[1] === String(projectId)))

/** A line for each port of a forward. */
const forwardLines = (
  projectId: number,
  [nat, { ip, protocol, port, count, network, node, toPort }]: readonly [number, ModelForward],
  placeOf: ReadonlyMap<string, string>,
) =>
  Array.from({ length: count }, (_, place) =>
    [
      forwardTag(projectId, nat * portsPerForward + place),
      routerAddressTag(projectId, ip),
      protocol,
      port + place,
      networkTag(projectId, network),
      placeOf.get(portTag(projectId, node)),
      toPort + place,
    ].join(' '),
  )

/** Every way has its row, which says whether it is open. */
const expectWays = async (world: World) => {
  for (const id of world.model.clouds.keys()) {
    const rows = (await listWays(world, id)).filter(({ statusId }) => statusId !== vpcAccessStatus.id.refused)
    const ways = [...world.model.ways].filter(([, { cloud }]) => cloud === id)
    expect(sorted(rows.map((row) => `${row.id} ${row.statusId}`))).toEqual(
      sorted(ways.map(([way, { isOpen }]) => `${way} ${vpcAccessStatus.id[isOpen ? 'granted' : 'asked']}`)),
    )
  }
}

/** On the engine stands what the model has, and nothing else of the project. */
const expectOnEngine = async ({ customer: { projectId }, model }: World) => {
  const { servers } = await engine.listServers({ limit: 10_000 }, signal)
  expect(ofProject(projectId, servers)).toEqual(sorted([...model.servers.keys()].map((id) => serverTag(projectId, id))))
  expect(ofProject(projectId, await engine.listNetworks(signal))).toEqual(
    sorted([...model.networks.keys()].map((id) => networkTag(projectId, id))),
  )
  expect(ofProject(projectId, await engine.listRouters(signal))).toEqual(
    sorted([...model.clouds.keys()].map((id) => routerTag(projectId, id))),
  )
  const placeOf = new Map<string, string>()
  for (const [id, { hasIpv4, nodes, ips }] of model.servers) {
    const tag = serverTag(projectId, id)
    expect((await engine.getServer(tag, signal))?.ipv4 !== null).toBe(hasIpv4)
    const ports = await engine.listPorts({ serverTag: tag }, signal)
    expect(sorted(ports.map((port) => `${port.networkTag} ${port.tag}`))).toEqual(
      sorted([...nodes].map(([network, node]) => `${networkTag(projectId, network)} ${portTag(projectId, node)}`)),
    )
    for (const port of ports) placeOf.set(port.tag, port.address)
    const addresses = await engine.listAddresses(tag, signal)
    expect(sorted(addresses.map((address) => address.tag))).toEqual(
      sorted([...ips].map((ip) => addressTag(projectId, ip))),
    )
  }
  for (const id of model.clouds.keys()) {
    const router = await engine.getRouter(routerTag(projectId, id), signal)
    const networks = [...model.networks].filter(([, cloud]) => cloud === id)
    expect(router?.networkTags.toSorted()).toEqual(sorted(networks.map(([network]) => networkTag(projectId, network))))
    expect(router?.hasSnat).toBe(model.letOut.has(id))
    const way = model.letOut.get(id) ?? null
    expect(router?.snatTag).toBe(way === null ? undefined : routerAddressTag(projectId, way))
    const reached = [...model.ways.values()].filter(({ cloud, isOpen }) => cloud === id && isOpen)
    expect((router?.reaches ?? []).toSorted()).toEqual(
      sorted(reached.map(({ network }) => networkTag(projectId, network))),
    )
    const addresses = [...model.addresses].filter(([, { cloud }]) => cloud === id)
    const balancerAt = (ip: number) => [...model.balancers].find(([, balancer]) => balancer.ip === ip)?.[0]
    const holderOf = (ip: number, node: number | null) => {
      const balancer = balancerAt(ip)
      if (balancer !== undefined) return balancerTag(projectId, balancer)
      return node === null ? 'nobody' : portTag(projectId, node)
    }
    expect(
      sorted(router!.addresses.map((one) => `${one.tag} to ${(one.port ?? one.balancer)?.tag ?? 'nobody'}`)),
    ).toEqual(sorted(addresses.map(([ip, { node }]) => `${routerAddressTag(projectId, ip)} to ${holderOf(ip, node)}`)))
    const forwards = [...model.forwards].filter(([, { cloud }]) => cloud === id)
    expect(
      sorted(
        router!.forwards.map((one) =>
          [one.tag, one.addressTag, one.protocol, one.port, one.networkTag, one.toAddress, one.toPort].join(' '),
        ),
      ),
    ).toEqual(sorted(forwards.flatMap((forward) => forwardLines(projectId, forward, placeOf))))
  }
  const balancers = await engine.listBalancers(signal)
  expect(ofProject(projectId, balancers)).toEqual(
    sorted([...model.balancers.keys()].map((id) => balancerTag(projectId, id))),
  )
  for (const [id, { servers: behind }] of model.balancers) {
    const balancer = await engine.getBalancer(balancerTag(projectId, id), signal)
    expect(sorted(balancer!.listeners.flatMap(({ members }) => members.map((member) => member.serverTag)))).toEqual(
      sorted([...behind].map((server) => serverTag(projectId, server))),
    )
  }
}

const openUsage = async (projectId: number, type: string) => {
  const rows = await api.db
    .selectFrom('usage_intervals')
    .where('project_id', '=', projectId)
    .where('service_type', '=', type)
    .where('to_at', 'is', null)
    .select('service_id')
    .distinct()
    .execute()
  return sorted(rows.map(({ service_id }) => String(service_id)))
}

/** Held and paid is what is there. */
const expectHeldAndPaid = async ({ customer: { customerId, projectId }, model }: World) => {
  const servers = [...model.servers.values()]
  const extra = servers.flatMap(({ ips }) => [...ips])
  const addresses = servers.filter(({ hasIpv4 }) => hasIpv4).length + extra.length
  const inPlans = [...model.clouds.values()].reduce((sum, { ipv4 }) => sum + ipv4, 0)
  const { vm, ip, cpu, diskGb } = await getLimitUsage(api.db, customerId)
  expect([vm.current, ip.current, cpu.current, diskGb.current]).toEqual([
    servers.length,
    addresses + inPlans,
    servers.length,
    25 * servers.length,
  ])
  expect(await openUsage(projectId, 'Vm')).toEqual(sorted([...model.servers.keys()].map(String)))
  expect(await openUsage(projectId, 'VmIp')).toEqual(sorted(extra.map(String)))
  expect(await openUsage(projectId, 'Vpc')).toEqual(sorted([...model.clouds.keys()].map(String)))
  expect(await openUsage(projectId, 'LoadBalancer')).toEqual(sorted([...model.balancers.keys()].map(String)))
}

/** A long run outlasts the minutes for which somebody has shown who they are. */
const proveAgain = async ({ customer: { userId } }: World) => {
  await api.db.updateTable('sessions').set({ proven_at: new Date() }).where('user_id', '=', userId).execute()
}

const play = async (world: World, count: number) => {
  for (let done = 0, looked = 0; done < count;) {
    done += await perform(world, anyAct(world))
    if (done - looked < lookEvery && done < count) continue
    looked = done
    await proveAgain(world)
    await expectOnEngine(world)
    await expectWays(world)
    await expectHeldAndPaid(world)
  }
}

it(
  `leaves nothing behind after ${acts} random acts, when every fifth call of the engine fails (seed ${seed})`,
  async () => {
    const all = await Promise.all(Array.from({ length: worlds }, openWorld))
    await Promise.all(all.map((world) => play(world, Math.ceil(acts / worlds))))
    for (const world of all) {
      await proveAgain(world)
      for (let act = nextDeletion(world); act; act = nextDeletion(world)) await perform(world, act)
      await expectOnEngine(world)
      await expectHeldAndPaid(world)
    }
    expect(await engine.capacity(signal)).toMatchObject({
      vcpus: { used: 0 },
      memoryGb: { used: 0 },
      diskGb: { used: 0 },
      ipv4: { used: 0 },
    })
  },
  Math.max(90_000, acts * 400),
)
