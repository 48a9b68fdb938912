import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus, serviceStatus, vmLbAlgorithm, vmLbProtocol } from '@sarv/contract/enums'
import type { OperationDetail } from '@sarv/contract/portal/operations/operations.schemas'
import { createFaults, withFaults, type FaultKind } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { routerAddressTag, routerTag } from '../../../ports/compute/routers.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { listVpcPlans } from '../vpcs/vpcs.fixture.ts'
import { ecPair } from './certificates.fixture.ts'
import {
  act,
  balancerPath,
  connectServer,
  newAddress,
  newBalancer,
  newPlace,
  wantedBalancer,
  webListener,
  type BalancerPlace,
} from './load-balancers.fixture.ts'

/** Every step of every operation on load balancers, failing and running twice: engine, rows and money agree afterwards. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
let place: BalancerPlace
let addressId: number

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  place = await newPlace(api, { plan: 2 })
  addressId = await newAddress(api, place)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const { signal } = new AbortController()
/** More often than any step is tried. */
const always = 100
const lasting: FaultKind[] = ['error', 'crashAfterEffect']
/** An address is led only where it is not led yet: what has happened once is seen the next time. */
const lastingOf = (write: Work['writes'][number]): FaultKind[] =>
  write === 'leadToBalancer' || write === 'unassignAddress' ? ['error'] : lasting
let names = 0
const newName = () => `balancer-${(names += 1)}`

interface Request {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
}
interface Work {
  name: string
  /** What it asks of the engine, step by step. */
  writes: readonly ('createBalancer' | 'updateBalancer' | 'deleteBalancer' | 'leadToBalancer' | 'unassignAddress')[]
  /** Makes what it needs, and says how it is started; 0: the balancer is made by it. */
  prepare: () => Promise<{ id: number; request: Request }>
}

/** One that the infrastructure has lost: what it was is made anew. */
const brokenBalancer = async (): Promise<number> => {
  const { id } = await newBalancer(api, place, { name: newName() })
  await api.db
    .updateTable('vm_load_balancers')
    .set({ status_id: serviceStatus.id.failed })
    .where('id', '=', id)
    .execute()
  return id
}

/** The address, taken from whichever balancer of an earlier test has it. */
const freeAddress = async (): Promise<number> => {
  const holder = await api.db
    .selectFrom('vm_load_balancers')
    .where('vpc_host_ip_id', '=', addressId)
    .select('id')
    .executeTakeFirst()
  if (holder) await act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${holder.id}`)
  return addressId
}

const works: Work[] = [
  {
    name: 'making a balancer',
    writes: ['createBalancer'],
    prepare: async () => ({
      id: 0,
      request: {
        method: 'POST',
        path: `${balancerPath(place)}/create`,
        body: wantedBalancer(place, { name: newName() }),
      },
    }),
  },
  {
    name: 'changing a balancer',
    writes: ['updateBalancer'],
    prepare: async () => {
      const { id } = await newBalancer(api, place, { name: newName() })
      const body = {
        name: newName(),
        vmLbAlgorithmId: vmLbAlgorithm.id.leastConnection,
        vmLbListeners: [webListener(place, { sourcePort: 8000 })],
      }
      return { id, request: { method: 'PUT', path: `${balancerPath(place)}/edit/${id}`, body } }
    },
  },
  {
    name: 'making a balancer with a public address',
    writes: ['createBalancer', 'leadToBalancer'],
    prepare: async () => {
      const body = wantedBalancer(place, { name: newName(), vpcHostIpId: await freeAddress() })
      return { id: 0, request: { method: 'POST', path: `${balancerPath(place)}/create`, body } }
    },
  },
  {
    name: 'giving a balancer a public address and another port',
    writes: ['updateBalancer', 'leadToBalancer'],
    prepare: async () => {
      const vpcHostIpId = await freeAddress()
      const { id } = await newBalancer(api, place, { name: newName() })
      const body = {
        name: newName(),
        vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
        vmLbListeners: [webListener(place, { sourcePort: 8000 })],
        vpcHostIpId,
      }
      return { id, request: { method: 'PUT', path: `${balancerPath(place)}/edit/${id}`, body } }
    },
  },
  {
    name: 'taking its public address from a balancer',
    writes: ['unassignAddress'],
    prepare: async () => {
      const { id } = await newBalancer(api, place, { name: newName(), vpcHostIpId: await freeAddress() })
      const body = {
        name: newName(),
        vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
        vmLbListeners: [webListener(place)],
        vpcHostIpId: null,
      }
      return { id, request: { method: 'PUT', path: `${balancerPath(place)}/edit/${id}`, body } }
    },
  },
  {
    name: 'deleting a balancer with a public address',
    writes: ['deleteBalancer'],
    prepare: async () => {
      const { id } = await newBalancer(api, place, { name: newName(), vpcHostIpId: await freeAddress() })
      return { id, request: { method: 'DELETE', path: `${balancerPath(place)}/delete/${id}` } }
    },
  },
  {
    name: 'making a balancer anew',
    writes: ['deleteBalancer', 'createBalancer'],
    prepare: async () => {
      const id = await brokenBalancer()
      return { id, request: { method: 'PUT', path: `${balancerPath(place)}/rebuild/${id}` } }
    },
  },
  {
    name: 'deleting a balancer',
    writes: ['deleteBalancer'],
    prepare: async () => {
      const { id } = await newBalancer(api, place, { name: newName() })
      return { id, request: { method: 'DELETE', path: `${balancerPath(place)}/delete/${id}` } }
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

const start = async ({ id, request }: Awaited<ReturnType<Work['prepare']>>) => {
  const { status, body } = await api.send<Started>(place.customer, request.method, request.path, request.body)
  expect([status, body]).toMatchObject([200, { operationId: expect.any(Number) }])
  await untilEnded(body.operationId!)
  return { id: id || body.id, operationId: body.operationId! }
}

const operation = async (id: number) =>
  (await api.get<OperationDetail>(place.customer, `/portal/operation/get/${id}`)).body

/** Nothing is left waiting, and what rows and usage say is what the engine has. */
const expectAgreement = async (id: number) => {
  const row = await api.db.selectFrom('vm_load_balancers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const made = await api.compute(1).getBalancer(balancerTag(place.customer.projectId, id), signal)
  expect([row.engine_ref, row.address]).toEqual(made ? [made.ref, made.address] : [null, null])
  const { active, failed, deleted } = serviceStatus.id
  expect(made ? [active, failed] : [failed, deleted]).toContain(row.status_id)
  if (made) {
    const listeners = await api.db
      .selectFrom('vm_lb_listeners')
      .where('load_balancer_id', '=', id)
      .where('revision', '=', row.revision)
      .select('source_port')
      .execute()
    expect(made.listeners.map(({ port }) => port)).toEqual(listeners.map(({ source_port }) => source_port))
    expect(made.name).toBe(row.name)
  }
  const { projectId } = place.customer
  const router = await api.compute(1).getRouter(routerTag(projectId, place.vpc.id), signal)
  const leading = router!.addresses.filter(({ balancer }) => balancer?.tag === balancerTag(projectId, id))
  const wanted = made && row.vpc_host_ip_id !== null ? [routerAddressTag(projectId, row.vpc_host_ip_id)] : []
  expect(leading.map(({ tag }) => tag)).toEqual(wanted)
  expect(row.next_ip_id).toBeNull()
  if (row.deleted_at) expect(row.vpc_host_ip_id).toBeNull()
  const paid = await api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'LoadBalancer')
    .where('service_id', '=', id)
    .where('to_at', 'is', null)
    .select('id')
    .execute()
  expect(paid.length > 0).toBe(made !== undefined)
}

const cases = works.flatMap((work) => work.writes.map((write) => ({ ...work, write })))

describe.each(cases)('$name ($write)', ({ write, prepare }) => {
  it('is done once, though the engine loses its answer', async () => {
    const prepared = await prepare()
    faults.inject({ method: write, kind: 'crashAfterEffect' })
    const { id, operationId } = await start(prepared)
    expect(await operation(operationId)).toMatchObject({ operationStatusId: 3 })
    await expectAgreement(id)
  })

  it.each(lastingOf(write))(
    'that fails for good (%s) leaves what rows say, and works when it is tried again',
    async (kind) => {
      const prepared = await prepare()
      faults.inject({ method: write, kind, count: always })
      const { id, operationId } = await start(prepared)
      faults.clear()
      expect(await operation(operationId)).toMatchObject({
        operationStatusId: 4,
        canRetry: true,
        reason: expect.stringMatching(/[\u0600-\u06FF]/),
      })
      await expectAgreement(id)

      const retry = await api.send<Started>(place.customer, 'PUT', `/portal/operation/retry/${operationId}`)
      expect([retry.status, retry.body]).toMatchObject([200, {}])
      await untilEnded(retry.body.operationId!)
      expect(await operation(retry.body.operationId!)).toMatchObject({ operationStatusId: 3 })
      await expectAgreement(id)
    },
  )
})

it('a change that failed is not tried again once another has come in between', async () => {
  const { id, request } = await works[1]!.prepare()
  faults.inject({ method: 'updateBalancer', kind: 'error', count: always })
  const { operationId } = await start({ id, request })
  faults.clear()
  await start({ id, request: { ...request, body: { ...request.body, name: newName() } } })
  const retry = await api.send(place.customer, 'PUT', `/portal/operation/retry/${operationId}`)
  expect(retry.status).toBeGreaterThanOrEqual(400)
  await expectAgreement(id)
})

describe('what failed is tried again as it was asked for, or not at all', () => {
  const onEngine = (id: number) => api.compute(1).getBalancer(balancerTag(place.customer.projectId, id), signal)
  const retry = (operationId: number) =>
    api.send<{ type: string }>(place.customer, 'PUT', `/portal/operation/retry/${operationId}`)

  /** A work that has failed for good. */
  const failed = async (work: Work, change: object = {}) => {
    const { id, request } = await work.prepare()
    faults.inject({ method: work.writes[0]!, kind: 'error', count: always })
    const started = await start({ id, request: { ...request, body: { ...request.body, ...change } } })
    faults.clear()
    return started
  }
  const [create, change] = works as [Work, Work]

  it.each([create, change])('$name with a server that has left since', async (work) => {
    const leaving = await connectServer(api, place.customer, place.vmNetworkId)
    const { id, operationId } = await failed(work, {
      vmLbListeners: [webListener(place, { vmLbPools: [place.servers[0]!, leaving] })],
    })
    // As while it is deleted.
    await api.db
      .updateTable('vm_network_nodes')
      .set({ status_id: networkNodeStatus.id.detaching })
      .where('vm_host_id', '=', leaving)
      .execute()
    expect(await retry(operationId)).toMatchObject({ status: 400, body: { type: 'lb_member_missing' } })
    await expectAgreement(id)
  })

  it.each([create, change])('$name with a certificate that has ended since', async (work) => {
    const https = { vmLbProtocolTypeId: vmLbProtocol.id.https, sourcePort: 443, ...ecPair(['shop.example.ir']) }
    const { id, operationId } = await failed(work, { vmLbListeners: [webListener(place, https)] })
    await api.db
      .updateTable('vm_lb_certificates')
      .set({ ends_at: new Date(0) })
      .where('listener_id', 'in', (eb) =>
        eb.selectFrom('vm_lb_listeners').where('load_balancer_id', '=', id).select('id'),
      )
      .execute()
    expect(await retry(operationId)).toMatchObject({ status: 400, body: { type: 'lb_certificate' } })
    await expectAgreement(id)
  })

  it('a change that keeps a certificate which has ended since is made', async () => {
    const { id } = await newBalancer(api, place, {
      name: newName(),
      vmLbListeners: [
        webListener(place, {
          vmLbProtocolTypeId: vmLbProtocol.id.https,
          sourcePort: 443,
          ...ecPair(['shop.example.ir']),
        }),
      ],
    })
    const body = {
      name: newName(),
      vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
      vmLbListeners: [webListener(place, { vmLbProtocolTypeId: vmLbProtocol.id.https, sourcePort: 443 })],
    }
    faults.inject({ method: 'updateBalancer', kind: 'error', count: always })
    const path = `${balancerPath(place)}/edit/${id}`
    const { operationId } = await start({ id, request: { method: 'PUT', path, body } })
    faults.clear()
    await api.db
      .updateTable('vm_lb_certificates')
      .set({ ends_at: new Date(0) })
      .execute()
    expect(await retry(operationId)).toMatchObject({ status: 200 })
  })

  it('an order whose balancer is there by now', async () => {
    const { id, operationId } = await failed(create)
    await api.db
      .updateTable('vm_load_balancers')
      .set({ status_id: serviceStatus.id.active })
      .where('id', '=', id)
      .execute()
    expect(await retry(operationId)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
    expect(await onEngine(id)).toBeUndefined()
  })

  it('a bigger plan for those who may not order any more', async () => {
    const plans = await listVpcPlans(api, place.customer)
    const { id, operationId } = await failed(change, { productBundleId: plans.at(-1)!.id })
    const confirm = (isConfirmed: boolean) =>
      api.db.updateTable('users').set({ id_confirmed: isConfirmed }).where('id', '=', place.customer.userId).execute()
    await confirm(false)
    expect(await retry(operationId)).toMatchObject({ body: { type: 'identity_unconfirmed' } })
    await confirm(true)
    await expectAgreement(id)
  })
})
