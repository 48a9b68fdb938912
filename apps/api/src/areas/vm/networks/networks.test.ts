import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { vmKeyStatus } from '@sarv/contract/enums'
import { networksPerProject } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmNetworkListItem, VmNetworkShortItem } from '@sarv/contract/vm/networks/networks.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const signal = new AbortController().signal
const path = (customer: Customer) => `/vm/${customer.projectId}/network`

const create = (customer: Customer, changes: object = {}, headers: Record<string, string> = {}) =>
  api.send<Started & { errors?: Record<string, string[]> }>(
    customer,
    'POST',
    `${path(customer)}/create`,
    { name: 'shop network', network: '10.20.0.0', prefix: 24, ...changes },
    headers,
  )

const newNetwork = async (customer: Customer, changes: object = {}): Promise<number> => {
  const { status, body } = await create(customer, changes)
  expect(status).toBe(200)
  await api.untilSettled(customer, body.id)
  return body.id
}

const listOf = async (customer: Customer) =>
  (await api.get<VmNetworkListItem[]>(customer, `${path(customer)}/list`)).body

const remove = (customer: Customer, id: number) =>
  api.send<Started>(customer, 'DELETE', `${path(customer)}/delete/${id}`)

const rename = (customer: Customer, id: number, name: string) =>
  api.send<Started>(customer, 'PUT', `${path(customer)}/edit/${id}`, { name })

const onEngine = (customer: Customer, id: number) =>
  api.compute(1).getNetwork(networkTag(customer.projectId, id), signal)

it('a network that names no range gets one that is free', async () => {
  const customer = await api.newCustomer()
  const path = `/vm/${customer.projectId}/network`
  for (const name of ['first-net', 'other-net']) {
    expect((await api.send(customer, 'POST', `${path}/create`, { name })).status).toBe(200)
  }
  const { body } = await api.get<{ cidr: string }[]>(customer, `${path}/list`)
  expect(body.map(({ cidr }) => cidr).toSorted()).toEqual(['192.168.10.0/24', '192.168.11.0/24'])
})

it('a network says which private cloud it is in, in both lists', async () => {
  const customer = await api.newCustomer()
  const free = await newNetwork(customer)
  const { id: vpcHostId, networks } = await newVpc(api, customer, { name: 'shop cloud', networks: ['10.30.0.1/24'] })
  const short = (await api.get<VmNetworkShortItem[]>(customer, `${path(customer)}/short-list`)).body
  for (const list of [await listOf(customer), short]) {
    expect(list.find(({ id }) => id === networks[0])).toMatchObject({ vpcHostId, vpcHost: 'shop cloud' })
    expect(list.find(({ id }) => id === free)).toMatchObject({ vpcHostId: null, vpcHost: null })
  }
})

describe('making a network', () => {
  it('makes it on the engine, with its first address as gateway, and lists it', async () => {
    const customer = await api.newCustomer()
    const id = await newNetwork(customer)
    expect(await listOf(customer)).toMatchObject([
      {
        id,
        name: 'shop network',
        cidr: '10.20.0.0/24',
        subnetMask: '255.255.255.0',
        gatewayIp: '10.20.0.1',
        statusId: vmKeyStatus.id.active,
        nodeCount: 0,
        freeAddresses: 253,
      },
    ])
    expect(await onEngine(customer, id)).toMatchObject({ cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' })
    const { body } = await api.get<VmNetworkShortItem[]>(customer, `${path(customer)}/short-list`)
    expect(body).toEqual([
      { id, name: 'shop network', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1', vpcHostId: null, vpcHost: null },
    ])
  })

  it.each([
    ['a public range', { network: '8.8.8.0' }, 'network'],
    ['a reserved range', { network: '169.254.0.0' }, 'network'],
    ['an address inside the range', { network: '10.20.0.7' }, 'network'],
    ['a range that is too large', { network: '10.0.0.0', prefix: 8 }, 'prefix'],
    ['a range that is too small', { prefix: 30 }, 'prefix'],
  ])('refuses %s with a sentence at its field, and asks no engine', async (_what, changes, field) => {
    const customer = await api.newCustomer()
    const { status, body } = await create(customer, changes)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { type: 'network_range', errors: { [field]: [expect.stringMatching(/[\u0600-\u06FF]/)] } },
    })
    expect(await listOf(customer)).toEqual([])
  })

  it('names the network that a range overlaps, and the one that has the name', async () => {
    const customer = await api.newCustomer()
    await newNetwork(customer, { prefix: 16 })
    expect(await create(customer, { name: 'second network', network: '10.20.8.0' })).toMatchObject({
      status: 400,
      body: {
        type: 'network_range',
        errorMessage: expect.stringContaining('«\u2068shop network\u2069» (\u206610.20.0.0/16\u2069)'),
      },
    })
    expect(await create(customer, { name: 'SHOP network', network: '10.30.0.0' })).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('lets another project have the same range', async () => {
    const [one, other] = [await api.newCustomer(), await api.newCustomer()]
    await newNetwork(one)
    await newNetwork(other)
    expect(await listOf(other)).toMatchObject([{ cidr: '10.20.0.0/24', statusId: vmKeyStatus.id.active }])
  })

  it('of overlapping ranges that are asked for at once, lets one through', async () => {
    const customer = await api.newCustomer()
    const wanted = [16, 17, 18, 19, 20, 21].map((prefix) => create(customer, { prefix, name: `network-${prefix}` }))
    const answers = await Promise.all(wanted)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => 'type' in body && body.type === 'network_range')).toHaveLength(5)
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('answers a repeated request with the same network', async () => {
    const customer = await api.newCustomer()
    const headers = { 'idempotency-key': 'network-1' }
    const first = await create(customer, {}, headers)
    expect(await create(customer, {}, headers)).toMatchObject({ status: 200, body: first.body })
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('costs nothing, and says before it is made what it will be', async () => {
    const customer = await api.newCustomer()
    const { status, body } = await create(customer, {}, { 'x-dry-run': 'true' })
    const quote = body as unknown as Quote
    expect({ status, quote }).toMatchObject({ status: 200, quote: { payable: 0, lines: [], limits: [] } })
    expect(quote.effects[0]).toMatch(/10\.20\.0\.1.*10\.20\.0\.2.*10\.20\.0\.254/)
    expect(await listOf(customer)).toEqual([])
  })

  it('refuses more than a project may have', async () => {
    const customer = await api.newCustomer()
    const rows = Array.from({ length: networksPerProject }, (_, index) => ({
      project_id: customer.projectId,
      name: `network-${index}`,
      cidr: `10.${index}.0.0/24`,
      gateway_ip: `10.${index}.0.1`,
      status_id: vmKeyStatus.id.active,
    }))
    await api.db.insertInto('vm_networks').values(rows).execute()
    expect(await create(customer, { network: '192.168.0.0' })).toMatchObject({
      status: 400,
      body: { type: 'too_many_networks', errorMessage: expect.stringContaining('۵۰') },
    })
  })
})

describe('renaming a network', () => {
  it('happens at once, to a name that no other has', async () => {
    const customer = await api.newCustomer()
    const id = await newNetwork(customer)
    await newNetwork(customer, { name: 'other network', network: '10.21.0.0' })
    expect(await rename(customer, id, 'Other NETWORK')).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    expect(await rename(customer, id, 'office network')).toMatchObject({ status: 200, body: { id, operationId: null } })
    expect(await rename(customer, id, 'Office Network')).toMatchObject({ status: 200 })
    expect((await listOf(customer)).map(({ name }) => name)).toContain('Office Network')
  })

  it('is a 404 for a network of another customer', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const id = await newNetwork(owner)
    expect((await rename(stranger, id, 'stolen network')).status).toBe(404)
    expect((await remove(stranger, id)).status).toBe(404)
    expect(await listOf(owner)).toMatchObject([{ name: 'shop network' }])
  })
})

describe('deleting a network', () => {
  it('takes it from the engine, and frees its range and its name', async () => {
    const customer = await api.newCustomer()
    const id = await newNetwork(customer)
    expect(await remove(customer, id)).toMatchObject({ status: 200, body: { id } })
    await api.untilSettled(customer, id)
    expect(await listOf(customer)).toEqual([])
    expect(await onEngine(customer, id)).toBeUndefined()
    expect((await remove(customer, id)).status).toBe(404)
    await newNetwork(customer)
  })

  it('keeps its project from being deleted until it is gone', async () => {
    const customer = await api.newCustomer()
    const id = await newNetwork(customer)
    const deleteProject = () => api.send(customer, 'DELETE', `/project/delete/${customer.projectId}`)
    expect(await deleteProject()).toMatchObject({
      status: 400,
      body: { type: 'project_not_empty', errorMessage: expect.stringContaining('۱ شبکه خصوصی') },
    })
    await remove(customer, id)
    await api.untilSettled(customer, id)
    expect((await deleteProject()).status).toBe(200)
  })

  it('is for managers; operators make and rename, readers look', async () => {
    const owner = await api.newCustomer()
    const id = await newNetwork(owner)
    const reader = { ...owner, ...(await api.newColleague(owner, 'reporter')) }
    const operator = { ...owner, ...(await api.newColleague(owner, 'maintainer')) }
    expect(await listOf(reader)).toHaveLength(1)
    expect((await create(reader, { name: 'mine too', network: '10.21.0.0' })).status).toBe(403)
    expect((await rename(operator, id, 'office network')).status).toBe(200)
    expect((await remove(operator, id)).status).toBe(403)
  })
})
