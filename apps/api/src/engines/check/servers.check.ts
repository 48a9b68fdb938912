import {
  bringPower,
  waitForServer,
  waitForServerAtRest,
  waitForServerSnapshot,
  waitForServerSnapshotGone,
  type FirewallRule,
  type ServerSpec,
} from '../../ports/compute/hosts.engine.ts'
import type { CheckStep } from './steps.ts'
import { must, type CheckTarget } from './target.ts'

const rule = (port: number): FirewallRule => ({
  direction: 'ingress',
  protocol: 'tcp',
  remote: '0.0.0.0/0',
  minPort: port,
  maxPort: port,
  isAllow: true,
})

const specOf = ({ tags, image, size, privateAddress }: CheckTarget): ServerSpec => ({
  ...size,
  tag: tags.server,
  name: 'sarv-check',
  image,
  withIpv4: true,
  withIpv6: false,
  password: `Only-for-${tags.server}`,
  dataDisks: [{ tag: tags.disk, sizeGb: 1 }],
  ports: [{ tag: tags.port, networkTag: tags.network, address: privateAddress }],
  firewall: [rule(22)],
})

/** A private network, and a server on it with a second disk. */
export const makingSteps = (target: CheckTarget): CheckStep[] => {
  const { engine, tags, image, otherImage, until } = target
  return [
    {
      name: 'images',
      run: async (signal) => {
        const refs = new Set((await engine.listImages(signal)).map(({ ref }) => ref))
        for (const wanted of [image, otherImage]) must(refs.has(wanted), `there is no image ${wanted}`)
      },
    },
    { name: 'capacity', run: (signal) => engine.capacity(signal) },
    { name: 'stock', run: (signal) => engine.readStock(signal) },
    {
      name: 'network',
      run: (signal) =>
        engine.createNetwork(
          { tag: tags.network, name: 'check', cidr: '10.250.0.0/24', gatewayIp: '10.250.0.1' },
          signal,
        ),
    },
    {
      name: 'server',
      needs: ['images', 'network'],
      run: async (signal) => {
        const { ref } = await engine.createServer(specOf(target), signal)
        const built = await waitForServer(engine, tags.server, 'active', until(signal))
        must(built.ipv4 !== null, 'it has no address')
        must((await engine.createServer(specOf(target), signal)).ref === ref, 'asked for again, another one was made')
        const ports = await engine.listPorts({ serverTag: tags.server }, signal)
        must(ports.length === 1, 'it is not on its private network')
      },
    },
  ]
}

/** What is done with a server that stays as it is. */
export const usingSteps = ({ engine, tags, until }: CheckTarget): CheckStep[] => [
  {
    name: 'firewall',
    needs: ['server'],
    run: async (signal) => {
      await engine.setFirewall(tags.server, [rule(22), rule(443)], signal)
      must((await engine.getFirewall(tags.server, signal)).length === 2, 'the rules are not as they were set')
    },
  },
  {
    name: 'address',
    needs: ['server'],
    run: async (signal) => {
      await engine.addAddress(tags.server, { tag: tags.address, version: 4 }, signal)
      must((await engine.listAddresses(tags.server, signal)).length === 1, 'the added address is not there')
      await engine.removeAddress(tags.address, signal)
    },
  },
  { name: 'console', needs: ['server'], run: (signal) => engine.openConsole(tags.server, signal) },
  { name: 'counters', needs: ['server'], run: (signal) => engine.readCounters(tags.server, signal) },
  {
    name: 'power',
    needs: ['server'],
    run: async (signal) => {
      for (const action of ['stop', 'start', 'reset'] as const)
        await bringPower(engine, tags.server, action, until(signal))
    },
  },
]

/** What makes another server of it. */
export const reshapingSteps = ({ engine, tags, size, otherImage, until }: CheckTarget): CheckStep[] => [
  {
    name: 'resize',
    needs: ['server'],
    run: async (signal) => {
      const bigger = { ...size, diskGb: size.diskGb + 1 }
      await engine.resizeServer(tags.server, bigger, signal)
      await waitForServerAtRest(engine, tags.server, ({ diskGb }) => diskGb === bigger.diskGb, until(signal))
    },
  },
  {
    name: 'snapshot, revert',
    needs: ['server'],
    run: async (signal) => {
      await engine.createServerSnapshot({ tag: tags.snapshot, serverTag: tags.server, name: 'check' }, signal)
      await waitForServerSnapshot(engine, tags.snapshot, until(signal))
      await engine.revertServer(tags.server, { snapshotTag: tags.snapshot, revision: 'reverted' }, signal)
      await waitForServerAtRest(engine, tags.server, ({ revision }) => revision === 'reverted', until(signal))
      await engine.deleteServerSnapshot(tags.snapshot, signal)
      await waitForServerSnapshotGone(engine, tags.snapshot, until(signal))
    },
  },
  {
    name: 'rebuild',
    needs: ['server'],
    run: async (signal) => {
      await engine.rebuildServer(tags.server, { image: otherImage, revision: 'rebuilt' }, signal)
      const isThere = ({ revision }: { revision: string | null }) => revision === 'rebuilt'
      const rebuilt = await waitForServerAtRest(engine, tags.server, isThere, until(signal))
      must(rebuilt.state === 'active', 'it does not run afterwards')
    },
  },
]
