import { agreedRials, wantedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { AppError } from '../../../errors/app-error.ts'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { refuseWhileSuspended } from '../../financial/suspensions/suspensions.service.ts'
import { quoteLines } from '../../portal/products.service.ts'
import { vmHostText } from './hosts.fa.ts'
import type { PowerAction } from '../../../ports/compute/hosts.engine.ts'
import {
  changeVmHost,
  findPaidState,
  findVolumeGoingBack,
  setDesiredPower,
  setVmHostStatus,
  type VmHostKey,
} from './hosts.store.ts'
import { powerOperations } from './power.operations.ts'
import { holdService, judgeService, startOperation, type ServiceContext } from '../../../services/service.ts'
import { vmHostService } from './hosts.definition.ts'

/** A disk that is being put back to an earlier state must not be written to. */
const refuseWhileVolumeGoesBack = async (trx: Db, key: VmHostKey): Promise<void> => {
  const found = await findVolumeGoingBack(trx, key)
  if (found) throw new AppError('volume_in_work', { volume: found.volume, title: found.title })
}

export const powerVmHost = (trx: Db, context: ServiceContext, action: PowerAction) =>
  startOperation(trx, context, vmHostService, { action, operation: powerOperations[action] }, async (_, key) => {
    if (action === 'start') {
      await refuseWhileSuspended(trx, context)
      await refuseWhileVolumeGoesBack(trx, key)
    }
    await setVmHostStatus(trx, key, 'wait')
    await setDesiredPower(trx, key, action === 'stop' || action === 'shutdown' ? 'off' : 'on')
    return {}
  })

/** What the server costs while it is off, as it was agreed; changes nothing. */
export const quoteStop = (db: Db, context: ServiceContext, action: 'stop' | 'shutdown'): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    await holdService(trx, context, vmHostService, action)
    const { running, off } = await findPaidState(trx, { projectId: context.project.id, id: context.id })
    const { whileOff, stays, startsFull } = vmHostText.effects
    const runningRials = agreedRials(running)
    const isCheaper = agreedRials(off) < runningRials
    return {
      ...(await quoteLines(trx, wantedLines(off, whileOff))),
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
  await judgeService(trx, key, vmHostService, 'lock')
  await changeVmHost(trx, key, { isLocked })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
  return { id, operationId: null }
}
