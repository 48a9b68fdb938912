import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import type { NovaServer } from '../servers/nova.ts'
import type { OpenStackSettings } from '../settings.ts'
import { getById, listNamed, resetStatus, type CinderVolume } from './cinder.ts'
import { currentOf, holderOf, nextOf } from './volumes.state.ts'

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

/** While it is made from a copy. */
export const nextName = (settings: OpenStackSettings, tag: string): string => `${cloudName(settings, tag)}.next`

/** Another has taken its place; it stays for as long as there are snapshots of it. */
export const keptName = (settings: OpenStackSettings, tag: string): string => `${cloudName(settings, tag)}.kept`

export const findCurrent = async (
  context: Context,
  tag: string,
  signal: AbortSignal,
): Promise<CinderVolume | undefined> => currentOf(await listNamed(context, cloudName(context.settings, tag), signal))

export const foundCurrent = async (context: Context, tag: string, signal: AbortSignal): Promise<CinderVolume> => {
  const volume = await findCurrent(context, tag, signal)
  if (!volume) throw new EngineError('not_found', `the cloud has no volume ${tag}`)
  return heal(context, volume, signal)
}

/** Everything on the cloud that belongs to one volume of ours. */
export interface Parts {
  current: CinderVolume | undefined
  /** What is being made to take its place. */
  next: CinderVolume | undefined
  /** What was being made when a process died, and nobody knows of. */
  strays: CinderVolume[]
  /** Newest first: the younger ones may stand on snapshots of the older. */
  kept: CinderVolume[]
}

export const lookAtParts = async (context: Context, tag: string, signal: AbortSignal): Promise<Parts> => {
  const { settings } = context
  const sameName = await listNamed(context, cloudName(settings, tag), signal)
  const unfinished = await listNamed(context, nextName(settings, tag), signal)
  const current = currentOf(sameName)
  const nextId = current && nextOf(current)?.id
  return {
    current: current && (await heal(context, current, signal)),
    next: nextId === undefined ? undefined : await getById(context, nextId, signal),
    strays: [...sameName, ...unfinished].filter(({ id }) => id !== current?.id && id !== nextId),
    kept: (await listNamed(context, keptName(settings, tag), signal)).toReversed(),
  }
}

/** A volume that could not grow is as good as before; only its status keeps the cloud from doing anything with it. */
const heal = async (context: Context, volume: CinderVolume, signal: AbortSignal): Promise<CinderVolume> => {
  if (volume.status !== 'error_extending') return volume
  const status = volume.attachments.length > 0 ? 'in-use' : 'available'
  await resetStatus(context, `/volumes/${volume.id}`, status, signal)
  return { ...volume, status }
}

/** Our tag of the server that has it; null also where that is none of ours. */
export const serverTagOf = async (
  { client, settings }: Context,
  volume: CinderVolume,
  signal: AbortSignal,
): Promise<string | null> => {
  const holder = holderOf(volume)
  if (!holder) return null
  if (holder.tag !== undefined) return holder.tag
  const found = await client.find<{ server: NovaServer }>(
    { service: 'compute', method: 'GET', path: `/servers/${holder.serverId}` },
    signal,
  )
  // Then Nova knows no more of it than its id.
  if (found?.server.status === 'UNKNOWN')
    throw new EngineError('unreachable', `the cell of server ${holder.serverId} does not answer`)
  return found?.server.tags.map((name) => tagOf(settings, name)).find((tag) => tag !== undefined) ?? null
}
