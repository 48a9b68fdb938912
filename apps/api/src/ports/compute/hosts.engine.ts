import { EngineError } from '../engine-error.ts'
import type { PortSpec } from './networks.engine.ts'
import { poll, type WaitOptions } from '../waiting.ts'

/**
 * `active` and `stopped` are at rest; `error` is the end; of `unknown` its engine says nothing now, since its part of the
 * cloud does not answer; the others are on their way by themselves.
 */
export type ServerState =
  | 'building'
  | 'active'
  | 'stopped'
  | 'starting'
  | 'stopping'
  | 'rebooting'
  | 'resizing'
  | 'rebuilding'
  | 'reverting'
  | 'deleting'
  | 'error'
  | 'unknown'

/** `shutdown` and `reboot` ask the guest; `stop` and `reset` pull the plug. */
export type PowerAction = 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset'

export interface ServerSize {
  vcpus: number
  memoryGb: number
  diskGb: number
}

/** First login, and what cloud-init is told. Engines hand these on and neither keep nor log them. */
export interface FirstLogin {
  password?: string
  publicKey?: string
  userData?: string
}

/** A disk besides the first, that lives and dies with its server. */
export interface DiskSpec {
  tag: string
  sizeGb: number
}

export interface FirewallRule {
  direction: 'ingress' | 'egress'
  protocol: 'tcp' | 'udp' | 'icmp' | 'any'
  /** An address with its prefix length; it also says the version. */
  remote: string
  /** Both 0 where the protocol has no ports. */
  minPort: number
  maxPort: number
  /** false only where the order of rules counts. */
  isAllow: boolean
}

export interface ServerSpec extends ServerSize, FirstLogin {
  /** Ours, unique in the datacenter: the engine finds the server by it. Make it with `serverTag()`. */
  tag: string
  name: string
  /** The engine's name for the image. */
  image: string
  withIpv4: boolean
  withIpv6: boolean
  dataDisks?: readonly DiskSpec[]
  /** Private networks to be on from the first moment. */
  ports?: readonly PortSpec[]
  /** Its rules from the first moment. */
  firewall?: readonly FirewallRule[]
}

export interface RebuildSpec extends FirstLogin {
  image: string
  /** The same revision twice is one rebuild. */
  revision: string
}

export interface EngineServer extends ServerSize {
  tag: string
  /** The engine's own id. */
  ref: string
  name: string
  image: string
  state: ServerState
  power: 'on' | 'off'
  /** Whether it runs with an address of any kind, public or in a private network. */
  network: 'connected' | 'disconnected'
  ipv4: string | null
  ipv6: string | null
  disks: readonly DiskSpec[]
  /** The `revision` of the last rebuild or revert that was taken on. */
  revision: string | null
  /** Why the state is `error`, in the engine's words. */
  fault: string | null
  createdAt: Date
}

/** A public address beyond the first. */
export interface AddressSpec {
  tag: string
  version: 4 | 6
}

export interface EngineAddress extends AddressSpec {
  address: string
}

export interface ServerSnapshotSpec {
  tag: string
  serverTag: string
  name: string
}

export interface EngineServerSnapshot extends ServerSnapshotSpec {
  ref: string
  /** Whole GB that it holds, rounded up; known once it is available, and null where the engine does not tell. */
  sizeGb: number | null
  state: 'creating' | 'available' | 'deleting' | 'error'
  fault: string | null
  createdAt: Date
}

/** Where our proxy finds the server's screen; never told to a browser. */
export type EngineConsole = { kind: 'vnc' | 'serial'; url: string } | { kind: 'none' }

export interface EngineImage {
  ref: string
  minDiskGb: number
}

export interface ServerPage {
  servers: EngineServer[]
  /** Give it back as `after`; absent on the last page. */
  next?: string
}

export interface Usage {
  total: number
  used: number
}

export type ComputeCapacity = Record<'vcpus' | 'memoryGb' | 'diskGb' | 'ipv4', Usage>

/** What a server has used since some beginning of the engine's. Each may begin again at zero: a restart, a move. */
export interface ServerCounters {
  /** When they were read. */
  at: Date
  /** Of all cores together. */
  cpuSeconds: number
  vcpus: number
  /** As it is at that moment; null where the engine does not see into the guest. */
  memoryPercent: number | null
  diskReadBytes: number
  diskWriteBytes: number
  networkInBytes: number
  networkOutBytes: number
}

/** What servers ask of an engine. */
export interface ServerPort {
  /** `ordered`: the first rule that fits decides, and may refuse. `allowList`: what no rule allows is refused. */
  readonly firewallKind: 'allowList' | 'ordered'
  createServer(spec: ServerSpec, signal: AbortSignal): Promise<{ ref: string }>
  getServer(tag: string, signal: AbortSignal): Promise<EngineServer | undefined>
  /** Every server this engine holds, also those our database does not know. */
  listServers(page: { after?: string; limit: number }, signal: AbortSignal): Promise<ServerPage>
  /** `refused` when the server is already there, `busy` while it is between states. */
  powerServer(tag: string, action: PowerAction, signal: AbortSignal): Promise<void>
  /**
   * Ends as running or stopped as it began; a running one restarts when cores or memory change. Fine when it has that
   * size or is on its way there; `refused` when its disk would shrink, `no_capacity` when there is no room.
   */
  resizeServer(tag: string, size: ServerSize, signal: AbortSignal): Promise<void>
  /** A new first disk from the image; addresses, ports, other disks and volumes stay. It ends running. */
  rebuildServer(tag: string, spec: RebuildSpec, signal: AbortSignal): Promise<void>
  /** Deleting what is not there is fine. Disks, addresses, ports and snapshots go with it; volumes are let go of. */
  deleteServer(tag: string, signal: AbortSignal): Promise<void>
  /** Fine when it is not there. */
  deleteDisk(serverTag: string, diskTag: string, signal: AbortSignal): Promise<void>

  /** Of its first disk, as it is at that moment. */
  createServerSnapshot(spec: ServerSnapshotSpec, signal: AbortSignal): Promise<{ ref: string }>
  getServerSnapshot(tag: string, signal: AbortSignal): Promise<EngineServerSnapshot | undefined>
  deleteServerSnapshot(tag: string, signal: AbortSignal): Promise<void>
  /**
   * What stood on its first disk stands there again; the disk keeps its size, since disks never shrink. Ends as running or
   * stopped as it began. The same revision twice is one revert.
   */
  revertServer(tag: string, from: { snapshotTag: string; revision: string }, signal: AbortSignal): Promise<void>

  /** `no_address` when the pool is empty. */
  addAddress(serverTag: string, spec: AddressSpec, signal: AbortSignal): Promise<{ address: string }>
  removeAddress(tag: string, signal: AbortSignal): Promise<void>
  /** The same address at another server, without ever being anybody else's. `busy` while either is between states. */
  moveAddress(tag: string, toServerTag: string, signal: AbortSignal): Promise<void>
  /** Those beyond the first. */
  listAddresses(serverTag: string, signal: AbortSignal): Promise<EngineAddress[]>

  /** Replaces all rules in one step, so that the server is never without them. `invalid` for what the kind does not know. */
  setFirewall(serverTag: string, rules: readonly FirewallRule[], signal: AbortSignal): Promise<void>
  getFirewall(serverTag: string, signal: AbortSignal): Promise<FirewallRule[]>

  /** Every call opens a fresh one. `refused` while the server is off. */
  openConsole(tag: string, signal: AbortSignal): Promise<EngineConsole>
  listImages(signal: AbortSignal): Promise<EngineImage[]>
  /** What our own things take of what they may take. What everybody takes of all there is: `readStock`. */
  capacity(signal: AbortSignal): Promise<ComputeCapacity>
  /** undefined: there is nothing to count now, because it is off or not built yet. `not_found` when it is not there. */
  readCounters(tag: string, signal: AbortSignal): Promise<ServerCounters | undefined>
}

export const serverTag = (projectId: number, id: number): string => `vm-${projectId}-${id}`

export const diskTag = (projectId: number, id: number): string => `disk-${projectId}-${id}`
export const addressTag = (projectId: number, id: number): string => `ip-${projectId}-${id}`
export const serverSnapshotTag = (projectId: number, id: number): string => `snap-${projectId}-${id}`

/** Polls until the server reaches `wanted`. It ends early when the server cannot get there any more. */
export const waitForServer = (engine: ServerPort, tag: string, wanted: ServerState, options: WaitOptions) =>
  poll(options, async () => {
    const server = await engine.getServer(tag, options.signal)
    if (!server) throw new EngineError('not_found', `server ${tag} is gone while it should become ${wanted}`)
    if (server.state === wanted) return server
    if (server.state === 'error') throw new EngineError('server_failed', server.fault ?? `server ${tag} failed`)
    return undefined
  })

/** Polls until the engine holds nothing of the server: address and capacity are free again. */
export const waitForServerGone = async (engine: ServerPort, tag: string, options: WaitOptions): Promise<void> => {
  await poll(options, async () => ((await engine.getServer(tag, options.signal)) ? undefined : true))
}

const power: Record<PowerAction, { end: ServerState; underWay: ServerState }> = {
  start: { end: 'active', underWay: 'starting' },
  stop: { end: 'stopped', underWay: 'stopping' },
  shutdown: { end: 'stopped', underWay: 'stopping' },
  reboot: { end: 'active', underWay: 'rebooting' },
  reset: { end: 'active', underWay: 'rebooting' },
}

/** A whole step of an operation: asks for the action unless an earlier try of the step already did, and waits for its end. */
export const bringPower = async (engine: ServerPort, tag: string, action: PowerAction, options: WaitOptions) => {
  const { end, underWay } = power[action]
  const server = await engine.getServer(tag, options.signal)
  // A reboot ends where it began, so that having ended cannot be told from not having begun: it is asked for again.
  const isThere = server?.state === end && underWay !== 'rebooting'
  if (!isThere && server?.state !== underWay) await engine.powerServer(tag, action, options.signal)
  return waitForServer(engine, tag, end, options)
}

/** Polls until the server is at rest and as `isThere` wants it: for what ends as running or stopped as it began. */
export const waitForServerAtRest = (
  engine: ServerPort,
  tag: string,
  isThere: (server: EngineServer) => boolean,
  options: WaitOptions,
): Promise<EngineServer> =>
  poll(options, async () => {
    const server = await engine.getServer(tag, options.signal)
    if (!server) throw new EngineError('not_found', `server ${tag} is gone`)
    if (server.state === 'error') throw new EngineError('server_failed', server.fault ?? `server ${tag} failed`)
    const isAtRest = server.state === 'active' || server.state === 'stopped'
    return isAtRest && isThere(server) ? server : undefined
  })

export const waitForServerSnapshot = (
  engine: ServerPort,
  tag: string,
  options: WaitOptions,
): Promise<EngineServerSnapshot> =>
  poll(options, async () => {
    const snapshot = await engine.getServerSnapshot(tag, options.signal)
    if (!snapshot) throw new EngineError('not_found', `snapshot ${tag} is gone`)
    if (snapshot.state === 'error') throw new EngineError('snapshot_failed', snapshot.fault ?? `snapshot ${tag} failed`)
    return snapshot.state === 'available' ? snapshot : undefined
  })

export const waitForServerSnapshotGone = async (
  engine: ServerPort,
  tag: string,
  options: WaitOptions,
): Promise<void> => {
  await poll(options, async () => {
    const snapshot = await engine.getServerSnapshot(tag, options.signal)
    if (snapshot?.state === 'error')
      throw new EngineError('snapshot_failed', snapshot.fault ?? `snapshot ${tag} failed`)
    return snapshot ? undefined : true
  })
}
