import { afterAll, beforeAll, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol, networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'

let api: TestApi

beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const read = (who: { token: string }, projectId: number) =>
  api.get<Topology & { type?: string }>(who, `/vm/${projectId}/topology/get`)

const newNetwork = async (projectId: number, name: string, octet: number): Promise<number> => {
  const { id } = await api.db
    .insertInto('vm_networks')
    .values({
      project_id: projectId,
      name,
      cidr: `10.0.${octet}.0/24`,
      gateway_ip: `10.0.${octet}.1`,
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const join = async (
  { projectId }: Customer,
  { vmHostId, vmNetworkId, address }: { vmHostId: number; vmNetworkId: number; address: string },
  status: keyof typeof networkNodeStatus.id = 'connected',
) => {
  await api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: projectId,
      vm_network_id: vmNetworkId,
      vm_host_id: vmHostId,
      address,
      status_id: networkNodeStatus.id[status],
    })
    .execute()
}

const open = async ({ projectId }: Customer, vmHostId: number, port: number, remoteIp = '0.0.0.0/0') => {
  await api.db
    .insertInto('vm_firewall_rules')
    .values({
      project_id: projectId,
      vm_host_id: vmHostId,
      position: port,
      protocol_id: firewallProtocol.id.tcp,
      direction_id: firewallDirection.id.ingress,
      remote_ip: remoteIp,
      min_port: port,
      max_port: port,
      is_ipv4: true,
    })
    .execute()
}

const nodeOf = ({ nodes }: Topology, id: string) => nodes.find((node) => node.id === id)
const linkOf = ({ links }: Topology, id: string) => links.find((link) => link.id === id)

it('a project without anything is an empty picture', async () => {
  const customer = await api.newCustomer()
  expect((await read(customer, customer.projectId)).body).toEqual({ nodes: [], links: [] })
})

it('counts as people do: web-2 stands before web-10', async () => {
  const customer = await api.newCustomer()
  for (const [octet, name] of ['web-10', 'web-2'].entries()) await newNetwork(customer.projectId, name, octet)
  const { body } = await read(customer, customer.projectId)
  expect(body.nodes.map(({ name }) => name)).toEqual(['web-2', 'web-10'])
})

it('shows a server in its network, with what the internet gets to', async () => {
  const customer = await api.newCustomer()
  const vmHostId = await api.newServer(customer)
  const vmNetworkId = await newNetwork(customer.projectId, 'shop', 1)
  await join(customer, { vmHostId, vmNetworkId, address: '10.0.1.5' })
  await open(customer, vmHostId, 8443, '198.51.100.0/24')

  const { status, body } = await read(customer, customer.projectId)
  expect(status).toBe(200)
  expect(nodeOf(body, `network-${vmNetworkId}`)).toMatchObject({ kind: 'network', name: 'shop', detail: '10.0.1.0/24' })
  expect(nodeOf(body, `server-${vmHostId}`)).toMatchObject({
    kind: 'server',
    itemId: vmHostId,
    state: 'ok',
    detail: '10.0.1.5',
    networkId: `network-${vmNetworkId}`,
    publicAddresses: [expect.any(String)],
    // SSH comes with the server.
    openings: [
      { minPort: 22, maxPort: 22, reach: 'everyone' },
      { minPort: 8443, maxPort: 8443, reach: 'limited' },
    ],
    problem: null,
  })
  expect(linkOf(body, `own-${vmHostId}`)).toMatchObject({
    fromId: 'internet',
    toId: `server-${vmHostId}`,
    reach: 'everyone',
    problem: null,
  })
})

it('marks what the internet should not get to, and says what', async () => {
  const customer = await api.newCustomer()
  const vmHostId = await api.newServer(customer)
  await open(customer, vmHostId, 5432)
  const { body } = await read(customer, customer.projectId)
  expect(nodeOf(body, `server-${vmHostId}`)).toMatchObject({ networkId: null, detail: null })
  const link = linkOf(body, `own-${vmHostId}`)
  expect(link).toMatchObject({ reach: 'risky' })
  expect(link?.problem).toContain('5432')
})

it('marks ways that lead nowhere: the server is off', async () => {
  const customer = await api.newCustomer()
  const vmHostId = await api.newServer(customer, { power: 'off' })
  const { body } = await read(customer, customer.projectId)
  expect(nodeOf(body, `server-${vmHostId}`)).toMatchObject({ state: 'off', problem: expect.stringContaining('خاموش') })
  expect(linkOf(body, `own-${vmHostId}`)).toMatchObject({ reach: 'broken', problem: expect.stringContaining('خاموش') })
})

it('a server stands in the network that it joined first, with a line to the others; a failed one is broken', async () => {
  const customer = await api.newCustomer()
  const vmHostId = await api.newServer(customer)
  const first = await newNetwork(customer.projectId, 'front', 1)
  const second = await newNetwork(customer.projectId, 'back', 2)
  await join(customer, { vmHostId, vmNetworkId: first, address: '10.0.1.5' })
  await join(customer, { vmHostId, vmNetworkId: second, address: '10.0.2.5' }, 'failed')
  const { body } = await read(customer, customer.projectId)
  expect(nodeOf(body, `server-${vmHostId}`)).toMatchObject({ networkId: `network-${first}` })
  expect(body.links.filter(({ kind }) => kind === 'connection')).toMatchObject([
    { toId: `network-${first}`, label: null, reach: 'inside', problem: null },
    { toId: `network-${second}`, label: '10.0.2.5', reach: 'broken', problem: expect.stringContaining('back') },
  ])
})

it('shows no thing of another project, and nothing at all to another customer', async () => {
  const customer = await api.newCustomer()
  const vmHostId = await api.newServer(customer)
  const reader = await api.newColleague(customer, 'reporter')
  expect((await read(reader, customer.projectId)).body.nodes.map(({ id }) => id)).toEqual([`server-${vmHostId}`])

  const secondId = await insertProject(api.db, customer.customerId)
  expect((await read(customer, secondId)).body).toEqual({ nodes: [], links: [] })

  const stranger = await api.newCustomer()
  const outsider = await api.newColleague(customer)
  expect((await read(stranger, customer.projectId)).status).toBe(404)
  expect((await read(outsider, customer.projectId)).status).toBe(404)
})
