import type { VolumePort, VolumeSpec } from '../../ports/compute/volumes.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn, checkRoom } from './datacenters.store.ts'
import { checkState } from './servers.state.ts'
import { foundServer } from './servers.store.ts'
import type { SandboxQuery } from './store.ts'
import { copyMethods } from './volumes.copies.ts'
import { checkAtRest, freeDevice, isAttached, toEngineVolume, volumeSeconds, volumeStateAt } from './volumes.state.ts'
import type { VolumeRow } from './volumes.state.ts'
import * as volumes from './volumes.store.ts'

const maxVolumesPerServer = 16

type VolumeMethods = Pick<
  VolumePort,
  'createVolume' | 'getVolume' | 'listVolumes' | 'growVolume' | 'attachVolume' | 'detachVolume' | 'deleteVolume'
>

/** Volumes of one datacenter, with their snapshots and backups. */
export const volumeMethods = (context: SandboxContext): VolumePort => ({
  ...ownMethods(context),
  ...copyMethods(context),
})

const ownMethods = (context: SandboxContext): VolumeMethods => {
  const { store, datacenter, now, after } = context

  const create = async (query: SandboxQuery, spec: VolumeSpec, at: Date) => {
    const existing = await volumes.findVolume(query, datacenter, spec.tag, at)
    if (existing) return sameVolume(existing, spec)
    if (!Number.isInteger(spec.sizeGb) || spec.sizeGb < 1) {
      throw new EngineError('invalid', `a volume of ${spec.sizeGb} GB`)
    }
    await checkRoom(query, datacenter, at, { diskGb: spec.sizeGb })
    await volumes.purgeGoneVolumes(query, datacenter, at)
    return volumes.insertVolume(query, datacenter, {
      spec,
      createdAt: at,
      builtAt: after(at, volumeSeconds.create),
    })
  }

  const grow = async (query: SandboxQuery, tag: string, sizeGb: number, at: Date) => {
    const row = await volumes.foundVolume(query, datacenter, tag, at)
    if (row.size_gb === sizeGb) return
    if (!(sizeGb > row.size_gb)) throw new EngineError('refused', `volume ${tag} of ${row.size_gb} GB cannot shrink`)
    if (!Number.isInteger(sizeGb)) throw new EngineError('invalid', `a volume of ${sizeGb} GB`)
    checkAtRest(row, at, 'grow')
    await checkRoom(query, datacenter, at, { diskGb: sizeGb - row.size_gb })
    await volumes.beginVolumeTask(query, row.id, { task: 'growing', until: after(at, volumeSeconds.grow), sizeGb })
  }

  const attach = async (query: SandboxQuery, tag: string, serverTag: string, at: Date) => {
    const server = await foundServer(query, datacenter, serverTag, at)
    const row = await volumes.foundVolume(query, datacenter, tag, at)
    if (isAttached(row) && row.server_tag === serverTag) return
    checkNotAttached(row)
    checkAtRest(row, at, 'attach')
    checkState(server, at, 'attach a volume to', ['active', 'stopped'])

    const taken = await volumes.devicesOn(query, datacenter, serverTag, at)
    const device = taken.length < maxVolumesPerServer ? freeDevice(server.disks.length, taken) : undefined
    if (!device) throw new EngineError('refused', `server ${serverTag} has ${taken.length} volumes already`)
    const until = after(at, volumeSeconds.attach)
    await volumes.beginVolumeTask(query, row.id, { task: 'attaching', until, attachment: { serverTag, device } })
  }

  const detach = async (query: SandboxQuery, tag: string, at: Date) => {
    const row = await volumes.foundVolume(query, datacenter, tag, at)
    if (!isAttached(row)) return
    checkAtRest(row, at, 'detach')
    await volumes.letGoOfVolume(query, row.id, after(at, volumeSeconds.detach))
  }

  const remove = async (query: SandboxQuery, tag: string, at: Date) => {
    const row = await volumes.findVolume(query, datacenter, tag, at)
    if (!row || row.gone_at) return
    checkNotAttached(row)
    if (volumeStateAt(row, at) !== 'creating') checkAtRest(row, at, 'delete')
    const unfinished = await volumes.unfinishedCopies(query, datacenter, tag, at)
    if (unfinished.includes('backup')) throw new EngineError('busy', `a backup of volume ${tag} is being written`)
    await volumes.setVolumeGone(query, datacenter, tag, after(at, volumeSeconds.delete))
  }

  return {
    async createVolume(spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => create(query, spec, at))
    },

    async getVolume(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await volumes.findVolume(store.query, datacenter, tag, at)
      return row && toEngineVolume(row, at)
    },

    async listVolumes({ after: last = '', limit }, signal) {
      signal.throwIfAborted()
      const at = now()
      const rows = await volumes.listVolumesAfter(store.query, datacenter, { after: last, limit, now: at })
      const next = rows.length === limit ? rows.at(-1)?.tag : undefined
      return { volumes: rows.map((row) => toEngineVolume(row, at)), ...(next && { next }) }
    },

    async growVolume(tag, sizeGb, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => grow(query, tag, sizeGb, at))
    },

    async attachVolume(tag, serverTag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => attach(query, tag, serverTag, at))
    },

    async detachVolume(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => detach(query, tag, at))
    },

    async deleteVolume(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => remove(query, tag, at))
    },
  }
}

const sameVolume = (row: VolumeRow, spec: VolumeSpec): { ref: string } => {
  if (row.gone_at) throw new EngineError('busy', `volume ${spec.tag} is still being deleted`)
  if (row.size_gb !== spec.sizeGb) throw new EngineError('duplicate', `volume ${spec.tag} exists with another size`)
  return { ref: row.ref }
}

const checkNotAttached = (row: VolumeRow): void => {
  if (isAttached(row)) throw new EngineError('in_use', `volume ${row.tag} is attached to ${row.server_tag}`)
}
