import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VmHostBinItem } from '@sarv/contract/vm/host-bin/host-bin.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

/**
 * Random sequences of acts on one server, held against a model that knows nothing of how it is done: what is allowed,
 * and how the server, the engine, the limits and the price stand after each.
 */
interface Model {
  place: 'live' | 'bin' | 'gone'
  isOn: boolean
  /** When it was put into the bin. */
  wasOn: boolean
  isLocked: boolean
  name: string
  image: string
  cpu: number
  memory: number
  disk: number
}

const newModel = (): Model => ({
  place: 'live',
  isOn: true,
  wasOn: true,
  isLocked: false,
  name: 'model-server',
  image: 'ubuntu-24.04',
  cpu: 1,
  memory: 2,
  disk: 50,
})

interface Act {
  name: string
  /** Where the server has to be; elsewhere it is not there for this act. */
  in: 'live' | 'bin'
  send(customer: Customer, id: number): Promise<{ status: number; body: { type?: string } }>
  /** Why it is refused, or nothing. */
  refusal?(model: Model): string | undefined
  apply(model: Model): void
}

const refusalOf = (act: Act, model: Model): string | undefined =>
  model.place === act.in ? act.refusal?.(model) : 'not_found'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const refusedWhileLocked = ({ isLocked }: Model) => (isLocked ? 'server_locked' : undefined)

const power = (name: string, needsOn: boolean, endsOn: boolean): Act => ({
  name,
  in: 'live',
  send: (customer, id) => servers.put(customer, name, id),
  refusal: ({ isOn }) => (isOn === needsOn ? undefined : 'status_forbids'),
  apply: (model) => {
    model.isOn = endsOn
  },
})

const lock = (isLocked: boolean): Act => ({
  name: isLocked ? 'lock' : 'unlock',
  in: 'live',
  send: (customer, id) => servers.put(customer, 'edit-lock', id, { isLocked }),
  apply: (model) => {
    model.isLocked = isLocked
  },
})

const rename = (name: string): Act => ({
  name: `rename to ${name}`,
  in: 'live',
  send: (customer, id) => servers.put(customer, 'edit', id, { name }),
  refusal: (model) => (model.name === name ? 'nothing_changed' : undefined),
  apply: (model) => {
    model.name = name
  },
})

const resize = (wanted: Partial<Pick<Model, 'cpu' | 'memory' | 'disk'>>): Act => ({
  name: `resize to ${JSON.stringify(wanted)}`,
  in: 'live',
  send: (customer, id) => servers.put(customer, 'edit', id, wanted),
  refusal: (model) => {
    if ((wanted.disk ?? model.disk) < model.disk) return 'disk_shrinks'
    const isSame = JSON.stringify({ ...model, ...wanted }) === JSON.stringify(model)
    return isSame ? 'nothing_changed' : undefined
  },
  apply: (model) => void Object.assign(model, wanted),
})

const rebuild = (image: string): Act => ({
  name: `rebuild with ${image}`,
  in: 'live',
  send: async (customer, id) => {
    const { name } = await servers.row(id)
    const body = { vmImageId: servers.imageId(image), name, password: testPassword }
    return servers.put(customer, 'rebuild', id, body)
  },
  refusal: refusedWhileLocked,
  apply: (model) => void Object.assign(model, { image, isOn: true }),
})

const remove = (isNow: boolean): Act => ({
  name: isNow ? 'delete now' : 'delete',
  in: 'live',
  send: (customer, id) => servers.remove(customer, id, isNow ? '?Now=true' : ''),
  refusal: refusedWhileLocked,
  apply: (model) => void Object.assign(model, { place: isNow ? 'gone' : 'bin', wasOn: model.isOn, isOn: false }),
})

const restore: Act = {
  name: 'restore',
  in: 'bin',
  send: (customer, id) => servers.put(customer, 'bin/restore', id),
  apply: (model) => void Object.assign(model, { place: 'live', isOn: model.wasOn }),
}

const purge: Act = {
  name: 'purge',
  in: 'bin',
  send: (customer, id) => api.send(customer, 'DELETE', servers.pathOf(customer, `bin/delete/${id}`)),
  apply: (model) => {
    model.place = 'gone'
  },
}

const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(power('start', false, true), power('stop', true, false)) },
  { weight: 4, arbitrary: fc.constantFrom(power('shutdown', true, false), power('reboot', true, true)) },
  { weight: 1, arbitrary: fc.constant(power('reset', true, true)) },
  { weight: 3, arbitrary: fc.constantFrom(lock(true), lock(false)) },
  { weight: 2, arbitrary: fc.constantFrom('model-server', 'another-name').map(rename) },
  {
    weight: 4,
    arbitrary: fc
      .record(
        {
          cpu: fc.integer({ min: 1, max: 3 }),
          memory: fc.integer({ min: 1, max: 3 }),
          disk: fc.constantFrom(25, 50, 75),
        },
        { requiredKeys: [] },
      )
      .map(resize),
  },
  { weight: 2, arbitrary: fc.constantFrom('ubuntu-24.04', 'debian-12').map(rebuild) },
  { weight: 3, arbitrary: fc.constant(remove(false)) },
  { weight: 4, arbitrary: fc.constant(restore) },
  { weight: 1, arbitrary: fc.constantFrom(purge, remove(true)) },
)

const priceOf = ({ place, isOn, cpu, memory, disk }: Model): number | undefined => {
  if (place === 'gone') return undefined
  const kept = disk * 12_000 + 400_000
  return isOn ? kept + (cpu + memory) * 450_000 : kept
}

const takenBy = ({ place, cpu, memory, disk }: Model) => {
  if (place === 'gone') return { cpu: 0, memoryGb: 0, diskGb: 0, ip: 0, vm: 0, rules: 0 }
  const machine = place === 'live' ? { cpu, memoryGb: memory, vm: 1 } : { cpu: 0, memoryGb: 0, vm: 0 }
  return { ...machine, diskGb: disk, ip: 1, rules: 5 }
}

const expectSame = async (model: Model, customer: Customer, id: number) => {
  const { status, body } = await servers.detail(customer, id)
  const { body: binned } = await api.get<VmHostBinItem[]>(customer, servers.pathOf(customer, 'bin/list'))
  expect([status, binned.map((item) => item.id)]).toEqual([
    model.place === 'live' ? 200 : 404,
    model.place === 'bin' ? [id] : [],
  ])
  if (model.place === 'live') {
    const { name, cpu, memory, disk, isLocked } = model
    const powerStatus = model.isOn ? 'POWERED_ON' : 'POWERED_OFF'
    expect(body).toMatchObject({ name, cpu, memory, disk, isLocked, powerStatus, statusId: model.isOn ? 2 : 10 })
  }
  const { cpu: vcpus, memory: memoryGb, disk: diskGb, image } = model
  const state = model.isOn ? 'active' : 'stopped'
  const expected =
    model.place === 'gone' ? undefined : expect.objectContaining({ vcpus, memoryGb, diskGb, image, state })
  expect(await servers.onEngine(customer, id)).toEqual(expected)
  expect(await servers.taken(customer)).toEqual(takenBy(model))
  expect((await servers.paid(id)).now).toBe(priceOf(model))
}

it('does what the model says, after every sequence of acts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 12 }), async (acts) => {
      const customer = await api.newCustomer()
      const model = newModel()
      const { name, cpu, memory, disk } = model
      const id = await servers.newServer(customer, { name, cpu, memory, disk })
      for (const act of acts) {
        const refusal = refusalOf(act, model)
        const { body } = await act.send(customer, id)
        expect([act.name, body.type]).toEqual([act.name, refusal])
        if (refusal === undefined) act.apply(model)
        await servers.settle(customer, id)
        await expectSame(model, customer, id)
      }
    }),
    { numRuns: 15, interruptAfterTimeLimit: 40_000 },
  )
}, 90_000)
