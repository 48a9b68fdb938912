import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'
import { forgetUnusedSecrets } from './unused-secrets.periodic.ts'

/** Every operation on a server, on an engine that fails in each call that the operation makes: passing, after the effect, for good. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  servers = await createServerTester(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

type Method = Extract<keyof ComputeEngine, string>

interface Act {
  name: string
  methods: readonly Method[]
  /** Brings a new server to where the operation begins. */
  prepare?: (customer: Customer, id: number) => Promise<unknown>
  start(customer: Customer, id: number): Promise<{ status: number; body: Started }>
  /** What is true once it is done. */
  done: object
  /** What is true once it has failed for good: usually as if nobody had asked. */
  failed: object
  /** For another try. */
  keepsSecrets?: boolean
}

const binned = async (customer: Customer, id: number) => {
  await servers.remove(customer, id)
  await servers.settle(customer, id)
}

const off = async (customer: Customer, id: number) => {
  await servers.put(customer, 'stop', id)
  await servers.settle(customer, id)
}

const running = { status: 'active', taken: { cpu: 2, memoryGb: 4, diskGb: 50, vm: 1, ip: 1 }, price: 3_700_000 }
const stopped = { ...running, status: 'shutdown', price: 1_000_000 }
const inBin = { status: 'shutdown', taken: { cpu: 0, memoryGb: 0, diskGb: 50, vm: 0, ip: 1 }, price: 1_000_000 }
const gone = { status: 'deleted', taken: { cpu: 0, memoryGb: 0, diskGb: 0, vm: 0, ip: 0, rules: 0 }, price: undefined }

const acts: Act[] = [
  {
    name: 'resize',
    methods: ['getServer', 'resizeServer'],
    start: (customer, id) => servers.put(customer, 'edit', id, { cpu: 4, memory: 2, disk: 75 }),
    done: { status: 'active', taken: { cpu: 4, memoryGb: 2, diskGb: 75, vm: 1, ip: 1 }, price: 4_000_000 },
    failed: running,
  },
  {
    name: 'rebuild',
    methods: ['rebuildServer', 'getServer'],
    start: (customer, id) => {
      const system = { vmImageId: servers.imageId('debian-12'), password: testPassword }
      return servers.put(customer, 'rebuild', id, { ...system, name: 'shop-web-01' })
    },
    done: { ...running, image: 'debian-12' },
    failed: running,
    keepsSecrets: true,
  },
  {
    name: 'delete',
    methods: ['getServer', 'powerServer'],
    start: (customer, id) => servers.remove(customer, id),
    done: inBin,
    failed: running,
  },
  {
    name: 'restore',
    methods: ['getServer', 'powerServer'],
    prepare: binned,
    start: (customer, id) => servers.put(customer, 'bin/restore', id),
    done: running,
    // It is its owner's again, though it is still off.
    failed: stopped,
  },
  {
    name: 'purge',
    methods: ['deleteServer', 'getServer'],
    prepare: binned,
    start: (customer, id) => api.send(customer, 'DELETE', servers.pathOf(customer, `bin/delete/${id}`)),
    done: gone,
    failed: { ...inBin, status: 'failed' },
  },
  {
    name: 'stop',
    methods: ['getServer', 'powerServer'],
    start: (customer, id) => servers.put(customer, 'stop', id),
    done: stopped,
    failed: running,
  },
  {
    name: 'start',
    methods: ['getServer', 'powerServer'],
    prepare: off,
    start: (customer, id) => servers.put(customer, 'start', id),
    done: running,
    failed: stopped,
  },
  {
    name: 'reboot',
    methods: ['getServer', 'powerServer'],
    start: (customer, id) => servers.put(customer, 'reboot', id),
    done: running,
    failed: running,
  },
]

const cases = acts.flatMap((act) => act.methods.map((method) => [act.name, method, act] as const))

const begin = async (act: Act) => {
  const customer = await api.newCustomer()
  const id = await servers.newServer(customer)
  await act.prepare?.(customer, id)
  return { customer, id }
}

const stateOf = async (customer: Customer, id: number) => ({
  status: await servers.settle(customer, id),
  taken: await servers.taken(customer),
  price: (await servers.paid(id)).now,
  image: (await servers.onEngine(customer, id))?.image,
  secrets: [(await servers.row(id)).password_secret, (await servers.row(id)).user_data_secret],
})

const forgotten = { secrets: [null, null] }

describe('an operation whose engine', () => {
  it.each(cases)('fails twice: %s gets over %s', async (_name, method, act) => {
    const { customer, id } = await begin(act)
    faults.inject({ method, kind: 'error', count: 2 })
    expect((await act.start(customer, id)).status).toBe(200)
    expect(await stateOf(customer, id)).toMatchObject({ ...act.done, ...forgotten })
  })

  it.each(cases)('loses its answer after the effect: %s takes %s for done', async (_name, method, act) => {
    const { customer, id } = await begin(act)
    faults.inject({ method, kind: 'crashAfterEffect' })
    const { body } = await act.start(customer, id)
    expect(await stateOf(customer, id)).toMatchObject({ ...act.done, ...forgotten })
    const operation = await api.db
      .selectFrom('operations')
      .where('id', '=', body.operationId!)
      .select('status')
      .executeTakeFirst()
    expect(operation?.status).toBe('done')
  })

  it.each(cases)('fails for good: %s leaves all as it was when %s does not work', async (_name, method, act) => {
    const { customer, id } = await begin(act)
    faults.inject({ method, kind: 'error', count: 1000 })
    const { body } = await act.start(customer, id)
    await servers.settle(customer, id)
    faults.clear()
    const failed = await stateOf(customer, id)
    expect(failed).toMatchObject({ ...act.failed, ...(!act.keepsSecrets && forgotten) })
    expect(failed.secrets[0] !== null).toBe(act.keepsSecrets === true)

    const retried = await api.send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)
    expect(retried.status).toBe(200)
    expect(await stateOf(customer, id)).toMatchObject({ ...act.done, ...forgotten })
  })
})

/** An operation that has failed for good on an engine that works again. */
const failed = async (name: string, method: Method) => {
  const act = acts.find((one) => one.name === name)!
  const { customer, id } = await begin(act)
  faults.inject({ method, kind: 'error', count: 1000 })
  const { body } = await act.start(customer, id)
  await servers.settle(customer, id)
  faults.clear()
  return { customer, id, retry: () => api.send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`) }
}

describe('an operation that is tried again', () => {
  it('respects a lock that came after its failure', async () => {
    const { customer, id, retry } = await failed('delete', 'powerServer')
    await servers.put(customer, 'edit-lock', id, { isLocked: true })
    expect(await retry()).toMatchObject({ status: 400, body: { type: 'server_locked' } })
    expect(await servers.settle(customer, id)).toBe('active')
  })

  it('of a rebuild is only offered while somebody could sign in afterwards', async () => {
    const { id, retry } = await failed('rebuild', 'rebuildServer')
    expect(await forgetUnusedSecrets(api.db)).toBe(0)
    await api.db.updateTable('vm_hosts').set({ password_secret: null }).where('id', '=', id).execute()
    expect(await retry()).toMatchObject({ status: 409, body: { type: 'operation_not_retryable' } })
  })

  it('is no longer offered once something else was done, and its password is forgotten', async () => {
    const { customer, id, retry } = await failed('rebuild', 'rebuildServer')
    await servers.put(customer, 'reboot', id)
    await servers.settle(customer, id)
    expect(await forgetUnusedSecrets(api.db)).toBe(1)
    expect(await stateOf(customer, id)).toMatchObject({ ...running, ...forgotten })
    expect((await retry()).status).toBe(409)
  })

  it('is refused when its limits are used up meanwhile, and takes nothing', async () => {
    const { customer, id } = await begin(acts[0]!)
    await servers.limit(customer, { max_cpu: 4 })
    faults.inject({ method: 'resizeServer', kind: 'error', count: 1000 })
    const { body } = await servers.put(customer, 'edit', id, { cpu: 4 })
    await servers.settle(customer, id)
    faults.clear()
    await servers.newServer(customer, { name: 'took-the-rest' })
    expect(await api.send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)).toMatchObject({
      status: 400,
      body: { type: 'over_limit' },
    })
    expect(await servers.taken(customer)).toMatchObject({ cpu: 4, vm: 2 })
  })
})
