import { poll } from '../../../ports/waiting.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { findOrRefuse, mustBe } from '../servers/actions.ts'
import { withinRoom } from '../room.ts'
import { attachTo, letGo } from './attachments.ts'
import { askToRemove, dropNotes, note, postVolume, rename, replaceNotes, type CinderVolume } from './cinder.ts'
import { findCopy, snapshotsOf, type CopyKind } from './copies.ts'
import { keptName, lookAtParts, nextName, serverTagOf, type Parts } from './parts.ts'
import {
  copyStateOf,
  createdAt,
  isAtRest,
  nextOf,
  notesOf,
  stateOf,
  volumeTagOf,
  type VolumeNotes,
} from './volumes.state.ts'

/**
 * Cinder itself goes back only to the newest snapshot, only while nothing has the volume, and leaves it broken when it
 * fails half-way. Instead another volume is made from the copy and takes the place of the old one, which is kept for as
 * long as there are snapshots of it. Everything that is known stands on the cloud: each step reads it, does the next thing
 * and may be repeated, by whoever asks for the same revision again.
 *
 *   1. make `next` from the copy; `current` notes which it is           (nothing has changed for the owner)
 *   2. let go of `current` where a server has it, noting which          (the server is off)
 *   3. dress `next` as the volume, and rename `current` to `.kept`      (that one request is the change)
 *   4. attach it to the server again, and drop what nobody needs
 *   5. note the revision as reached
 */
export interface WayBack {
  tag: string
  copies: CopyKind
  copyTag: string
  revision: string
}

const pollMs = 500

export const goBack = async (context: OpenStackContext, way: WayBack, signal: AbortSignal): Promise<void> => {
  await poll({ signal, pollMs }, () =>
    context.withLock(cloudName(context.settings, way.tag), signal, () => step(context, way, signal)),
  )
}

/** true when there; undefined: look again. */
const step = async (context: OpenStackContext, way: WayBack, signal: AbortSignal): Promise<true | undefined> => {
  const parts = await lookAtParts(context, way.tag, signal)
  const { current, next } = parts
  if (!current) throw new EngineError('not_found', `the cloud has no volume ${way.tag}`)
  const { sarv_revision, sarv_becoming } = notesOf(current)
  if (sarv_becoming !== undefined) return finish(context, way.tag, { ...parts, current }, signal)
  if (sarv_revision === way.revision) return true

  if (!next || nextOf(current)?.copyTag !== way.copyTag) return begin(context, way, { ...parts, current }, signal)
  if (stateOf(next) === 'creating' || stateOf(next) === 'restoring') return undefined
  if (next.status !== 'available') {
    await giveUp(context, current, next, signal)
    throw new EngineError('volume_failed', `${way.copyTag} could not be read: the cloud calls it ${next.status}`)
  }
  if (!isAtRest(current)) return undefined
  if (current.status === 'in-use') return takeOff(context, way.tag, current, next, signal)
  return change(context, way, current, next, signal)
}

const begin = async (
  context: OpenStackContext,
  { tag, copies, copyTag }: WayBack,
  { current, next, strays }: Parts & { current: CinderVolume },
  signal: AbortSignal,
): Promise<undefined> => {
  const source = await fittingCopy(context, { tag, copies, copyTag }, current, signal)
  if (!isAtRest(current)) throw new EngineError('busy', `${copyTag}: volume ${tag} is ${current.status}`)
  await checkServerOff(context, current, signal)
  // What another way back has left, given up or cut off.
  const left = next ? [next, ...strays] : strays
  for (const volume of left) await askToRemove(context, volume, signal)
  if (left.length > 0) return undefined

  const wanted = {
    name: nextName(context.settings, tag),
    description: current.description ?? '',
    size: current.size,
    [copies.source]: source.id,
  }
  const made = await withinRoom(context, { diskGb: current.size }, signal, () =>
    postVolume(context, tag, wanted, signal),
  )
  await note(context, current, { sarv_next: `${made.id} ${copyTag}` }, signal)
  return undefined
}

/** A snapshot is the volume at that time, whole; a backup may be shorter than what it is written to. */
const fittingCopy = async (
  context: OpenStackContext,
  { tag, copies, copyTag }: Omit<WayBack, 'revision'>,
  current: CinderVolume,
  signal: AbortSignal,
) => {
  const copy = await findCopy(context, copies, copyTag, signal)
  if (!copy) throw new EngineError('not_found', `the cloud has no ${copies.kind} ${copyTag}`)
  if (volumeTagOf(copy) !== tag) throw new EngineError('invalid', `${copyTag} is of another volume`)
  if (copies.kind === 'snapshot' && current.size > copy.size)
    throw new EngineError('invalid', `volume ${tag} has grown since ${copyTag}`)
  if (copyStateOf(copy) !== 'available') throw new EngineError('busy', `${copyTag} is ${copy.status}`)
  return copy
}

/** Nothing may read or write the volume while it changes under it. */
const checkServerOff = async (context: OpenStackContext, volume: CinderVolume, signal: AbortSignal) => {
  if (volume.status !== 'in-use') return undefined
  const serverTag = await serverTagOf(context, volume, signal)
  if (serverTag === null)
    throw new EngineError('refused', `volume ${volume.id} is held by a server that is none of ours`)
  mustBe(await findOrRefuse(context, serverTag, signal), ['stopped'], 'change a volume')
  return serverTag
}

const giveUp = async (context: OpenStackContext, current: CinderVolume, next: CinderVolume, signal: AbortSignal) => {
  await askToRemove(context, next, signal)
  await dropNotes(context, current, ['sarv_next'], signal)
}

const takeOff = async (
  context: OpenStackContext,
  tag: string,
  current: CinderVolume,
  next: CinderVolume,
  signal: AbortSignal,
): Promise<undefined> => {
  try {
    const serverTag = await checkServerOff(context, current, signal)
    if (serverTag !== undefined) await note(context, current, { sarv_return: serverTag }, signal)
  } catch (error) {
    // It was started meanwhile.
    if (error instanceof EngineError && !error.retryable) await giveUp(context, current, next, signal)
    throw error
  }
  await letGo(context, current, tag, signal)
  return undefined
}

const change = async (
  context: OpenStackContext,
  { tag, revision }: WayBack,
  current: CinderVolume,
  next: CinderVolume,
  signal: AbortSignal,
): Promise<undefined> => {
  const { sarv_revision, sarv_return } = notesOf(current)
  const notes: VolumeNotes = {
    sarv_becoming: revision,
    sarv_created: createdAt(current).toISOString(),
    ...(sarv_revision !== undefined && { sarv_revision }),
    ...(sarv_return !== undefined && { sarv_return }),
  }
  // All of them: a restored volume has those of the day of its backup.
  await replaceNotes(context, next, { ...notes }, signal)
  const name = cloudName(context.settings, tag)
  await rename(context, next, { name, description: current.description }, signal)
  await rename(context, current, { name: keptName(context.settings, tag) }, signal)
  return undefined
}

const finish = async (
  context: OpenStackContext,
  tag: string,
  { current, kept }: Parts & { current: CinderVolume },
  signal: AbortSignal,
): Promise<undefined> => {
  const { sarv_return, sarv_becoming = '' } = notesOf(current)
  if (sarv_return !== undefined && current.status !== 'in-use') {
    if (current.status === 'available') await putBack(context, current, { tag, serverTag: sarv_return }, signal)
    return undefined
  }
  for (const volume of kept) {
    if ((await snapshotsOf(context, volume.id, signal)).length === 0) await askToRemove(context, volume, signal)
  }
  const { sarv_attached, sarv_created } = notesOf(current)
  const notes: VolumeNotes = {
    sarv_revision: sarv_becoming,
    ...(sarv_attached !== undefined && { sarv_attached }),
    ...(sarv_created !== undefined && { sarv_created }),
  }
  await replaceNotes(context, current, { ...notes }, signal)
  return undefined
}

const putBack = async (
  context: OpenStackContext,
  current: CinderVolume,
  where: { tag: string; serverTag: string },
  signal: AbortSignal,
): Promise<void> => {
  try {
    await attachTo(context, current, where, signal)
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'not_found')) throw error
    // The server was deleted meanwhile.
    await dropNotes(context, current, ['sarv_return'], signal)
  }
}
