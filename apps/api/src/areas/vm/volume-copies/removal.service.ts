import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pickExcess } from '../volume-schedules/volume-schedules.rules.ts'
import { findSchedule } from '../volume-schedules/volume-schedules.store.ts'
import type { CopyInput, CopyKind, DeleteExtra } from './volume-copies.definition.ts'
import { findCopy, listCopiesOfSchedule, setCopyStatus } from './volume-copies.store.ts'
import { startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { volumeService, type VolumeOperation } from '../volumes/volumes.definition.ts'

/** Whether the volume, as it is now, can be brought back to this copy. */
export const judgeGoingBack = (
  kind: CopyKind,
  copy: { statusId: number; volumeSize: number },
  volume: { volumeSize: number },
): void => {
  const obstacle = kind.whyNotGoBack(copy, volume)
  if (obstacle === 'grown') throw new AppError('volume_grown', { sizeGb: copy.volumeSize })
  if (obstacle) throw new AppError('status_forbids', { status: kind.label(copy.statusId) })
}

/** Starts the deletion of a copy in the caller's transaction. */
export const startRemoval = (
  trx: Db,
  kind: CopyKind,
  operation: VolumeOperation<DeleteExtra>,
  context: ServiceContext,
  { copyId, scheduleId }: { copyId: number; scheduleId: number | null },
): Promise<Started> =>
  startOperation(trx, context, volumeService, { action: 'deleteCopy', operation }, async ({ projectId, id }) => {
    const copy = await findCopy(trx, kind, { projectId, id }, copyId)
    if (!copy) throw new AppError('not_found')
    const statusId = copy.statusId
    if (!kind.canDelete({ statusId })) throw new AppError('status_forbids', { status: kind.label(statusId) })
    await setCopyStatus(trx, kind, { projectId, id: copyId }, kind.status.deleting)
    return { copyId, scheduleId, statusId, answerId: copyId, otherName: copy.name }
  })

/**
 * At the end of a scheduled operation: deletes the oldest copy that the schedule has beyond what it keeps, if there is
 * one. The end of that deletion asks again, so that one after the other goes. What people made by hand is never touched.
 */
export const removeExcess = async (
  trx: Db,
  kind: CopyKind,
  operation: VolumeOperation<DeleteExtra>,
  input: CopyInput,
): Promise<void> => {
  const { projectId, id, scheduleId, customerId, datacenterId } = input
  if (scheduleId === null) return
  const schedule = await findSchedule(trx, input, scheduleId)
  if (!schedule) return
  const made = await listCopiesOfSchedule(trx, kind, input, scheduleId)
  const copyId = pickExcess(made, { keep: schedule.keep, whole: kind.status.whole, failed: kind.status.failed })
  if (copyId === undefined) return
  const context = { actor: { userId: null }, project: { id: projectId, customerId, datacenterId }, id }
  await startRemoval(trx, kind, operation, context, { copyId, scheduleId }).catch((error: unknown) => {
    // The volume does not allow it now; the next run of the schedule comes back to it.
    if (!(error instanceof AppError)) throw error
  })
}
