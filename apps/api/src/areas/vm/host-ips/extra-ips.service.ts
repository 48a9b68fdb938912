import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { Amounts } from '../../../services/limits.service.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { giveBackOrder } from '../../financial/holds/holds.service.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { markIpsOfHostDeleted } from './host-ips.store.ts'

/** An address beyond the first is paid for, and counted, by itself. */
export const ipServiceOf = (ip: { customerId: number; projectId: number; ipId: number }): ServiceRef => ({
  customerId: ip.customerId,
  projectId: ip.projectId,
  serviceType: serviceType.vmIp,
  serviceId: ip.ipId,
})

export const ipLimits = ({ version }: { version: 4 | 6 }): Amounts => ({ ip: version === 4 ? 1 : 0 })

/** The server is gone, and with it all its addresses. */
export const endIps = async (trx: Db, host: VmHostKey & { customerId: number }): Promise<void> => {
  for (const ipId of await markIpsOfHostDeleted(trx, host)) {
    await giveBackOrder(trx, ipServiceOf({ ...host, ipId }))
    await endUsage(trx, ipServiceOf({ ...host, ipId }))
  }
}
