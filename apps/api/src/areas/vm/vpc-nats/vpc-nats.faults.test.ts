import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { RouterPort } from '../../../ports/compute/routers.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { newGateway, type Gateway } from './vpc-nats.fixture.ts'

/** What is left of addresses, forwards and the way out when the engine misbehaves. */
const faults = createFaults<ComputeEngine>()
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

/** All that must agree: rows beside what the engine has. */
const standing = async (gateway: Gateway) => {
  faults.clear()
  const [ips, nats, router] = [await gateway.ips(), await gateway.nats(), (await gateway.onEngine())!]
  return {
    addresses: ips
      .filter(({ isPrimary }) => !isPrimary)
      .map(({ statusId, vmNetworkNodeId }) => [networkNodeStatus.name(statusId), vmNetworkNodeId !== null]),
    forwards: nats
      .filter(({ port }) => port != null)
      .map(({ port, portEnd, statusId }) => [port, portEnd, vmKeyStatus.name(statusId)]),
    engine: {
      addresses: router.addresses.map(({ port }) => port !== null),
      ports: router.forwards.map(({ port }) => port).toSorted((a, b) => a - b),
      hasSnat: router.hasSnat,
    },
  }
}

interface Ground {
  gateway: Gateway
  ipId: number
  natId: number
  nodeId: number
  body: { vmNetworkId: number; vpcHostIpId: number; name: string; destinationIp: string; destinationPort: number }
}

/** A cloud with two addresses, a forward of three ports from the first, and a second server. */
const newGround = async (): Promise<Ground> => {
  const gateway = await newGateway(api, await api.newCustomer())
  const ipId = await gateway.newAddress()
  await gateway.newAddress()
  const [inside, other] = [await gateway.newInside(), await gateway.newInside()]
  const body = {
    vmNetworkId: gateway.networks[0]!,
    vpcHostIpId: ipId,
    name: 'web',
    destinationIp: inside.address,
    destinationPort: 8080,
    port: 80,
    portEnd: 82,
  }
  const natId = await gateway.done('POST', 'nat/create-dnat', body)
  return { gateway, ipId, natId, nodeId: other.nodeId, body }
}

const before = {
  addresses: [
    ['connected', false],
    ['connected', false],
  ],
  forwards: [[80, 82, 'active']],
  engine: { addresses: [false, false], ports: [80, 81, 82], hasSnat: false },
}
type Standing = typeof before
type Method = Exclude<keyof RouterPort, 'hasRouters' | 'routing'>
type Request = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

const idle = async ({ gateway }: Ground) =>
  (await gateway.ips()).find(({ isPrimary, forwards }) => !isPrimary && forwards!.length === 0)!.id

/** Each act: the engine's call that goes wrong, what is there when it went well, and what is there when it did not. */
const acts: [
  string,
  { method: Method; ask: (ground: Ground) => Request | Promise<Request>; done: Standing; failed?: Standing },
][] = [
  [
    'adding an address',
    {
      method: 'addRouterAddress',
      ask: () => ['POST', 'ip/create', { useIpV4: true }],
      done: {
        ...before,
        addresses: [...before.addresses, ['connected', false]],
        engine: { ...before.engine, addresses: [false, false, false] },
      },
      failed: { ...before, addresses: [...before.addresses, ['failed', false]] },
    },
  ],
  [
    'deleting an address',
    {
      method: 'removeRouterAddress',
      ask: async (ground) => ['DELETE', `ip/delete/${await idle(ground)}`],
      done: { ...before, addresses: [['connected', false]], engine: { ...before.engine, addresses: [false] } },
    },
  ],
  [
    'giving an address to a server',
    {
      method: 'assignAddress',
      ask: async (ground) => ['PUT', `ip/assign/${await idle(ground)}`, { vmNetworkNodeId: ground.nodeId }],
      done: {
        ...before,
        addresses: [
          ['connected', false],
          ['connected', true],
        ],
        engine: { ...before.engine, addresses: [false, true] },
      },
    },
  ],
  [
    'forwarding ports',
    {
      method: 'changeForward',
      ask: ({ body }) => [
        'POST',
        'nat/create-dnat',
        { ...body, name: 'more', port: 90, portEnd: 91, destinationPort: 9 },
      ],
      done: {
        ...before,
        forwards: [...before.forwards, [90, 91, 'active']],
        engine: { ...before.engine, ports: [80, 81, 82, 90, 91] },
      },
      failed: { ...before, forwards: [...before.forwards, [90, 91, 'failed']] },
    },
  ],
  [
    'deleting a forward',
    {
      method: 'deleteForward',
      ask: ({ natId }) => ['DELETE', `nat/delete/${natId}`],
      done: { ...before, forwards: [], engine: { ...before.engine, ports: [] } },
    },
  ],
  [
    'letting out',
    {
      method: 'setSnat',
      ask: () => ['PUT', 'nat/edit-snat', { snatEnabled: true }],
      done: { ...before, engine: { ...before.engine, hasSnat: true } },
    },
  ],
]

describe.each(acts)('%s', (_, { method, ask, done, failed = before }) => {
  it('gets over lost answers: done once', async () => {
    const ground = await newGround()
    const request = await ask(ground)
    faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
    await ground.gateway.send(...request)
    expect(await standing(ground.gateway)).toEqual(done)
  })

  it('that fails for good leaves everything as it was', async () => {
    const ground = await newGround()
    const request = await ask(ground)
    faults.inject({ method, kind: 'error', code: 'refused' })
    await ground.gateway.send(...request)
    expect(await standing(ground.gateway)).toEqual(failed)
  })
})

describe('changing a forward', () => {
  const change = ({ natId, body }: Ground): Request => [
    'PUT',
    `nat/edit-dnat/${natId}`,
    { ...body, name: 'web-2', port: 81, portEnd: 84 },
  ]
  const done = {
    ...before,
    forwards: [[81, 84, 'active']],
    engine: { ...before.engine, ports: [81, 82, 83, 84] },
  }

  it('gets over lost answers', async () => {
    const ground = await newGround()
    faults.inject({ method: 'changeForward', kind: 'crashAfterEffect', count: 3 })
    await ground.gateway.send(...change(ground))
    expect(await standing(ground.gateway)).toEqual(done)
  })

  it('that fails half-way leads back to how it was, with its name', async () => {
    const ground = await newGround()
    // The first of the ports is changed, the second is not.
    faults.inject({ method: 'changeForward', kind: 'slow', slowMs: 1 })
    faults.inject({ method: 'changeForward', kind: 'error', code: 'refused' })
    await ground.gateway.send(...change(ground))
    expect(await standing(ground.gateway)).toEqual(before)
    expect(await ground.gateway.nats()).toMatchObject([{ name: 'web' }])
  })

  it('that failed is tried again as it was asked for, unless the server has left meanwhile', async () => {
    const ground = await newGround()
    const { gateway, natId, body } = ground
    const fail = async (request: Request) => {
      faults.inject({ method: 'changeForward', kind: 'error', count: 1, code: 'refused' })
      return (await gateway.send(...request)).body.operationId!
    }
    const retry = (operationId: number) => gateway.send('PUT', `/portal/operation/retry/${operationId}`)
    expect(await retry(await fail(change(ground)))).toMatchObject({ status: 200 })
    expect(await standing(gateway)).toEqual(done)

    const leaving = await gateway.newInside()
    const elsewhere = { ...body, name: 'web-2', port: 81, portEnd: 84, destinationIp: leaving.address }
    const failed = await fail(['PUT', `nat/edit-dnat/${natId}`, elsewhere])
    await gateway.done('PUT', `/vm/${gateway.customer.projectId}/network/node/detach/${leaving.nodeId}`)
    expect(await retry(failed)).toMatchObject({ status: 400, body: { type: 'forward_refused' } })
    expect(await standing(gateway)).toEqual(done)
  })

  it('that is refused from the first moment keeps the old one', async () => {
    const ground = await newGround()
    faults.inject({ method: 'changeForward', kind: 'error', count: 1, code: 'refused' })
    await ground.gateway.send(...change(ground))
    expect(await standing(ground.gateway)).toEqual(before)
    expect(await ground.gateway.nats()).toMatchObject([{ name: 'web' }])
  })
})

describe('moving an address to another cloud', () => {
  const newPair = async () => {
    const customer = await api.newCustomer()
    const [from, to] = [await newGateway(api, customer), await newGateway(api, customer)]
    return { from, to, id: await from.newAddress() }
  }

  it('gets over lost answers', async () => {
    const { from, to, id } = await newPair()
    faults.inject({ method: 'moveRouterAddress', kind: 'crashAfterEffect', count: 2 })
    await from.send('PUT', `ip/move/${id}`, { vpcHostId: to.id })
    expect([(await from.ips()).length, (await to.ips()).length]).toEqual([1, 2])
    expect([(await from.onEngine())!.addresses.length, (await to.onEngine())!.addresses.length]).toEqual([0, 1])
  })

  it('that failed is tried again, unless it leads somewhere by now', async () => {
    const { from, to, id } = await newPair()
    const { nodeId } = await from.newInside()
    faults.inject({ method: 'moveRouterAddress', kind: 'error', count: 1, code: 'refused' })
    const { body } = await from.send('PUT', `ip/move/${id}`, { vpcHostId: to.id })
    const retry = () => from.send('PUT', `/portal/operation/retry/${body.operationId}`)
    await from.done('PUT', `ip/assign/${id}`, { vmNetworkNodeId: nodeId })
    expect(await retry()).toMatchObject({ status: 400, body: { type: 'ip_leads_somewhere' } })
    await from.done('PUT', `ip/assign/${id}`, {})
    expect(await retry()).toMatchObject({ status: 200 })
    expect([(await from.ips()).length, (await to.ips()).length]).toEqual([1, 2])
  })

  it('that fails leaves it where it was', async () => {
    const { from, to, id } = await newPair()
    faults.inject({ method: 'moveRouterAddress', kind: 'error', count: 1, code: 'refused' })
    await from.send('PUT', `ip/move/${id}`, { vpcHostId: to.id })
    expect((await from.ips())[1]).toMatchObject({ id, statusId: networkNodeStatus.id.connected })
    expect([(await from.onEngine())!.addresses.length, (await to.onEngine())!.addresses.length]).toEqual([1, 0])
  })
})

describe('a cloud whose end fails', () => {
  it.each(['deleteRouter', 'disconnectNetwork', 'unassignAddress'] as const)(
    'at %s still has its forwards and the very same addresses',
    async (method) => {
      const { gateway, nodeId } = await newGround()
      const second = (await gateway.ips())[2]!
      await gateway.done('PUT', `ip/assign/${second.id}`, { vmNetworkNodeId: nodeId })
      const addressesOf = async () =>
        (await gateway.ips()).map(({ ipAddress, vmNetworkNodeId }) => [ipAddress, vmNetworkNodeId])
      const had = await addressesOf()
      faults.inject({ method, kind: 'error', count: 1, code: 'refused' })
      await gateway.send('DELETE', `/vm/${gateway.customer.projectId}/vpc/delete/${gateway.id}`)
      faults.clear()
      expect(await addressesOf()).toEqual(had)
      const router = (await gateway.onEngine())!
      expect(new Set(router.addresses.map(({ address }) => address))).toEqual(
        new Set(had.slice(1).map(([address]) => address)),
      )
      expect(router.addresses.filter(({ port }) => port !== null)).toHaveLength(1)
      expect(router.forwards).toHaveLength(3)
    },
  )
})

it('letting out that failed is not tried again once somebody has decided otherwise', async () => {
  const gateway = await newGateway(api, await api.newCustomer())
  const ipId = await gateway.newAddress()
  const fail = async (method: 'setSnat' | 'setSnatAddress', wanted: object) => {
    faults.inject({ method, kind: 'error', count: 1, code: 'refused' })
    const { body } = await gateway.send('PUT', 'nat/edit-snat', { snatEnabled: true, ...wanted })
    return `/portal/operation/retry/${body.operationId}`
  }
  expect(await gateway.send('PUT', await fail('setSnat', {}))).toMatchObject({ status: 200 })
  expect(await gateway.onEngine()).toMatchObject({ hasSnat: true })
  const otherAddress = await fail('setSnatAddress', { vpcHostIpId: ipId })
  // As the comparison with the engine writes it down when somebody has switched it there.
  await api.db.updateTable('vpc_hosts').set({ snat_enabled: false }).where('id', '=', gateway.id).execute()
  expect(await gateway.send('PUT', otherAddress)).toMatchObject({ status: 409, body: { type: 'changed_since' } })
})

it('an address that was protected after its removal had failed is not removed by trying that again', async () => {
  const gateway = await newGateway(api, await api.newCustomer())
  const id = await gateway.newAddress()
  faults.inject({ method: 'removeRouterAddress', kind: 'error', code: 'refused' })
  const { body } = await gateway.send('DELETE', `ip/delete/${id}`)
  await gateway.done('PUT', `ip/edit/${id}`, { isProtected: true })
  expect(await gateway.send('PUT', `/portal/operation/retry/${body.operationId}`)).toMatchObject({
    status: 400,
    body: { type: 'ip_protected' },
  })
  expect((await gateway.onEngine())!.addresses).toHaveLength(1)
})
