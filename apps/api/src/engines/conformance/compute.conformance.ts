import { describe, expect, it } from 'vitest'
import { bringPower, waitForServer, waitForServerGone } from '../../areas/vm/hosts/hosts.engine.ts'
import type { ComputeEngine, PowerAction, ServerSpec } from '../../areas/vm/hosts/hosts.engine.ts'
import { fixtureOf, refusal, retrying, signal, wait } from './compute.fixture.ts'
import type { ComputeRoom, ComputeSubject } from './compute.fixture.ts'
import { createFaults, withFaults } from './faults.ts'

/** What every compute engine must do. `makeSubject` gives an empty cloud with room for exactly what it is told. */
export const describeComputeConformance = (
  name: string,
  makeSubject: (room: ComputeRoom) => Promise<ComputeSubject>,
): void => {
  const { open, buildServer, specFor, tagsOn } = fixtureOf(makeSubject)

  describe(`${name}: creating`, () => {
    it('builds what was asked for and gives it an address', async () => {
      const subject = await open()
      const server = await buildServer(subject, 1)
      expect(server).toMatchObject({
        ...subject.size,
        tag: 'vm-7-1',
        name: 'server-1',
        image: subject.image,
        fault: null,
      })
      expect(server).toMatchObject({ state: 'active', power: 'on', network: 'connected', ipv6: null })
      expect(server.ipv4).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
    })

    it('gives an IPv6 address, or none at all, when asked to', async () => {
      const subject = await open()
      await subject.engine.createServer({ ...specFor(subject, 1), withIpv4: false, withIpv6: true }, signal)
      await subject.engine.createServer({ ...specFor(subject, 2), withIpv4: false }, signal)
      const six = await waitForServer(subject.engine, 'vm-7-1', 'active', wait)
      expect(six).toMatchObject({ ipv4: null, ipv6: expect.stringMatching(/^[0-9a-f:]+$/), network: 'connected' })
      const none = await waitForServer(subject.engine, 'vm-7-2', 'active', wait)
      expect(none).toMatchObject({ ipv4: null, ipv6: null, network: 'disconnected' })
    })

    it('answers the same server when asked again, also after it was built', async () => {
      const subject = await open()
      const first = await subject.engine.createServer(specFor(subject, 1), signal)
      await waitForServer(subject.engine, 'vm-7-1', 'active', wait)
      expect(await subject.engine.createServer(specFor(subject, 1), signal)).toEqual(first)
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
    })

    it('makes one server of many requests at once, through two processes', async () => {
      const subject = await open()
      const engines = [subject.engine, await subject.openAnother()]
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => engines[turn % 2]!.createServer(specFor(subject, 1), signal)),
      )
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
    })

    it('refuses another shape under a taken tag, an unknown image and a disk too small for the image', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const create = (change: Partial<ServerSpec>) =>
        subject.engine.createServer({ ...specFor(subject, 1), ...change }, signal)
      await expect(create({ vcpus: subject.size.vcpus + 1 })).rejects.toMatchObject(refusal('duplicate'))
      await expect(create({ tag: 'vm-7-2', image: 'no-such-image' })).rejects.toMatchObject(refusal('image_missing'))
      await expect(create({ tag: 'vm-7-2', diskGb: 0 })).rejects.toMatchObject(refusal('invalid'))
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
    })
  })

  describe(`${name}: room`, () => {
    it('refuses what does not fit, keeps nothing of it, and takes it once there is room again', async () => {
      const subject = await open({ servers: 1, addresses: 2 })
      await buildServer(subject, 1)
      const create = () => subject.engine.createServer(specFor(subject, 2), signal)
      await expect(create()).rejects.toMatchObject(refusal('no_capacity'))
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
      await subject.engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      await create()
      expect(await waitForServer(subject.engine, 'vm-7-2', 'active', wait)).toMatchObject({ power: 'on' })
    })

    it('never fills beyond its room, however many ask at once', async () => {
      const subject = await open({ servers: 3, addresses: 8 })
      const results = await Promise.allSettled(
        Array.from({ length: 6 }, (_, id) => subject.engine.createServer(specFor(subject, id), signal)),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      expect(await subject.engine.capacity(signal)).toMatchObject({
        vcpus: { total: 3 * subject.size.vcpus, used: 3 * subject.size.vcpus },
        memoryGb: { used: 3 * subject.size.memoryGb },
        diskGb: { used: 3 * subject.size.diskGb },
        ipv4: { total: 8, used: 3 },
      })
    })

    it('gives every server its own address, through two processes at once', async () => {
      const subject = await open()
      const engines = [subject.engine, await subject.openAnother()]
      await Promise.all(
        engines.flatMap((engine, at) =>
          [0, 1, 2, 3].map((id) => engine.createServer(specFor(subject, 4 * at + id), signal)),
        ),
      )
      const { servers } = await subject.engine.listServers({ limit: 100 }, signal)
      expect(servers).toHaveLength(8)
      expect(new Set(servers.map(({ ipv4 }) => ipv4)).size).toBe(8)
    })

    it('refuses a server when the addresses are used up, and keeps nothing of it', async () => {
      const subject = await open({ servers: 8, addresses: 1 })
      await buildServer(subject, 1)
      await expect(subject.engine.createServer(specFor(subject, 2), signal)).rejects.toMatchObject(
        refusal('no_address'),
      )
      expect(await subject.engine.capacity(signal)).toMatchObject({ vcpus: { used: subject.size.vcpus } })
      expect(await subject.engine.getServer('vm-7-2', signal)).toBeUndefined()
    })
  })

  describe(`${name}: power`, () => {
    const steps: [PowerAction, { state: string; power: string }][] = [
      ['shutdown', { state: 'stopped', power: 'off' }],
      ['start', { state: 'active', power: 'on' }],
      ['stop', { state: 'stopped', power: 'off' }],
      ['start', { state: 'active', power: 'on' }],
      ['reboot', { state: 'active', power: 'on' }],
      ['reset', { state: 'active', power: 'on' }],
    ]

    it('goes through every action, keeping its address, also when a step runs twice', async () => {
      const subject = await open()
      const { ipv4 } = await buildServer(subject, 1)
      for (const [action, end] of steps) {
        expect(await bringPower(subject.engine, 'vm-7-1', action, wait)).toMatchObject({ ...end, ipv4 })
        expect(await bringPower(subject.engine, 'vm-7-1', action, wait)).toMatchObject({ ...end, ipv4 })
      }
    })

    it('refuses to start what runs and to stop, reboot or reset what does not', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const act = (action: PowerAction) => subject.engine.powerServer('vm-7-1', action, signal)
      await expect(act('start')).rejects.toMatchObject(refusal('refused'))
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      for (const action of ['stop', 'shutdown', 'reboot', 'reset'] as const)
        await expect(act(action)).rejects.toMatchObject(refusal('refused'))
    })

    it('takes one of many stops at once, through two processes, and ends stopped', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const engines = [subject.engine, await subject.openAnother()]
      const results = await Promise.allSettled(
        Array.from({ length: 6 }, (_, turn) => engines[turn % 2]!.powerServer('vm-7-1', 'stop', signal)),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await waitForServer(subject.engine, 'vm-7-1', 'stopped', wait)).toMatchObject({ power: 'off' })
    })

    it('does not find what is not there', async () => {
      const { engine } = await open()
      await expect(engine.powerServer('vm-7-404', 'start', signal)).rejects.toMatchObject(refusal('not_found'))
      await expect(waitForServer(engine, 'vm-7-404', 'active', wait)).rejects.toMatchObject(refusal('not_found'))
      const range = { from: new Date(0), to: new Date(60_000), stepSeconds: 60 }
      await expect(engine.metrics('vm-7-404', range, signal)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getServer('vm-7-404', signal)).toBeUndefined()
    })
  })

  describe(`${name}: deleting`, () => {
    it('leaves no server, no address and no capacity behind', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      await subject.engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      expect(await tagsOn(subject.engine)).toEqual([])
      expect(await subject.engine.capacity(signal)).toMatchObject({ vcpus: { used: 0 }, ipv4: { used: 0 } })
    })

    it('is fine with what is gone already and with what never was', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      for (const tag of ['vm-7-1', 'vm-7-1', 'vm-7-404']) await subject.engine.deleteServer(tag, signal)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      await subject.engine.deleteServer('vm-7-1', signal)
      expect(await tagsOn(subject.engine)).toEqual([])
    })

    it('works on a server that is still being built', async () => {
      const subject = await open()
      await subject.engine.createServer(specFor(subject, 1), signal)
      await subject.engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      expect(await tagsOn(subject.engine)).toEqual([])
    })

    it('frees the tag for a new server', async () => {
      const subject = await open()
      const first = await buildServer(subject, 1)
      await subject.engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      expect((await buildServer(subject, 1)).ref).not.toBe(first.ref)
    })
  })

  describe(`${name}: reading`, () => {
    it('lists every server once, page by page', async () => {
      const subject = await open()
      for (const id of [1, 2, 3, 4, 5]) await subject.engine.createServer(specFor(subject, id), signal)
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await subject.engine.listServers({ after, limit: 2 }, signal)
        expect(page.servers.length).toBeLessThanOrEqual(2)
        seen.push(...page.servers.map((server) => server.tag))
        after = page.next
      } while (after)
      expect(seen.sort()).toEqual(['vm-7-1', 'vm-7-2', 'vm-7-3', 'vm-7-4', 'vm-7-5'])
    })

    it('names the image it builds from', async () => {
      const { engine, image } = await open()
      expect((await engine.listImages(signal)).map(({ ref }) => ref)).toContain(image)
    })

    it('refuses metrics over too many points', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const range = { from: new Date(0), to: new Date(), stepSeconds: 60 }
      await expect(subject.engine.metrics('vm-7-1', range, signal)).rejects.toMatchObject(refusal('invalid'))
    })
  })

  describe(`${name}: when something goes wrong`, () => {
    it('rejects every call with the reason of an aborted signal, and does nothing', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      const { engine } = subject
      const calls: (() => Promise<unknown>)[] = [
        () => engine.createServer(specFor(subject, 2), aborted),
        () => engine.getServer('vm-7-1', aborted),
        () => engine.listServers({ limit: 1 }, aborted),
        () => engine.powerServer('vm-7-1', 'stop', aborted),
        () => engine.deleteServer('vm-7-1', aborted),
        () => engine.listImages(aborted),
        () => engine.capacity(aborted),
        () => engine.metrics('vm-7-1', { from: new Date(0), to: new Date(0), stepSeconds: 60 }, aborted),
        () => waitForServer(engine, 'vm-7-1', 'stopped', { signal: aborted }),
      ]
      for (const call of calls) await expect(call()).rejects.toBe(reason)
      expect(await tagsOn(engine)).toEqual(['vm-7-1'])
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ state: 'active' })
    })

    it('stops waiting when the signal aborts', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const waiting = waitForServer(subject.engine, 'vm-7-1', 'stopped', {
        signal: AbortSignal.timeout(30),
        pollMs: 10_000,
      })
      await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
    })

    it('ends with one server after a create whose answer was lost, and with none after a delete', async () => {
      const subject = await open()
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      faults.inject({ method: 'createServer', kind: 'crashAfterEffect', count: 2 })
      await retrying(() => engine.createServer(specFor(subject, 1), signal))
      expect(await tagsOn(engine)).toEqual(['vm-7-1'])
      expect(await engine.capacity(signal)).toMatchObject({ ipv4: { used: 1 } })
      faults.inject({ method: 'deleteServer', kind: 'crashAfterEffect', count: 2 })
      await retrying(() => engine.deleteServer('vm-7-1', signal))
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await engine.capacity(signal)).toMatchObject({ vcpus: { used: 0 }, ipv4: { used: 0 } })
    })

    it('gets a power action through errors, a lost answer and a call that never answers', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      faults.inject({ method: 'powerServer', kind: 'error' })
      faults.inject({ method: 'powerServer', kind: 'timeout' })
      faults.inject({ method: 'getServer', kind: 'slow', slowMs: 5 })
      faults.inject({ method: 'powerServer', kind: 'crashAfterEffect' })
      const stop = () => bringPower(engine, 'vm-7-1', 'stop', { ...wait, signal: AbortSignal.timeout(150) })
      expect(await retrying(stop)).toMatchObject({ state: 'stopped', power: 'off' })
    })
  })
}
