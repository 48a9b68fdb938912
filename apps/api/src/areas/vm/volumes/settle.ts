import type { Db } from '../../../db/connection.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { releaseLimit, takeLimit } from '../../portal/limits.service.ts'
import { poll } from '../../../ports/waiting.ts'
import { volumeTag, type EngineVolume, type VolumeState } from '../../../ports/compute/volumes.engine.ts'
import { restVolume, setVolumeRef, setVolumeStatus, turnVolumeLimits } from './volumes.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { volumeService, type VolumeStepContext } from './volumes.definition.ts'

const settled: ReadonlySet<VolumeState> = new Set(['available', 'attached', 'error'])

/**
 * For the undo of what has no way back: waits until the engine is through with the volume, and writes down whether it
 * still has it in working order.
 */
export const observeVolume = async (
  input: ServiceInput,
  { db, deps, signal }: VolumeStepContext,
): Promise<EngineVolume | undefined> => {
  const engine = deps.compute(input.datacenterId)
  const seen = await poll({ signal }, async () => {
    const volume = await engine.getVolume(volumeTag(input.projectId, input.id), signal)
    if (volume && !settled.has(volume.state)) return undefined
    return { volume }
  })
  if (!seen.volume) await setVolumeRef(db, input, null)
  else if (seen.volume.state === 'error') await setVolumeStatus(db, input, 'failed')
  return seen.volume
}

export const giveVolumeLimitsBack = async (trx: Db, input: ServiceInput): Promise<void> => {
  const diskGb = await turnVolumeLimits(trx, input, false)
  if (diskGb !== undefined) await releaseLimit(trx, input.customerId, { diskGb })
}

export const takeVolumeLimitsAgain = async (trx: Db, input: ServiceInput): Promise<void> => {
  const diskGb = await turnVolumeLimits(trx, input, true)
  if (diskGb !== undefined) await takeLimit(trx, input.customerId, { diskGb })
}

const usedService = ({ customerId, projectId, id }: ServiceInput) => ({
  customerId,
  projectId,
  serviceType: volumeService.type,
  serviceId: id,
})

export const setVolumeUsage = (trx: Db, input: ServiceInput, monthlyPriceRials: number): Promise<void> =>
  setUsage(trx, usedService(input), monthlyPriceRials)

export const endVolumeUsage = (trx: Db, input: ServiceInput): Promise<void> => endUsage(trx, usedService(input))

/** The end of an operation that failed: the volume waits for nothing more, and one that is lost costs nothing more. */
export const settleVolume = async (trx: Db, input: ServiceInput): Promise<void> => {
  const { isOnEngine } = await restVolume(trx, input)
  if (isOnEngine) return
  await giveVolumeLimitsBack(trx, input)
  await endVolumeUsage(trx, input)
}
