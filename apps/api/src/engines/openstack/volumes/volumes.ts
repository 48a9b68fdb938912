import type { EngineVolume, VolumePort, VolumeSpec } from '../../../ports/compute/volumes.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { withinRoom } from '../room.ts'
import { attachVolume, detachVolume } from './attachments.ts'
import { faultOf, listNamed, postVolume, readPage, type CinderVolume } from './cinder.ts'
import { backups, copyMethods, snapshots } from './copies.ts'
import { goBack } from './go-back.ts'
import { growVolume } from './grow.ts'
import { findCurrent, keptName, serverTagOf } from './parts.ts'
import { deleteVolume } from './remove.ts'
import { stateOf, toEngineVolume } from './volumes.state.ts'

/** Volumes of one cloud, with their snapshots and backups. */
export const volumeMethods = (context: OpenStackContext): VolumePort => {
  const ofSnapshots = copyMethods(context, snapshots)
  const ofBackups = copyMethods(context, backups)
  return {
    createVolume: (spec, signal) => createVolume(context, spec, signal),
    getVolume: (tag, signal) => getVolume(context, tag, signal),
    listVolumes: (page, signal) => listVolumes(context, page, signal),
    growVolume: (tag, sizeGb, signal) => growVolume(context, tag, sizeGb, signal),
    attachVolume: (tag, serverTag, signal) => attachVolume(context, tag, serverTag, signal),
    detachVolume: (tag, signal) => detachVolume(context, tag, signal),
    deleteVolume: (tag, signal) => deleteVolume(context, tag, signal),
    createVolumeSnapshot: ofSnapshots.create,
    getVolumeSnapshot: ofSnapshots.get,
    deleteVolumeSnapshot: ofSnapshots.remove,
    revertVolume: (tag, { snapshotTag, revision }, signal) =>
      goBack(context, { tag, copies: snapshots, copyTag: snapshotTag, revision }, signal),
    createVolumeBackup: ofBackups.create,
    getVolumeBackup: ofBackups.get,
    deleteVolumeBackup: ofBackups.remove,
    restoreVolume: (tag, { backupTag, revision }, signal) =>
      goBack(context, { tag, copies: backups, copyTag: backupTag, revision }, signal),
  }
}

const createVolume = (context: OpenStackContext, spec: VolumeSpec, signal: AbortSignal): Promise<{ ref: string }> =>
  context.withLock(cloudName(context.settings, spec.tag), signal, async () => {
    const existing = await findCurrent(context, spec.tag, signal)
    if (existing) return sameVolume(existing, spec)
    if (!Number.isInteger(spec.sizeGb) || spec.sizeGb < 1)
      throw new EngineError('invalid', `a volume of ${spec.sizeGb} GB`)
    const wanted = { name: cloudName(context.settings, spec.tag), description: spec.name, size: spec.sizeGb }
    return withinRoom(context, { diskGb: spec.sizeGb }, signal, async () => ({
      ref: (await postVolume(context, spec.tag, wanted, signal)).id,
    }))
  })

const sameVolume = ({ id, size, status }: CinderVolume, spec: VolumeSpec): { ref: string } => {
  if (status === 'deleting') throw new EngineError('busy', `volume ${spec.tag} is still being deleted`)
  if (size !== spec.sizeGb) throw new EngineError('duplicate', `volume ${spec.tag} exists with another size`)
  return { ref: id }
}

const read = async (
  context: OpenStackContext,
  tag: string,
  volume: CinderVolume,
  signal: AbortSignal,
): Promise<EngineVolume> => {
  const fault = stateOf(volume) === 'error' ? await faultOf(context, tag, volume, signal) : null
  return toEngineVolume(volume, tag, { serverTag: await serverTagOf(context, volume, signal), fault })
}

const getVolume = async (context: OpenStackContext, tag: string, signal: AbortSignal) => {
  const volume = await findCurrent(context, tag, signal)
  if (volume) return read(context, tag, volume, signal)
  // It is not gone before what was kept for its snapshots is.
  const [kept] = await listNamed(context, keptName(context.settings, tag), signal)
  return kept && read(context, tag, { ...kept, status: 'deleting' }, signal)
}

/** Whether another volume may have the same name: one of both is made from a copy, and is not done yet. */
const mayBeNext = ({ status, metadata }: CinderVolume): boolean =>
  'sarv_becoming' in metadata || 'src_backup_id' in metadata || status === 'creating' || status.startsWith('error')

const listVolumes = async (context: OpenStackContext, page: { after?: string; limit: number }, signal: AbortSignal) => {
  const { volumes, next } = await readPage(context, { ...page, kind: 'vol-' }, signal)
  const found: EngineVolume[] = []
  for (const volume of volumes) {
    const tag = tagOf(context.settings, volume.name)
    if (!tag?.startsWith('vol-')) continue
    if (mayBeNext(volume) && (await findCurrent(context, tag, signal))?.id !== volume.id) continue
    found.push(await read(context, tag, volume, signal))
  }
  return { volumes: found, ...(next !== undefined && { next }) }
}
