import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus, serviceStatus } from '@sarv/contract/enums'
import { createFaults, seededRandom, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { diskTag, serverTag } from '../../../ports/compute/hosts.engine.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

/** Many servers on an engine in trouble: whatever happens to each, engine and database must agree in the end. */
const seed = 20_261_115
const orders = 100
const perOrder = 10

const faults = createFaults<ComputeEngine>(seededRandom(seed))
const signal = new AbortController().signal
let api: TestApi
let servers: ServerTester
let customer: Customer
let networkId: number

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  servers = await createServerTester(api)
  customer = await api.newCustomer()
  const plenty = { max_cpu: 9999, max_memory_gb: 9999, max_disk_gb: 99_999, max_ip: 9999, max_vm: 9999 }
  await servers.limit(customer, { ...plenty, max_firewall_rule: 9999 })
  const { body } = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
    name: 'in-trouble',
    network: '10.7.0.0',
    prefix: 24,
  })
  await servers.settle(customer, body.id)
  networkId = body.id
})
afterAll(() => api.close())

const untilIdle = async () => {
  for (const deadline = Date.now() + 100_000; Date.now() < deadline;) {
    const open = await api.db.selectFrom('operations').where('ended_at', 'is', null).select('id').executeTakeFirst()
    if (!open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('an operation did not end')
}

const liveRows = async () => ({
  hosts: await api.db.selectFrom('vm_hosts').where('deleted_at', 'is', null).selectAll().orderBy('id').execute(),
  disks: await api.db
    .selectFrom('vm_host_disks')
    .where('deleted_at', 'is', null)
    .where('is_root', '=', false)
    .selectAll()
    .execute(),
  nodes: await api.db.selectFrom('vm_network_nodes').where('deleted_at', 'is', null).selectAll().execute(),
  ips: await api.db.selectFrom('vm_host_ips').where('deleted_at', 'is', null).selectAll().execute(),
  rules: await api.db.selectFrom('vm_firewall_rules').selectAll().execute(),
  paid: await api.db.selectFrom('usage_intervals').where('to_at', 'is', null).select('service_id').distinct().execute(),
})

type Rows = Awaited<ReturnType<typeof liveRows>>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const sorted = (values: readonly string[]) => values.toSorted()

const activeOf = ({ hosts }: Rows) => hosts.filter(({ status_id }) => status_id === serviceStatus.id.active)

/** Every server, address, disk and connection that one side knows, the other knows too. */
const expectAgreement = async (rows: Rows) => {
  const engine = api.compute(1)
  const active = activeOf(rows)
  const { servers: onEngine } = await engine.listServers({ limit: 1000 }, signal)
  expect(sorted(onEngine.map(({ tag }) => tag))).toEqual(
    sorted(active.map(({ project_id, id }) => serverTag(project_id, id))),
  )
  const byTag = new Map(onEngine.map((server) => [server.tag, server]))
  for (const { project_id, id, ipv4, ipv6 } of active) {
    expect(byTag.get(serverTag(project_id, id))).toMatchObject({ state: 'active', ipv4, ipv6 })
  }
  expect(sorted(onEngine.flatMap(({ disks }) => disks.map(({ tag }) => tag)))).toEqual(
    sorted(rows.disks.map(({ project_id, id }) => diskTag(project_id, id))),
  )
  const ports = await engine.listPorts({ networkTag: networkTag(customer.projectId, networkId) }, signal)
  expect(sorted(ports.map(({ address, mac }) => `${address} ${mac}`))).toEqual(
    sorted(rows.nodes.map(({ address, mac_address }) => `${address} ${mac_address}`)),
  )
  expect(rows.nodes.every(({ status_id }) => status_id === networkNodeStatus.id.connected)).toBe(true)
  expect(sorted(rows.ips.map(({ address }) => address!))).toEqual(
    sorted(onEngine.flatMap(({ ipv4, ipv6 }) => [ipv4, ipv6].filter((address) => address !== null))),
  )
}

/** What is held, paid and reserved is what lives, and nothing of what failed. */
const expectNothingHeldInVain = async (rows: Rows) => {
  const active = activeOf(rows)
  const { vcpus, memoryGb, diskGb, ipv4 } = await api.compute(1).capacity(signal)
  const lives = {
    cpu: sum(active.map(({ cpu }) => cpu)),
    memoryGb: sum(active.map(({ memory_gb }) => memory_gb)),
    diskGb: sum(active.map(({ disk_gb }) => disk_gb)) + sum(rows.disks.map(({ size_gb }) => size_gb!)),
    ip: active.filter(({ wants_ipv4 }) => wants_ipv4).length,
  }
  expect(await servers.taken(customer)).toEqual({ ...lives, vm: active.length, rules: rows.rules.length })
  expect({ cpu: vcpus.used, memoryGb: memoryGb.used, diskGb: diskGb.used, ip: ipv4.used }).toEqual(lives)
  const ids = active.map(({ id }) => id).toSorted((a, b) => a - b)
  const owners = (list: readonly { vm_host_id: number }[]) =>
    [...new Set(list.map(({ vm_host_id }) => vm_host_id))].toSorted((a, b) => a - b)
  expect(owners(rows.rules)).toEqual(ids)
  expect(owners(rows.ips)).toEqual(ids)
  expect(rows.paid.map(({ service_id }) => service_id).toSorted((a, b) => a - b)).toEqual(ids)
  const holds = await api.db
    .selectFrom('wallet_holds')
    .where('service_type', '=', 'Vm')
    .select('service_id as id')
    .orderBy('service_id')
    .execute()
  expect(holds.map(({ id }) => id)).toEqual(ids)
}

describe(`${orders} servers on an engine that fails every fifth call and loses every twentieth answer`, () => {
  it('each end active or failed, and nothing is leaked', async () => {
    faults.injectEverywhere({ errorRate: 0.2, crashRate: 0.05 })
    // Chance may let all get through in the end: these fail for good, before anything is there and when all is there.
    faults.inject({ method: 'createServer', kind: 'error', code: 'no_capacity', count: 5 })
    faults.inject({ method: 'listPorts', kind: 'error', code: 'unauthorized', count: 5 })
    for (let first = 0; first < orders; first += perOrder) {
      // Every second order also has a disk and a place in the network.
      const more = first % (2 * perOrder) === 0 ? { dataDisk: 25, vmNetworkId: networkId, usedPublicIpV4: true } : {}
      const size = { cpu: 1, memory: 1, disk: 25, usedPublicIpV6: true }
      const { status } = await servers.create(customer, { ...size, ...more, name: `order-${first}`, count: perOrder })
      expect(status).toBe(200)
    }
    await untilIdle()
    faults.clear()

    const rows = await liveRows()
    expect(rows.hosts).toHaveLength(orders)
    const statuses = new Set(rows.hosts.map(({ status_id }) => serviceStatus.name(status_id)))
    expect(statuses).toEqual(new Set(['active', 'failed']))
    await expectAgreement(rows)
    await expectNothingHeldInVain(rows)
  }, 120_000)

  it('and those that failed are built when they are tried again on an engine that is well', async () => {
    const failed = await api.db
      .selectFrom('vm_hosts as h')
      .innerJoin('operations as o', (join) => join.onRef('o.service_id', '=', 'h.id').on('o.service_type', '=', 'Vm'))
      .where('h.status_id', '=', serviceStatus.id.failed)
      .select('o.id')
      .execute()
    for (const { id } of failed) {
      expect((await api.send(customer, 'PUT', `/portal/operation/retry/${id}`)).status).toBe(200)
    }
    await untilIdle()
    const rows = await liveRows()
    expect(activeOf(rows)).toHaveLength(orders)
    await expectAgreement(rows)
    await expectNothingHeldInVain(rows)
  }, 60_000)
})
