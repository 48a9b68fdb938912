import { powerStatus } from '@sarv/contract/enums'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { AppError } from '../../../errors/app-error.ts'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { quoteAgreed, quoteVm, quoteVmItems } from '../../portal/products.service.ts'
import { binVmHostOperation } from '../host-bin/host-bin.operations.ts'
import { countExtraIps } from '../host-ips/host-ips.store.ts'
import { backups } from '../volume-backups/volume-backups.ts'
import { snapshots } from '../volume-snapshots/volume-snapshots.ts'
import { findVolumeInWork } from '../volumes/attachments.store.ts'
import { vmHostText } from './hosts.fa.ts'
import type { PowerAction } from '../../../ports/compute/hosts.engine.ts'
import {
  findPaidState,
  lockVmHost,
  setDesiredPower,
  setVmHostLock,
  setVmHostStatus,
  type VmHostKey,
} from './hosts.store.ts'
import { powerOperations } from './power.operations.ts'
import { purgeVmHostOperation } from './purge.operation.ts'
import { findPricedVm } from './size.store.ts'
import { enqueueFor, holdService, startOperation, type ServiceContext } from '../../../services/service.ts'
import { refuseByRule, vmHostService, type LockedVmHost } from './hosts.definition.ts'

/** A disk that is being put back to an earlier state must not be written to. */
const refuseWhileVolumeGoesBack = async (trx: Db, key: VmHostKey): Promise<void> => {
  const found = await findVolumeInWork(trx, key, [snapshots.operations.goBack.kind, backups.operations.goBack.kind])
  if (found) throw new AppError('volume_in_work', { volume: found.volume, title: found.title })
}

export const powerVmHost = (trx: Db, context: ServiceContext, action: PowerAction) =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action, operation: powerOperations[action] },
    async ({ project_id: projectId, id }) => {
      const key = { projectId, id }
      if (action === 'start') await refuseWhileVolumeGoesBack(trx, key)
      await setVmHostStatus(trx, key, 'wait')
      await setDesiredPower(trx, key, action === 'stop' || action === 'shutdown' ? 'off' : 'on')
      return {}
    },
  )

/** What the server costs while it is off, as it was agreed; changes nothing. */
export const quoteStop = (db: Db, context: ServiceContext, action: 'stop' | 'shutdown'): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    await holdService(trx, context, vmHostService, action)
    const { runningRials, offRials } = await findPaidState(trx, { projectId: context.project.id, id: context.id })
    const { whileOff, stays, startsFull } = vmHostText.effects
    const isCheaper = offRials < runningRials
    return {
      ...quoteAgreed(whileOff, offRials),
      limits: [],
      effects: [stays, ...(isCheaper ? [startsFull(runningRials)] : [])],
    }
  })

/** At once, also while something else is done to the server: it protects from what comes after. */
export const lockOrUnlockVmHost = async (
  trx: Db,
  { project, id }: ServiceContext,
  isLocked: boolean,
): Promise<Started> => {
  const key = { projectId: project.id, id }
  const host = await lockVmHost(trx, key)
  if (!host) throw new AppError('not_found')
  refuseByRule('lock', host)
  await setVmHostLock(trx, key, isLocked)
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
  return { id, operationId: null }
}

interface DeleteWish {
  /** Not by way of the bin. */
  isNow: boolean
}

/** Where there is nothing to take back, there is nothing to keep. */
const goesIntoBin = (host: LockedVmHost, { isNow }: DeleteWish): boolean =>
  !isNow && host.engine_ref !== null && host.holds_limits

/** What stays in the bin and is paid there; changes nothing. */
export const quoteDelete = (db: Db, context: ServiceContext, wish: DeleteWish): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    const key = { projectId: project.id, id }
    const isKept = goesIntoBin(await holdService(trx, context, vmHostService, 'delete'), wish)
    const furtherIps = await countExtraIps(trx, key)
    const price = isKept
      ? await quoteVm(trx, project.datacenterId, await findPricedVm(trx, key), { state: 'binned' })
      : await quoteVmItems(trx, project.datacenterId, {})
    const { parks, keepsAddresses, purges } = vmHostText.effects
    const effects = isKept ? [parks, ...(furtherIps > 0 ? [keepsAddresses(furtherIps)] : [])] : [purges]
    return { ...price, limits: [], effects }
  })

/** Into the bin, or really away: at once where its owner says so, and where there is nothing to take back. */
export const deleteVmHost = async (trx: Db, context: ServiceContext, wish: DeleteWish): Promise<Started> => {
  const host = await holdService(trx, context, vmHostService, 'delete')
  const key = { projectId: host.project_id, id: host.id }
  await setVmHostStatus(trx, key, 'deleting')
  const isKept = goesIntoBin(host, wish)
  if (isKept) await setDesiredPower(trx, key, host.power_status === powerStatus.id.poweredOn ? 'on' : 'off')
  const operation = isKept ? binVmHostOperation : purgeVmHostOperation
  return enqueueFor(trx, context, operation, host, {})
}
