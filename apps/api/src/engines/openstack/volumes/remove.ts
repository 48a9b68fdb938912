import { poll } from '../../../ports/waiting.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { askToRemove, type CinderVolume } from './cinder.ts'
import { lookAtParts } from './parts.ts'
import { stateOf } from './volumes.state.ts'

const pollMs = 500

/**
 * Ends once nothing is left to ask for: only a volume that others were kept for takes longer than one request. Younger
 * ones go first, since they may stand on a snapshot of an older one.
 */
export const deleteVolume = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  await poll({ signal, pollMs }, () =>
    context.withLock(cloudName(context.settings, tag), signal, () => step(context, tag, signal)),
  )
}

const step = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<true | undefined> => {
  const { current, next, strays, kept } = await lookAtParts(context, tag, signal)
  if (current) checkFree(current, tag)
  const younger = next ? [next, ...strays] : strays
  for (const volume of younger) await askToRemove(context, volume, signal)
  if (younger.length > 0) return undefined

  const last = current ?? kept[0]
  if (!last) return true
  const isGoing = await askToRemove(context, last, signal)
  return isGoing && kept.length === 0 ? true : undefined
}

const checkFree = (volume: CinderVolume, tag: string): void => {
  const state = stateOf(volume)
  if (state === 'attached' || state === 'attaching') throw new EngineError('in_use', `volume ${tag} is attached`)
  if (state === 'detaching' || volume.status === 'backing-up' || volume.status === 'extending')
    throw new EngineError('busy', `delete: volume ${tag} is ${volume.status}`)
}
