import { maxMetricsPoints } from '../../areas/vm/hosts/hosts.engine.ts'
import type {
  ComputeCapacity,
  ComputeEngine,
  EngineImage,
  PowerAction,
  ServerSpec,
  ServerState,
} from '../../areas/vm/hosts/hosts.engine.ts'
import { EngineError } from '../engine-error.ts'
import { metricsOf } from './compute.metrics.ts'
import { buildSeconds, deleteSeconds, isGone, powerActions, stateAt, toEngineServer } from './compute.state.ts'
import type { ServerRow } from './compute.state.ts'
import * as servers from './compute.store.ts'
import type { SandboxDatacenter } from './compute.store.ts'
import { migrateSandbox } from './store.ts'
import type { SandboxQuery, SandboxStore } from './store.ts'

export interface SandboxImage extends EngineImage {
  /** Servers of this image end in `error`, as a real one that cannot boot. */
  failsToBoot?: boolean
}

export interface SandboxComputeOptions {
  store: SandboxStore
  datacenter: SandboxDatacenter
  images: readonly SandboxImage[]
  /** 1 takes as long as a real cloud, 0 no time at all. */
  delayFactor: number
  now?: () => Date
}

/** A cloud that exists on paper: nothing runs, but it counts, waits, refuses and remembers like one that does. */
export const openSandboxCompute = async (options: SandboxComputeOptions): Promise<ComputeEngine> => {
  const { store, images, delayFactor, now = () => new Date() } = options
  const datacenter = options.datacenter.name
  const imageByRef = new Map(images.map((image) => [image.ref, image]))
  const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000 * delayFactor)

  await migrateSandbox(store)
  await store.transaction((query) => servers.saveDatacenter(query, options.datacenter))

  const findAlive = async (query: SandboxQuery, tag: string, at: Date) => {
    const row = await servers.findServer(query, datacenter, tag)
    return row && !isGone(row, at) ? row : undefined
  }

  const create = async (query: SandboxQuery, spec: ServerSpec) => {
    await servers.lockDatacenter(query, datacenter)
    const createdAt = now()
    await servers.purgeGone(query, datacenter, createdAt)
    const existing = await servers.findServer(query, datacenter, spec.tag)
    if (existing) return sameServer(existing, spec)

    const image = checkedImage(imageByRef, spec)
    checkRoom(await servers.readCapacity(query, datacenter, createdAt), spec)
    const made = await servers.insertServer(query, datacenter, {
      spec,
      fault: image.failsToBoot ? `no bootable device in image ${spec.image}` : null,
      createdAt,
      builtAt: after(createdAt, buildSeconds),
    })
    if (spec.withIpv4) await servers.takeAddress(query, datacenter, made.id, createdAt)
    return { ref: made.ref }
  }

  const changePower = async (query: SandboxQuery, tag: string, action: PowerAction) => {
    const row = await servers.findServerForUpdate(query, datacenter, tag)
    const at = now()
    if (!row || isGone(row, at)) throw new EngineError('not_found', `no server ${tag} in ${datacenter}`)
    const { from, task, seconds, changesPower } = powerActions[action]
    checkState(row, at, action, from)
    await servers.setTask(query, row.id, { task, until: after(at, seconds), changesPower })
  }

  return {
    isSandbox: true,

    async createServer(spec, signal) {
      signal.throwIfAborted()
      return store.transaction((query) => create(query, spec))
    },

    async getServer(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await findAlive(store.query, tag, at)
      return row && toEngineServer(row, at)
    },

    async listServers({ after = '', limit }, signal) {
      signal.throwIfAborted()
      const at = now()
      const rows = await servers.listServersAfter(store.query, datacenter, { after, limit, now: at })
      const last = rows.length === limit ? rows.at(-1) : undefined
      return { servers: rows.map((row) => toEngineServer(row, at)), ...(last && { next: last.tag }) }
    },

    async powerServer(tag, action, signal) {
      signal.throwIfAborted()
      await store.transaction((query) => changePower(query, tag, action))
    },

    async deleteServer(tag, signal) {
      signal.throwIfAborted()
      await servers.setGone(store.query, datacenter, tag, after(now(), deleteSeconds))
    },

    async listImages(signal) {
      signal.throwIfAborted()
      return images.map(({ ref, minDiskGb }) => ({ ref, minDiskGb }))
    },

    async capacity(signal) {
      signal.throwIfAborted()
      return servers.readCapacity(store.query, datacenter, now())
    },

    async metrics(tag, range, signal) {
      signal.throwIfAborted()
      const points = (range.to.getTime() - range.from.getTime()) / 1000 / range.stepSeconds
      if (!(range.stepSeconds >= 1 && points >= 0 && points <= maxMetricsPoints)) {
        throw new EngineError('invalid', `a range of ${points} points; at most ${maxMetricsPoints} are answered`)
      }
      const at = now()
      const row = await findAlive(store.query, tag, at)
      if (!row) throw new EngineError('not_found', `no server ${tag} in ${datacenter}`)
      return metricsOf(row, range, at)
    },
  }
}

const sameServer = (row: ServerRow, spec: ServerSpec): { ref: string } => {
  if (row.gone_at) throw new EngineError('busy', `server ${spec.tag} is still being deleted`)
  const isSame =
    row.image === spec.image &&
    row.vcpus === spec.vcpus &&
    row.memory_gb === spec.memoryGb &&
    row.disk_gb === spec.diskGb &&
    row.with_ipv4 === spec.withIpv4 &&
    (row.ipv6 !== null) === spec.withIpv6
  if (!isSame) throw new EngineError('duplicate', `server ${spec.tag} exists with another shape`)
  return { ref: row.ref }
}

const checkedImage = (imageByRef: Map<string, SandboxImage>, spec: ServerSpec): SandboxImage => {
  const image = imageByRef.get(spec.image)
  if (!image) throw new EngineError('image_missing', `no image ${spec.image}`)
  if (spec.diskGb < image.minDiskGb) {
    throw new EngineError('invalid', `image ${spec.image} needs ${image.minDiskGb} GB of disk, not ${spec.diskGb}`)
  }
  return image
}

const checkRoom = (capacity: ComputeCapacity, spec: ServerSpec): void => {
  for (const item of ['vcpus', 'memoryGb', 'diskGb'] as const) {
    const { total, used } = capacity[item]
    if (used + spec[item] > total) {
      throw new EngineError('no_capacity', `${spec[item]} more ${item} on ${used} of ${total}`)
    }
  }
}

const checkState = (row: ServerRow, at: Date, action: PowerAction, from: ServerState): void => {
  const state = stateAt(row, at)
  if (state === from) return
  const isSettled = state === 'active' || state === 'stopped' || state === 'error'
  throw new EngineError(isSettled ? 'refused' : 'busy', `cannot ${action} server ${row.tag}: it is ${state}`)
}
