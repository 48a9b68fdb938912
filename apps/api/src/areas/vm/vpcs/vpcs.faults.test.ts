import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { OperationDetail } from '@sarv/contract/portal/operations/operations.schemas'
import { createFaults, withFaults, type FaultKind } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { listVpcPlans, newVpc } from './vpcs.fixture.ts'

/** Every step of every operation on private clouds, failing and running twice: engine, rows and limits agree afterwards. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const { signal } = new AbortController()
/** More often than any step is tried. */
const always = 100
const lasting: FaultKind[] = ['error', 'crashAfterEffect']

type Method = Extract<keyof ComputeEngine, string>
interface Request {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
}
interface Work {
  name: string
  /** What it asks of the engine, step by step. */
  writes: readonly Method[]
  /** Makes what it needs, and says how it is started; 0: the cloud is made by it. */
  prepare: (customer: Customer) => Promise<{ vpcId: number; request: Request }>
}

const vpcPath = (customer: Customer) => `/vm/${customer.projectId}/vpc`

const works: Work[] = [
  {
    name: 'creating a cloud',
    writes: ['createRouter', 'createNetwork', 'connectNetwork'],
    prepare: async (customer) => {
      const [plan] = await listVpcPlans(api, customer)
      const networks = [
        { name: 'front', gatewayCidr: '192.168.1.1/24' },
        { name: 'back', gatewayCidr: '192.168.2.1/24' },
      ]
      const body = { name: 'shop cloud', productBundleId: plan!.id, networks }
      return { vpcId: 0, request: { method: 'POST', path: `${vpcPath(customer)}/create`, body } }
    },
  },
  {
    name: 'making a network in place',
    writes: ['createNetwork', 'connectNetwork'],
    prepare: async (customer) => {
      const { id: vpcId } = await newVpc(api, customer, { networks: 1 })
      const network = { name: 'in place', gatewayCidr: '10.250.1.1/24' }
      return {
        vpcId,
        request: { method: 'POST', path: `${vpcPath(customer)}/${vpcId}/interface/create`, body: { network } },
      }
    },
  },
  {
    name: 'connecting a network',
    writes: ['connectNetwork'],
    prepare: async (customer) => {
      const { id: vpcId } = await newVpc(api, customer, { networks: 1 })
      const url = `/vm/${customer.projectId}/network/create`
      const { body } = await api.send<Started>(customer, 'POST', url, { name: 'later', network: '192.168.9.0' })
      await api.untilDone(body.operationId!)
      const path = `${vpcPath(customer)}/${vpcId}/interface/create`
      return { vpcId, request: { method: 'POST', path, body: { vmNetworkId: body.id } } }
    },
  },
  {
    name: 'disconnecting a network',
    writes: ['disconnectNetwork'],
    prepare: async (customer) => {
      const { id: vpcId, networks } = await newVpc(api, customer)
      const path = `${vpcPath(customer)}/${vpcId}/interface/remove/${networks[0]}`
      return { vpcId, request: { method: 'DELETE', path } }
    },
  },
  {
    name: 'deleting a cloud',
    writes: ['disconnectNetwork', 'deleteRouter'],
    prepare: async (customer) => {
      const { id: vpcId } = await newVpc(api, customer)
      return { vpcId, request: { method: 'DELETE', path: `${vpcPath(customer)}/delete/${vpcId}` } }
    },
  },
]

const untilEnded = async (operationId: number) => {
  await expect
    .poll(
      () => api.db.selectFrom('operations').where('id', '=', operationId).select('ended_at').executeTakeFirstOrThrow(),
      { timeout: 10_000, interval: 10 },
    )
    .toMatchObject({ ended_at: expect.any(Date) })
}

const start = async (customer: Customer, { vpcId, request }: Awaited<ReturnType<Work['prepare']>>) => {
  const { status, body } = await api.send<Started>(customer, request.method, request.path, request.body)
  expect([status, body]).toMatchObject([200, { operationId: expect.any(Number) }])
  await untilEnded(body.operationId!)
  return { vpcId: vpcId || body.id, operationId: body.operationId! }
}

const operation = async (customer: Customer, id: number) =>
  (await api.get<OperationDetail>(customer, `/portal/operation/get/${id}`)).body

/** Nothing is left waiting, and what rows, limits and usage say is what the engine has. */
const expectAgreement = async ({ projectId, customerId }: Customer, vpcId: number) => {
  const vpc = await api.db.selectFrom('vpc_hosts').where('id', '=', vpcId).selectAll().executeTakeFirstOrThrow()
  const router = await api.compute(1).getRouter(routerTag(projectId, vpcId), signal)
  expect([vpc.engine_ref, vpc.address]).toEqual(router ? [router.ref, router.address] : [null, null])
  const { active, failed, deleted } = serviceStatus.id
  if (router) expect(vpc.status_id).toBe(active)
  else expect([failed, deleted]).toContain(vpc.status_id)

  const interfaces = await api.db
    .selectFrom('vpc_interfaces')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['vm_network_id as network', 'status_id as status'])
    .execute()
  const connected = interfaces.filter(({ status }) => status === vmKeyStatus.id.active)
  expect(connected.map(({ network }) => networkTag(projectId, network)).toSorted()).toEqual(
    router ? router.networkTags : [],
  )
  for (const { status } of interfaces) expect([vmKeyStatus.id.active, vmKeyStatus.id.failed]).toContain(status)

  const networks = await api.db.selectFrom('vm_networks').where('project_id', '=', projectId).selectAll().execute()
  for (const network of networks) {
    const isThere = (await api.compute(1).getNetwork(networkTag(projectId, network.id), signal)) !== undefined
    expect([network.name, network.status_id === vmKeyStatus.id.active]).toEqual([network.name, isThere])
  }

  const usage = await api.db
    .selectFrom('customer_usage')
    .where('customer_id', '=', customerId)
    .select('ip')
    .executeTakeFirst()
  expect(usage?.ip ?? 0).toBe(router ? vpc.ipv4 : 0)
  const paid = await api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Vpc')
    .where('service_id', '=', vpcId)
    .where('to_at', 'is', null)
    .select('id')
    .execute()
  expect(paid.length > 0).toBe(router !== undefined)
}

const cases = works.flatMap((work) => work.writes.map((write) => ({ ...work, write })))

describe.each(cases)('$name ($write)', ({ write, prepare }) => {
  it('is done once, though the engine loses its answer', async () => {
    const customer = await api.newCustomer()
    const prepared = await prepare(customer)
    faults.inject({ method: write, kind: 'crashAfterEffect' })
    const { vpcId, operationId } = await start(customer, prepared)
    expect(await operation(customer, operationId)).toMatchObject({ operationStatusId: 3 })
    await expectAgreement(customer, vpcId)
  })

  it.each(lasting)('that fails for good (%s) leaves what rows say, and works when it is tried again', async (kind) => {
    const customer = await api.newCustomer()
    const prepared = await prepare(customer)
    faults.inject({ method: write, kind, count: always })
    const { vpcId, operationId } = await start(customer, prepared)
    faults.clear()
    expect(await operation(customer, operationId)).toMatchObject({
      operationStatusId: 4,
      canRetry: true,
      reason: expect.stringMatching(/[\u0600-\u06FF]/),
    })
    await expectAgreement(customer, vpcId)

    const retry = await api.send<Started>(customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(retry.status).toBe(200)
    await untilEnded(retry.body.operationId!)
    expect(await operation(customer, retry.body.operationId!)).toMatchObject({ operationStatusId: 3 })
    await expectAgreement(customer, vpcId)
  })
})

it('a network that could not be made in place goes when it is taken from the cloud', async () => {
  const customer = await api.newCustomer()
  const { id, networks } = await newVpc(api, customer, { networks: 1 })
  faults.inject({ method: 'connectNetwork', kind: 'error', code: 'refused', count: 1 })
  const network = { name: 'in place', gatewayCidr: '10.250.2.1/24' }
  const url = `${vpcPath(customer)}/${id}/interface`
  const { body } = await api.send<Started>(customer, 'POST', `${url}/create`, { network })
  await untilEnded(body.operationId!)
  expect(await api.compute(1).getNetwork(networkTag(customer.projectId, body.id), signal)).toBeUndefined()
  const removed = await api.send<Started>(customer, 'DELETE', `${url}/remove/${body.id}`)
  await api.untilDone(removed.body.operationId!)
  const left = await api.get<{ id: number }[]>(customer, `/vm/${customer.projectId}/network/list`)
  expect(left.body.map((one) => one.id)).toEqual(networks)
})

it('a cloud that could not be made goes with the networks that were ordered with it', async () => {
  const customer = await api.newCustomer()
  faults.inject({ method: 'connectNetwork', kind: 'error', count: always })
  const { vpcId } = await start(customer, await works[0]!.prepare(customer))
  faults.clear()
  const request: Request = { method: 'DELETE', path: `${vpcPath(customer)}/delete/${vpcId}` }
  await start(customer, { vpcId, request })
  await expectAgreement(customer, vpcId)
  const { body } = await api.get<unknown[]>(customer, `/vm/${customer.projectId}/network/list`)
  expect(body).toEqual([])
})
