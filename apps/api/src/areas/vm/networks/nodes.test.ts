import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { VmNetworkListItem, VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const signal = new AbortController().signal
const path = (customer: Customer) => `/vm/${customer.projectId}/network`

const newNetwork = async (customer: Customer, changes: object = {}): Promise<number> => {
  const wanted = { name: 'shop network', network: '10.20.0.0', prefix: 29, ...changes }
  const { status, body } = await api.send<Started>(customer, 'POST', `${path(customer)}/create`, wanted)
  expect(status).toBe(200)
  await api.untilSettled(customer, body.id)
  return body.id
}

const attach = (customer: Customer, vmHostId: number, vmNetworkId: number, changes: object = {}) =>
  api.send<Started & { type?: string }>(customer, 'POST', `${path(customer)}/node/attach`, {
    vmHostId,
    vmNetworkId,
    ...changes,
  })

const attached = async (customer: Customer, vmHostId: number, vmNetworkId: number, changes: object = {}) => {
  const { status, body } = await attach(customer, vmHostId, vmNetworkId, changes)
  expect(status).toBe(200)
  await api.untilSettled(customer, vmHostId)
  return body.id
}

const detach = (customer: Customer, nodeId: number) =>
  api.send<Started>(customer, 'PUT', `${path(customer)}/node/detach/${nodeId}`)

const nodesOf = async (customer: Customer, query = '') =>
  (await api.get<VmNetworkNodeListItem[]>(customer, `${path(customer)}/node/list${query}`)).body

const portsOf = (customer: Customer, vmHostId: number) =>
  api.compute(1).listPorts({ serverTag: serverTag(customer.projectId, vmHostId) }, signal)

describe('connecting a server', () => {
  it('gives it the lowest free address, and shows its MAC', async () => {
    const customer = await api.newCustomer()
    const networkId = await newNetwork(customer)
    const serverId = await api.newServer(customer)
    const nodeId = await attached(customer, serverId, networkId)

    const [port] = await portsOf(customer, serverId)
    expect(port).toMatchObject({ address: '10.20.0.2' })
    expect(await nodesOf(customer, `?VmHostId=${serverId}`)).toMatchObject([
      {
        id: nodeId,
        vmHostId: serverId,
        vmNetworkId: networkId,
        vmNetwork: 'shop network',
        ipAddress: '10.20.0.2',
        isV4: true,
        statusId: networkNodeStatus.id.connected,
        macAddress: port!.mac,
      },
    ])
    expect(await nodesOf(customer, `?VmNetworkId=${networkId}`)).toHaveLength(1)
    expect(await nodesOf(customer, `?VmNetworkId=${networkId + 1}`)).toEqual([])
    const { body } = await api.get<VmNetworkListItem[]>(customer, `${path(customer)}/list`)
    expect(body).toMatchObject([{ nodeCount: 1, freeAddresses: 4 }])
  })

  it('takes the address that was asked for, where it is free and inside', async () => {
    const customer = await api.newCustomer()
    const networkId = await newNetwork(customer)
    const [one, other] = [await api.newServer(customer), await api.newServer(customer)]
    await attached(customer, one, networkId, { ipAddress: '10.20.0.4' })
    for (const [changes, code] of [
      [{ ipAddress: '10.20.0.4' }, 'address_taken'],
      [{ ipAddress: '10.20.0.1' }, 'address_outside'],
      [{ ipAddress: '10.20.0.7' }, 'address_outside'],
      [{ ipAddress: '10.20.1.4' }, 'address_outside'],
      [{ ipAddress: 'fd00::4' }, 'address_not_ipv4'],
      [{ isV4: false }, 'address_not_ipv4'],
    ] as const) {
      expect(await attach(customer, other, networkId, changes)).toMatchObject({ status: 400, body: { type: code } })
    }
    expect(await nodesOf(customer, `?VmHostId=${other}`)).toEqual([])
    await attached(customer, other, networkId, { ipAddress: null })
    expect(await nodesOf(customer, `?VmHostId=${other}`)).toMatchObject([{ ipAddress: '10.20.0.2' }])
  })

  it('refuses a second connection to the same network, and lets it join another', async () => {
    const customer = await api.newCustomer()
    const networkId = await newNetwork(customer)
    const otherId = await newNetwork(customer, { name: 'other network', network: '10.30.0.0' })
    const serverId = await api.newServer(customer)
    await attached(customer, serverId, networkId)
    expect(await attach(customer, serverId, networkId)).toMatchObject({
      status: 400,
      body: { type: 'already_on_network', errorMessage: expect.stringContaining('«\u2068shop network\u2069»') },
    })
    await attached(customer, serverId, otherId)
    expect(await portsOf(customer, serverId)).toHaveLength(2)
  })

  it('refuses networks that are not there, not ready or full', async () => {
    const customer = await api.newCustomer()
    const stranger = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const networkId = await newNetwork(customer)
    const missing = { status: 400, body: { type: 'network_missing' } }
    expect(await attach(customer, serverId, 999_999)).toMatchObject(missing)
    expect(await attach(customer, serverId, await newNetwork(stranger))).toMatchObject(missing)
    expect((await attach(customer, 999_999, networkId)).status).toBe(404)

    const setStatus = (status: 'failed' | 'active') =>
      api.db.updateTable('vm_networks').set({ status_id: vmKeyStatus.id[status] }).where('id', '=', networkId).execute()
    await setStatus('failed')
    expect(await attach(customer, serverId, networkId)).toMatchObject({ body: { type: 'status_forbids' } })
    await setStatus('active')
    const others = await Promise.all(Array.from({ length: 5 }, () => api.newServer(customer)))
    for (const other of others) await attached(customer, other, networkId)
    expect(await attach(customer, serverId, networkId)).toMatchObject({ status: 400, body: { type: 'network_full' } })
  })

  it('gives one address to one server only, however many ask at once', async () => {
    const customer = await api.newCustomer()
    const networkId = await newNetwork(customer)
    const servers = await Promise.all(Array.from({ length: 4 }, () => api.newServer(customer)))
    const fixed = await Promise.all(
      servers.map((server) => attach(customer, server, networkId, { ipAddress: '10.20.0.5' })),
    )
    expect(fixed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(fixed.filter(({ body }) => body.type === 'address_taken')).toHaveLength(3)
    for (const server of servers) await api.untilSettled(customer, server)

    const automatic = await Promise.all(servers.map((server) => attach(customer, server, networkId)))
    expect(automatic.filter(({ status }) => status === 200)).toHaveLength(3)
    const addresses = new Set((await nodesOf(customer)).map(({ ipAddress }) => ipAddress))
    expect(addresses).toEqual(new Set(['10.20.0.2', '10.20.0.3', '10.20.0.4', '10.20.0.5']))
  })
})

describe('disconnecting a server', () => {
  it('frees its address; until then the network cannot be deleted', async () => {
    const customer = await api.newCustomer()
    const networkId = await newNetwork(customer)
    const serverId = await api.newServer(customer, { power: 'off' })
    const nodeId = await attached(customer, serverId, networkId)
    const deleteNetwork = () => api.send(customer, 'DELETE', `${path(customer)}/delete/${networkId}`)
    expect(await deleteNetwork()).toMatchObject({ status: 400, body: { type: 'network_in_use' } })

    expect(await detach(customer, nodeId)).toMatchObject({ status: 200, body: { id: nodeId } })
    await api.untilSettled(customer, serverId)
    expect(await nodesOf(customer)).toEqual([])
    expect(await portsOf(customer, serverId)).toEqual([])
    expect((await detach(customer, nodeId)).status).toBe(404)
    expect((await deleteNetwork()).status).toBe(200)
  })

  it('is a 404 for a connection of another customer', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const serverId = await api.newServer(owner)
    const nodeId = await attached(owner, serverId, await newNetwork(owner))
    expect((await detach(stranger, nodeId)).status).toBe(404)
    expect(await portsOf(owner, serverId)).toHaveLength(1)
  })
})
