import type { Db } from '../../../db/connection.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import type { NetworkKey } from '../networks/networks.store.ts'
import type { VolumeKey } from '../volumes/volumes.store.ts'

/** In the bin or not; held until the transaction ends, as are the others. */
export const holdServer = (trx: Db, { projectId, id }: VmHostKey) =>
  trx
    .selectFrom('vm_hosts as h')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .where('h.deleted_at', 'is', null)
    .select(['h.project_id as projectId', 'h.id', 'p.customer_id as customerId', 'p.datacenter_id as datacenterId'])
    .select(['h.name', 'h.status_id as statusId', 'h.power_status as powerStatus', 'h.engine_ref as engineRef'])
    .select(['h.ipv4', 'h.ipv6', 'h.binned_at as binnedAt'])
    .forUpdate('h')
    .executeTakeFirst()

export const holdVolume = (trx: Db, { projectId, id }: VolumeKey) =>
  trx
    .selectFrom('vm_volumes as v')
    .innerJoin('projects as p', 'p.id', 'v.project_id')
    .where('v.project_id', '=', projectId)
    .where('v.id', '=', id)
    .where('v.deleted_at', 'is', null)
    .select(['v.project_id as projectId', 'v.id', 'p.customer_id as customerId', 'p.datacenter_id as datacenterId'])
    .select(['v.name', 'v.status_id as statusId', 'v.engine_ref as engineRef'])
    .select(['v.monthly_price_rials as monthlyPriceRials', 'v.price_lines as priceLines'])
    .forUpdate('v')
    .executeTakeFirst()

export const holdNetwork = (trx: Db, { projectId, id }: NetworkKey) =>
  trx
    .selectFrom('vm_networks as w')
    .innerJoin('projects as p', 'p.id', 'w.project_id')
    .where('w.project_id', '=', projectId)
    .where('w.id', '=', id)
    .where('w.deleted_at', 'is', null)
    .select(['w.project_id as projectId', 'w.id', 'p.customer_id as customerId', 'w.name', 'w.status_id as statusId'])
    .forNoKeyUpdate('w')
    .executeTakeFirst()

export const isServerThere = async (trx: Db, { projectId, id }: VmHostKey): Promise<boolean> => {
  const row = await trx
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
