import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import type { NetworkPort, NetworkSpec, PortSpec } from '../../ports/compute/networks.engine.ts'
import { answersOf, inTwoProcesses, refusal, refusalsOf, retrying, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { createFaults, withFaults } from './faults.ts'

const networkSpec = (id: number, change: Partial<NetworkSpec> = {}): NetworkSpec => ({
  tag: networkTag(7, id),
  name: `network-${id}`,
  cidr: `192.168.${id}.0/24`,
  gatewayIp: `192.168.${id}.1`,
  ...change,
})

const portSpec = (id: number, change: Partial<PortSpec> = {}): PortSpec => ({
  tag: portTag(7, id),
  networkTag: networkTag(7, 1),
  address: `192.168.1.${10 + id}`,
  ...change,
})

const networkTagsOn = async (engine: ComputeEngine) => (await engine.listNetworks(signal)).map(({ tag }) => tag).sort()

const portsOn = (engine: ComputeEngine, tag = networkTag(7, 1)) => engine.listPorts({ networkTag: tag }, signal)

/** What private networks and their ports must do on every compute engine. */
export const describeNetworkConformance = (name: string, fixture: ComputeFixture): void => {
  describeNetworksAlone(name, fixture)
  describePorts(name, fixture)
  describePortRefusals(name, fixture)
  describeTrouble(name, fixture)
}

const describeNetworksAlone = (name: string, { open }: ComputeFixture) => {
  describe(`${name}: networks`, () => {
    it('are as they were asked for, once, also when asked for again', async () => {
      const { engine } = await open()
      const first = await engine.createNetwork(networkSpec(1), signal)
      expect(await engine.createNetwork(networkSpec(1), signal)).toEqual(first)
      expect(await engine.getNetwork('net-7-1', signal)).toEqual({ ...networkSpec(1), ...first })
      expect(await engine.listNetworks(signal)).toEqual([{ ...networkSpec(1), ...first }])
    })

    it('are one for many requests at once, through two processes', async () => {
      const subject = await open()
      const made = answersOf(await inTwoProcesses(subject, 6, (engine) => engine.createNetwork(networkSpec(1), signal)))
      expect(made).toHaveLength(6)
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await networkTagsOn(subject.engine)).toEqual(['net-7-1'])
    })

    it('refuse another shape under a taken tag', async () => {
      const { engine } = await open()
      await engine.createNetwork(networkSpec(1), signal)
      for (const change of [{ gatewayIp: '192.168.1.254' }, { cidr: '192.168.1.0/25' }]) {
        const another = engine.createNetwork(networkSpec(1, change), signal)
        await expect(another).rejects.toMatchObject(refusal('duplicate'))
      }
    })

    it.each([
      ['no address', { cidr: '192.168.300.0/24' }],
      ['no prefix', { cidr: '192.168.1.0' }],
      ['bits beyond the prefix', { cidr: '192.168.1.8/24' }],
      ['no room for hosts', { cidr: '192.168.1.0/31' }],
      ['a gateway outside', { gatewayIp: '192.168.2.1' }],
      ['the network address as gateway', { gatewayIp: '192.168.1.0' }],
      ['the broadcast address as gateway', { gatewayIp: '192.168.1.255' }],
    ])('refuse a range that is none: %s', async (_, change) => {
      const { engine } = await open()
      const create = engine.createNetwork(networkSpec(1, change), signal)
      await expect(create).rejects.toMatchObject(refusal('invalid'))
      expect(await networkTagsOn(engine)).toEqual([])
    })

    it('refuse a range that meets one of the same project; other projects may have it', async () => {
      const { engine } = await open()
      await engine.createNetwork(networkSpec(1), signal)
      const wider = networkSpec(2, { cidr: '192.168.0.0/22' })
      await expect(engine.createNetwork(wider, signal)).rejects.toMatchObject(refusal('invalid'))
      const inside = networkSpec(2, { cidr: '192.168.1.128/25', gatewayIp: '192.168.1.129' })
      await expect(engine.createNetwork(inside, signal)).rejects.toMatchObject(refusal('invalid'))
      await engine.createNetwork({ ...networkSpec(1), tag: networkTag(77, 3) }, signal)
      await engine.createNetwork(networkSpec(2), signal)
      expect(await networkTagsOn(engine)).toEqual(['net-7-1', 'net-7-2', 'net-77-3'])
    })

    it('give a range to one of many that ask for it at once, through two processes', async () => {
      const subject = await open()
      const results = await inTwoProcesses(subject, 6, (engine, id) =>
        engine.createNetwork({ ...networkSpec(1), tag: networkTag(7, id) }, signal),
      )
      expect(answersOf(results)).toHaveLength(1)
      expect(await networkTagsOn(subject.engine)).toHaveLength(1)
    })

    it('go when told to, also what is gone or never was, and free tag and range', async () => {
      const { engine } = await open()
      const first = await engine.createNetwork(networkSpec(1), signal)
      for (const tag of ['net-7-1', 'net-7-1', 'net-7-404']) await engine.deleteNetwork(tag, signal)
      expect(await engine.getNetwork('net-7-1', signal)).toBeUndefined()
      expect((await engine.createNetwork(networkSpec(1), signal)).ref).not.toBe(first.ref)
    })
  })
}

const describePorts = (name: string, { open, buildServer, specFor }: ComputeFixture) => {
  describe(`${name}: ports`, () => {
    it('connect a server at its address, once, also when asked for again', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await engine.createNetwork(networkSpec(1), signal)
      const { mac } = await engine.attachPort('vm-7-1', portSpec(1), signal)
      expect(mac).toMatch(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/)
      expect(await engine.attachPort('vm-7-1', portSpec(1), signal)).toEqual({ mac })
      const port = { ...portSpec(1), serverTag: 'vm-7-1', mac }
      expect(await portsOn(engine)).toEqual([port])
      expect(await engine.listPorts({ serverTag: 'vm-7-1' }, signal)).toEqual([port])
      expect(await engine.listPorts({ serverTag: 'vm-7-404' }, signal)).toEqual([])
      expect(await portsOn(engine, 'net-7-404')).toEqual([])
    })

    it('are there from the first moment of a server that is built with them', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await engine.createNetwork(networkSpec(id), signal)
      const ports = [portSpec(1), portSpec(2, { networkTag: 'net-7-2', address: '192.168.2.5' })]
      await engine.createServer({ ...specFor(subject, 1), ports }, signal)
      const found = await engine.listPorts({ serverTag: 'vm-7-1' }, signal)
      expect(found).toMatchObject(ports)
      expect(new Set(found.map(({ mac }) => mac)).size).toBe(2)
    })

    it('keep nothing of a server whose port is refused', async () => {
      const subject = await open()
      const { engine } = subject
      await engine.createNetwork(networkSpec(1), signal)
      const ports = [portSpec(1), portSpec(2, { address: '10.0.0.1' })]
      const create = engine.createServer({ ...specFor(subject, 1), ports }, signal)
      await expect(create).rejects.toMatchObject(refusal('invalid'))
      expect(await engine.getServer('vm-7-1', signal)).toBeUndefined()
      expect(await portsOn(engine)).toEqual([])
    })

    it('give one address to one of many that ask at once, and each port its own mac', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      await subject.engine.createNetwork(networkSpec(1), signal)
      const askFor = (ports: (id: number) => PortSpec) =>
        inTwoProcesses(subject, 8, (engine, id) => engine.attachPort('vm-7-1', ports(id), signal))
      expect(answersOf(await askFor((id) => portSpec(id, { address: '192.168.1.10' })))).toHaveLength(1)
      expect(answersOf(await askFor((id) => portSpec(20 + id)))).toHaveLength(8)
      expect(new Set((await portsOn(subject.engine)).map(({ mac }) => mac)).size).toBe(9)
    })

    it('have the mac that they are asked to have: a card that was taken out comes back as it was', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await engine.createNetwork(networkSpec(1), signal)
      const { mac } = await engine.attachPort('vm-7-1', portSpec(1), signal)
      await engine.detachPort('port-7-1', signal)
      // Under another tag, so that no engine does so because it names its cards after their tags.
      const again = portSpec(2, { address: portSpec(1).address, mac })
      expect(await engine.attachPort('vm-7-1', again, signal)).toEqual({ mac })
      expect(await engine.attachPort('vm-7-1', again, signal)).toEqual({ mac })
      expect(await portsOn(engine)).toEqual([{ ...again, serverTag: 'vm-7-1' }])
      // Whoever does not ask for one gets one that nobody has.
      const other = await engine.attachPort('vm-7-2', portSpec(3), signal)
      expect(other.mac).not.toBe(mac)
    })

    it('hold their network; detached, also twice or never attached, they let it go', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await engine.createNetwork(networkSpec(1), signal)
      await engine.attachPort('vm-7-1', portSpec(1), signal)
      await expect(engine.deleteNetwork('net-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      for (const tag of ['port-7-1', 'port-7-1', 'port-7-404']) await engine.detachPort(tag, signal)
      expect(await portsOn(engine)).toEqual([])
      await engine.deleteNetwork('net-7-1', signal)
      expect(await networkTagsOn(engine)).toEqual([])
    })

    it('go with a deleted server, and free address and network', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await engine.createNetwork(networkSpec(1), signal)
      await engine.attachPort('vm-7-1', portSpec(1), signal)
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await portsOn(engine)).toEqual([])
      await engine.attachPort('vm-7-2', portSpec(2, { address: portSpec(1).address }), signal)
      expect(await engine.listPorts({ serverTag: 'vm-7-2' }, signal)).toHaveLength(1)
    })
  })
}

const describePortRefusals = (name: string, { open, buildServer }: ComputeFixture) => {
  describe(`${name}: ports that cannot be`, () => {
    const connected = async () => {
      const subject = await open()
      for (const id of [1, 2]) await buildServer(subject, id)
      await subject.engine.createNetwork(networkSpec(1), signal)
      await subject.engine.attachPort('vm-7-1', portSpec(1), signal)
      return subject.engine
    }

    it('refuse what is no address of a host there', async () => {
      const engine = await connected()
      const none = ['192.168.1.0', '192.168.1.255', '192.168.1.1', '192.168.2.5', 'fd00::1', 'no address']
      const attach = (address: string) => engine.attachPort('vm-7-1', portSpec(2, { address }), signal)
      expect(await refusalsOf(none, attach)).toMatchObject(none.map((address) => [address, refusal('invalid')]))
      expect(await portsOn(engine)).toHaveLength(1)
    })

    it('refuse a taken mac, another one under their tag, and what is none', async () => {
      const engine = await connected()
      const [first] = await portsOn(engine)
      const ask = (serverTag: string, port: PortSpec) => engine.attachPort(serverTag, port, signal)
      const taken = ask('vm-7-2', portSpec(2, { mac: first!.mac }))
      await expect(taken).rejects.toMatchObject(refusal('address_taken'))
      const another = ask('vm-7-1', portSpec(1, { mac: 'fa:16:3e:00:00:07' }))
      await expect(another).rejects.toMatchObject(refusal('duplicate'))
      const none = ['', 'fa:16:3e:00:00', 'fa:16:3e:00:00:0g', '01:00:5e:00:00:01']
      const attach = (mac: string) => ask('vm-7-2', portSpec(2, { mac }))
      expect(await refusalsOf(none, attach)).toMatchObject(none.map((mac) => [mac, refusal('invalid')]))
      expect(await portsOn(engine)).toHaveLength(1)
    })

    it('refuse a taken address, the tag of another connection, and what is not there', async () => {
      const engine = await connected()
      const ask = (serverTag: string, port: PortSpec) => engine.attachPort(serverTag, port, signal)
      const taken = portSpec(2, { address: portSpec(1).address })
      await expect(ask('vm-7-2', taken)).rejects.toMatchObject(refusal('address_taken'))
      await expect(ask('vm-7-2', portSpec(1))).rejects.toMatchObject(refusal('duplicate'))
      const elsewhere = portSpec(1, { address: '192.168.1.99' })
      await expect(ask('vm-7-1', elsewhere)).rejects.toMatchObject(refusal('duplicate'))
      await expect(ask('vm-7-404', portSpec(2))).rejects.toMatchObject(refusal('not_found'))
      const nowhere = portSpec(2, { networkTag: 'net-7-404' })
      await expect(ask('vm-7-2', nowhere)).rejects.toMatchObject(refusal('not_found'))
      expect(await portsOn(engine)).toMatchObject([{ ...portSpec(1), serverTag: 'vm-7-1' }])
    })
  })
}

const describeTrouble = (name: string, { open, buildServer }: ComputeFixture) => {
  describe(`${name}: when something goes wrong with networks`, () => {
    it('rejects every call with the reason of an aborted signal, and does nothing', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      for (const id of [1, 2]) await engine.createNetwork(networkSpec(id), signal)
      await engine.attachPort('vm-7-1', portSpec(1), signal)
      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      const calls: Record<keyof NetworkPort, () => Promise<unknown>> = {
        createNetwork: () => engine.createNetwork(networkSpec(3), aborted),
        getNetwork: () => engine.getNetwork('net-7-1', aborted),
        listNetworks: () => engine.listNetworks(aborted),
        deleteNetwork: () => engine.deleteNetwork('net-7-2', aborted),
        attachPort: () => engine.attachPort('vm-7-1', portSpec(2), aborted),
        detachPort: () => engine.detachPort('port-7-1', aborted),
        listPorts: () => engine.listPorts({ serverTag: 'vm-7-1' }, aborted),
      }
      for (const call of Object.values(calls)) await expect(call()).rejects.toBe(reason)
      expect(await networkTagsOn(engine)).toEqual(['net-7-1', 'net-7-2'])
      expect(await portsOn(engine)).toMatchObject([portSpec(1)])
    })

    it('has each effect once, however often the answer is lost', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      const losing = <Result>(method: keyof NetworkPort, call: () => Promise<Result>): Promise<Result> => {
        faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
        return retrying(call)
      }

      const { ref } = await losing('createNetwork', () => engine.createNetwork(networkSpec(1), signal))
      expect(await engine.listNetworks(signal)).toMatchObject([{ ref }])
      const { mac } = await losing('attachPort', () => engine.attachPort('vm-7-1', portSpec(1), signal))
      expect(await portsOn(engine)).toMatchObject([{ mac }])
      await losing('detachPort', () => engine.detachPort('port-7-1', signal))
      expect(await portsOn(engine)).toEqual([])
      await losing('deleteNetwork', () => engine.deleteNetwork('net-7-1', signal))
      expect(await networkTagsOn(engine)).toEqual([])
    })
  })
}
