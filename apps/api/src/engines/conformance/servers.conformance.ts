import { describe, expect, it } from 'vitest'
import { waitForServer, waitForServerAtRest, waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import type { DiskSpec, ServerSpec } from '../../ports/compute/hosts.engine.ts'
import { waitForVolume } from '../../ports/compute/volumes.engine.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture, ComputeSubject } from './compute.fixture.ts'
import { ssh } from './rules.fixture.ts'

const network = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

/** Making, counting, listing and deleting servers. */
export const describeServerConformance = (
  name: string,
  { open, buildServer, specFor, tagsOn }: ComputeFixture,
): void => {
  describe(`${name}: creating`, () => {
    it('builds what was asked for and gives it an address', async () => {
      const subject = await open()
      expect(await subject.engine.getServer('vm-7-1', signal)).toBeUndefined()
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
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
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

    it('builds one on private networks alone: it takes no address, shows its screen and keeps its places', async () => {
      const subject = await open({ servers: 2, addresses: 1 })
      const { engine, otherImage: image } = subject
      const other = { ...network, tag: 'net-7-2', cidr: '10.30.0.0/24', gatewayIp: '10.30.0.1' }
      for (const spec of [network, other]) await engine.createNetwork(spec, signal)
      const ports = [
        { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.10' },
        { tag: 'port-7-2', networkTag: 'net-7-2', address: '10.30.0.10' },
      ]
      const inside = { ipv4: null, ipv6: null, network: 'connected' }
      expect(await buildServer(subject, 1, { withIpv4: false, ports })).toMatchObject(inside)
      expect(await engine.capacity(signal)).toMatchObject({ ipv4: { used: 0 } })
      expect(await engine.openConsole('vm-7-1', signal)).toHaveProperty('kind')

      await engine.rebuildServer('vm-7-1', { image, revision: 'r1', password: 'Correct-Horse-9' }, signal)
      const rebuilt = await waitForServerAtRest(engine, 'vm-7-1', ({ revision }) => revision === 'r1', wait)
      expect(rebuilt).toMatchObject({ ...inside, image })
      expect(await engine.listPorts({ serverTag: 'vm-7-1' }, signal)).toMatchObject(ports)
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      for (const { tag } of [network, other]) await engine.deleteNetwork(tag, signal)
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

    const wholeSpec = (subject: ComputeSubject): ServerSpec => ({
      ...specFor(subject, 1),
      dataDisks: [
        { tag: 'disk-7-2', sizeGb: 10 },
        { tag: 'disk-7-1', sizeGb: 5 },
      ],
      ports: [{ tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.10' }],
      firewall: [ssh],
      userData: '#cloud-config\npackage_update: true\n',
    })

    it('has its disks, private networks and rules from the first moment, and only once when asked again', async () => {
      const subject = await open()
      const { engine } = subject
      await engine.createNetwork(network, signal)
      const first = await engine.createServer(wholeSpec(subject), signal)
      expect(await engine.getFirewall('vm-7-1', signal)).toEqual([ssh])
      expect(await engine.listPorts({ serverTag: 'vm-7-1' }, signal)).toMatchObject(wholeSpec(subject).ports!)
      await waitForServer(engine, 'vm-7-1', 'active', wait)
      expect(await engine.createServer(wholeSpec(subject), signal)).toEqual(first)
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ disks: wholeSpec(subject).dataDisks })
      expect(await engine.listPorts({ networkTag: 'net-7-1' }, signal)).toHaveLength(1)
      expect(await engine.capacity(signal)).toMatchObject({ diskGb: { used: subject.size.diskGb + 15 } })
    })

    it('keeps nothing of a server whose disk, private address or rules cannot be had', async () => {
      const subject = await open()
      const { engine } = subject
      await engine.createNetwork(network, signal)
      await engine.createServer(wholeSpec(subject), signal)
      const create = (change: Partial<ServerSpec>) =>
        engine.createServer({ ...specFor(subject, 2), dataDisks: [{ tag: 'disk-7-3', sizeGb: 5 }], ...change }, signal)
      const takenPort = { tag: 'port-7-2', networkTag: 'net-7-1', address: '10.20.0.10' }
      const otherDisk = [{ tag: 'disk-7-1', sizeGb: 5 }]
      await expect(create({ dataDisks: otherDisk })).rejects.toMatchObject(refusal('duplicate'))
      await expect(create({ ports: [takenPort] })).rejects.toMatchObject(refusal('address_taken'))
      await expect(create({ ports: [{ ...takenPort, networkTag: 'net-7-404' }] })).rejects.toMatchObject(
        refusal('not_found'),
      )
      await expect(create({ firewall: [{ ...ssh, remote: 'everyone' }] })).rejects.toMatchObject(refusal('invalid'))
      expect(await tagsOn(engine)).toEqual(['vm-7-1'])
      expect(await engine.capacity(signal)).toMatchObject({
        diskGb: { used: subject.size.diskGb + 15 },
        ipv4: { used: 1 },
      })
      await create({})
      expect(await tagsOn(engine)).toEqual(['vm-7-1', 'vm-7-2'])
    })

    it('refuses other data disks under a taken tag', async () => {
      const subject = await open()
      await subject.engine.createServer({ ...specFor(subject, 1), dataDisks: [{ tag: 'disk-7-1', sizeGb: 5 }] }, signal)
      const create = (dataDisks: DiskSpec[]) =>
        subject.engine.createServer({ ...specFor(subject, 1), dataDisks }, signal)
      await expect(create([])).rejects.toMatchObject(refusal('duplicate'))
      await expect(create([{ tag: 'disk-7-1', sizeGb: 6 }])).rejects.toMatchObject(refusal('duplicate'))
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

    it('counts data disks: refuses those that do not fit, and keeps nothing of the server', async () => {
      const subject = await open({ servers: 2, addresses: 2 })
      const create = (sizeGb: number) =>
        subject.engine.createServer({ ...specFor(subject, 1), dataDisks: [{ tag: 'disk-7-1', sizeGb }] }, signal)
      await expect(create(subject.size.diskGb + 1)).rejects.toMatchObject(refusal('no_capacity'))
      expect(await tagsOn(subject.engine)).toEqual([])
      await create(subject.size.diskGb)
      expect(await subject.engine.capacity(signal)).toMatchObject({ diskGb: { used: 2 * subject.size.diskGb } })
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
      expect(await tagsOn(subject.engine)).toEqual(['vm-7-1'])
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

    it('takes disks, ports, addresses and snapshots with it, and lets go of volumes', async () => {
      const subject = await open()
      const { engine } = subject
      await engine.createNetwork(network, signal)
      await buildServer(subject, 1, {
        dataDisks: [{ tag: 'disk-7-1', sizeGb: 5 }],
        ports: [{ tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.10' }],
      })
      await engine.addAddress('vm-7-1', { tag: 'ip-7-1', version: 4 }, signal)
      await engine.createServerSnapshot({ tag: 'snap-7-1', serverTag: 'vm-7-1', name: 'before' }, signal)
      await engine.createVolume({ tag: 'vol-7-1', name: 'data', sizeGb: 10 }, signal)
      await waitForVolume(engine, 'vol-7-1', () => true, wait)
      await engine.attachVolume('vol-7-1', 'vm-7-1', signal)
      await waitForVolume(engine, 'vol-7-1', ({ serverTag }) => serverTag === 'vm-7-1', wait)

      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await engine.listPorts({ networkTag: 'net-7-1' }, signal)).toEqual([])
      expect(await engine.listAddresses('vm-7-1', signal)).toEqual([])
      expect(await engine.getServerSnapshot('snap-7-1', signal)).toBeUndefined()
      expect(await waitForVolume(engine, 'vol-7-1', () => true, wait)).toMatchObject({ state: 'available', sizeGb: 10 })
      expect(await engine.capacity(signal)).toMatchObject({ diskGb: { used: 10 }, ipv4: { used: 0 } })
    })

    it('is fine with many deletions at once, through two processes', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const results = await inTwoProcesses(subject, 6, (engine) => engine.deleteServer('vm-7-1', signal))
      expect(answersOf(results)).toHaveLength(6)
      await waitForServerGone(subject.engine, 'vm-7-1', wait)
      expect(await subject.engine.capacity(signal)).toMatchObject({ ipv4: { used: 0 } })
    })
  })

  describe(`${name}: reading`, () => {
    it('lists every server once, page by page', async () => {
      const subject = await open()
      // At rest: while it is being built, a cloud may show a server twice.
      for (const id of [1, 2, 3, 4, 5]) await buildServer(subject, id)
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
      const subject = await open()
      expect((await subject.engine.listImages(signal)).map(({ ref }) => ref)).toContain(subject.image)
      // What it does not name, it does not build from.
      const unknown = { ...specFor(subject, 1), image: 'no-such-image' }
      await expect(subject.engine.createServer(unknown, signal)).rejects.toMatchObject(refusal('image_missing'))
    })
  })
}
