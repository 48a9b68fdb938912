import type { Db } from '../../../db/connection.ts'
import { giveBackOrder } from '../../financial/holds/holds.service.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import { poll } from '../../../ports/waiting.ts'
import { volumeTag, type EngineVolume, type VolumeState } from '../../../ports/compute/volumes.engine.ts'
import { restVolume, setVolumeRef, setVolumeStatus } from './volumes.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { volumeService } from './volumes.definition.ts'
import type { VmStepContext } from '../hosts/hosts.steps.ts'

const settled: ReadonlySet<VolumeState> = new Set(['available', 'attached', 'error'])

/**
 * For the undo of what has no way back: waits until the engine is through with the volume, and writes down whether it
 * still has it in working order.
 */
export const observeVolume = async (
  input: ServiceInput,
  { db, engine, signal }: VmStepContext,
): Promise<EngineVolume | undefined> => {
  const seen = await poll({ signal }, async () => {
    const volume = await engine.getVolume(volumeTag(input.projectId, input.id), signal)
    if (volume && !settled.has(volume.state)) return undefined
    return { volume }
  })
  if (!seen.volume) await setVolumeRef(db, input, null)
  else if (seen.volume.state === 'error') await setVolumeStatus(db, input, 'failed')
  return seen.volume
}

/** The end of an operation that failed: the volume waits for nothing more, and one that is lost costs nothing more. */
export const settleVolume = async (trx: Db, input: ServiceInput): Promise<void> => {
  const { isOnEngine } = await restVolume(trx, input)
  if (isOnEngine) return
  await giveBackOrder(trx, volumeService.of(input))
  await endUsage(trx, volumeService.of(input))
}
