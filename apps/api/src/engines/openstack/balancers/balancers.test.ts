import { describe, expect, it, vi } from 'vitest'
import type { BalancerShape, HealthCheckSpec, ListenerSpec } from '../../../ports/compute/balancers.engine.ts'
import { afterSteps, describeCrashes, type CrashCases, type Step } from '../testing/crashes.ts'
import { fakeSettings } from '../testing/fake-client.ts'
import { createFakeOctavia } from '../testing/fake-octavia.ts'
import { balancerMethods } from './balancers.ts'

// Nothing in memory takes time.
vi.mock(import('../../../ports/waiting.ts'), async (original) => {
  const { poll, ...others } = await original()
  return { ...others, poll: (options, look) => poll({ ...options, pollMs: 0 }, look) }
})

const { signal } = new AbortController()

const listener = (port: number, servers: readonly number[], change: Partial<ListenerSpec> = {}): ListenerSpec => ({
  protocol: 'tcp',
  port,
  memberPort: 8000 + port,
  members: servers.map((id) => ({ serverTag: `vm-7-${id}` })),
  ...change,
})
const shape = (...listeners: ListenerSpec[]): BalancerShape => ({ name: 'web', algorithm: 'roundRobin', listeners })

const first = { ...shape(listener(80, [2, 3]), listener(443, [2])), tag: 'lb-7-1', networkTag: 'net-7-1' }

const create: Step = (context) => balancerMethods(context).createBalancer(first, signal)
const update =
  (wanted: BalancerShape): Step =>
  (context) =>
    balancerMethods(context).updateBalancer('lb-7-1', wanted, signal)
const remove: Step = (context) => balancerMethods(context).deleteBalancer('lb-7-1', signal)

const opened: HealthCheckSpec = { kind: 'tcp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 }
const asked: HealthCheckSpec = {
  ...opened,
  kind: 'http',
  http: { path: '/health', hostHeader: 'shop.example.ir', expectedCodes: '200-299' },
}
const watched = shape(listener(80, [2, 3], { protocol: 'http', healthCheck: asked, session: 'cookie' }))

const onOvn =
  (step: Step): Step =>
  (context) =>
    step({ ...context, settings: { ...context.settings, balancers: 'ovn' } })
const watchedOnOvn = {
  ...shape(listener(80, [2, 3], { healthCheck: opened }), listener(443, [2])),
  algorithm: 'sourceIpPort' as const,
  tag: 'lb-7-1',
  networkTag: 'net-7-1',
}
const createOnOvn = onOvn((context) => balancerMethods(context).createBalancer(watchedOnOvn, signal))

const cases: CrashCases = {
  'making one with a check on OVN': { before: [], step: createOnOvn },
  'making a load balancer': { before: [], step: create },
  'renaming it': { before: [create], step: update({ ...first, name: 'shop' }) },
  'changing its algorithm': { before: [create], step: update({ ...first, algorithm: 'leastConnection' }) },
  'changing its members': {
    before: [create],
    step: update(shape(listener(80, [4]), listener(443, [], { members: [{ serverTag: 'vm-7-2', weight: 9 }] }))),
  },
  'opening a port': { before: [create], step: update(shape(...first.listeners, listener(25, [3]))) },
  'closing a port': { before: [create], step: update(shape(listener(443, [2]))) },
  'speaking another protocol': {
    before: [create],
    step: update(shape(listener(80, [2, 3], { protocol: 'http' }), listener(443, [2]))),
  },
  'changing everything': {
    before: [create],
    step: update({ ...shape(listener(80, [], { memberPort: 9 }), listener(26, [2, 3])), algorithm: 'sourceIp' }),
  },
  'looking after its members': { before: [create], step: update(watched) },
  'looking after them by opening a connection': {
    before: [create, update(watched)],
    step: update(shape(listener(80, [2, 3], { protocol: 'http', healthCheck: opened }))),
  },
  'looking after them less often': {
    before: [create, update(watched)],
    step: update(shape(listener(80, [2, 3], { protocol: 'http', healthCheck: { ...asked, intervalSeconds: 60 } }))),
  },
  'leaving them alone': {
    before: [create, update(watched)],
    step: update(shape(listener(80, [2, 3], { protocol: 'http' }))),
  },
  'deleting it': { before: [create], step: remove },
}

const openCloud = (before: readonly Step[]) => afterSteps(createFakeOctavia(), before)

describeCrashes(cases, createFakeOctavia, { ofWrites: true, atLeastCalls: 1 })

describe('a change', () => {
  it('ends with what was wanted and nothing else, and never closes a port that stays', async () => {
    const cloud = await openCloud([create])
    const open: number[][] = []
    cloud.watch(({ listeners }) => void open.push(listeners.map(({ protocol_port }) => protocol_port)))
    await update(shape(listener(80, [4], { memberPort: 9 }), listener(26, [2])))(cloud.openContext())
    expect(cloud.picture()).toEqual([
      {
        name: 'sarv-lb-7-1 web 10.20.0.252',
        listeners: ['TCP 26 8026 tcp-26', 'TCP 80 9 tcp-80'],
        pools: ['tcp-26 ROUND_ROBIN, sarv-vm-7-2 10.20.0.2 8026 1', 'tcp-80 ROUND_ROBIN, sarv-vm-7-4 10.20.0.4 9 1'],
      },
    ])
    expect(open.length).toBeGreaterThan(4)
    for (const ports of open) expect(ports).toContain(80)
  })

  it('asks for nothing when there is nothing to change', async () => {
    const cloud = await openCloud([create])
    let changes = 0
    cloud.watch(() => void (changes += 1))
    await update(first)(cloud.openContext())
    expect(changes).toBe(0)
  })

  it('brings checks and sessions along, and tells them again', async () => {
    const cloud = await openCloud([create, update(watched)])
    expect(cloud.picture()[0]?.pools).toEqual([
      'http-80 ROUND_ROBIN, HTTP_COOKIE, HTTP 10 5 2 3 /health shop.example.ir, sarv-vm-7-2 10.20.0.2 8080 1, sarv-vm-7-3 10.20.0.3 8080 1',
    ])
    const engine = balancerMethods(cloud.openContext())
    const [told] = (await engine.getBalancer('lb-7-1', signal))!.listeners
    expect(told).toMatchObject({ healthCheck: asked, session: 'cookie' })
    for (const [place, status] of ['ONLINE', 'ERROR'].entries()) {
      cloud.balancers[0]!.pools[0]!.members[place]!.operating_status = status
    }
    expect(await engine.probeMembers('lb-7-1', signal)).toMatchObject([
      { serverTag: 'vm-7-2', isUp: true, problem: null },
      { serverTag: 'vm-7-3', isUp: false, problem: 'reported', excerpt: null },
    ])
  })

  it('makes checks after the balancer where OVN would never make those that come with it', async () => {
    const cloud = await openCloud([createOnOvn])
    const read = () => balancerMethods(cloud.openContext()).getBalancer('lb-7-1', signal)
    expect(await read()).toMatchObject({ state: 'active', listeners: [{ healthCheck: opened }, { healthCheck: null }] })
    const another = {
      ...watchedOnOvn,
      listeners: [listener(80, [2, 3], { healthCheck: { ...opened, downAfter: 9 } }), listener(443, [2])],
    }
    const askedOtherwise = onOvn((context) => balancerMethods(context).createBalancer(another, signal))
    await expect(askedOtherwise(cloud.openContext())).rejects.toMatchObject({ code: 'duplicate' })
  })

  it('is refused when the load balancer has failed', async () => {
    const cloud = await openCloud([create])
    cloud.balancers[0]!.pools[0]!.provisioning_status = 'ERROR'
    const found = await balancerMethods(cloud.openContext()).getBalancer('lb-7-1', signal)
    await balancerMethods(cloud.openContext()).getBalancer('lb-7-1', signal)
    const failed = await balancerMethods(cloud.openContext()).getBalancer('lb-7-1', signal)
    expect([found?.state, failed?.state, failed?.fault]).toEqual(['updating', 'error', 'the cloud calls tcp-80 ERROR'])
    await expect(update(shape(listener(1, [])))(cloud.openContext())).rejects.toMatchObject({ code: 'refused' })
    await remove(cloud.openContext())
    expect(cloud.balancers).toEqual([])
  })
})

describe('a datacenter without load balancers', () => {
  it('has none and makes none', async () => {
    const cloud = createFakeOctavia()
    const engine = balancerMethods({ ...cloud.openContext(), settings: fakeSettings })
    expect(engine.balancing.protocols).toEqual([])
    expect(await engine.listBalancers(signal)).toEqual([])
    expect(await engine.getBalancer('lb-7-1', signal)).toBeUndefined()
    await engine.deleteBalancer('lb-7-1', signal)
    await expect(engine.createBalancer(first, signal)).rejects.toMatchObject({ code: 'refused' })
    await expect(engine.updateBalancer('lb-7-1', first, signal)).rejects.toMatchObject({ code: 'refused' })
  })
})
