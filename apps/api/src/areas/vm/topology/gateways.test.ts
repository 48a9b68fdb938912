import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol, vmLbProtocol } from '@sarv/contract/enums'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newAddress, newBalancer, newPlace, webListener } from '../load-balancers/load-balancers.fixture.ts'
import { newGateway, type Gateway } from '../vpc-nats/vpc-nats.fixture.ts'

let api: TestApi

beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const read = async (who: Customer, vpcHostId?: number) => {
  const query = vpcHostId === undefined ? '' : `?VpcHostId=${vpcHostId}`
  return (await api.get<Topology>(who, `/vm/${who.projectId}/topology/get${query}`)).body
}

const nodeOf = ({ nodes }: Topology, id: string) => nodes.find((node) => node.id === id)
const linkOf = ({ links }: Topology, id: string) => links.find((link) => link.id === id)

/** From where a server takes something, beside the SSH that it came with. */
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

/** It has no public address of its own: what leads to it comes over its cloud. */
const hide = async ({ projectId }: Customer, vmHostId: number) => {
  await api.db
    .deleteFrom('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', vmHostId)
    .execute()
}

const switchOff = async ({ projectId }: Customer, vmHostId: number) => {
  await api.db
    .updateTable('vm_hosts')
    .set({ power_status: 'POWERED_OFF' })
    .where('project_id', '=', projectId)
    .where('id', '=', vmHostId)
    .execute()
}

const forward = (gateway: Gateway, vpcHostIpId: number, to: string, change: object = {}) =>
  gateway.done('POST', 'nat/create-dnat', {
    name: 'web',
    vmNetworkId: gateway.networks[0],
    vpcHostIpId,
    destinationIp: to,
    destinationPort: 8443,
    port: 443,
    ...change,
  })

describe('a forward', () => {
  const newForward = async (change: object = {}) => {
    const customer = await api.newCustomer({ rials: 1_000_000_000 })
    const gateway = await newGateway(api, customer)
    const addressId = await gateway.newAddress()
    const inside = await gateway.newInside()
    await hide(customer, inside.serverId)
    const natId = await forward(gateway, addressId, inside.address, change)
    return { customer, gateway, addressId, natId, ...inside }
  }

  it('leads from the internet over a public address to a server, with the ports that it opens', async () => {
    const { customer, gateway, addressId, natId, serverId } = await newForward()
    await letIn(customer, serverId, 8443)
    const topology = await read(customer)
    const address = nodeOf(topology, `address-${addressId}`)
    expect(address).toMatchObject({ kind: 'address', routerId: `router-${gateway.id}`, state: 'ok' })
    expect(address?.openings).toMatchObject([{ minPort: 443, maxPort: 443, reach: 'everyone' }])
    expect(nodeOf(topology, `server-${serverId}`)).toMatchObject({
      publicAddresses: [],
      openings: [{ minPort: 8443, maxPort: 8443, reach: 'everyone' }],
    })
    expect(linkOf(topology, `entry-${addressId}`)).toMatchObject({ fromId: 'internet', reach: 'everyone' })
    expect(linkOf(topology, `forward-${natId}`)).toMatchObject({
      fromId: `address-${addressId}`,
      toId: `server-${serverId}`,
      label: '443 → 8443',
      reach: 'everyone',
      problem: null,
    })
    // The same of the cloud alone.
    expect(linkOf(await read(customer, gateway.id), `forward-${natId}`)).toEqual(linkOf(topology, `forward-${natId}`))
  })

  it('is broken where the firewall of its server lets nothing of it in, and says where that is changed', async () => {
    const { customer, addressId, natId, serverId } = await newForward()
    const topology = await read(customer)
    expect(linkOf(topology, `forward-${natId}`)).toMatchObject({
      reach: 'broken',
      problem: expect.stringContaining('8443'),
      mend: { place: 'firewall', itemId: serverId },
    })
    expect(nodeOf(topology, `server-${serverId}`)?.openings).toEqual([])
    expect(linkOf(topology, `entry-${addressId}`)).toMatchObject({ reach: 'broken' })
  })

  it('to a port for neighbours is a risk, whatever port it has outside', async () => {
    const { customer, natId, serverId } = await newForward({ destinationPort: 5432, port: 15_432 })
    await letIn(customer, serverId, 5432)
    expect(linkOf(await read(customer), `forward-${natId}`)).toMatchObject({
      reach: 'risky',
      problem: expect.stringContaining('5432'),
    })
  })

  it('of one source is open to that alone, if the firewall agrees', async () => {
    const { customer, natId, serverId } = await newForward({ sourceIp: '198.51.100.7' })
    await letIn(customer, serverId, 8443, '198.51.100.0/24')
    expect(linkOf(await read(customer), `forward-${natId}`)).toMatchObject({ reach: 'limited', problem: null })
  })

  it('is broken while its server is off, and where nobody has its address any more', async () => {
    const { customer, gateway, natId, serverId, nodeId, address } = await newForward()
    await letIn(customer, serverId, 8443)
    await switchOff(customer, serverId)
    expect(linkOf(await read(customer), `forward-${natId}`)).toMatchObject({
      reach: 'broken',
      problem: expect.stringContaining('خاموش'),
      mend: { place: 'server', itemId: serverId },
    })
    await api.db.deleteFrom('vm_network_nodes').where('id', '=', nodeId).execute()
    const topology = await read(customer)
    const missing = `missing-${gateway.networks[0]}-${address}`
    expect(nodeOf(topology, missing)).toMatchObject({
      kind: 'missing',
      itemId: null,
      networkId: `network-${gateway.networks[0]}`,
    })
    expect(linkOf(topology, `forward-${natId}`)).toMatchObject({
      toId: missing,
      reach: 'broken',
      mend: { place: 'forward', itemId: natId, vpcHostId: gateway.id },
    })
  })
})

it('an address that a server has to itself leads to whatever its firewall opens', async () => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const gateway = await newGateway(api, customer)
  const addressId = await gateway.newAddress()
  const { serverId, nodeId } = await gateway.newInside()
  await hide(customer, serverId)
  await gateway.done('PUT', `ip/assign/${addressId}`, { vmNetworkNodeId: nodeId })
  const topology = await read(customer)
  const { name } = nodeOf(topology, `address-${addressId}`)!
  expect(nodeOf(topology, `server-${serverId}`)).toMatchObject({
    publicAddresses: [name],
    openings: [{ minPort: 22, maxPort: 22, reach: 'everyone' }],
  })
  expect(linkOf(topology, `one-to-one-${addressId}`)).toMatchObject({ kind: 'oneToOne', reach: 'everyone' })
})

it('the way out is drawn to the address that servers go out with, and broken where somebody needs it and it is closed', async () => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const gateway = await newGateway(api, customer)
  const [primary] = await gateway.ips()
  const { serverId } = await gateway.newInside()
  const exit = async () => linkOf(await read(customer), `exit-${gateway.id}`)
  const setSnat = async (isOn: boolean, addressId: number | null = null) => {
    await api.db
      .updateTable('vpc_hosts')
      .set({ snat_enabled: isOn, snat_address_id: addressId })
      .where('id', '=', gateway.id)
      .execute()
  }
  await setSnat(false)
  // The server has an address of its own.
  expect(await exit()).toBeUndefined()
  await hide(customer, serverId)
  expect(await exit()).toMatchObject({
    fromId: `router-${gateway.id}`,
    toId: `address-${primary!.id}`,
    reach: 'broken',
    problem: expect.stringContaining('SNAT'),
    mend: { place: 'exit', itemId: gateway.id },
  })
  const further = await gateway.newAddress()
  await setSnat(true, further)
  expect(await exit()).toMatchObject({ toId: `address-${further}`, reach: 'inside', problem: null })
})

describe('a load balancer', () => {
  const allowFromNetwork = async (customer: Customer, servers: readonly number[]) => {
    for (const id of servers) await letIn(customer, id, 8080, '10.0.0.0/8')
  }

  it('stands in its network with the servers behind it, and says how many of them work', async () => {
    const place = await newPlace(api)
    const { customer, servers, vmNetworkId } = place
    await allowFromNetwork(customer, servers)
    const { id } = await newBalancer(api, place)
    const topology = await read(customer)
    expect(nodeOf(topology, `balancer-${id}`)).toMatchObject({
      kind: 'balancer',
      networkId: `network-${vmNetworkId}`,
      members: { count: 2, upCount: 2 },
      problem: null,
    })
    for (const serverId of servers) {
      expect(linkOf(topology, `member-${id}-${serverId}`)).toMatchObject({ label: '8080', reach: 'inside' })
    }
  })

  it('marks members that are off, that do not let it in, or that a probe found red', async () => {
    const place = await newPlace(api, { servers: 3 })
    const { customer, servers } = place
    const [off, shut, red] = servers as [number, number, number]
    await allowFromNetwork(customer, [off, red])
    const { id } = await newBalancer(api, place, {
      vmLbListeners: [webListener(place, { healthCheck: { vmLbHealthCheckId: 1 } })],
    })
    await switchOff(customer, off)
    await api.db
      .insertInto('vm_lb_health')
      .values({
        project_id: customer.projectId,
        load_balancer_id: id,
        is_udp: false,
        source_port: 80,
        vm_host_id: red,
        is_up: false,
        since: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const topology = await read(customer)
    const memberOf = (serverId: number) => linkOf(topology, `member-${id}-${serverId}`)
    expect(memberOf(off)).toMatchObject({ reach: 'broken', mend: { place: 'server', itemId: off } })
    expect(memberOf(shut)).toMatchObject({
      reach: 'broken',
      problem: expect.stringContaining('8080'),
      mend: { place: 'firewall', itemId: shut },
    })
    expect(memberOf(red)).toMatchObject({ reach: 'broken', mend: { place: 'balancer', itemId: id } })
    expect(nodeOf(topology, `balancer-${id}`)).toMatchObject({
      members: { count: 3, upCount: 0 },
      problem: expect.any(String),
    })
  })
})

it('knows the protocol of a listener: UDP is judged as UDP', async () => {
  const place = await newPlace(api, { servers: 1 })
  const { customer, servers } = place
  await letIn(customer, servers[0]!, 8080, '10.0.0.0/8')
  const { id } = await newBalancer(api, place, {
    vmLbListeners: [webListener(place, { vmLbProtocolTypeId: vmLbProtocol.id.udp })],
  })
  expect(linkOf(await read(customer), `member-${id}-${servers[0]}`)).toMatchObject({
    reach: 'broken',
    problem: expect.stringContaining('UDP 8080'),
  })
})

it('a balancer with a public address is reached over it, and what is behind it is marked as open', async () => {
  const place = await newPlace(api, { plan: 2 })
  const { customer, servers } = place
  for (const server of servers) {
    await hide(customer, server)
    await letIn(customer, server, 8080, '10.0.0.0/8')
  }
  const vpcHostIpId = await newAddress(api, place)
  const { id } = await newBalancer(api, place, { vpcHostIpId })
  const topology = await read(customer, place.vpc.id)
  const opening = (port: number) => ({ firewallProtocolId: firewallProtocol.id.tcp, minPort: port, maxPort: port })
  expect(linkOf(topology, `listener-${id}`)).toMatchObject({
    kind: 'listener',
    fromId: `address-${vpcHostIpId}`,
    toId: `balancer-${id}`,
    label: '80',
    reach: 'everyone',
  })
  const address = nodeOf(topology, `address-${vpcHostIpId}`)
  expect(address?.openings).toEqual([{ ...opening(80), reach: 'everyone' }])
  expect(nodeOf(topology, `balancer-${id}`)).toMatchObject({
    publicAddresses: [address!.name],
    openings: [{ ...opening(80), reach: 'everyone' }],
  })
  expect(nodeOf(topology, `server-${servers[0]}`)?.openings).toContainEqual({ ...opening(8080), reach: 'everyone' })

  const ask = async (to: string, port: number) =>
    (
      await api.get<{ isReachable: boolean; path: string[]; steps: { sentence: string }[] }>(
        customer,
        `/vm/${customer.projectId}/topology/reach?${to}&FirewallProtocolId=${firewallProtocol.id.tcp}&Port=${port}`,
      )
    ).body
  const member = await ask(`ToVmHostId=${servers[0]}`, 8080)
  expect(member).toMatchObject({
    isReachable: true,
    path: [
      'internet',
      `entry-${vpcHostIpId}`,
      `address-${vpcHostIpId}`,
      `listener-${id}`,
      `balancer-${id}`,
      `member-${id}-${servers[0]}`,
      `server-${servers[0]}`,
    ],
  })
  expect(member.steps.map(({ sentence }) => sentence).join(' ')).toContain('web balancer')
  expect(await ask(`ToLoadBalancerId=${id}`, 80)).toMatchObject({ isReachable: true })
  expect(await ask(`ToLoadBalancerId=${id}`, 81)).toMatchObject({ isReachable: false })

  for (const server of servers) await switchOff(customer, server)
  expect(linkOf(await read(customer), `listener-${id}`)).toMatchObject({ reach: 'broken' })
  expect(await ask(`ToLoadBalancerId=${id}`, 80)).toMatchObject({ isReachable: false })
})
