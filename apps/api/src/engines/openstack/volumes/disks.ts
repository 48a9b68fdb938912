import type { DiskSpec } from '../../../ports/compute/hosts.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import type { NovaServer } from '../servers/nova.ts'
import { letGo } from './attachments.ts'
import { askToRemove, faultOf, getById, listNamed, listNoted, postVolume, type CinderVolume } from './cinder.ts'
import { notesOf, stateOf } from './volumes.state.ts'

const pollMs = 500

/**
 * The volume that a server's data disk is, by Cinder's id; found again when this is repeated. The order of the server as a
 * whole is what was compared with the room.
 */
const createDisk = (
  context: OpenStackContext,
  serverTag: string,
  { tag, sizeGb }: DiskSpec,
  signal: AbortSignal,
): Promise<string> => {
  const name = cloudName(context.settings, tag)
  return context.withLock(name, signal, async () => {
    const [existing] = await listNamed(context, name, signal)
    if (!existing) {
      const metadata = { sarv_server: serverTag }
      return (await postVolume(context, tag, { name, description: serverTag, size: sizeGb, metadata }, signal)).id
    }
    if (existing.status === 'deleting') throw new EngineError('busy', `disk ${tag} is still being deleted`)
    if (notesOf(existing).sarv_server !== serverTag || existing.size !== sizeGb)
      throw new EngineError('duplicate', `disk ${tag} exists, and is not what was asked for`)
    return existing.id
  })
}

/** Ends when all of them are there; a server is only built with what is. */
const waitForDisks = async (context: OpenStackContext, ids: readonly string[], signal: AbortSignal): Promise<void> => {
  for (const id of ids) {
    await poll({ signal, pollMs }, async () => {
      const volume = await getById(context, id, signal)
      if (!volume) throw new EngineError('volume_failed', `disk ${id} is gone`)
      if (stateOf(volume) === 'error') throw await failure(context, volume, signal)
      return stateOf(volume) === 'creating' ? undefined : true
    })
  }
}

/** All data disks of a server, by Cinder's ids, ready to be built into it. */
export const ensureDisks = async (
  context: OpenStackContext,
  serverTag: string,
  disks: readonly DiskSpec[],
  signal: AbortSignal,
): Promise<string[]> => {
  const ids: string[] = []
  for (const disk of disks) ids.push(await createDisk(context, serverTag, disk, signal))
  await waitForDisks(context, ids, signal)
  return ids
}

const failure = async (context: OpenStackContext, volume: CinderVolume, signal: AbortSignal): Promise<EngineError> => {
  const tag = tagOf(context.settings, volume.name)
  const fault = tag === undefined ? volume.status : await faultOf(context, tag, volume, signal)
  return new EngineError(/available weighted backend/i.test(fault) ? 'no_capacity' : 'volume_failed', fault)
}

/** Ends when it is gone; whatever it is doing, it is let go of first. */
const remove = (context: OpenStackContext, find: () => Promise<CinderVolume | undefined>, signal: AbortSignal) =>
  poll({ signal, pollMs }, async () => {
    const volume = await find()
    if (!volume) return true
    const tag = tagOf(context.settings, volume.name)
    const state = stateOf(volume)
    if (state === 'attached' && tag !== undefined) await letGo(context, volume, tag, signal)
    else if (state !== 'attaching' && state !== 'detaching') await askToRemove(context, volume, signal)
    return undefined
  })

/** One of a server that goes on without it. */
export const removeDisk = async (
  context: OpenStackContext,
  server: NovaServer,
  diskTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const name = cloudName(context.settings, diskTag)
  const find = async () => {
    const [volume] = await listNamed(context, name, signal)
    const isElsewhere = volume?.attachments.some(({ server_id }) => server_id !== server.id) ?? false
    if (isElsewhere) throw new EngineError('refused', `disk ${diskTag} is on another server`)
    return volume
  }
  await remove(context, find, signal)
}

/** All of a server that is gone, or that never came to be. */
export const removeDisks = async (context: OpenStackContext, serverTag: string, signal: AbortSignal): Promise<void> => {
  const disks = await listNoted(context, 'sarv_server', serverTag, signal)
  for (const { id, name } of disks) {
    if (tagOf(context.settings, name) === undefined) continue
    await remove(context, () => getById(context, id, signal), signal)
  }
}
