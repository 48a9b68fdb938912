import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { endUsage, type UsedService } from '../../financial/usage/usage.service.ts'
import { releaseLimit } from '../../portal/limits.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { markIpsOfHostDeleted } from './host-ips.store.ts'

/** An address beyond the first is paid for by itself. */
export const usageOfIp = (ip: { customerId: number; projectId: number; ipId: number }): UsedService => ({
  customerId: ip.customerId,
  projectId: ip.projectId,
  serviceType: serviceType.vmIp,
  serviceId: ip.ipId,
})

/** The server is gone, and with it all its addresses. */
export const endIps = async (trx: Db, host: VmHostKey & { customerId: number }): Promise<void> => {
  const { ids, heldIpv4 } = await markIpsOfHostDeleted(trx, host)
  if (heldIpv4 > 0) await releaseLimit(trx, host.customerId, { ip: heldIpv4 })
  for (const ipId of ids) await endUsage(trx, usageOfIp({ ...host, ipId }))
}
