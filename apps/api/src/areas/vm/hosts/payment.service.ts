import { agreedLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { priceByPower } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { quoteFor } from '../../portal/products.service.ts'
import { vmHostService } from './hosts.definition.ts'
import { agreeOnPrices } from './hosts.price.ts'
import { findPaidState, setStatusByPower, type PaidState, type VmHostKey } from './hosts.store.ts'
import { findPricedVm, setAgreedPrices } from './size.store.ts'

type HostOfDatacenter = VmHostKey & { customerId: number; datacenterId: number }

/** From now on the server is paid by how it stands: running, off, in the bin, or not there at all. */
export const payByState = async (trx: Db, host: HostOfDatacenter): Promise<void> =>
  pay(trx, host, await findPaidState(trx, host))

const pay = async (trx: Db, host: HostOfDatacenter, { isThere, isBinned, ...agreed }: PaidState): Promise<void> => {
  if (!isThere) return endUsage(trx, vmHostService.of(host))
  await setUsage(trx, vmHostService.of(host), isBinned ? await parkedLines(trx, host) : priceByPower(agreed))
}

const parkedLines = async (trx: Db, host: HostOfDatacenter): Promise<AgreedLine[]> => {
  const vm = await findPricedVm(trx, host)
  const { lines } = await quoteFor(trx, vmHostService, host.datacenterId, { ...vm, state: 'binned' })
  return agreedLines(lines)
}

/** How most operations on a server end: status and price follow the power that the engine showed last. */
export const settleByPower = async (trx: Db, host: HostOfDatacenter): Promise<void> => {
  await settleAndSee(trx, host)
}

/** The same, for those who tell people of it: answers the server as it stands. */
export const settleAndSee = async (trx: Db, host: HostOfDatacenter): Promise<PaidState> => {
  const state = await setStatusByPower(trx, host)
  await pay(trx, host, state)
  return state
}

/** After a change of what a server has: its prices by today's catalogue, paid from now on. */
export const repriceVmHost = async (trx: Db, host: HostOfDatacenter): Promise<void> => {
  const vm = await findPricedVm(trx, host)
  const { prices } = await agreeOnPrices(trx, host.datacenterId, vm)
  await setAgreedPrices(trx, host, prices)
  await payByState(trx, host)
}
