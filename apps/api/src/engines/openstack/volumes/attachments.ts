import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { findOrRefuse, mustBe } from '../servers/actions.ts'
import type { NovaServer } from '../servers/nova.ts'
import { dropNotes, getById, note, type CinderVolume } from './cinder.ts'
import { foundCurrent } from './parts.ts'
import { holderOf, isAtRest, stateOf } from './volumes.state.ts'

const volumesPerServer = 16

/** A server's data disks end with it; volumes do not. */
const volumesOn = (server: NovaServer): number =>
  server['os-extended-volumes:volumes_attached'].filter((one) => !one.delete_on_termination).length

/** Asks Nova, unless it was asked already. Cinder alone would only believe to be attached. */
export const attachTo = async (
  context: OpenStackContext,
  volume: CinderVolume,
  { tag, serverTag }: { tag: string; serverTag: string },
  signal: AbortSignal,
): Promise<void> => {
  // One at a time, so that all see each other's volumes.
  await context.withLock(cloudName(context.settings, serverTag), signal, async () => {
    const server = await findOrRefuse(context, serverTag, signal)
    const holder = stateOf(volume) === 'detaching' ? undefined : holderOf(volume)
    if (holder?.serverId === server.id) return
    if (holder) throw new EngineError('in_use', `volume ${tag} is attached to ${holder.tag ?? holder.serverId}`)
    if (!isAtRest(volume)) throw new EngineError('busy', `attach: volume ${tag} is ${volume.status}`)
    mustBe(server, ['active', 'stopped'], 'attach a volume')
    if (volumesOn(server) >= volumesPerServer)
      throw new EngineError('refused', `server ${serverTag} has ${volumesOn(server)} volumes already`)

    await note(context, volume, { sarv_attached: `${serverTag} ${server.id}` }, signal)
    const scope = await context.projects.scopeOf(sarvProjectOf(tag), signal)
    const path = `/servers/${server.id}/os-volume_attachments`
    const body = { volumeAttachment: { volumeId: volume.id } }
    await context.client.call({ service: 'compute', method: 'POST', path, body, scope }, signal)
  })
}

/** Asks Nova, unless it was asked already or there is nothing to let go of. */
export const letGo = async (
  context: OpenStackContext,
  volume: CinderVolume,
  tag: string,
  signal: AbortSignal,
): Promise<void> => {
  const holder = holderOf(volume)
  if (!holder || volume.status === 'detaching') return
  if (volume.status !== 'in-use') throw new EngineError('busy', `detach: volume ${tag} is ${volume.status}`)
  const scope = await context.projects.scopeOf(sarvProjectOf(tag), signal)
  const path = `/servers/${holder.serverId}/os-volume_attachments/${volume.id}`
  try {
    await context.client.call({ service: 'compute', method: 'DELETE', path, scope }, signal)
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'not_found')) throw error
    const now = await getById(context, volume.id, signal)
    if (now?.status !== 'in-use') return
    const message = `volume ${tag} is held by ${holder.serverId}, which does not know of it`
    throw new EngineError('refused', message, { cause: error })
  }
}

export const attachVolume = (
  context: OpenStackContext,
  tag: string,
  serverTag: string,
  signal: AbortSignal,
): Promise<void> =>
  context.withLock(cloudName(context.settings, tag), signal, async () => {
    const volume = await foundCurrent(context, tag, signal)
    await attachTo(context, volume, { tag, serverTag }, signal)
  })

export const detachVolume = (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> =>
  context.withLock(cloudName(context.settings, tag), signal, async () => {
    const volume = await foundCurrent(context, tag, signal)
    // A revert that was given up half-way would attach it again.
    await dropNotes(context, volume, ['sarv_return'], signal)
    await letGo(context, volume, tag, signal)
  })
