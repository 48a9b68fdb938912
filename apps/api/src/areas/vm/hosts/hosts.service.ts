import { powerStatus } from '@sarv/contract/enums'
import type { Started } from '@sarv/contract/answers.schemas'
import { AppError } from '../../../http/errors.ts'
import type { Db } from '../../../db/connection.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { publish } from '../../../jobs/events.ts'
import { binVmHostJob } from '../host-bin/host-bin.jobs.ts'
import { backups } from '../volume-backups/volume-backups.ts'
import { snapshots } from '../volume-snapshots/volume-snapshots.ts'
import { findVolumeInWork } from '../volumes/attachments.store.ts'
import { actOnVmHost, holdVmHost, operationOn, refuseByRule, type ActContext } from './act.ts'
import type { PowerAction } from './hosts.engine.ts'
import { lockVmHost, setDesiredPower, setVmHostLock, setVmHostStatus, type VmHostKey } from './hosts.store.ts'
import { powerJobs } from './power.jobs.ts'
import { purgeVmHostJob } from './purge.job.ts'

/** A disk that is being put back to an earlier state must not be written to. */
const refuseWhileVolumeGoesBack = async (trx: Db, key: VmHostKey): Promise<void> => {
  const found = await findVolumeInWork(trx, key, [snapshots.jobs.goBack.kind, backups.jobs.goBack.kind])
  if (found) throw new AppError('volume_in_work', { volume: found.volume, title: found.title })
}

export const powerVmHost = (db: Db, context: ActContext, action: PowerAction) =>
  actOnVmHost(db, context, { action, job: powerJobs[action] }, async (trx, { project_id: projectId, id }) => {
    const key = { projectId, id }
    if (action === 'start') await refuseWhileVolumeGoesBack(trx, key)
    await setVmHostStatus(trx, key, 'wait')
    await setDesiredPower(trx, key, action === 'stop' || action === 'shutdown' ? 'off' : 'on')
    return {}
  })

/** At once, also while something else is done to the server: it protects from what comes after. */
export const lockOrUnlockVmHost = (
  db: Db,
  { project, id, remember }: ActContext,
  isLocked: boolean,
): Promise<Started> =>
  db.transaction().execute(async (trx) => {
    const key = { projectId: project.id, id }
    const host = await lockVmHost(trx, key)
    if (!host) throw new AppError('not_found')
    refuseByRule('lock', host)
    await setVmHostLock(trx, key, isLocked)
    await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
    const answer = { id, operationId: null }
    await remember?.(trx, answer)
    return answer
  })

/** Into the bin, or really away: at once where its owner says so, and where there is nothing to take back. */
export const deleteVmHost = (db: Db, context: ActContext, { isNow }: { isNow: boolean }): Promise<Started> =>
  db.transaction().execute(async (trx) => {
    const host = await holdVmHost(trx, context, 'delete')
    const key = { projectId: host.project_id, id: host.id }
    await setVmHostStatus(trx, key, 'deleting')
    const isBuilt = host.engine_ref !== null && host.holds_limits
    if (!isNow && isBuilt)
      await setDesiredPower(trx, key, host.power_status === powerStatus.id.poweredOn ? 'on' : 'off')
    const job = isNow || !isBuilt ? purgeVmHostJob : binVmHostJob
    const { operationId } = await enqueue(trx, job, operationOn(context, host, {}))
    const answer = { id: host.id, operationId }
    await context.remember?.(trx, answer)
    return answer
  })
