import type { AttachVolumeModel } from '@sarv/contract/vm/volumes/volumes.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  attachVolumeOperation,
  detachVolumeOperation,
  prepareAttaching,
  prepareDetaching,
} from './attachments.operations.ts'
import { findNodeById } from './attachments.store.ts'
import { startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { volumeService } from './volumes.definition.ts'

export const attachVolume = (
  trx: Db,
  context: Omit<ServiceContext, 'id'>,
  { vmHostId, vmVolumeHostId }: AttachVolumeModel,
): Promise<Started> =>
  startOperation(
    trx,
    { ...context, id: vmVolumeHostId },
    volumeService,
    { action: 'attach', operation: attachVolumeOperation },
    async ({ projectId, id }) => {
      const node = await prepareAttaching(trx, { projectId, id }, vmHostId)
      return { vmHostId, answerId: node.id, otherName: node.server.name }
    },
  )

/** The two that an attachment joins. */
export interface Attached {
  vmHostId: number
  vmVolumeHostId: number
}

/** By the attachment's own id. `onFound` is told what it parts: the call names neither. */
export const detachVolume = async (
  trx: Db,
  context: ServiceContext,
  onFound: (attached: Attached) => void,
): Promise<Started> => {
  const node = await findNodeById(trx, context.project.id, context.id)
  if (!node) throw new AppError('not_found')
  onFound({ vmHostId: node.vmHostId, vmVolumeHostId: node.vmVolumeHostId })
  return startOperation(
    trx,
    { ...context, id: node.vmVolumeHostId },
    volumeService,
    { action: 'detach', operation: detachVolumeOperation },
    async (volume) => {
      // Another one since: that was not asked for.
      if (volume.attachment?.id !== node.id) throw new AppError('not_found')
      await prepareDetaching(trx, volume)
      return { vmHostId: node.vmHostId, answerId: node.id, otherName: volume.attachment.vmHost }
    },
  )
}
