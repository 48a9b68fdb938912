import { poll } from '../../../ports/waiting.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { withinRoom } from '../room.ts'
import { findCurrent, foundCurrent } from './parts.ts'
import { note } from './cinder.ts'
import { isAtRest, notesOf } from './volumes.state.ts'

const pollMs = 500

/** Cinder takes it on and finds out only then whether it can: the end of it is waited for, and a failure is mended. */
export const growVolume = async (
  context: OpenStackContext,
  tag: string,
  sizeGb: number,
  signal: AbortSignal,
): Promise<void> => {
  await context.withLock(cloudName(context.settings, tag), signal, () => ask(context, tag, sizeGb, signal))
  await poll({ signal, pollMs }, async () => {
    const volume = await findCurrent(context, tag, signal)
    if (!volume) throw new EngineError('not_found', `volume ${tag} is gone`)
    if (volume.size >= sizeGb) return true
    if (volume.status === 'extending') return undefined
    if (volume.status !== 'error_extending') throw new EngineError('no_capacity', `the cloud has no room for ${tag}`)
    await foundCurrent(context, tag, signal)
    throw new EngineError('refused', `the cloud cannot grow volume ${tag} as it stands now`)
  })
}

const ask = async (context: OpenStackContext, tag: string, sizeGb: number, signal: AbortSignal): Promise<void> => {
  const volume = await foundCurrent(context, tag, signal)
  if (volume.size === sizeGb) return
  if (!(sizeGb > volume.size)) throw new EngineError('refused', `volume ${tag} of ${volume.size} GB cannot shrink`)
  if (!Number.isInteger(sizeGb)) throw new EngineError('invalid', `a volume of ${sizeGb} GB`)
  if (volume.status === 'extending' && notesOf(volume).sarv_growing === String(sizeGb)) return
  if (!isAtRest(volume)) throw new EngineError('busy', `grow: volume ${tag} is ${volume.status}`)
  await withinRoom(context, { diskGb: sizeGb - volume.size }, signal, async () => {
    await note(context, volume, { sarv_growing: String(sizeGb) }, signal)
    const path = `/volumes/${volume.id}/action`
    const body = { 'os-extend': { new_size: sizeGb } }
    await context.client.call({ service: 'volume', method: 'POST', path, body }, signal)
  })
}
