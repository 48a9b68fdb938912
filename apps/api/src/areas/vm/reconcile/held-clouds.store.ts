import { sql } from 'kysely'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'

/** Each held until the transaction ends. */
export const holdCloud = (trx: Db, { projectId, id }: VpcKey) =>
  trx
    .selectFrom('vpc_hosts as c')
    .innerJoin('projects as p', 'p.id', 'c.project_id')
    .where('c.project_id', '=', projectId)
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .select(['c.project_id as projectId', 'c.id', 'c.name', 'p.customer_id as customerId', 'c.status_id as statusId'])
    .select(['c.engine_ref as engineRef', 'c.address', 'c.snat_enabled as snatEnabled'])
    .select(['c.snat_address_id as snatAddressId', 'c.price_lines as priceLines'])
    .select('c.monthly_price_rials as monthlyPriceRials')
    .forUpdate('c')
    .executeTakeFirst()

export const holdBalancer = (trx: Db, { projectId, id }: VpcKey) =>
  trx
    .selectFrom('vm_load_balancers as b')
    .innerJoin('projects as p', 'p.id', 'b.project_id')
    .where('b.project_id', '=', projectId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .select(['b.project_id as projectId', 'b.id', 'b.name', 'p.customer_id as customerId', 'b.status_id as statusId'])
    .select(['b.engine_ref as engineRef', 'b.price_lines as priceLines', 'b.monthly_price_rials as monthlyPriceRials'])
    .select('p.datacenter_id as datacenterId')
    .forUpdate('b')
    .executeTakeFirst()

/** With the cloud, which is held: whoever works on what hangs on it holds that. */
const heldPart = (trx: Db, projectId: number) =>
  trx
    .selectFrom('vpc_hosts as c')
    .innerJoin('projects as p', 'p.id', 'c.project_id')
    .where('c.project_id', '=', projectId)
    .where('c.deleted_at', 'is', null)
    .select(['c.project_id as projectId', 'c.id as vpcHostId', 'c.name as cloud', 'p.customer_id as customerId'])
    .forUpdate('c')

export const holdInterface = (trx: Db, { projectId, id }: VpcKey) =>
  heldPart(trx, projectId)
    .innerJoin('vpc_interfaces as x', (join) =>
      join.onRef('x.project_id', '=', 'c.project_id').onRef('x.vpc_host_id', '=', 'c.id'),
    )
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'x.project_id').onRef('w.id', '=', 'x.vm_network_id'),
    )
    .where('x.vm_network_id', '=', id)
    .where('x.deleted_at', 'is', null)
    .select(['x.vm_network_id as id', 'w.name', 'x.status_id as statusId'])
    .executeTakeFirst()

export const holdAddress = (trx: Db, { projectId, id }: VpcKey) =>
  heldPart(trx, projectId)
    .innerJoin('vpc_host_ips as i', (join) =>
      join.onRef('i.project_id', '=', 'c.project_id').onRef('i.vpc_host_id', '=', 'c.id'),
    )
    .where('i.id', '=', id)
    .where('i.deleted_at', 'is', null)
    .select(['i.id', sql<string>`coalesce(i.address, '')`.as('name'), 'i.status_id as statusId'])
    .executeTakeFirst()

export const holdForward = (trx: Db, { projectId, id }: VpcKey) =>
  heldPart(trx, projectId)
    .innerJoin('vpc_nats as n', (join) =>
      join.onRef('n.project_id', '=', 'c.project_id').onRef('n.vpc_host_id', '=', 'c.id'),
    )
    .where('n.id', '=', id)
    .where('n.deleted_at', 'is', null)
    .select(['n.id', 'n.name', 'n.status_id as statusId'])
    .executeTakeFirst()

/** A connection in one of the cloud's networks, by its number. */
export const isNodeOf = async (trx: Db, { projectId, id }: VpcKey, nodeId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('vm_network_nodes as n')
    .innerJoin('vpc_interfaces as x', (join) =>
      join.onRef('x.project_id', '=', 'n.project_id').onRef('x.vm_network_id', '=', 'n.vm_network_id'),
    )
    .where('n.project_id', '=', projectId)
    .where('n.id', '=', nodeId)
    .where('n.status_id', '=', networkNodeStatus.id.connected)
    .where('n.deleted_at', 'is', null)
    .where('x.vpc_host_id', '=', id)
    .where('x.deleted_at', 'is', null)
    .select('n.id')
    .executeTakeFirst()
  return row !== undefined
}

/** A further address of the cloud, by its number. */
export const isAddressOf = async (trx: Db, { projectId, id }: VpcKey, ipId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('vpc_host_ips')
    .where('project_id', '=', projectId)
    .where('vpc_host_id', '=', id)
    .where('id', '=', ipId)
    .where('is_primary', '=', false)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
