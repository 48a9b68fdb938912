import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { bringPower, waitForServer } from '../../ports/compute/hosts.engine.ts'
import type { EngineServer, EngineServerSnapshot, ServerPort } from '../../ports/compute/hosts.engine.ts'
import { poll } from '../../ports/waiting.ts'
import { retrying, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture, ComputeSubject } from './compute.fixture.ts'
import { createFaults, seededRandom, withFaults } from './faults.ts'
import { web } from './rules.fixture.ts'

type Method = Exclude<keyof ServerPort, 'firewallKind'>
type ReadingMethod = Extract<Method, `get${string}` | `list${string}` | `read${string}` | 'capacity' | 'openConsole'>
type ChangingMethod = Exclude<Method, ReadingMethod>
type Call = (engine: ComputeEngine, subject: ComputeSubject, signal: AbortSignal) => Promise<unknown>

const aboutSnapshots: ReadonlySet<Method> = new Set(['createServerSnapshot', 'deleteServerSnapshot', 'revertServer'])
const snapshot = { tag: 'snap-7-1', serverTag: 'vm-7-1', name: 'before' }

/** A call of each method that has an answer on what `openWhole` gives. */
const reads: Record<ReadingMethod, Call> = {
  getServer: (engine, _, signal) => engine.getServer('vm-7-1', signal),
  listServers: (engine, _, signal) => engine.listServers({ limit: 1 }, signal),
  getServerSnapshot: (engine, _, signal) => engine.getServerSnapshot('snap-7-1', signal),
  listAddresses: (engine, _, signal) => engine.listAddresses('vm-7-1', signal),
  getFirewall: (engine, _, signal) => engine.getFirewall('vm-7-1', signal),
  openConsole: (engine, _, signal) => engine.openConsole('vm-7-1', signal),
  listImages: (engine, _, signal) => engine.listImages(signal),
  capacity: (engine, _, signal) => engine.capacity(signal),
  readCounters: (engine, _, signal) => engine.readCounters('vm-7-1', signal),
}

const isThere = (address: string | null) => address !== null

/** Without what differs between two servers that are otherwise the same. */
const pictureOfServer = ({ ref: _ref, createdAt: _at, ipv4, ipv6, ...server }: EngineServer) => ({
  ...server,
  ipv4: isThere(ipv4),
  ipv6: isThere(ipv6),
})
const pictureOfSnapshot = ({ ref: _ref, createdAt: _at, ...snapshotAsIs }: EngineServerSnapshot) => snapshotAsIs

const isAtRest = (state: string) => ['active', 'stopped', 'available'].includes(state)

const foundOf = async <Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found | undefined>) => {
  const answers: (Found | undefined)[] = []
  for (const item of items) answers.push(await find(item))
  return answers.filter((answer) => answer !== undefined)
}

/** Everything there is to know about the cloud of `openWhole`, once nothing is under way in it any more. */
const pictureOf = (engine: ComputeEngine) =>
  poll(wait, async () => {
    const { servers: listed } = await engine.listServers({ limit: 100 }, signal)
    // One by one: a look at a server may take it on where it stands half-way, a list does not.
    const servers = await foundOf(listed, ({ tag }) => engine.getServer(tag, signal))
    const snapshots = await foundOf(['snap-7-1', 'snap-7-2'], (tag) => engine.getServerSnapshot(tag, signal))
    if (![...servers, ...snapshots].every(({ state }) => isAtRest(state))) return undefined
    const addresses = await engine.listAddresses('vm-7-1', signal)
    return {
      servers: servers.map(pictureOfServer),
      snapshots: snapshots.map(pictureOfSnapshot),
      // Sorted: in which order they are listed is not promised.
      addresses: addresses.map(({ tag, version }) => `${tag} v${version}`).toSorted(),
      firewall: servers[0]?.tag === 'vm-7-1' ? await engine.getFirewall('vm-7-1', signal) : [],
      capacity: await engine.capacity(signal),
    }
  })

/** Aborted calls, lost answers, chance. */
export const describeFailureConformance = (name: string, { open, buildServer, specFor }: ComputeFixture): void => {
  /** A call of each method that has an effect on what `openWhole` gives. */
  const changes: Record<ChangingMethod, Call> = {
    createServer: (engine, subject, signal) =>
      engine.createServer(
        { ...specFor(subject, 2), dataDisks: [{ tag: 'disk-7-2', sizeGb: 5 }], firewall: [web] },
        signal,
      ),
    powerServer: (engine, _, signal) => bringPower(engine, 'vm-7-1', 'stop', { ...wait, signal }),
    resizeServer: (engine, { size }, signal) =>
      engine.resizeServer('vm-7-1', { ...size, vcpus: 2 * size.vcpus }, signal),
    rebuildServer: (engine, { otherImage }, signal) =>
      engine.rebuildServer('vm-7-1', { image: otherImage, revision: 'r1' }, signal),
    deleteServer: (engine, _, signal) => engine.deleteServer('vm-7-1', signal),
    deleteDisk: (engine, _, signal) => engine.deleteDisk('vm-7-1', 'disk-7-1', signal),
    createServerSnapshot: (engine, _, signal) => engine.createServerSnapshot({ ...snapshot, tag: 'snap-7-2' }, signal),
    deleteServerSnapshot: (engine, _, signal) => engine.deleteServerSnapshot('snap-7-1', signal),
    revertServer: (engine, _, signal) =>
      engine.revertServer('vm-7-1', { snapshotTag: 'snap-7-1', revision: 'r1' }, signal),
    addAddress: (engine, _, signal) => engine.addAddress('vm-7-1', { tag: 'ip-7-2', version: 4 }, signal),
    removeAddress: (engine, _, signal) => engine.removeAddress('ip-7-1', signal),
    moveAddress: (engine, _, signal) => engine.moveAddress('ip-7-1', 'vm-7-2', signal),
    setFirewall: (engine, _, signal) => engine.setFirewall('vm-7-1', [web], signal),
  }

  /** A server with one of everything; with a snapshot only where that is what it is about. */
  const openWhole = async (method?: ChangingMethod) => {
    const subject = await open()
    await buildServer(subject, 1, { dataDisks: [{ tag: 'disk-7-1', sizeGb: 5 }] })
    if (method === 'moveAddress') await buildServer(subject, 2)
    if (method && aboutSnapshots.has(method)) await subject.engine.createServerSnapshot(snapshot, signal)
    await subject.engine.addAddress('vm-7-1', { tag: 'ip-7-1', version: 4 }, signal)
    return { subject, before: await pictureOf(subject.engine) }
  }

  describe(`${name}: an aborted signal`, () => {
    it('rejects every call with its reason, and nothing happens', async () => {
      const { subject, before } = await openWhole()
      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      for (const call of Object.values({ ...reads, ...changes })) {
        await expect(call(subject.engine, subject, aborted)).rejects.toBe(reason)
      }
      await expect(subject.engine.powerServer('vm-7-1', 'stop', aborted)).rejects.toBe(reason)
      expect(await pictureOf(subject.engine)).toEqual(before)
    })

    it('ends the waiting for a server', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const waiting = waitForServer(subject.engine, 'vm-7-1', 'stopped', {
        signal: AbortSignal.timeout(30),
        pollMs: 10_000,
      })
      await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
      // It waited for something that the engine can do.
      await subject.engine.powerServer('vm-7-1', 'stop', signal)
      expect(await waitForServer(subject.engine, 'vm-7-1', 'stopped', wait)).toMatchObject({ power: 'off' })
    })
  })

  describe(`${name}: when something goes wrong`, () => {
    it.each(Object.keys(changes) as ChangingMethod[])(
      '%s has one effect, also when answers are lost',
      async (method) => {
        const once = await openWhole(method)
        await changes[method](once.subject.engine, once.subject, signal)
        const wanted = await pictureOf(once.subject.engine)
        expect(wanted).not.toEqual(once.before)

        const { subject } = await openWhole(method)
        const faults = createFaults<ComputeEngine>()
        const engine = withFaults(subject.engine, faults)
        faults.inject({ method, kind: 'error' })
        faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
        await retrying(() => changes[method](engine, subject, signal))
        expect(await pictureOf(subject.engine)).toEqual(wanted)
      },
    )

    it('gets a power action through errors, a lost answer and a call that never answers', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      faults.inject({ method: 'powerServer', kind: 'error' })
      faults.inject({ method: 'powerServer', kind: 'timeout' })
      faults.inject({ method: 'getServer', kind: 'slow', slowMs: 5 })
      faults.inject({ method: 'powerServer', kind: 'crashAfterEffect' })
      const patience = () => AbortSignal.timeout(subject.patienceMs)
      const stop = () => bringPower(engine, 'vm-7-1', 'stop', { ...wait, signal: patience() })
      expect(await retrying(stop)).toMatchObject({ state: 'stopped', power: 'off' })
    })

    it('holds exactly what was asked for after many orders at once in a storm of faults', async () => {
      const subject = await open({ servers: 12, addresses: 24 })
      const faults = createFaults<ComputeEngine>(seededRandom(4))
      const engine = withFaults(subject.engine, faults)
      faults.injectEverywhere({ errorRate: 0.2, crashRate: 0.1 })
      const insist = <Answer>(call: () => Promise<Answer>) => retrying(call, 40)
      const order = async (id: number) => {
        await insist(() => engine.createServer(specFor(subject, id), signal))
        await insist(() => waitForServer(engine, `vm-7-${id}`, 'active', wait))
        await insist(() => engine.addAddress(`vm-7-${id}`, { tag: `ip-7-${id}`, version: 4 }, signal))
        if (id % 2 === 0) await insist(() => engine.deleteServer(`vm-7-${id}`, signal))
      }
      await Promise.all(Array.from({ length: 12 }, (_, id) => order(id)))
      faults.clear()
      const { servers, capacity } = await pictureOf(engine)
      expect(servers).toHaveLength(6)
      expect(capacity).toMatchObject({ vcpus: { used: 6 * subject.size.vcpus }, ipv4: { used: 12 } })
    })
  })
}
