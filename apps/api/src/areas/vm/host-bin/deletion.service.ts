import type { Started } from '@sarv/contract/answers.schemas'
import { powerStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { enqueueFor, holdService, inputOf, type ServiceContext } from '../../../services/service.ts'
import { freeOfCharge, quoteFor } from '../../portal/products.service.ts'
import { countExtraIps } from '../host-ips/host-ips.store.ts'
import { vmHostService, type LockedVmHost } from '../hosts/hosts.definition.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
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
    const isKept = goesIntoBin(await holdService(trx, context, vmHostService, 'delete'), wish)
    const furtherIps = await countExtraIps(trx, key)
    const price = isKept
      ? await quoteFor(trx, vmHostService, project.datacenterId, { ...(await findPricedVm(trx, key)), state: 'binned' })
      : await freeOfCharge(trx)
    const { parks, keepsAddresses, purges } = vmHostText.effects
    const effects = isKept ? [parks, ...(furtherIps > 0 ? [keepsAddresses(furtherIps)] : [])] : [purges]
    return { ...price, limits: [], effects }
  })

/** Into the bin, or really away: at once where its owner says so, and where there is nothing to take back. */
export const deleteVmHost = async (trx: Db, context: ServiceContext, wish: DeleteWish): Promise<Started> => {
  const host = await holdService(trx, context, vmHostService, 'delete')
  const key = inputOf(context, host)
  await setVmHostStatus(trx, key, 'deleting')
  const isKept = goesIntoBin(host, wish)
  if (isKept) await setDesiredPower(trx, key, host.powerStatus === powerStatus.id.poweredOn ? 'on' : 'off')
  const operation = isKept ? binVmHostOperation : purgeVmHostOperation
  return enqueueFor(trx, context, operation, host, {})
}
