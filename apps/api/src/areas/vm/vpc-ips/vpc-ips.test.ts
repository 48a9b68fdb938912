import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newGateway } from '../vpc-nats/vpc-nats.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const usedIps = async ({ customerId }: Customer) =>
  (await api.db.selectFrom('customer_usage').where('customer_id', '=', customerId).select('ip').executeTakeFirst())?.ip

describe('the addresses of a private cloud', () => {
  it('begin with its primary one, which stays as long as the cloud', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const [primary, ...others] = await gateway.ips()
    expect(others).toEqual([])
    const { address } = (await gateway.onEngine())!
    expect(primary).toMatchObject({ ipAddress: address, isV4: true, isPrimary: true, isProtected: false, forwards: [] })
    for (const [method, path, body] of [
      ['DELETE', `ip/delete/${primary!.id}`],
      ['PUT', `ip/move/${primary!.id}`, { vpcHostId: (await newGateway(api, gateway.customer, { plan: 0 })).id }],
      ['PUT', `ip/assign/${primary!.id}`, { vmNetworkNodeId: 1 }],
    ] as const)
      expect(await gateway.send(method, path, body)).toMatchObject({ status: 400, body: { type: 'vpc_ip_primary' } })
  })

  it('are as many as the plan has: nothing more is taken or paid, and limits and usage agree', async () => {
    const customer = await api.newCustomer()
    const gateway = await newGateway(api, customer, { plan: 1 })
    expect(await usedIps(customer)).toBe(2)
    const quote = await api.send<Quote>(
      customer,
      'POST',
      `${gateway.path}/ip/create`,
      { useIpV4: true },
      {
        'x-dry-run': 'true',
      },
    )
    expect(quote.body).toMatchObject({ subtotal: 0, limits: [] })
    const id = await gateway.newAddress()
    expect(await gateway.ips()).toMatchObject([
      { isPrimary: true },
      { id, isPrimary: false, statusId: networkNodeStatus.id.connected },
    ])
    expect((await gateway.onEngine())!.addresses).toMatchObject([{ address: (await gateway.ips())[1]!.ipAddress }])
    const more = await gateway.send('POST', 'ip/create', { useIpV4: true })
    expect(more).toMatchObject({ status: 400, body: { type: 'vpc_ips_full' } })
    expect(await usedIps(customer)).toBe(2)

    await gateway.done('DELETE', `ip/delete/${id}`)
    expect(await gateway.ips()).toHaveLength(1)
    expect((await gateway.onEngine())!.addresses).toEqual([])
    expect(await usedIps(customer)).toBe(2)
    expect((await gateway.send('DELETE', `ip/delete/${id}`)).status).toBe(404)
  })

  it('are of version 4 alone', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const six = await gateway.send('POST', 'ip/create', { useIpV4: false })
    expect(six).toMatchObject({ status: 400, body: { type: 'vpc_ip_not_ipv4' } })
  })

  it('have a reverse name and may be protected: then neither they nor their cloud are deleted', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const id = await gateway.newAddress()
    await gateway.done('PUT', `ip/edit/${id}`, { reverseName: 'Mail.Example.IR', isProtected: true })
    expect((await gateway.ips())[1]).toMatchObject({ reverseName: 'mail.example.ir', isProtected: true })
    const removal = await gateway.send('DELETE', `ip/delete/${id}`)
    expect(removal).toMatchObject({ status: 400, body: { type: 'ip_protected' } })
    const end = await gateway.send('DELETE', `/vm/${gateway.customer.projectId}/vpc/delete/${gateway.id}`)
    expect(end).toMatchObject({ status: 400, body: { type: 'vpc_protected' } })
    expect((await gateway.send('PUT', `ip/edit/${id}`, { reverseName: 'no name', isProtected: true })).status).toBe(422)
    await gateway.done('PUT', `ip/edit/${id}`, { isProtected: false })
    expect((await gateway.ips())[1]).toMatchObject({ reverseName: null, isProtected: false })
    await gateway.done('DELETE', `/vm/${gateway.customer.projectId}/vpc/delete/${gateway.id}`)
  })

  it('are not there for others', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const id = await gateway.newAddress()
    const stranger = await newGateway(api, await api.newCustomer(), { plan: 1 })
    const foreign = `/vm/${stranger.customer.projectId}/vpc/${gateway.id}/ip`
    expect((await api.get(stranger.customer, `${foreign}/list`)).status).toBe(404)
    expect((await stranger.send('POST', `${foreign}/create`, { useIpV4: true })).status).toBe(404)
    for (const [method, path, body] of [
      ['DELETE', `ip/delete/${id}`],
      ['PUT', `ip/edit/${id}`, { isProtected: true }],
      ['PUT', `ip/assign/${id}`, {}],
      ['PUT', `ip/move/${id}`, { vpcHostId: gateway.id }],
    ] as const)
      expect([path, (await stranger.send(method, path, body)).status]).toEqual([path, 404])
    // Nor is a stranger's cloud a place for one's own.
    expect((await gateway.send('PUT', `ip/move/${id}`, { vpcHostId: stranger.id })).status).toBe(404)
  })
})

describe('an address of a private cloud', () => {
  it('may be all of one server, then of another, and excludes forwards meanwhile', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const id = await gateway.newAddress()
    const [one, two] = [await gateway.newInside(), await gateway.newInside()]
    const holder = async () => (await gateway.onEngine())!.addresses[0]!.port?.address ?? null
    await gateway.done('PUT', `ip/assign/${id}`, { vmNetworkNodeId: one.nodeId })
    expect((await gateway.ips())[1]).toMatchObject({ vmNetworkNodeId: one.nodeId, vmHostId: one.serverId })
    expect(await holder()).toBe(one.address)
    await gateway.done('PUT', `ip/assign/${id}`, { vmNetworkNodeId: two.nodeId })
    expect(await holder()).toBe(two.address)

    const forward = { vmNetworkId: gateway.networks[0], name: 'web', destinationPort: 80 }
    const fromIt = await gateway.send('POST', 'nat/create-dnat', {
      ...forward,
      vpcHostIpId: id,
      destinationIp: one.address,
    })
    expect(fromIt).toMatchObject({ status: 400, body: { errors: { vpcHostIpId: [expect.any(String)] } } })
    const other = await gateway.newAddress()
    const toIt = await gateway.send('POST', 'nat/create-dnat', {
      ...forward,
      vpcHostIpId: other,
      destinationIp: two.address,
    })
    expect(toIt).toMatchObject({ status: 400, body: { errors: { destinationIp: [expect.any(String)] } } })
    expect(await gateway.send('PUT', `ip/assign/${other}`, { vmNetworkNodeId: two.nodeId })).toMatchObject({
      status: 400,
      body: { type: 'server_led_to' },
    })
    expect(await gateway.send('DELETE', `ip/delete/${id}`)).toMatchObject({
      status: 400,
      body: { type: 'ip_leads_somewhere' },
    })
    await gateway.done('PUT', `ip/assign/${id}`, {})
    expect(await holder()).toBeNull()
    await gateway.done('DELETE', `ip/delete/${id}`)
  })

  it('is free again when its server is gone', async () => {
    const gateway = await newGateway(api, await api.newCustomer())
    const id = await gateway.newAddress()
    const inside = await gateway.newInside()
    await gateway.done('PUT', `ip/assign/${id}`, { vmNetworkNodeId: inside.nodeId })
    await gateway.done('DELETE', `/vm/${gateway.customer.projectId}/host/delete/${inside.serverId}?Now=true`)
    expect((await gateway.ips())[1]).toMatchObject({ vmNetworkNodeId: null, vmHost: null })
    await gateway.done('DELETE', `ip/delete/${id}`)
  })

  it('moves to another cloud as it is, while it leads nowhere and there is room', async () => {
    const customer = await api.newCustomer()
    const [from, to] = [await newGateway(api, customer), await newGateway(api, customer, { plan: 1 })]
    const [id, used] = [await from.newAddress(), await from.newAddress()]
    await from.done('PUT', `ip/edit/${id}`, { reverseName: 'mail.example.ir', isProtected: true })
    const { ipAddress } = (await from.ips()).find((ip) => ip.id === id)!
    const inside = await from.newInside()
    await from.done('PUT', `ip/assign/${used}`, { vmNetworkNodeId: inside.nodeId })
    const leading = await from.send('PUT', `ip/move/${used}`, { vpcHostId: to.id })
    expect(leading).toMatchObject({ status: 400, body: { type: 'ip_leads_somewhere' } })

    await from.done('PUT', `ip/move/${id}`, { vpcHostId: to.id })
    expect((await to.ips())[1]).toMatchObject({ id, ipAddress, reverseName: 'mail.example.ir', isProtected: true })
    expect((await to.onEngine())!.addresses).toMatchObject([{ address: ipAddress }])
    expect((await from.onEngine())!.addresses).toHaveLength(1)
    expect((await from.ips()).map((ip) => ip.id)).not.toContain(id)
    expect((await from.send('PUT', `ip/move/${id}`, { vpcHostId: to.id })).status).toBe(404)

    await from.done('PUT', `ip/assign/${used}`, {})
    const full = await from.send('PUT', `ip/move/${used}`, { vpcHostId: to.id })
    expect(full).toMatchObject({ status: 400, body: { type: 'vpc_ips_full' } })
  })
})
