import type { ComputeEngine } from '../../areas/vm/compute.engine.ts'
import {
  addressTag,
  bringPower,
  diskTag,
  serverSnapshotTag,
  serverTag,
  waitForServer,
  waitForServerAtRest,
  waitForServerGone,
  waitForServerSnapshot,
  waitForServerSnapshotGone,
  type FirewallRule,
  type ServerSize,
} from '../../areas/vm/hosts/hosts.engine.ts'
import { networkTag, portTag } from '../../areas/vm/networks/networks.engine.ts'
import {
  volumeBackupTag,
  volumeSnapshotTag,
  volumeTag,
  waitForCopy,
  waitForCopyGone,
  waitForVolume,
  waitForVolumeGone,
} from '../../areas/vm/volumes/volumes.engine.ts'
import { runSteps, type CheckReport, type CheckStep } from './steps.ts'

export interface ComputeCheckOptions {
  /** Names of images as the catalogue has them; the second is for the rebuild. */
  image: string
  otherImage: string
  size: ServerSize
  /** No customer's project has it: everything of the check lies apart. */
  projectId?: number
  signal: AbortSignal
  pollMs?: number
  /** What takes longer than this does not work. */
  stepMs?: number
  /** Names of steps that this cloud is known not to manage. */
  without?: readonly string[]
  say: (report: CheckReport) => void
}

const must = (isTrue: boolean, otherwise: string): void => {
  if (!isTrue) throw new Error(otherwise)
}

const rule = (port: number): FirewallRule => ({
  direction: 'ingress',
  protocol: 'tcp',
  remote: '0.0.0.0/0',
  minPort: port,
  maxPort: port,
  isAllow: true,
})

/** Uses every method of a compute engine once, in an order that a customer could have, and leaves nothing behind. */
export const checkCompute = (engine: ComputeEngine, options: ComputeCheckOptions): Promise<boolean> => {
  const {
    image,
    otherImage,
    size,
    projectId = 0,
    pollMs = 1000,
    stepMs = 10 * 60_000,
    without = [],
    signal,
    say,
  } = options
  // Another one each time: what a broken check left behind does not spoil the next.
  const id = Math.floor(Date.now() / 1000)
  const until = (signal: AbortSignal) => ({ signal, pollMs })
  const server = serverTag(projectId, id)
  const disk = { tag: diskTag(projectId, id), sizeGb: 1 }
  const network = { tag: networkTag(projectId, id), name: 'check', cidr: '10.250.0.0/24', gatewayIp: '10.250.0.1' }
  const port = { tag: portTag(projectId, id), networkTag: network.tag, address: '10.250.0.10' }
  const volume = { tag: volumeTag(projectId, id), name: 'check', sizeGb: 1 }
  const address = addressTag(projectId, id)
  const snapshot = serverSnapshotTag(projectId, id)
  const volumeSnapshot = volumeSnapshotTag(projectId, id)
  const backup = volumeBackupTag(projectId, id)
  const spec = {
    ...size,
    tag: server,
    name: 'sarv-check',
    image,
    withIpv4: true,
    withIpv6: false,
    password: `Check-${id}-only`,
    dataDisks: [disk],
    ports: [port],
    firewall: [rule(22)],
  }
  const volumeAt = (state: 'available' | 'attached', signal: AbortSignal) =>
    waitForVolume(engine, volume.tag, (one) => one.state === state, until(signal))

  const steps: CheckStep[] = [
    {
      name: 'images',
      run: async (signal) => {
        const refs = new Set((await engine.listImages(signal)).map(({ ref }) => ref))
        for (const wanted of [image, otherImage]) must(refs.has(wanted), `there is no image ${wanted}`)
      },
    },
    { name: 'capacity', run: (signal) => engine.capacity(signal) },
    { name: 'network', run: (signal) => engine.createNetwork(network, signal) },
    {
      name: 'server',
      needs: ['images', 'network'],
      run: async (signal) => {
        const { ref } = await engine.createServer(spec, signal)
        const built = await waitForServer(engine, server, 'active', until(signal))
        must(built.ipv4 !== null, 'it has no address')
        must((await engine.createServer(spec, signal)).ref === ref, 'asked for again, another one was made')
        must((await engine.listPorts({ serverTag: server }, signal)).length === 1, 'it is not on its private network')
      },
    },
    {
      name: 'firewall',
      needs: ['server'],
      run: async (signal) => {
        await engine.setFirewall(server, [rule(22), rule(443)], signal)
        must((await engine.getFirewall(server, signal)).length === 2, 'the rules are not as they were set')
      },
    },
    {
      name: 'address',
      needs: ['server'],
      run: async (signal) => {
        await engine.addAddress(server, { tag: address, version: 4 }, signal)
        must((await engine.listAddresses(server, signal)).length === 1, 'the added address is not there')
        await engine.removeAddress(address, signal)
      },
    },
    { name: 'console', needs: ['server'], run: (signal) => engine.openConsole(server, signal) },
    { name: 'counters', needs: ['server'], run: (signal) => engine.readCounters(server, signal) },
    {
      name: 'power',
      needs: ['server'],
      run: async (signal) => {
        for (const action of ['stop', 'start', 'reset'] as const)
          await bringPower(engine, server, action, until(signal))
      },
    },
    {
      name: 'volume',
      run: async (signal) => {
        await engine.createVolume(volume, signal)
        await volumeAt('available', signal)
      },
    },
    {
      name: 'volume: attach, detach',
      needs: ['server', 'volume'],
      run: async (signal) => {
        await engine.attachVolume(volume.tag, server, signal)
        await volumeAt('attached', signal)
        await engine.detachVolume(volume.tag, signal)
        await volumeAt('available', signal)
      },
    },
    {
      name: 'volume: snapshot, revert',
      needs: ['volume'],
      run: async (signal) => {
        await engine.createVolumeSnapshot({ tag: volumeSnapshot, volumeTag: volume.tag, name: 'check' }, signal)
        const find = engine.getVolumeSnapshot.bind(engine)
        await waitForCopy(find, volumeSnapshot, until(signal))
        await engine.revertVolume(volume.tag, { snapshotTag: volumeSnapshot, revision: 'check' }, signal)
        await waitForVolume(engine, volume.tag, ({ revision }) => revision === 'check', until(signal))
        await engine.deleteVolumeSnapshot(volumeSnapshot, signal)
        await waitForCopyGone(find, volumeSnapshot, until(signal))
      },
    },
    {
      name: 'volume: backup, restore',
      needs: ['volume'],
      run: async (signal) => {
        await engine.createVolumeBackup({ tag: backup, volumeTag: volume.tag, name: 'check' }, signal)
        const find = engine.getVolumeBackup.bind(engine)
        await waitForCopy(find, backup, until(signal))
        await engine.restoreVolume(volume.tag, { backupTag: backup, revision: 'check-2' }, signal)
        await waitForVolume(engine, volume.tag, ({ revision }) => revision === 'check-2', until(signal))
        await engine.deleteVolumeBackup(backup, signal)
        await waitForCopyGone(find, backup, until(signal))
      },
    },
    {
      name: 'volume: grow',
      needs: ['volume'],
      run: async (signal) => {
        await engine.growVolume(volume.tag, 2, signal)
        await waitForVolume(engine, volume.tag, ({ sizeGb }) => sizeGb === 2, until(signal))
      },
    },
    {
      name: 'resize',
      needs: ['server'],
      run: async (signal) => {
        const bigger = { ...size, diskGb: size.diskGb + 1 }
        await engine.resizeServer(server, bigger, signal)
        await waitForServerAtRest(engine, server, ({ diskGb }) => diskGb === bigger.diskGb, until(signal))
      },
    },
    {
      name: 'snapshot, revert',
      needs: ['server'],
      run: async (signal) => {
        await engine.createServerSnapshot({ tag: snapshot, serverTag: server, name: 'check' }, signal)
        await waitForServerSnapshot(engine, snapshot, until(signal))
        await engine.revertServer(server, { snapshotTag: snapshot, revision: 'check' }, signal)
        await waitForServerAtRest(engine, server, ({ revision }) => revision === 'check', until(signal))
        await engine.deleteServerSnapshot(snapshot, signal)
        await waitForServerSnapshotGone(engine, snapshot, until(signal))
      },
    },
    {
      name: 'rebuild',
      needs: ['server'],
      run: async (signal) => {
        await engine.rebuildServer(server, { image: otherImage, revision: 'check-2' }, signal)
        const rebuilt = await waitForServerAtRest(
          engine,
          server,
          ({ revision }) => revision === 'check-2',
          until(signal),
        )
        must(rebuilt.state === 'active', 'it does not run afterwards')
      },
    },
    {
      name: 'clearing away',
      isAlways: true,
      run: async (signal) => {
        await engine.deleteServer(server, signal)
        await waitForServerGone(engine, server, until(signal))
        await engine.deleteVolumeBackup(backup, signal)
        await engine.deleteVolume(volume.tag, signal)
        await waitForVolumeGone(engine, volume.tag, until(signal))
        await engine.deleteNetwork(network.tag, signal)
        must((await engine.getNetwork(network.tag, signal)) === undefined, 'the network is still there')
      },
    },
  ]
  return runSteps(
    steps.filter(({ name }) => !without.includes(name)),
    { say, signal, stepMs },
  )
}
