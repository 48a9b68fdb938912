import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { networksPerVpc } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmNetworkListItem, VmNetworkShortItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { VpcDetail, VpcListItem } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { listVpcPlans, newVpc } from './vpcs.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const { signal } = new AbortController()

type StartedOrRefused = Started & { type?: string; errorMessage?: string; errors?: Record<string, string[]> }

const path = (customer: Customer) => `/vm/${customer.projectId}/vpc`

const send = (
  customer: Customer,
  method: 'POST' | 'PUT' | 'DELETE',
  rest: string,
  body?: object,
  headers?: Record<string, string>,
) => api.send<StartedOrRefused>(customer, method, `${path(customer)}${rest}`, body, headers)

const dryRun = { 'x-dry-run': 'true' }

const act = async (...request: Parameters<typeof send>) => {
  const { status, body } = await send(...request)
  expect([status, body.errorMessage]).toEqual([200, undefined])
  if (body.operationId) await api.untilDone(body.operationId)
  return body
}

const order = async (customer: Customer, changes: object = {}, headers?: Record<string, string>) => {
  const [plan] = await listVpcPlans(api, customer)
  const wanted = { name: 'shop cloud', productBundleId: plan!.id, ...changes }
  return send(customer, 'POST', '/create', wanted, headers)
}

const listOf = async (customer: Customer) => (await api.get<VpcListItem[]>(customer, `${path(customer)}/list`)).body
const detail = async (customer: Customer, id: number) =>
  (await api.get<VpcDetail>(customer, `${path(customer)}/get/${id}`)).body
const interfacesOf = async (customer: Customer, id: number) =>
  (await api.get<VmNetworkListItem[]>(customer, `${path(customer)}/${id}/interface/list`)).body
const onEngine = (customer: Customer, id: number) => api.compute(1).getRouter(routerTag(customer.projectId, id), signal)
const heldAddresses = async ({ customerId }: Customer) => {
  const row = await api.db
    .selectFrom('customer_usage')
    .where('customer_id', '=', customerId)
    .select('ip')
    .executeTakeFirst()
  return row?.ip ?? 0
}
const paid = async (id: number) => {
  const rows = await api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Vpc')
    .where('service_id', '=', id)
    .where('to_at', 'is', null)
    .select('monthly_price_rials as rials')
    .execute()
  return rows.reduce((sum, { rials }) => sum + rials, 0)
}
const newNetwork = async (customer: Customer, network: string, name = `net ${network}`) => {
  const url = `/vm/${customer.projectId}/network/create`
  const { body } = await api.send<Started>(customer, 'POST', url, { name, network })
  await api.untilDone(body.operationId!)
  return body.id
}

describe('ordering a private cloud', () => {
  it('makes its gateway and its networks in one operation, and is paid for by its plan', async () => {
    const customer = await api.newCustomer()
    const [plan] = await listVpcPlans(api, customer)
    const { id, networks } = await newVpc(api, customer, {
      name: 'shop cloud',
      networks: ['192.168.1.1/24', '192.168.2.1/24'],
    })
    expect(await listOf(customer)).toMatchObject([
      { id, name: 'shop cloud', statusId: serviceStatus.id.active, networkCount: 2, monthlyPrice: plan!.price },
    ])
    const router = await onEngine(customer, id)
    expect(router).toMatchObject({
      hasSnat: false,
      networkTags: networks.map((network) => networkTag(customer.projectId, network)).toSorted(),
    })
    expect(await detail(customer, id)).toMatchObject({
      ipAddress: router!.address,
      snatEnabled: false,
      productBundle: plan!.name,
      ipv4: plan!.ipv4,
      rules10: plan!.rules10,
    })
    expect(await interfacesOf(customer, id)).toMatchObject([
      { id: networks[0], cidr: '192.168.1.0/24', gatewayIp: '192.168.1.1', statusId: vmKeyStatus.id.active },
      { id: networks[1], cidr: '192.168.2.0/24', subnetMask: '255.255.255.0', nodeCount: 0, freeAddresses: 253 },
    ])
    expect([await paid(id), await heldAddresses(customer)]).toEqual([plan!.price, plan!.ipv4])
  })

  it('says before it is ordered what it costs, takes and allows', async () => {
    const customer = await api.newCustomer()
    const [plan] = await listVpcPlans(api, customer)
    const { status, body } = await order(customer, {}, dryRun)
    const quote = body as unknown as Quote
    expect({ status, quote }).toMatchObject({
      status: 200,
      quote: { subtotal: plan!.price, limits: [{ wanted: plan!.ipv4 }], hold: { missing: 0 } },
    })
    expect(quote.effects.length).toBeGreaterThan(1)
    expect(await listOf(customer)).toEqual([])
  })

  it.each([
    ['a range that a row before it has', '192.168.1.1/24', 'gatewayCidr'],
    ['a public range', '8.8.8.1/24', 'gatewayCidr'],
    ['a reserved range', '169.254.1.1/24', 'gatewayCidr'],
    ['a gateway that is not the first address', '192.168.9.7/24', 'gatewayCidr'],
  ])('refuses %s at its row, and keeps nothing', async (_what, gatewayCidr, field) => {
    const customer = await api.newCustomer()
    const networks = [
      { name: 'first', gatewayCidr: '192.168.1.1/24' },
      { name: 'second', gatewayCidr },
    ]
    expect(await order(customer, { networks })).toMatchObject({
      status: 400,
      body: { type: 'network_range', errors: { [`networks.1.${field}`]: [expect.stringMatching(/[\u0600-\u06FF]/)] } },
    })
    expect(await listOf(customer)).toEqual([])
    expect(await heldAddresses(customer)).toBe(0)
  })

  it('refuses a row whose name or range another network of the project has, a plan of something else and a taken name', async () => {
    const customer = await api.newCustomer()
    await newNetwork(customer, '10.20.0.0', 'office net')
    const row = (name: string, gatewayCidr: string) => ({ networks: [{ name, gatewayCidr }] })
    expect(await order(customer, row('OFFICE net', '10.21.0.1/24'))).toMatchObject({
      status: 400,
      body: { errors: { 'networks.0.name': [expect.any(String)] } },
    })
    expect(await order(customer, row('other net', '10.20.0.1/24'))).toMatchObject({
      status: 400,
      body: { errorMessage: expect.stringContaining('office net') },
    })
    expect(await order(customer, { productBundleId: 1 })).toMatchObject({
      status: 400,
      body: { type: 'vpc_bundle_missing' },
    })
    await newVpc(api, customer, { name: 'shop cloud', networks: 0 })
    expect(await order(customer, { name: 'Shop CLOUD' })).toMatchObject({ status: 400, body: { type: 'name_taken' } })
  })

  it('of two that are asked for at once under one name, lets one through', async () => {
    const customer = await api.newCustomer()
    const answers = await Promise.all([order(customer), order(customer), order(customer)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.type === 'name_taken')).toHaveLength(2)
  })

  it('is a 404 for everybody else', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const { id, networks } = await newVpc(api, owner)
    for (const rest of [`/get/${id}`, `/${id}/interface/list`, `/${id}/interface/short-list`])
      expect((await api.get(stranger, `${path(stranger)}${rest}`)).status).toBe(404)
    expect((await send(stranger, 'PUT', `/edit/${id}`, { name: 'mine now' })).status).toBe(404)
    expect((await send(stranger, 'DELETE', `/delete/${id}`)).status).toBe(404)
    const mine = await newVpc(api, stranger, { networks: 0 })
    expect(await send(stranger, 'POST', `/${mine.id}/interface/create`, { vmNetworkId: networks[0] })).toMatchObject({
      status: 400,
      body: { type: 'network_missing' },
    })
  })
})

describe('connecting networks', () => {
  it('makes the cloud the gateway of a network that was there, and ends that again', async () => {
    const customer = await api.newCustomer()
    const { id } = await newVpc(api, customer, { networks: 0 })
    const vmNetworkId = await newNetwork(customer, '10.30.0.0')
    expect(await act(customer, 'POST', `/${id}/interface/create`, { vmNetworkId })).toMatchObject({ id: vmNetworkId })
    expect((await onEngine(customer, id))!.networkTags).toEqual([networkTag(customer.projectId, vmNetworkId)])
    const { body } = await api.get<VmNetworkShortItem[]>(customer, `${path(customer)}/${id}/interface/short-list`)
    expect(body).toMatchObject([{ id: vmNetworkId, cidr: '10.30.0.0/24' }])

    await act(customer, 'DELETE', `/${id}/interface/remove/${vmNetworkId}`)
    expect((await onEngine(customer, id))!.networkTags).toEqual([])
    expect(await interfacesOf(customer, id)).toEqual([])
    expect((await send(customer, 'DELETE', `/${id}/interface/remove/${vmNetworkId}`)).status).toBe(404)
  })

  it('leaves a network in one cloud: the other and the deletion of the network name it', async () => {
    const customer = await api.newCustomer()
    const { networks } = await newVpc(api, customer, { name: 'first cloud', networks: 1 })
    const { id: other } = await newVpc(api, customer, { networks: 0 })
    const refusal = {
      status: 400,
      body: { type: 'network_in_cloud', errorMessage: expect.stringContaining('first cloud') },
    }
    expect(await send(customer, 'POST', `/${other}/interface/create`, { vmNetworkId: networks[0] })).toMatchObject(
      refusal,
    )
    const url = `/vm/${customer.projectId}/network/delete/${networks[0]}`
    expect(await api.send(customer, 'DELETE', url)).toMatchObject(refusal)
    expect((await send(customer, 'DELETE', `/${other}/interface/remove/${networks[0]}`)).status).toBe(404)
  })

  it('of two clouds that want one network at once, lets one have it', async () => {
    const customer = await api.newCustomer()
    const [one, other] = [await newVpc(api, customer, { networks: 0 }), await newVpc(api, customer, { networks: 0 })]
    const vmNetworkId = await newNetwork(customer, '10.31.0.0')
    const answers = await Promise.all(
      [one, other].map(({ id }) => send(customer, 'POST', `/${id}/interface/create`, { vmNetworkId })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('makes one in place: told before, judged by the rule of the order page, made and connected in one operation', async () => {
    const customer = await api.newCustomer()
    const { id } = await newVpc(api, customer, { networks: ['10.9.0.1/24'] })
    const url = `/${id}/interface/create`
    const network = { name: 'in place', gatewayCidr: '10.9.1.1/24' }
    const { body: quote } = await send(customer, 'POST', url, { network }, dryRun)
    expect((quote as unknown as Quote).effects.at(-1)).toContain('10.9.1.1')
    expect(await interfacesOf(customer, id)).toHaveLength(1)

    const made = await act(customer, 'POST', url, { network })
    expect(await interfacesOf(customer, id)).toMatchObject([{}, { id: made.id, name: 'in place', status: 'فعال' }])
    expect((await onEngine(customer, id))?.networkTags).toContain(networkTag(customer.projectId, made.id))

    const taken = await send(customer, 'POST', url, { network: { name: 'again', gatewayCidr: '10.9.1.1/24' } })
    expect(taken).toMatchObject({ status: 400, body: { type: 'network_range' } })
    expect(taken.body).toMatchObject({ errors: { 'network.gatewayCidr': [expect.stringContaining('in place')] } })
    for (const neither of [{}, { network, vmNetworkId: made.id }])
      expect((await send(customer, 'POST', url, neither)).status).toBe(422)
  })

  it('refuses more than a cloud may have', async () => {
    const customer = await api.newCustomer()
    const { id } = await newVpc(api, customer, {
      networks: Array.from({ length: networksPerVpc }, (_, place) => `10.40.${place}.1/24`),
    })
    const vmNetworkId = await newNetwork(customer, '10.41.0.0')
    expect(await send(customer, 'POST', `/${id}/interface/create`, { vmNetworkId })).toMatchObject({
      status: 400,
      body: { type: 'vpc_too_many_networks', errorMessage: expect.stringContaining('۲۰') },
    })
  })
})

describe('changing a private cloud', () => {
  it('renames it at once, to a name that no other has', async () => {
    const customer = await api.newCustomer()
    const { id } = await newVpc(api, customer, { networks: 0 })
    await newVpc(api, customer, { name: 'other cloud', networks: 0 })
    expect(await send(customer, 'PUT', `/edit/${id}`, { name: 'Other Cloud' })).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    expect(await act(customer, 'PUT', `/edit/${id}`, { name: 'ابر تولید' })).toEqual({ id, operationId: null })
    expect(await detail(customer, id)).toMatchObject({ name: 'ابر تولید' })
  })

  it('takes another plan: price, limits and what it allows follow, and it is told before', async () => {
    const customer = await api.newCustomer()
    const plans = await listVpcPlans(api, customer)
    const [small, large] = [plans[0]!, plans.at(-1)!]
    const { id } = await newVpc(api, customer)
    const { body } = await send(customer, 'PUT', `/edit/${id}`, { productBundleId: large.id }, dryRun)
    expect(body as unknown as Quote).toMatchObject({
      subtotal: large.price,
      limits: [{ wanted: large.ipv4 - small.ipv4 }],
    })
    await act(customer, 'PUT', `/edit/${id}`, { productBundleId: large.id })
    expect(await detail(customer, id)).toMatchObject({ productBundle: large.name, ipv4: large.ipv4 })
    expect([await paid(id), await heldAddresses(customer)]).toEqual([large.price, large.ipv4])

    await act(customer, 'PUT', `/edit/${id}`, { productBundleId: small.id })
    expect([await paid(id), await heldAddresses(customer)]).toEqual([small.price, small.ipv4])
  })
})

describe('deleting a private cloud', () => {
  it('says what goes and what stays, takes all of it and gives money and limits back', async () => {
    const customer = await api.newCustomer()
    const { id, networks } = await newVpc(api, customer)
    const vmHostId = await api.newServer(customer)
    const attach = `/vm/${customer.projectId}/network/node/attach`
    const { body: attached } = await api.send<Started>(customer, 'POST', attach, {
      vmHostId,
      vmNetworkId: networks[0],
      isV4: true,
    })
    await api.untilDone(attached.operationId!)
    const before = await heldAddresses(customer)
    const { ipAddress, ipv4 } = await detail(customer, id)

    const { body } = await send(customer, 'DELETE', `/delete/${id}`, undefined, dryRun)
    const { effects } = body as unknown as Quote
    expect(effects[0]).toContain(ipAddress)
    expect(effects[1]).toContain('net-1')
    expect(effects[2]).toContain('۱ سرور')

    await act(customer, 'DELETE', `/delete/${id}`)
    expect(await listOf(customer)).toEqual([])
    expect(await onEngine(customer, id)).toBeUndefined()
    expect([await paid(id), before - (await heldAddresses(customer))]).toEqual([0, ipv4])
    const { body: left } = await api.get<VmNetworkListItem[]>(customer, `/vm/${customer.projectId}/network/list`)
    expect(new Set(left.map((network) => network.id))).toEqual(new Set(networks))
    await newVpc(api, customer, { networks: ['192.168.77.1/24'] })
  })

  it('keeps its project from being deleted until it is gone', async () => {
    const customer = await api.newCustomer()
    const { id } = await newVpc(api, customer, { networks: 0 })
    const deleteProject = () => api.send(customer, 'DELETE', `/project/delete/${customer.projectId}`)
    expect(await deleteProject()).toMatchObject({
      status: 400,
      body: { errorMessage: expect.stringContaining('۱ ابر خصوصی') },
    })
    await act(customer, 'DELETE', `/delete/${id}`)
    expect((await deleteProject()).status).toBe(200)
  })

  it('and disconnecting are for managers; operators make and rename, readers look', async () => {
    const owner = await api.newCustomer()
    const { id, networks } = await newVpc(api, owner, { networks: 1 })
    const reader = { ...owner, ...(await api.newColleague(owner, 'reporter')) }
    const operator = { ...owner, ...(await api.newColleague(owner, 'maintainer')) }
    expect(await listOf(reader)).toHaveLength(1)
    expect((await order(reader)).status).toBe(403)
    expect((await send(operator, 'PUT', `/edit/${id}`, { name: 'by operator' })).status).toBe(200)
    expect((await send(operator, 'DELETE', `/${id}/interface/remove/${networks[0]}`)).status).toBe(403)
    expect((await send(operator, 'DELETE', `/delete/${id}`)).status).toBe(403)
  })
})
