import { sql } from 'kysely'
import { builtOnce } from '../../../db/built-once.ts'
import { costsOfMonth } from '../../financial/usage/usage.service.ts'
import { serviceType } from './job-parts.ts'
import { liveVmHosts } from './hosts.store.ts'
import type { Db } from '../../../db/connection.ts'

/** The most servers one list answers; a project with more is asked to split. */
const listCeiling = 5000

const month = sql.ref<Date>('asked.month_start')
const project = sql.ref<number>('asked.project_id')

const server = sql.ref<number>('h.id')

const addressesOfServer = sql<{ addresses: string[] | null }>`(
  select array_agg(n.address order by n.id) as addresses
  from vm_network_nodes n where n.project_id = ${project} and n.vm_host_id = ${server} and n.deleted_at is null)`

/**
 * The whole list page in one statement. Addresses and costs are looked up server by server, through an index: read for
 * the whole project at once they would be read again for each server whenever the planner guesses badly.
 */
export const listVmHosts = builtOnce((db, projectId: number, monthStart: Date) =>
  db
    .selectFrom(
      sql<{ project_id: number; month_start: Date }>`(select ${projectId}::bigint as project_id,
        ${monthStart}::timestamptz as month_start)`.as('asked'),
    )
    .innerJoin('vm_hosts as h', 'h.project_id', 'asked.project_id')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .leftJoinLateral(addressesOfServer.as('node'), (join) => join.onTrue())
    .leftJoinLateral(costsOfMonth({ project, serviceType, month, service: server }).as('cost'), (join) => join.onTrue())
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)
    .select([
      'h.id',
      'h.name',
      'h.status_id',
      'h.storage_class_type_id',
      'h.cpu',
      'h.memory_gb',
      'h.disk_gb',
      'h.ipv4',
      'h.ipv6',
      'h.is_cluster',
      'h.is_locked',
      'h.power_status',
      'h.monthly_price_rials',
      'h.holds_limits',
      'h.created_at',
      'i.operating_system_id',
      'i.operating_system',
      'i.name as vm_image',
      'd.name as datacenter',
      'node.addresses',
      'cost.rials as month_cost',
    ])
    .orderBy('h.id', 'desc')
    .limit(sql.lit(listCeiling)),
)

export const listVmHostNames = (db: Db, projectId: number) =>
  liveVmHosts(db, projectId).select(['h.id', 'h.name']).orderBy('h.name').orderBy('h.id').limit(listCeiling).execute()
