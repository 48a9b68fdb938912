import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { sharedTestApi, type TestApi } from '../../../testing/api.ts'
import { firewallOf, type Server } from '../../../testing/firewall.ts'
import { plain } from '../../../testing/plain.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'

let api: TestApi
let firewall: ReturnType<typeof firewallOf>

beforeAll(async () => {
  api = await sharedTestApi()
  firewall = firewallOf(api)
})
afterAll(() => api.close())

const ask = (server: Server, query: Record<string, string>) =>
  api.get<ReachAnswer & { type?: string; errors?: Record<string, string[]> }>(
    server.customer,
    firewall.path(server, `reach?${new URLSearchParams(query).toString()}`),
  )

const inside = { firewallProtocolId: 1, directionId: 1, minPort: 5432, maxPort: 5432 }

const join = async (server: Server, vmNetworkId: number, address: string) => {
  await api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: server.customer.projectId,
      vm_network_id: vmNetworkId,
      vm_host_id: server.id,
      address,
      status_id: 1,
    })
    .execute()
}

const newNetwork = async ({ customer }: Server): Promise<number> => {
  const { id } = await api.db
    .insertInto('vm_networks')
    .values({
      project_id: customer.projectId,
      name: 'shop-net',
      cidr: '10.0.0.0/24',
      gateway_ip: '10.0.0.1',
      status_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it('an address outside reaches what a rule opens, and the rule is named', async () => {
  const server = await firewall.newServer()
  const [ssh] = await firewall.listOf(server)
  const { status, body } = await ask(server, { FromAddress: '198.51.100.23', FirewallProtocolId: '1', Port: '22' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    isReachable: true,
    steps: [{ gate: 'power' }, { gate: 'route' }, { gate: 'ingress', ruleId: ssh!.id, vmHostId: server.id }],
  })
  expect(plain(body.steps[2]?.sentence)).toContain('قانون «SSH از همه جا»')
})

it('and not what none opens', async () => {
  const server = await firewall.newServer()
  const { body } = await ask(server, { FromAddress: '198.51.100.23', FirewallProtocolId: '1', Port: '5432' })
  expect(body).toMatchObject({ isReachable: false, steps: [{}, {}, { gate: 'ingress', isOpen: false, ruleId: null }] })
})

it('another server of the project reaches it over their network, by the rule for that network', async () => {
  const server = await firewall.newServer()
  const other = { customer: server.customer, id: await api.newServer(server.customer) }
  const networkId = await newNetwork(server)
  await join(server, networkId, '10.0.0.5')
  await join(other, networkId, '10.0.0.6')
  await firewall.create(server, {
    firewallProtocolId: 1,
    directionId: 1,
    remoteIp: '10.0.0.0/24',
    minPort: 5432,
    maxPort: 5432,
  })
  await firewall.settled(server)

  const question = { FromVmHostId: String(other.id), FirewallProtocolId: '1', Port: '5432' }
  const { body } = await ask(server, question)
  expect(body.isReachable).toBe(true)
  expect(body.steps.map(({ gate }) => gate)).toEqual(['power', 'route', 'egress', 'ingress'])
  expect(plain(body.steps[1]?.sentence)).toBe('از شبکه خصوصی «shop-net»، از 10.0.0.6 به 10.0.0.5.')

  await firewall.replace(other, [])
  await firewall.settled(other)
  expect((await ask(server, question)).body).toMatchObject({
    isReachable: false,
    steps: [{}, {}, { gate: 'egress', isOpen: false, vmHostId: other.id }, { isOpen: true }],
  })
})

it('a server reaches another network of its private cloud, and the cloud is named', async () => {
  const server = await firewall.newServer()
  const other = { customer: server.customer, id: await api.newServer(server.customer) }
  const cloud = await newVpc(api, server.customer, { name: 'production', networks: ['10.61.0.1/24', '10.61.1.1/24'] })
  await join(server, cloud.networks[0]!, '10.61.0.5')
  await join(other, cloud.networks[1]!, '10.61.1.5')
  await firewall.create(server, { ...inside, remoteIp: '10.61.1.0/24' })
  await firewall.settled(server)

  const { body } = await ask(server, { FromVmHostId: String(other.id), FirewallProtocolId: '1', Port: '5432' })
  expect(body.isReachable).toBe(true)
  expect(plain(body.steps[1]?.sentence)).toContain('از راه ابر خصوصی «production»')
  const address = { FromAddress: '10.61.1.77', FirewallProtocolId: '1', Port: '5432' }
  expect((await ask(server, address)).body.isReachable).toBe(true)
})

it('nothing reaches a server that is off', async () => {
  const customer = await api.newCustomer()
  const server = { customer, id: await api.newServer(customer, { power: 'off' }) }
  const { body } = await ask(server, { FromAddress: '198.51.100.23', FirewallProtocolId: '3' })
  expect(body).toMatchObject({
    isReachable: false,
    steps: [{ gate: 'power', isOpen: false, vmHostId: server.id }, {}, {}],
  })
})

it('asks for what is missing, and knows nothing of other customers', async () => {
  const server = await firewall.newServer()
  const stranger = await firewall.newServer()
  const tcp = { FirewallProtocolId: '1' }
  expect((await ask(server, { ...tcp, FromAddress: '198.51.100.23', Port: '0' })).status).toBe(422)
  const ping = { FirewallProtocolId: '3', FromAddress: '198.51.100.23' }
  expect((await ask(server, { ...ping, Port: '22' })).body).toEqual((await ask(server, ping)).body)
  expect(await ask(server, { ...tcp, FromAddress: '198.51.100.23' })).toMatchObject({
    status: 422,
    body: { errors: { Port: [expect.any(String)] } },
  })
  expect(await ask(server, { ...tcp, Port: '22' })).toMatchObject({
    status: 422,
    body: { errors: { FromAddress: [expect.any(String)] } },
  })
  expect((await ask(server, { ...tcp, Port: '22', FromVmHostId: String(server.id) })).status).toBe(422)
  expect((await ask(server, { ...tcp, Port: '22', FromVmHostId: String(stranger.id) })).status).toBe(404)
  expect((await ask({ ...server, id: stranger.id }, { ...tcp, Port: '22', FromAddress: '198.51.100.23' })).status).toBe(
    404,
  )
})

it('the internet reaches over IPv6 what is open there alone, and the picture says the same', async () => {
  const server = await firewall.newServer()
  const { projectId } = server.customer
  await firewall.replace(server, [{ ...inside, minPort: 8443, maxPort: 8443, remoteIp: '::/0' }])
  await firewall.settled(server)
  await api.db
    .insertInto('vm_host_ips')
    .values({
      project_id: projectId,
      vm_host_id: server.id,
      address: '2001:db8:5::7',
      is_v4: false,
      is_primary: false,
      status_id: 1,
    })
    .execute()
  const asked = { FirewallProtocolId: '1', ToVmHostId: String(server.id), Port: '8443' }
  const { body } = await api.get<ReachAnswer>(
    server.customer,
    `/vm/${projectId}/topology/reach?${new URLSearchParams(asked).toString()}`,
  )
  expect(body.isReachable).toBe(true)
  expect(plain(body.steps[1]?.sentence)).toBe('از شبکه عمومی، از هر نشانی به 2001:db8:5::7.')
})
