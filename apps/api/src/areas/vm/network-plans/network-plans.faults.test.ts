import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkNodeStatus } from '@sarv/contract/enums'
import { withFaults, type Fault, type Faults } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { everyKind, newPlanGround, whatIsThere, type PlanGround } from './network-plans.fixture.ts'

/** What is left of a plan when the engine misbehaves, at any of the calls that change something. */

const isChange = (method: string): boolean =>
  /^(?:create|delete|connect|disconnect|add|remove|assign|unassign|attach|detach|set|change|move|update)[A-Z]/.test(
    method,
  )

/** Decides by how many changes the engine was asked for since the last `reset`. */
let ruin: (count: number, method: string) => Omit<Fault<ComputeEngine>, 'method'> | undefined = () => undefined
let asked: string[] = []
const reset = (next: typeof ruin = () => undefined) => {
  asked = []
  ruin = next
}
const faults: Pick<Faults<ComputeEngine>, 'take'> = {
  take: (method) => {
    if (!isChange(method)) return undefined
    asked.push(method)
    const fault = ruin(asked.length, method)
    return fault && { method, ...fault }
  },
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    withClock: false,
    compute: (engine) => withFaults(engine, faults as Faults<ComputeEngine>),
  })
})
beforeEach(() => reset())
afterAll(() => api.close())

const refused = { kind: 'error', code: 'refused' } as const
const lost = { kind: 'crashAfterEffect' } as const

const signal = new AbortController().signal

/** All that the engine has of it. */
const onEngine = async ({ gateway, customer, first, second, balancerId }: PlanGround) => {
  const engine = api.compute(1)
  const networks = await engine.listNetworks(signal)
  return {
    router: await gateway.onEngine(),
    networks: networks
      .map(({ tag }) => tag)
      .filter((tag) => tag.startsWith(networkTag(customer.projectId, 0).slice(0, -1))),
    firewalls: await Promise.all(
      [first, second].map(({ serverId }) => engine.getFirewall(serverTag(customer.projectId, serverId), signal)),
    ),
    balancers: (await engine.listBalancers(signal)).map(({ tag }) => tag),
    present: await engine.getBalancer(balancerTag(customer.projectId, balancerId), signal),
    // With their MACs: a card that comes back is the same one.
    ports: await Promise.all(
      [first, second].map(({ serverId }) =>
        engine.listPorts({ serverTag: serverTag(customer.projectId, serverId) }, signal),
      ),
    ),
  }
}

/** Applies the plan again and again, each time with trouble one call later, until it gets through; answers how often. */
const failEverywhere = async (ground: PlanGround, troubleAt: (place: number) => typeof ruin): Promise<number> => {
  const version = await ground.plan(Object.values(everyKind(ground)))
  const rows = await whatIsThere(api)
  const engine = await onEngine(ground)
  for (let place = 1; ; place += 1) {
    reset(troubleAt(place))
    const { status, body } = await ground.apply(version)
    expect(status).toBe(200)
    const failedAt = `${place} ${asked[place - 1]}`
    const ended = await api.statusOfOperation(body.operationId!)
    reset()
    if (ended === 'done') return place - 1
    expect([failedAt, await onEngine(ground)]).toEqual([failedAt, engine])
    expect([failedAt, await whatIsThere(api)]).toEqual([failedAt, rows])
    expect(await ground.read()).toMatchObject({
      version,
      isApplying: false,
      operationId: body.operationId,
      hasProblem: false,
      obstacle: null,
    })
  }
}

/** What a plan of every kind asks the engine to change. */
const changesOfEveryKind = [
  'createNetwork',
  'connectNetwork',
  'connectNetwork',
  'disconnectNetwork',
  'addRouterAddress',
  'deleteForward',
  'changeForward',
  'changeForward',
  'addRouterAddress',
  'assignAddress',
  'setSnatAddress',
  'setSnat',
  'setFirewall',
  'setFirewall',
  'setFirewall',
  'updateBalancer',
  'updateBalancer',
  'attachPort',
  'detachPort',
  'createBalancer',
  // Once all is done: nothing that came in between has undone it.
  'updateBalancer',
]

const aMinute = 60_000

describe('a plan of every kind', () => {
  it(
    'that is refused at any call leaves everything as it was, and is there to be applied again',
    async () => {
      const ground = await newPlanGround(api)
      const failures = await failEverywhere(ground, (place) => (count) => (count === place ? refused : undefined))
      expect(failures).toBe(changesOfEveryKind.length)
      expect(await ground.read()).toMatchObject({ version: 0 })
    },
    2 * aMinute,
  )

  it(
    'that is refused after an answer was lost leaves nothing of it either',
    async () => {
      const ground = await newPlanGround(api)
      const failures = await failEverywhere(ground, (place) => (count) => {
        if (count === place) return lost
        return count === place + 1 ? refused : undefined
      })
      expect(failures).toBeGreaterThanOrEqual(changesOfEveryKind.length - 1)
    },
    2 * aMinute,
  )

  it(
    'gets over every answer that is lost: each step runs twice, and all is done once',
    async () => {
      const [ground, calm] = [await newPlanGround(api), await newPlanGround(api)]
      const calmVersion = await calm.plan(Object.values(everyKind(calm)))
      const version = await ground.plan(Object.values(everyKind(ground)))
      reset()
      await calm.apply(calmVersion)
      expect(asked).toEqual(changesOfEveryKind)
      const seen = new Map<string, number>()
      reset((_count, method) => {
        seen.set(method, (seen.get(method) ?? 0) + 1)
        return seen.get(method)! % 2 === 1 ? lost : undefined
      })
      const { body } = await ground.apply(version)
      expect(await api.statusOfOperation(body.operationId!)).toBe('done')
      expect(new Set(seen.keys())).toEqual(new Set(changesOfEveryKind))
      const shapeOf = async (one: PlanGround) => {
        const { router, balancers, firewalls, present } = await onEngine(one)
        return {
          firewalls,
          members: present!.listeners.flatMap(({ members }) => members.length),
          addresses: router!.addresses.map(({ port }) => port !== null),
          // In the order of their tags, which is that of their numbers only as long as these are equally long.
          forwards: new Set(router!.forwards.map(({ port, toPort }) => `${port} ${toPort}`)),
          networks: router!.networkTags.length,
          hasSnat: router!.hasSnat,
          balancers: balancers.length,
          ips: (await one.gateway.ips()).map(({ statusId }) => statusId),
          nats: (await one.gateway.nats()).map(({ name, statusId }) => [name, statusId]),
        }
      }
      expect(await shapeOf(ground)).toEqual(await shapeOf(calm))
      expect(await ground.read()).toMatchObject({ version: 0 })
    },
    aMinute,
  )

  it('that somebody cancels in the middle is taken back as a whole, and can be mended', async () => {
    const ground = await newPlanGround(api)
    const version = await ground.plan(Object.values(everyKind(ground)))
    const [rows, engine] = [await whatIsThere(api), await onEngine(ground)]
    const [reached, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    reset((_count, method) => {
      if (method !== 'setSnat') return undefined
      reached.resolve()
      return { kind: 'slow', until: going.promise }
    })
    const { customer, path, gateway } = ground
    const started = await api.send<{ operationId: number }>(customer, 'POST', `${path}/apply`, { version })
    await reached.promise
    expect(await ground.read()).toMatchObject({ isApplying: true, operationId: started.body.operationId, after: null })
    const change = { key: 'c1', kind: 'addressAdd' }
    expect(await api.send(customer, 'PUT', `${path}/set`, { version, changes: [change] })).toMatchObject({
      status: 409,
      body: { type: 'plan_applying' },
    })
    for (const [method, url, body] of [
      ['DELETE', `${path}/delete`],
      ['POST', `${path}/apply`, { version }],
    ] as const)
      expect(await api.send(customer, method, url, body)).toMatchObject({
        status: 409,
        body: { type: 'plan_applying' },
      })
    // The cloud does one thing at a time.
    expect(await gateway.send('POST', 'ip/create', { useIpV4: true })).toMatchObject({
      status: 409,
      body: { type: 'operation_running' },
    })
    expect(await api.send(customer, 'PUT', `/portal/operation/cancel/${started.body.operationId}`)).toMatchObject({
      status: 200,
    })
    reset()
    going.resolve()
    await expect
      .poll(() => api.statusOfOperation(started.body.operationId), { timeout: 10_000, interval: 5 })
      .toBe('cancelled')
    expect(await onEngine(ground)).toEqual(engine)
    expect(await whatIsThere(api)).toEqual(rows)
    expect(await ground.read()).toMatchObject({ version, isApplying: false, hasProblem: false })
  })

  it('asks again before it is applied again: what failed once may be impossible by now', async () => {
    const ground = await newPlanGround(api)
    const { snat, forwardEdit } = everyKind(ground)
    const version = await ground.plan([snat, forwardEdit])
    reset((_count, method) => (method === 'changeForward' ? refused : undefined))
    const { body } = await ground.apply(version)
    reset()
    expect(await ground.gateway.send('PUT', `/portal/operation/retry/${body.operationId}`)).toMatchObject({
      body: { type: 'operation_not_retryable' },
    })
    await ground.gateway.done('DELETE', `nat/delete/${ground.webId}`)
    expect(await ground.apply(version)).toMatchObject({ status: 409, body: { type: 'plan_refused' } })
    expect((await ground.gateway.onEngine())!.hasSnat).toBe(false)
  })
})

it('what the engine could not take back is said to have failed, and only that', async () => {
  const ground = await newPlanGround(api)
  const { addressAdd, planChange, networkNew, snat } = everyKind(ground)
  const version = await ground.plan([planChange, addressAdd, networkNew, snat])
  reset((_count, method) => (method === 'setSnat' || method === 'removeRouterAddress' ? refused : undefined))
  const { body } = await ground.apply(version)
  reset()
  expect(await api.statusOfOperation(body.operationId!)).toBe('failed')
  const ips = await ground.gateway.ips()
  expect(ips.map(({ statusId }) => networkNodeStatus.name(statusId))).toEqual(['connected', 'connected', 'failed'])
  const router = (await ground.gateway.onEngine())!
  expect([router.networkTags.length, router.addresses.length]).toEqual([2, 2])
  // Its owner gets rid of it as of any other.
  await ground.gateway.done('DELETE', `ip/delete/${ips[2]!.id}`)
  expect((await ground.gateway.onEngine())!.addresses).toHaveLength(1)
})

it('a smaller bundle keeps its limits until the end: what failed has all of them again', async () => {
  const ground = await newPlanGround(api)
  const { gateway, customer, bundles } = ground
  const edit = `/vm/${customer.projectId}/vpc/edit/${gateway.id}`
  await gateway.send('PUT', edit, { productBundleId: bundles.at(-1)! })
  const { snat, planChange } = everyKind(ground)
  const version = await ground.plan([{ ...planChange, productBundleId: bundles[0]! }, snat])
  // Less room comes last.
  expect((await ground.read()).changes.map(({ change }) => change.kind)).toEqual(['snat', 'planChange'])
  const rows = await whatIsThere(api)
  const heldIps = async () =>
    (
      await api.db
        .selectFrom('limit_holds')
        .where('service_type', '=', 'Vpc')
        .where('service_id', '=', gateway.id)
        .where('item', '=', 'ip')
        .select('amount')
        .executeTakeFirstOrThrow()
    ).amount
  const before = await heldIps()
  const during: number[] = []
  const [reached, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  reset((_count, method) => {
    if (method !== 'setSnat') return undefined
    reached.resolve()
    return { kind: 'slow', until: going.promise }
  })
  const started = await api.send<{ operationId: number }>(customer, 'POST', `${ground.path}/apply`, { version })
  await reached.promise
  during.push(await heldIps())
  await api.send(customer, 'PUT', `/portal/operation/cancel/${started.body.operationId}`)
  reset()
  going.resolve()
  await expect
    .poll(() => api.statusOfOperation(started.body.operationId), { timeout: 10_000, interval: 5 })
    .toBe('cancelled')
  expect(during).toEqual([before])
  expect(await whatIsThere(api)).toEqual(rows)
  expect(await ground.apply(version)).toMatchObject({ status: 200 })
  expect(await heldIps()).toBeLessThan(before)
})
