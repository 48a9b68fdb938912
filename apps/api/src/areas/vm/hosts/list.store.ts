import { networkNodeStatus, vmLbProtocol } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { VmHostCloud } from '@sarv/contract/vm/hosts/hosts.schemas'
import { sql } from 'kysely'
import { builtOnce } from '../../../db/built-once.ts'
import { costsOfMonth } from '../../financial/usage/usage.service.ts'
import { holdsLimits } from '../../../services/limits.service.ts'
import { liveVmHosts } from './hosts.store.ts'
import type { Db } from '../../../db/connection.ts'
import type { DriftFindingsTable } from '../../../db/tables.generated.ts'

/** The most servers one list answers; a project with more is asked to split. */
const listCeiling = 5000

const month = sql.ref<Date>('asked.month_start')
const project = sql.ref<number>('asked.project_id')

const server = sql.ref<number>('h.id')

/** Its places in networks, each with the private cloud that the network is connected to. */
const placesOfServer = sql`vm_network_nodes n
  left join vpc_interfaces i on i.project_id = n.project_id and i.vm_network_id = n.vm_network_id and i.deleted_at is null
  where n.project_id = ${project} and n.vm_host_id = ${server} and n.deleted_at is null`

const networksOfServer = sql<{ addresses: string[] | null; clouds: number[] | null }>`(
  select array_agg(n.address order by n.id) as addresses,
    array_agg(distinct i.vpc_host_id) filter (where i.vpc_host_id is not null) as clouds
  from ${placesOfServer})`

/** Load balancers that know, by the check of one of their listeners in force, that it does not answer. */
const silentBehind = sql<{ balancers: string[] | null }>`(
  select array_agg(distinct b.name) as balancers from vm_lb_health s
    join vm_load_balancers b on b.project_id = s.project_id and b.id = s.load_balancer_id and b.deleted_at is null
    join vm_lb_listeners l on l.project_id = b.project_id and l.load_balancer_id = b.id and l.revision = b.revision
      and l.source_port = s.source_port and (l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)}) = s.is_udp and l.health_check is not null
    join vm_lb_members m on m.project_id = l.project_id and m.listener_id = l.id and m.vm_host_id = s.vm_host_id
  where not s.is_up and s.project_id = ${project} and s.vm_host_id = ${server})`

/**
 * Servers with what pages show beside them, in one statement. What belongs to a server is looked up server by server,
 * through an index: read for the whole project at once it would be read again for each server whenever the planner
 * guesses badly.
 */
const shownVmHosts = (db: Db, projectId: number, monthStart: Date) =>
  db
    .selectFrom(
      sql<{ project_id: number; month_start: Date }>`(select ${projectId}::bigint as project_id,
        ${monthStart}::timestamptz as month_start)`.as('asked'),
    )
    .innerJoin('vm_hosts as h', 'h.project_id', 'asked.project_id')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .leftJoinLateral(networksOfServer.as('node'), (join) => join.onTrue())
    .leftJoinLateral(silentBehind.as('silent'), (join) => join.onTrue())
    .leftJoinLateral(
      costsOfMonth({ project, serviceType: serviceType.vm, month, service: server }).as('cost'),
      (join) => join.onTrue(),
    )
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)

/** Its first, or where it came without one the oldest that was added; none where the engine has no such server. */
const publicAddress = (isV4: boolean) => sql<string | null>`coalesce(${sql.ref(isV4 ? 'h.ipv4' : 'h.ipv6')}, (
  select x.address from vm_host_ips x where h.engine_ref is not null and x.project_id = ${project}
    and x.vm_host_id = ${server} and x.is_v4 = ${sql.lit(isV4)} and x.status_id = ${sql.lit(networkNodeStatus.id.connected)} and x.deleted_at is null
  order by x.id limit 1))`

/** What both the list and the page of one server show. */
const columns = [
  'h.id',
  'h.name',
  'h.status_id as statusId',
  'h.storage_class_type_id as storageClassTypeId',
  'h.cpu',
  'h.memory_gb as memory',
  'h.disk_gb as disk',
  publicAddress(true).as('ipv4'),
  publicAddress(false).as('ipv6'),
  sql<string[]>`coalesce(node.addresses, '{}')`.as('privateAddresses'),
  sql<string[]>`coalesce(silent.balancers, '{}')`.as('silentBehind'),
  'h.is_cluster as isCluster',
  'h.is_locked as isLocked',
  'h.is_pinned as isPinned',
  'h.power_status as powerStatus',
  'h.monthly_price_rials as runningRials',
  sql<number>`coalesce(h.price_while_off_rials, h.monthly_price_rials)`.as('offRials'),
  'h.engine_ref as engineRef',
  'h.created_at as createdAt',
  'i.operating_system_id as operatingSystemId',
  'i.operating_system as operatingSystem',
  'i.name as vmImage',
  'd.name as datacenter',
  sql<number>`coalesce(cost.rials, 0)`.as('monthCost'),
  holdsLimits(serviceType.vm, 'h').as('holdsLimits'),
] as const

export const listVmHosts = builtOnce((db, projectId: number, monthStart: Date) =>
  shownVmHosts(db, projectId, monthStart)
    .select(columns)
    .select(sql<number[]>`coalesce(node.clouds, '{}')`.as('vpcHostIds'))
    .orderBy('h.is_pinned', 'desc')
    .orderBy('h.id', 'desc')
    .limit(sql.lit(listCeiling)),
)

const dataDisksOfServer = sql<{ gb: number | null }>`(
  select sum(v.size_gb)::integer as gb from vm_host_disks v
  where v.project_id = ${project} and v.vm_host_id = ${server} and v.deleted_at is null and not v.is_root)`

const cloudsOfServer = sql<{ clouds: VmHostCloud[] | null }>`(
  select json_agg(json_build_object('id', c.id, 'name', c.name, 'snatEnabled', c.snat_enabled) order by c.id) as clouds
  from vpc_hosts c
  where c.project_id = ${project} and c.deleted_at is null and c.id in (select i.vpc_host_id from ${placesOfServer}))`

/** What the comparison with the engine has found against it. */
const troubleOfServer = sql<{ kind: DriftFindingsTable['kind'] | null }>`(
  select f.kind from drift_findings f
  where f.service_type = ${sql.lit(serviceType.vm)} and f.service_id = ${server} and f.resolved_at is null
    and f.confirmed_at is not null and f.kind in ('gone', 'failed')
  order by f.kind desc limit 1)`

/** One server as its page shows it. */
export const showVmHost = builtOnce((db, projectId: number, monthStart: Date, id: number) =>
  shownVmHosts(db, projectId, monthStart)
    .leftJoin('product_bundles as b', 'b.id', 'h.bundle_id')
    .leftJoinLateral(dataDisksOfServer.as('data_disk'), (join) => join.onTrue())
    .leftJoinLateral(cloudsOfServer.as('cloud'), (join) => join.onTrue())
    .leftJoinLateral(troubleOfServer.as('trouble'), (join) => join.onTrue())
    .where('h.id', '=', id)
    .select(columns)
    .select(['h.project_id as projectId', 'h.vm_image_id as vmImageId', 'h.network_status as networkStatus'])
    .select(['h.is_master as isMaster', 'h.is_predefined as isPredefined', 'h.modified_at as modifiedAt'])
    .select(['h.wants_ipv4 as hasIpv4', 'h.wants_ipv6 as hasIpv6', 'b.name as productBundle'])
    .select(['d.id as datacenterId', 'd.hypervisor_id as hypervisorId', 'trouble.kind as trouble'])
    .select(sql<VmHostCloud[]>`coalesce(cloud.clouds, '[]'::json)`.as('clouds'))
    .select(sql<number>`coalesce(data_disk.gb, 0)`.as('dataDisk')),
)

export const listVmHostNames = (db: Db, projectId: number) =>
  liveVmHosts(db, projectId).select(['h.id', 'h.name']).orderBy('h.name').orderBy('h.id').limit(listCeiling).execute()
