import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { volumePricing } from '@sarv/contract/vm/volumes/volumes.price'
import { mustBeQuiet, whyNotVolume, type VolumeAction } from '@sarv/contract/vm/volumes/volumes.rules'
import { AppError } from '../../../errors/app-error.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { defineService, type ServiceInput } from '../../../services/service.ts'
import { lockVmHost } from '../hosts/hosts.store.ts'
import { computeOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { findAttachment } from './attachments.store.ts'
import { lockVolume } from './volumes.store.ts'

export type VolumeOperation<Extra extends object = object> = VmOperation<ServiceInput & Extra>

export type LockedVolume = NonNullable<Awaited<ReturnType<typeof lockVolume>>> & {
  attachment: Awaited<ReturnType<typeof findAttachment>>
}

const refuseByRule = (action: VolumeAction, volume: LockedVolume): void => {
  const { attachment } = volume
  const obstacle = whyNotVolume(action, {
    statusId: volume.statusId,
    vmHostId: attachment?.vmHostId ?? null,
    powerStatus: attachment?.powerStatus ?? null,
  })
  if (obstacle === undefined) return
  if (obstacle === 'notAttached') throw new AppError('volume_not_attached')
  const server = attachment && { server: attachment.vmHost }
  if (obstacle === 'attached') throw new AppError('volume_attached', server)
  if (obstacle === 'serverOn') throw new AppError('volume_server_on', server)
  throw new AppError('status_forbids', { status: serviceStatus.label(volume.statusId) })
}

export const volumeService = defineService({
  type: serviceType.volume,
  cacheGroup: 'VmHost',
  engine: computeOf,
  pricing: volumePricing,
  lock: lockVolume,
  rules: async (trx, row, action: VolumeAction): Promise<LockedVolume> => {
    const projectId = row.projectId
    const volume = { ...row, attachment: await findAttachment(trx, { projectId, id: row.id }) }
    if (volume.attachment && mustBeQuiet(action)) {
      const hostId = volume.attachment.vmHostId
      await lockVmHost(trx, { projectId, id: hostId })
      // A server that is about to start is still off by its row.
      await refuseWhileRunning(trx, serviceType.vm, hostId)
    }
    refuseByRule(action, volume)
    return volume
  },
})
