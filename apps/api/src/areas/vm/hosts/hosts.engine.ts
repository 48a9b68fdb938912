import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../../../engines/engine-error.ts'

/** `starting`, `stopping` and `rebooting` are on their way by themselves; so are `building` and `deleting`. */
export type ServerState =
  | 'building'
  | 'active'
  | 'stopped'
  | 'starting'
  | 'stopping'
  | 'rebooting'
  | 'deleting'
  | 'error'

/** `shutdown` and `reboot` ask the guest; `stop` and `reset` pull the plug. */
export type PowerAction = 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset'

export interface ServerSize {
  vcpus: number
  memoryGb: number
  diskGb: number
}

export interface ServerSpec extends ServerSize {
  /** Ours, unique in the datacenter: the engine finds the server by it. Make it with `serverTag()`. */
  tag: string
  name: string
  /** The engine's name for the image. */
  image: string
  withIpv4: boolean
  withIpv6: boolean
  /** First login. Engines hand these on and neither keep nor log them. */
  password?: string
  publicKey?: string
}

export interface EngineServer extends ServerSize {
  tag: string
  /** The engine's own id. */
  ref: string
  name: string
  image: string
  state: ServerState
  power: 'on' | 'off'
  network: 'connected' | 'disconnected'
  ipv4: string | null
  ipv6: string | null
  /** Why the state is `error`, in the engine's words. */
  fault: string | null
  createdAt: Date
}

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

export interface MetricsRange {
  from: Date
  to: Date
  stepSeconds: number
}

/** The most points one metrics answer may have. */
export const maxMetricsPoints = 2000

export const serverMetricNames = [
  'cpuPercent',
  'memoryPercent',
  'diskReadBytesPerSecond',
  'diskWriteBytesPerSecond',
  'networkInBytesPerSecond',
  'networkOutBytesPerSecond',
] as const

export type ServerMetricName = (typeof serverMetricNames)[number]

/** Averages over the step that begins at `at`; there is no sample from before the server was built. */
export type ServerMetricsSample = { at: Date } & Record<ServerMetricName, number>

/**
 * What servers ask of any engine; one engine serves one datacenter. Changes are accepted here and happen later: read the
 * state to see them done (`waitForServer`). Failures are `EngineError`s. An aborted call rejects with the signal's
 * reason, and may or may not have had its effect.
 */
export interface ComputeEngine {
  /** Screens mark what this engine reports as a trial environment. */
  readonly isSandbox: boolean
  /** Asking again with the same tag and shape answers the same server; with another shape it is a `duplicate`. */
  createServer(spec: ServerSpec, signal: AbortSignal): Promise<{ ref: string }>
  getServer(tag: string, signal: AbortSignal): Promise<EngineServer | undefined>
  /** Every server this engine holds, also those our database does not know. */
  listServers(page: { after?: string; limit: number }, signal: AbortSignal): Promise<ServerPage>
  /** `refused` when the server is already there, `busy` while it is between states. */
  powerServer(tag: string, action: PowerAction, signal: AbortSignal): Promise<void>
  /** Deleting what is not there is fine. */
  deleteServer(tag: string, signal: AbortSignal): Promise<void>
  listImages(signal: AbortSignal): Promise<EngineImage[]>
  capacity(signal: AbortSignal): Promise<ComputeCapacity>
  /** Oldest first, at most `maxMetricsPoints`. */
  metrics(tag: string, range: MetricsRange, signal: AbortSignal): Promise<ServerMetricsSample[]>
}

export const serverTag = (projectId: number, id: number): string => `vm-${projectId}-${id}`

interface WaitOptions {
  signal: AbortSignal
  pollMs?: number
}

/** Polls until the server reaches `wanted`. It ends early when the server cannot get there any more. */
export const waitForServer = (engine: ComputeEngine, tag: string, wanted: ServerState, options: WaitOptions) =>
  poll(options, async () => {
    const server = await engine.getServer(tag, options.signal)
    if (!server) throw new EngineError('not_found', `server ${tag} is gone while it should become ${wanted}`)
    if (server.state === wanted) return server
    if (server.state === 'error') throw new EngineError('server_failed', server.fault ?? `server ${tag} failed`)
    return undefined
  })

/** Polls until the engine holds nothing of the server: address and capacity are free again. */
export const waitForServerGone = async (engine: ComputeEngine, tag: string, options: WaitOptions): Promise<void> => {
  await poll(options, async () => ((await engine.getServer(tag, options.signal)) ? undefined : true))
}

const power: Record<PowerAction, { end: ServerState; underWay: ServerState }> = {
  start: { end: 'active', underWay: 'starting' },
  stop: { end: 'stopped', underWay: 'stopping' },
  shutdown: { end: 'stopped', underWay: 'stopping' },
  reboot: { end: 'active', underWay: 'rebooting' },
  reset: { end: 'active', underWay: 'rebooting' },
}

/** A whole job step: asks for the action unless an earlier try of the step already did, and waits for its end. */
export const bringPower = async (engine: ComputeEngine, tag: string, action: PowerAction, options: WaitOptions) => {
  const { end, underWay } = power[action]
  const server = await engine.getServer(tag, options.signal)
  // A reboot ends where it began, so that having ended cannot be told from not having begun: it is asked for again.
  const isThere = server?.state === end && underWay !== 'rebooting'
  if (!isThere && server?.state !== underWay) await engine.powerServer(tag, action, options.signal)
  return waitForServer(engine, tag, end, options)
}

const poll = async <Found>(
  { signal, pollMs = 500 }: WaitOptions,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  for (;;) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    // The loop's own check turns an abort into the signal's reason.
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}
