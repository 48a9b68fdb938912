import type { Started } from '@sarv/contract/answers.schemas'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enqueueFor, holdIdle, holdService, inputOf, type ServiceContext } from '../../../services/service.ts'
import { freeOfCharge, quoteFor } from '../../portal/products.service.ts'
import { refuseProtectedIps } from '../host-ips/host-ips.service.ts'
import { countExtraIps } from '../host-ips/host-ips.store.ts'
import { refuseByRule, vmHostService, type LockedVmHost } from '../hosts/hosts.definition.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { balancerText } from '../load-balancers/load-balancers.fa.ts'
import { balancersOfServer } from '../load-balancers/shapes.store.ts'
import { setDesiredPower, setVmHostStatus } from '../hosts/hosts.store.ts'
import { findPricedVm } from '../hosts/size.store.ts'
import { binVmHostOperation } from './host-bin.operations.ts'
import { purgeVmHostOperation } from './purge.operations.ts'

interface DeleteWish {
  /** Not by way of the bin. */
  isNow: boolean
}

/** Where there is nothing to take back, there is nothing to keep. */
const goesIntoBin = (host: LockedVmHost, { isNow }: DeleteWish): boolean =>
  !isNow && host.engineRef !== null && host.holdsLimits

/** What stays in the bin and is paid there; changes nothing. */
export const quoteDelete = (db: Db, context: ServiceContext, wish: DeleteWish): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    const key = { projectId: project.id, id }
    await refuseProtectedIps(trx, key)
    const isKept = goesIntoBin(await holdService(trx, context, vmHostService, 'delete'), wish)
    const furtherIps = await countExtraIps(trx, key)
    const price = isKept
      ? await quoteFor(trx, vmHostService, project.datacenterId, { ...(await findPricedVm(trx, key)), state: 'binned' })
      : await freeOfCharge(trx)
    const { parks, keepsAddresses, purges } = vmHostText.effects
    const balancers = isKept ? [] : await balancersOfServer(trx, key)
    const effects = isKept
      ? [parks, ...(furtherIps > 0 ? [keepsAddresses(furtherIps)] : [])]
      : [purges, ...(balancers.length > 0 ? [balancerText.leaves(balancers.map(({ name }) => name))] : [])]
    return { ...price, limits: [], effects }
  })

const startDeletion = async (trx: Db, context: ServiceContext, host: LockedVmHost, isKept: boolean) => {
  const key = inputOf(context, host)
  await setVmHostStatus(trx, key, 'deleting')
  if (isKept) await setDesiredPower(trx, key, host.powerStatus === powerStatus.id.poweredOn ? 'on' : 'off')
  const operation = isKept ? binVmHostOperation : purgeVmHostOperation
  return enqueueFor(trx, context, operation, host, {})
}

/** Into the bin, or really away: at once where its owner says so, and where there is nothing to take back. */
export const deleteVmHost = async (trx: Db, context: ServiceContext, wish: DeleteWish): Promise<Started> => {
  const host = await holdService(trx, context, vmHostService, 'delete')
  await refuseProtectedIps(trx, inputOf(context, host))
  return startDeletion(trx, context, host, goesIntoBin(host, wish))
}

/**
 * Into the bin because nobody has paid for it, and never anywhere else. The lock is its owner's word to themselves and their
 * colleagues; it does not keep a server for nothing.
 */
export const putAwayVmHost = async (trx: Db, context: ServiceContext): Promise<Started> => {
  const host = await holdIdle(trx, context, vmHostService)
  refuseByRule('delete', { ...host, isLocked: false })
  if (!goesIntoBin(host, { isNow: false })) {
    throw new AppError('status_forbids', { status: serviceStatus.label(host.statusId) })
  }
  return startDeletion(trx, context, host, true)
}
