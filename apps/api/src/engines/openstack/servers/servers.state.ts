import type { DiskSpec, EngineServer, ServerSize, ServerState } from '../../../ports/compute/hosts.engine.ts'
import { tagOf } from '../context.ts'
import type { OpenStackSettings } from '../settings.ts'
import type { NovaServer } from './nova.ts'

export type Power = EngineServer['power']

/** What we must remember of a server and Nova has no place for. Values are short texts. */
export type ServerNotes = {
  /** The catalogue's name of its image. */
  sarv_image: string
  /** What was ordered, to tell the same order again from another one under the same tag. */
  sarv_order: string
  /** Its first public addresses; Nova does not tell them from those that were added. */
  sarv_ipv4?: string
  sarv_ipv6?: string
  /** `disk-7-2:10 disk-7-1:5` */
  sarv_disks?: string
  /** Of the last rebuild or revert that was taken on, and which of both. */
  sarv_revision?: string
  sarv_doing?: 'rebuilding' | 'reverting'
  /** Where it is to come to rest, one after the other, when what is being done has ended: `off on`. */
  sarv_end?: string
  /** The size that it is on its way to: `4-8-100`. */
  sarv_size?: string
}

export const notesOf = ({ metadata }: NovaServer): Partial<ServerNotes> => metadata

export const sizeText = ({ vcpus, memoryGb, diskGb }: ServerSize): string => [vcpus, memoryGb, diskGb].join('-')

const sizeFromText = (text: string): ServerSize => {
  const [vcpus = 0, memoryGb = 0, diskGb = 0] = text.split('-').map(Number)
  return { vcpus, memoryGb, diskGb }
}

export const disksText = (disks: readonly DiskSpec[]): string =>
  disks.map(({ tag, sizeGb }) => `${tag}:${sizeGb}`).join(' ')

export const disksFromText = (text: string | undefined): DiskSpec[] =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [tag = '', sizeGb] = part.split(':')
      return { tag, sizeGb: Number(sizeGb) }
    })

const mbPerGb = 1024

export const sizeOf = ({ flavor }: NovaServer): ServerSize => ({
  vcpus: flavor.vcpus,
  memoryGb: flavor.ram / mbPerGb,
  diskGb: flavor.disk,
})

/** What it takes of the cloud: while it changes its size, whichever is larger. */
export const takenSizeOf = (server: NovaServer): ServerSize => {
  const now = sizeOf(server)
  const { sarv_size } = notesOf(server)
  if (sarv_size === undefined || stateOf(server) !== 'resizing') return now
  const next = sizeFromText(sarv_size)
  return {
    vcpus: Math.max(now.vcpus, next.vcpus),
    memoryGb: Math.max(now.memoryGb, next.memoryGb),
    diskGb: Math.max(now.diskGb, next.diskGb),
  }
}

/** What Nova is doing right now, by the beginning of its `task_state`. */
const byTask: readonly (readonly [string, ServerState])[] = [
  ['deleting', 'deleting'],
  ['soft-deleting', 'deleting'],
  ['powering-off', 'stopping'],
  ['powering-on', 'starting'],
  ['reboot', 'rebooting'],
  ['rebuild', 'rebuilding'],
  ['resize', 'resizing'],
]

const byStatus: Readonly<Record<string, ServerState>> = {
  ACTIVE: 'active',
  BUILD: 'building',
  DELETED: 'deleting',
  ERROR: 'error',
  HARD_REBOOT: 'rebooting',
  MIGRATING: 'active',
  PASSWORD: 'active',
  REBOOT: 'rebooting',
  REBUILD: 'rebuilding',
  RESCUE: 'active',
  RESIZE: 'resizing',
  REVERT_RESIZE: 'resizing',
  SHUTOFF: 'stopped',
  SOFT_DELETED: 'deleting',
  // Its cell does not answer; it may well run.
  UNKNOWN: 'unknown',
  // Still to be confirmed; right after that it flashes up once more without a task.
  VERIFY_RESIZE: 'resizing',
}

const novaState = (server: NovaServer): ServerState => {
  const task = server['OS-EXT-STS:task_state']
  const byItsTask = task === null ? undefined : byTask.find(([beginning]) => task.startsWith(beginning))?.[1]
  // What is paused, suspended or shelved was put so by the operator: for its owner it is off.
  return byItsTask ?? byStatus[server.status] ?? 'stopped'
}

/** undefined: Nova is at something, or it is neither. */
const restOf = (server: NovaServer): Power | undefined => {
  if (server['OS-EXT-STS:task_state'] !== null) return undefined
  return server.status === 'ACTIVE' ? 'on' : server.status === 'SHUTOFF' ? 'off' : undefined
}

/** `left` is what is still to come; `isMet`: it rests at the first wish, which may be crossed off. */
export const wishesOf = (server: NovaServer): { isMet: boolean; left: Power[]; rest: Power | undefined } => {
  const wishes = (notesOf(server).sarv_end?.split(' ') ?? []) as Power[]
  const rest = restOf(server)
  const isMet = rest !== undefined && wishes[0] === rest
  return { isMet, left: isMet ? wishes.slice(1) : wishes, rest }
}

const betweenPowers: ReadonlySet<ServerState> = new Set(['active', 'starting', 'stopped', 'stopping'])

export const stateOf = (server: NovaServer): ServerState => {
  const state = novaState(server)
  const isStillAtIt = betweenPowers.has(state) && wishesOf(server).left.length > 0
  return state === 'rebuilding' || isStillAtIt ? (notesOf(server).sarv_doing ?? 'rebuilding') : state
}

const running = 1

/** On the internet, or on a private network alone. */
const isOnNetwork = (server: NovaServer): boolean => {
  const { sarv_ipv4, sarv_ipv6 } = notesOf(server)
  const given = sarv_ipv4 !== undefined || sarv_ipv6 !== undefined
  return given || Object.values(server.addresses).some((ofNetwork) => ofNetwork.length > 0)
}

export const toEngineServer = (server: NovaServer, settings: OpenStackSettings): EngineServer | undefined => {
  const tag = server.tags.map((name) => tagOf(settings, name)).find((own) => own !== undefined)
  if (tag === undefined) return undefined
  const notes = notesOf(server)
  const power = server['OS-EXT-STS:power_state'] === running ? 'on' : 'off'
  const [ipv4, ipv6] = [notes.sarv_ipv4 ?? null, notes.sarv_ipv6 ?? null]
  return {
    tag,
    ref: server.id,
    name: server.name,
    image: notes.sarv_image ?? '',
    state: stateOf(server),
    power,
    network: power === 'on' && isOnNetwork(server) ? 'connected' : 'disconnected',
    ipv4,
    ipv6,
    disks: disksFromText(notes.sarv_disks),
    revision: notes.sarv_revision ?? null,
    fault: server.status === 'ERROR' ? (server.fault?.message ?? 'the cloud tells no reason') : null,
    createdAt: new Date(server.created),
    ...sizeOf(server),
  }
}
