import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newBalancer, newPlace } from '../load-balancers/load-balancers.fixture.ts'
import { newGateway } from '../vpc-nats/vpc-nats.fixture.ts'

let api: TestApi

beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

type Asked = Record<string, string | number>

const ask = (who: Customer, query: Asked) => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const text = new URLSearchParams([['FirewallProtocolId', '1'], ...given]).toString()
  return api.get<ReachAnswer & { errors?: object }>(who, `/vm/${who.projectId}/topology/reach?${text}`)
}

const letIn = async ({ projectId }: Customer, vmHostId: number, port: number, remoteIp = '0.0.0.0/0') => {
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

/** It has no public address of its own. */
const hide = async ({ projectId }: Customer, vmHostId: number) => {
  await api.db
    .deleteFrom('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', vmHostId)
    .execute()
}

describe('over a forward', () => {
  it('the internet reaches a server, the way is drawn, and what blocks it is named', async () => {
    const customer = await api.newCustomer({ rials: 1_000_000_000 })
    const gateway = await newGateway(api, customer)
    const addressId = await gateway.newAddress()
    const { serverId, address } = await gateway.newInside()
    await hide(customer, serverId)
    const question = { ToVmHostId: serverId, Port: 8443 }
    const before = (await ask(customer, question)).body
    expect(before).toMatchObject({
      isReachable: false,
      steps: [{}, { gate: 'route', isOpen: false, mend: { place: 'newForward', itemId: gateway.id } }],
      path: [],
    })
    expect(before.steps[1]?.sentence).toContain('هدایت پورت')

    const natId = await gateway.done('POST', 'nat/create-dnat', {
      name: 'web',
      vmNetworkId: gateway.networks[0],
      vpcHostIpId: addressId,
      destinationIp: address,
      destinationPort: 8443,
      port: 443,
    })
    expect((await ask(customer, question)).body).toMatchObject({
      isReachable: false,
      steps: [
        {},
        {},
        { gate: 'entry', isOpen: true, mend: null },
        { gate: 'ingress', isOpen: false, mend: { place: 'firewall', itemId: serverId } },
      ],
    })

    await letIn(customer, serverId, 8443)
    const { body } = await ask(customer, question)
    expect(body.isReachable).toBe(true)
    expect(body.path).toEqual([
      'internet',
      `entry-${addressId}`,
      `address-${addressId}`,
      `forward-${natId}`,
      `server-${serverId}`,
    ])
    expect(body.steps[1]?.sentence).toContain('هر نشانی')
    expect(body.steps[2]?.sentence).toContain('web')
  })

  it('of one source only that one passes', async () => {
    const customer = await api.newCustomer({ rials: 1_000_000_000 })
    const gateway = await newGateway(api, customer)
    const vpcHostIpId = await gateway.newAddress()
    const { serverId, address } = await gateway.newInside()
    await hide(customer, serverId)
    const natId = await gateway.done('POST', 'nat/create-dnat', {
      name: 'office',
      vmNetworkId: gateway.networks[0],
      vpcHostIpId,
      destinationIp: address,
      destinationPort: 22,
      sourceIp: '198.51.100.7',
    })
    const from = (FromAddress: string) => ask(customer, { FromAddress, ToVmHostId: serverId, Port: 22 })
    expect((await from('198.51.100.7')).body.isReachable).toBe(true)
    expect((await from('198.51.100.8')).body).toMatchObject({
      isReachable: false,
      steps: [{}, {}, { gate: 'entry', isOpen: false, mend: { place: 'forward', itemId: natId } }, {}],
    })
  })
})

it('servers of a cloud go out with the address that was chosen for that, and the way out is named where it is closed', async () => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const gateway = await newGateway(api, customer)
  const { serverId } = await gateway.newInside()
  await hide(customer, serverId)
  const other = await api.newServer(customer)
  const further = await gateway.newAddress()
  const ips = await gateway.ips()
  const chosen = ips.find(({ id }) => id === further)!.ipAddress!
  await letIn(customer, other, 5432, `${chosen}/32`)
  const setSnat = async (isOn: boolean, addressId: number | null) => {
    await api.db
      .updateTable('vpc_hosts')
      .set({ snat_enabled: isOn, snat_address_id: addressId })
      .where('id', '=', gateway.id)
      .execute()
  }
  const asked = { FromVmHostId: serverId, ToVmHostId: other, Port: 5432 }
  await setSnat(true, further)
  const { body } = await ask(customer, asked)
  expect(body.isReachable).toBe(true)
  expect(body.path).toContain(`exit-${gateway.id}`)
  await setSnat(true, null)
  expect((await ask(customer, asked)).body.isReachable).toBe(false)
  await setSnat(false, further)
  expect((await ask(customer, asked)).body).toMatchObject({
    isReachable: false,
    steps: [{}, { gate: 'route', isOpen: false, mend: { place: 'exit', itemId: gateway.id } }],
  })
})

it('a balancer is reached where it listens, as long as a server behind it works', async () => {
  const place = await newPlace(api)
  const { customer, servers } = place
  const { id } = await newBalancer(api, place)
  const asked = { FromVmHostId: servers[0]!, ToLoadBalancerId: id }
  expect((await ask(customer, { ...asked, Port: 80 })).body).toMatchObject({
    isReachable: false,
    steps: [{}, {}, {}, { gate: 'balancer', isOpen: false, mend: { place: 'balancer', itemId: id } }],
  })
  await letIn(customer, servers[1]!, 8080, '10.0.0.0/8')
  expect((await ask(customer, { ...asked, Port: 80 })).body.isReachable).toBe(true)
  expect((await ask(customer, { ...asked, Port: 81 })).body.isReachable).toBe(false)
  // It has no public address.
  expect((await ask(customer, { ToLoadBalancerId: id, Port: 80 })).body.isReachable).toBe(false)
})

it('asks for what is missing, and knows nothing of other customers', async () => {
  const customer = await api.newCustomer()
  const stranger = await api.newCustomer()
  const [mine, theirs] = [await api.newServer(customer), await api.newServer(stranger)]
  expect((await ask(customer, { Port: 22 })).body.errors).toMatchObject({ ToVmHostId: [expect.any(String)] })
  expect((await ask(customer, { ToVmHostId: mine })).body.errors).toMatchObject({ Port: [expect.any(String)] })
  expect((await ask(customer, { ToVmHostId: mine, FromVmHostId: mine, Port: 22 })).status).toBe(422)
  expect((await ask(customer, { ToVmHostId: theirs, Port: 22 })).status).toBe(404)
  expect((await ask(customer, { ToLoadBalancerId: 999_999, Port: 22 })).status).toBe(404)
  expect((await ask({ ...customer, projectId: stranger.projectId }, { ToVmHostId: theirs, Port: 22 })).status).toBe(404)
  // Anybody reaches the SSH that a new server has open.
  expect((await ask(customer, { ToVmHostId: mine, Port: '۲۲' })).body.isReachable).toBe(true)
})
