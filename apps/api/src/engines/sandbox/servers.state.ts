import type { DiskSpec, EngineServer, PowerAction, ServerState } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'

/** A row of `sandbox.servers` with its address and disks, as JSON: the same on every driver, whatever its type parsers. */
export interface ServerRow {
  id: number
  tag: string
  ref: string
  name: string
  image: string
  vcpus: number
  memory_gb: number
  disk_gb: number
  with_ipv4: boolean
  ipv4: string | null
  ipv6: string | null
  /** Whether it is on a private network. */
  has_ports: boolean
  disks: DiskSpec[]
  revision: string | null
  fault: string | null
  created_at: string
  built_at: string
  /** On, off, on, ... in turn; the first is the end of building. */
  power_changes: string[]
  task: Task | null
  task_until: string | null
  gone_at: string | null
}

export type Task = 'starting' | 'stopping' | 'rebooting' | 'resizing' | 'rebuilding' | 'reverting'

/** Seconds of a mid-sized cloud on a quiet day. */
export const serverSeconds = {
  build: 12,
  delete: 4,
  /** Only the disk grows: nothing restarts. */
  grow: 3,
  resize: 10,
  rebuild: 14,
  revert: 9,
  snapshot: 6,
  deleteSnapshot: 2,
} as const

export const powerActions: Record<
  PowerAction,
  { from: ServerState; task: Task; seconds: number; changesPower: boolean }
> = {
  start: { from: 'stopped', task: 'starting', seconds: 4, changesPower: true },
  stop: { from: 'active', task: 'stopping', seconds: 2, changesPower: true },
  shutdown: { from: 'active', task: 'stopping', seconds: 6, changesPower: true },
  reboot: { from: 'active', task: 'rebooting', seconds: 8, changesPower: false },
  reset: { from: 'active', task: 'rebooting', seconds: 5, changesPower: false },
}

export const isPast = (time: string | null, now: Date): boolean => time !== null && Date.parse(time) <= now.getTime()

export const isPoweredAt = (row: Pick<ServerRow, 'power_changes'>, at: Date): boolean =>
  row.power_changes.filter((change) => isPast(change, at)).length % 2 === 1

export const isGone = (row: Pick<ServerRow, 'gone_at'>, now: Date): boolean => isPast(row.gone_at, now)

/** The state follows from stored times alone, so that a stopped process has no timer to lose. */
export const stateAt = (row: ServerRow, now: Date): ServerState => {
  if (row.gone_at) return 'deleting'
  if (!isPast(row.built_at, now)) return 'building'
  if (row.task && !isPast(row.task_until, now)) return row.task
  if (row.fault) return 'error'
  return isPoweredAt(row, now) ? 'active' : 'stopped'
}

const settled: ReadonlySet<ServerState> = new Set(['active', 'stopped', 'error'])

/** Lets a change begin only from the states given: `busy` while another one is under way, else `refused`. */
export const checkState = (row: ServerRow, at: Date, change: string, from: readonly ServerState[]): ServerState => {
  const state = stateAt(row, at)
  if (from.includes(state)) return state
  const code = settled.has(state) ? 'refused' : 'busy'
  throw new EngineError(code, `cannot ${change} server ${row.tag}: it is ${state}`)
}

export const toEngineServer = (row: ServerRow, now: Date): EngineServer => {
  const state = stateAt(row, now)
  const power = isPoweredAt(row, now) ? 'on' : 'off'
  return {
    tag: row.tag,
    ref: row.ref,
    name: row.name,
    image: row.image,
    vcpus: row.vcpus,
    memoryGb: row.memory_gb,
    diskGb: row.disk_gb,
    state,
    power,
    network: power === 'on' && (row.ipv4 || row.ipv6 || row.has_ports) ? 'connected' : 'disconnected',
    ipv4: row.ipv4,
    ipv6: row.ipv6,
    disks: row.disks,
    revision: row.revision,
    fault: state === 'error' ? row.fault : null,
    createdAt: new Date(row.created_at),
  }
}
