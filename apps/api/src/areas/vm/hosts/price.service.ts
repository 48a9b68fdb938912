import type { Db } from '../../../db/connection.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import { quoteParked, quoteVm } from '../../portal/products.service.ts'
import { usedServiceOf } from './job-parts.ts'
import type { VmHostKey } from './hosts.store.ts'
import { findPricedVm, setMonthlyPrice } from './size.store.ts'

type HostOfDatacenter = VmHostKey & { customerId: number; datacenterId: number }

/** After a change of what a server has: its price by today's prices, paid from now on. */
export const repriceVmHost = async (trx: Db, host: HostOfDatacenter): Promise<void> => {
  const { subtotal } = await quoteVm(trx, host.datacenterId, await findPricedVm(trx, host))
  await setMonthlyPrice(trx, host, subtotal)
  await setUsage(trx, usedServiceOf(host), subtotal)
}

/** In the bin only its disks and addresses are paid, each by itself. */
export const payParked = async (trx: Db, host: HostOfDatacenter): Promise<void> => {
  const { subtotal } = await quoteParked(trx, host.datacenterId, await findPricedVm(trx, host))
  await setUsage(trx, usedServiceOf(host), subtotal)
}

/** Out of the bin it costs what it cost before. */
export const payInFull = async (trx: Db, host: HostOfDatacenter): Promise<void> => {
  const { monthlyPriceRials } = await findPricedVm(trx, host)
  await setUsage(trx, usedServiceOf(host), monthlyPriceRials)
}
