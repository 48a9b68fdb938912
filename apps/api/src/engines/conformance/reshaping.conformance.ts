import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { bringPower, waitForServer, waitForServerAtRest } from '../../ports/compute/hosts.engine.ts'
import type { ServerSize } from '../../ports/compute/hosts.engine.ts'
import { answersOf, inTwoProcesses, refusal, refusalsOf, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'

const atRest = (engine: ComputeEngine, tag: string) => waitForServerAtRest(engine, tag, () => true, wait)

/** Another size, another system, a disk less. */
export const describeReshapingConformance = (name: string, { open, buildServer, specFor }: ComputeFixture): void => {
  const double = ({ vcpus, memoryGb, diskGb }: ServerSize): ServerSize => ({
    vcpus: 2 * vcpus,
    memoryGb: 2 * memoryGb,
    diskGb: 2 * diskGb,
  })

  describe(`${name}: resizing`, () => {
    it('changes the size of a running server, which ends running, and counts it', async () => {
      const subject = await open()
      const { ipv4, ref } = await buildServer(subject, 1)
      const size = double(subject.size)
      await subject.engine.resizeServer('vm-7-1', size, signal)
      expect(await atRest(subject.engine, 'vm-7-1')).toMatchObject({ ...size, ref, ipv4, state: 'active', power: 'on' })
      expect(await subject.engine.capacity(signal)).toMatchObject({
        vcpus: { used: size.vcpus },
        memoryGb: { used: size.memoryGb },
        diskGb: { used: size.diskGb },
      })
    })

    it('leaves a stopped server stopped', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await subject.engine.resizeServer('vm-7-1', double(subject.size), signal)
      expect(await atRest(subject.engine, 'vm-7-1')).toMatchObject({ ...double(subject.size), state: 'stopped' })
    })

    it('is fine with the size that it has, and can be asked for twice', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      for (const size of [subject.size, double(subject.size), double(subject.size)]) {
        await subject.engine.resizeServer('vm-7-1', size, signal)
        expect(await atRest(subject.engine, 'vm-7-1')).toMatchObject(size)
      }
    })

    it('gives cores and memory back, but never shrinks the disk', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      const big = double(subject.size)
      await engine.resizeServer('vm-7-1', big, signal)
      await atRest(engine, 'vm-7-1')
      await expect(engine.resizeServer('vm-7-1', subject.size, signal)).rejects.toMatchObject(refusal('refused'))
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject(big)
      await engine.resizeServer('vm-7-1', { ...subject.size, diskGb: big.diskGb }, signal)
      await atRest(engine, 'vm-7-1')
      expect(await engine.capacity(signal)).toMatchObject({
        vcpus: { used: subject.size.vcpus },
        memoryGb: { used: subject.size.memoryGb },
        diskGb: { used: big.diskGb },
      })
    })

    it('refuses cores, memory or disk that are not there, and changes nothing', async () => {
      const subject = await open({ servers: 2, addresses: 2 })
      const { engine } = subject
      await buildServer(subject, 1)
      const tooLarge = (['vcpus', 'memoryGb', 'diskGb'] as const).map((item) => ({
        ...subject.size,
        [item]: 2 * subject.size[item] + 1,
      }))
      const resize = (size: ServerSize) => engine.resizeServer('vm-7-1', size, signal)
      expect(await refusalsOf(tooLarge, resize)).toMatchObject(tooLarge.map((size) => [size, refusal('no_capacity')]))
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ ...subject.size, state: 'active' })
    })

    it('gives the last room to one of many, through two processes', async () => {
      const subject = await open({ servers: 5, addresses: 4 })
      for (const id of [0, 1, 2, 3]) await buildServer(subject, id)
      const results = await inTwoProcesses(subject, 4, (engine, id) =>
        engine.resizeServer(`vm-7-${id}`, double(subject.size), signal),
      )
      expect(answersOf(results)).toHaveLength(1)
      for (const id of [0, 1, 2, 3]) await atRest(subject.engine, `vm-7-${id}`)
      expect(await subject.engine.capacity(signal)).toMatchObject({ vcpus: { used: 5 * subject.size.vcpus } })
    })

    it('does not find what is not there', async () => {
      const { engine, size } = await open()
      await expect(engine.resizeServer('vm-7-404', size, signal)).rejects.toMatchObject(refusal('not_found'))
    })
  })

  describe(`${name}: rebuilding`, () => {
    it('puts another system on the server and keeps everything else', async () => {
      const subject = await open()
      const { engine } = subject
      await engine.createNetwork({ tag: 'net-7-1', name: 'in', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }, signal)
      const before = await buildServer(subject, 1, {
        dataDisks: [{ tag: 'disk-7-1', sizeGb: 5 }],
        ports: [{ tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.10' }],
      })
      const extra = await engine.addAddress('vm-7-1', { tag: 'ip-7-1', version: 6 }, signal)
      await engine.rebuildServer(
        'vm-7-1',
        { image: subject.otherImage, revision: 'r1', password: 'New-Horse-9' },
        signal,
      )
      expect(await waitForServer(engine, 'vm-7-1', 'active', wait)).toEqual({
        ...before,
        image: subject.otherImage,
        revision: 'r1',
      })
      expect(await engine.listPorts({ serverTag: 'vm-7-1' }, signal)).toHaveLength(1)
      expect(await engine.listAddresses('vm-7-1', signal)).toMatchObject([extra])
    })

    it('ends running, also when the server was stopped', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await subject.engine.rebuildServer('vm-7-1', { image: subject.otherImage, revision: 'r1' }, signal)
      expect(await atRest(subject.engine, 'vm-7-1')).toMatchObject({ state: 'active', power: 'on' })
    })

    it('is one rebuild per revision, however often it is asked for, through two processes', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const results = await inTwoProcesses(subject, 4, (engine) =>
        engine.rebuildServer('vm-7-1', { image: subject.otherImage, revision: 'r1' }, signal),
      )
      expect(answersOf(results)).toHaveLength(4)
      await atRest(subject.engine, 'vm-7-1')
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await subject.engine.rebuildServer('vm-7-1', { image: subject.image, revision: 'r1' }, signal)
      expect(await subject.engine.getServer('vm-7-1', signal)).toMatchObject({
        image: subject.otherImage,
        state: 'stopped',
      })
      await subject.engine.rebuildServer('vm-7-1', { image: subject.image, revision: 'r2' }, signal)
      expect(await atRest(subject.engine, 'vm-7-1')).toMatchObject({ image: subject.image, state: 'active' })
    })

    it('refuses an image or a server that is not there, and takes nothing on', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const rebuild = (tag: string, image: string) =>
        subject.engine.rebuildServer(tag, { image, revision: 'r1' }, signal)
      await expect(rebuild('vm-7-1', 'no-such-image')).rejects.toMatchObject(refusal('image_missing'))
      await expect(rebuild('vm-7-404', subject.image)).rejects.toMatchObject(refusal('not_found'))
      expect(await subject.engine.getServer('vm-7-1', signal)).toMatchObject({ state: 'active', revision: null })
    })
  })

  describe(`${name}: deleting a disk`, () => {
    it('takes that disk alone, gives its room back, and is fine with what is not there', async () => {
      const subject = await open()
      const { engine } = subject
      const disks = [
        { tag: 'disk-7-1', sizeGb: 5 },
        { tag: 'disk-7-2', sizeGb: 7 },
      ]
      await buildServer(subject, 1, { dataDisks: disks })
      await engine.createServer(specFor(subject, 2), signal)
      const absent = [
        ['vm-7-2', 'disk-7-2'],
        ['vm-7-1', 'disk-7-404'],
        ['vm-7-404', 'disk-7-2'],
      ] as const
      for (const [server, disk] of absent) await engine.deleteDisk(server, disk, signal)
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ disks })
      for (let turn = 0; turn < 2; turn++) await engine.deleteDisk('vm-7-1', 'disk-7-1', signal)
      expect(await atRest(engine, 'vm-7-1')).toMatchObject({ disks: disks.slice(1) })
      expect(await engine.capacity(signal)).toMatchObject({ diskGb: { used: 2 * subject.size.diskGb + 7 } })
    })
  })
}
