import type { CopySpec, VolumePort } from '../../ports/compute/volumes.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import { checkState } from './servers.state.ts'
import { foundServer } from './servers.store.ts'
import type { SandboxQuery } from './store.ts'
import { checkAtRest, copySeconds, copyStateAt, isHeld, toEngineCopy, volumeSeconds } from './volumes.state.ts'
import type { CopyKind, CopyRow, VolumeRow } from './volumes.state.ts'
import * as volumes from './volumes.store.ts'

type CopyMethods = Pick<
  VolumePort,
  `${'create' | 'get' | 'delete'}Volume${'Snapshot' | 'Backup'}` | 'revertVolume' | 'restoreVolume'
>

/** Snapshots and backups alike, and the way back to them. */
export const copyMethods = (context: SandboxContext): CopyMethods => {
  const snapshots = methodsOf(context, 'snapshot')
  const backups = methodsOf(context, 'backup')
  return {
    createVolumeSnapshot: snapshots.create,
    getVolumeSnapshot: snapshots.get,
    deleteVolumeSnapshot: snapshots.remove,
    createVolumeBackup: backups.create,
    getVolumeBackup: backups.get,
    deleteVolumeBackup: backups.remove,

    async revertVolume(tag, { snapshotTag, revision }, signal) {
      signal.throwIfAborted()
      const copy = { kind: 'snapshot', tag: snapshotTag } as const
      await changeInTurn(context, (query, at) => goBack(context, query, at, { tag, copy, revision }))
    },

    async restoreVolume(tag, { backupTag, revision }, signal) {
      signal.throwIfAborted()
      const copy = { kind: 'backup', tag: backupTag } as const
      await changeInTurn(context, (query, at) => goBack(context, query, at, { tag, copy, revision }))
    },
  }
}

const methodsOf = (context: SandboxContext, kind: CopyKind) => {
  const { store, datacenter, now, after } = context

  const make = async (query: SandboxQuery, spec: CopySpec, at: Date) => {
    const existing = await volumes.findCopy(query, datacenter, { kind, tag: spec.tag }, at)
    if (existing) return sameCopy(existing, spec)
    const volume = await volumes.foundVolume(query, datacenter, spec.volumeTag, at)
    checkAtRest(volume, at, `take a ${kind} of`)
    await volumes.purgeGoneVolumes(query, datacenter, at)
    const readyAt = after(at, copySeconds[kind])
    return volumes.insertCopy(query, datacenter, { kind, spec, sizeGb: volume.size_gb, createdAt: at, readyAt })
  }

  return {
    async create(spec: CopySpec, signal: AbortSignal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => make(query, spec, at))
    },

    async get(tag: string, signal: AbortSignal) {
      signal.throwIfAborted()
      const at = now()
      const row = await volumes.findCopy(store.query, datacenter, { kind, tag }, at)
      return row && toEngineCopy(row, at)
    },

    async remove(tag: string, signal: AbortSignal) {
      signal.throwIfAborted()
      await volumes.setCopyGone(store.query, datacenter, { kind, tag }, after(now(), volumeSeconds.delete))
    },
  }
}

const sameCopy = (row: CopyRow, spec: CopySpec): { ref: string } => {
  if (row.gone_at) throw new EngineError('busy', `${spec.tag} is still being deleted`)
  if (row.volume_tag !== spec.volumeTag) throw new EngineError('duplicate', `${spec.tag} is of ${row.volume_tag}`)
  return { ref: row.ref }
}

interface WayBack {
  tag: string
  copy: volumes.CopyKey
  revision: string
}

const goBack = async (context: SandboxContext, query: SandboxQuery, at: Date, { tag, copy, revision }: WayBack) => {
  const { datacenter, after } = context
  const volume = await volumes.foundVolume(query, datacenter, tag, at)
  if (volume.revision === revision) return

  checkFits(volume, copy.kind, await foundCopy(query, datacenter, copy, at))
  checkAtRest(volume, at, `bring a ${copy.kind} back to`)
  await checkUnused(query, datacenter, volume, at)
  const task = copy.kind === 'snapshot' ? 'reverting' : 'restoring'
  const seconds = copy.kind === 'snapshot' ? volumeSeconds.revert : volumeSeconds.restore
  await volumes.beginVolumeTask(query, volume.id, { task, until: after(at, seconds), revision })
}

const foundCopy = async (query: SandboxQuery, datacenter: string, key: volumes.CopyKey, at: Date) => {
  const row = await volumes.findCopy(query, datacenter, key, at)
  if (!row) throw new EngineError('not_found', `no ${key.kind} ${key.tag} in ${datacenter}`)
  const state = copyStateAt(row, at)
  if (state !== 'available') throw new EngineError('busy', `${key.kind} ${key.tag} is ${state}`)
  return row
}

/** A snapshot is the volume at that time, whole; a backup may be shorter than what it is written to. */
const checkFits = (volume: VolumeRow, kind: CopyKind, copy: CopyRow): void => {
  if (copy.volume_tag !== volume.tag) throw new EngineError('invalid', `${copy.tag} is of another volume`)
  if (kind === 'snapshot' && volume.size_gb > copy.size_gb) {
    throw new EngineError('invalid', `volume ${volume.tag} has grown since ${copy.tag}`)
  }
}

/** Nothing may read or write the volume while it changes under it. */
const checkUnused = async (query: SandboxQuery, datacenter: string, volume: VolumeRow, at: Date): Promise<void> => {
  const unfinished = await volumes.unfinishedCopies(query, datacenter, volume.tag, at)
  if (unfinished.length > 0) throw new EngineError('busy', `a ${unfinished[0]} of volume ${volume.tag} is being taken`)
  if (!volume.server_tag || !isHeld(volume, at)) return
  const server = await foundServer(query, datacenter, volume.server_tag, at)
  checkState(server, at, `change volume ${volume.tag} under`, ['stopped', 'error'])
}
