import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { freeIpsOfHost } from '../vpc-ips/vpc-ips.store.ts'
import { markNatsOfHostDeleted } from './vpc-nats.store.ts'

/** The server is gone, and with it whatever led to it; before its places in networks are forgotten. */
export const endWaysTo = async (
  trx: Db,
  host: { projectId: number; id: number; customerId: number },
): Promise<void> => {
  const { projectId, customerId } = host
  if ((await markNatsOfHostDeleted(trx, host)) > 0) await publish(trx, { customerId, projectId, group: 'VpcNat' })
  if ((await freeIpsOfHost(trx, host)) > 0) await publish(trx, { customerId, projectId, group: 'PublicIP' })
}
