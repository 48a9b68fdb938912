import { networkNodeStatus, vmKeyStatus, vpcAccessStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { isBusy } from '../../../services/drift.store.ts'
import type { DriftServiceType } from '../../../services/drift.ts'
import { engineAlgorithm } from '../load-balancers/balancing.rules.ts'
import { plainShape } from '../load-balancers/load-balancers.steps.ts'
import { ourAddressTag, shapeLines, type OurBalancer } from './balancers.rules.ts'
import {
  addressesOn,
  forwardsOn,
  interfacesOn,
  type OurAddress,
  type OurClouds,
  type OurForward,
} from './clouds.rules.ts'
import type { OurService } from './comparing.rules.ts'
import { listed, type Look } from './listed.store.ts'
import type { Theirs } from './reconcile.rules.ts'

/** It has failed because of what was found of it: it is still waited for. */
const isFound = (type: DriftServiceType, row: string) => sql`exists (select from drift_findings f
  where f.service_type = ${sql.lit(type)} and f.project_id = ${sql.ref(`${row}.project_id`)}
    and f.service_id = ${sql.ref(row === 'x' ? 'x.vm_network_id' : `${row}.id`)}
    and f.kind <> 'orphan' and f.confirmed_at is not null and f.resolved_at is null)`

interface Ordered {
  table: string
  type: 'Vpc' | 'LoadBalancer'
  theirs: readonly { tag: string }[]
  /** Columns of its own. */
  more?: RawBuilder<unknown>
  /** Operations on something else may be at it too. */
  busyBesides?: RawBuilder<boolean>
}

/** What every service that is ordered has. */
const ordered = async <Row extends OurService>(db: Db, { datacenterId, since }: Look, of: Ordered): Promise<Row[]> => {
  const isExpected = sql`(s.deleted_at is null and (s.engine_ref is not null or ${isFound(of.type, 's')}))`
  const { rows } = await sql<Row>`
    select s.project_id as "projectId", s.id, s.engine_ref as "engineRef" ${of.more ?? sql``},
      p.datacenter_id = ${datacenterId} as "isHere", ${isExpected} as "isExpected", not ${isExpected} as "isEnded",
      ${isBusy(of.type, sql`s.id`, since)} or ${of.busyBesides ?? sql.lit(false)} as "isBusy"
    from ${sql.table(of.table)} s join projects p on p.id = s.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (s.project_id, s.id) in ${listed(of.type, of.theirs)}`.execute(db)
  return rows
}

/** The networks that a cloud has been let into. */
const reaches = sql`array(select ('net-' || a.network_project_id || '-' || a.vm_network_id)::text
  from vpc_network_accesses a where a.project_id = s.project_id and a.vpc_host_id = s.id and a.deleted_at is null
    and a.status_id = ${sql.lit(vpcAccessStatus.id.granted)})`

/** Of the cloud that its operations are at. */
const busyCloud = (row: string, since: Date) => isBusy(serviceType.vpc, sql.ref(`${row}.vpc_host_id`), since)

/** The last that each network had: one that has ended since the engine was asked is busy still. */
const interfaces = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurClouds['interfaces']> => {
  const isExpected = sql`(x.deleted_at is null
    and (x.status_id = ${sql.lit(vmKeyStatus.id.active)} or ${isFound('VpcNetwork', 'x')}))`
  const { rows } = await sql<OurClouds['interfaces'][number]>`
    select distinct on (x.project_id, x.vm_network_id) x.project_id as "projectId", x.vm_network_id as id,
      x.vpc_host_id as "vpcHostId", null as "engineRef", p.datacenter_id = ${datacenterId} as "isHere",
      ${isExpected} as "isExpected", x.deleted_at is not null as "isEnded", ${busyCloud('x', since)} as "isBusy"
    from vpc_interfaces x join projects p on p.id = x.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (x.project_id, x.vm_network_id) in ${listed('VpcNetwork', interfacesOn(theirs.routers))}
    order by x.project_id, x.vm_network_id, x.deleted_at desc nulls first`.execute(db)
  return rows
}

const addresses = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurAddress[]> => {
  const isExpected = sql`(i.deleted_at is null and not i.is_primary
    and (i.status_id = ${sql.lit(networkNodeStatus.id.connected)} or ${isFound('VpcIp', 'i')}))`
  const { rows } = await sql<OurAddress>`
    select i.project_id as "projectId", i.id, i.vpc_host_id as "vpcHostId", null as "engineRef", i.address,
      i.vm_network_node_id as "vmNetworkNodeId", p.datacenter_id = ${datacenterId} as "isHere",
      ${isExpected} as "isExpected", i.deleted_at is not null as "isEnded", ${busyCloud('i', since)} as "isBusy"
    from vpc_host_ips i join projects p on p.id = i.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (i.project_id, i.id) in ${listed('VpcIp', [...addressesOn(theirs.routers), ...theirs.looseAddresses])}`.execute(
    db,
  )
  return rows
}

const forwards = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurForward[]> => {
  const isExpected = sql`(n.deleted_at is null
    and (n.status_id = ${sql.lit(vmKeyStatus.id.active)} or ${isFound('VpcNat', 'n')}))`
  const { rows } = await sql<OurForward>`
    select n.project_id as "projectId", n.id, n.vpc_host_id as "vpcHostId", null as "engineRef",
      n.vpc_host_ip_id as "vpcHostIpId", n.vm_network_id as "vmNetworkId", n.protocol, n.port, n.port_end as "portEnd",
      n.source_ip as "sourceIp", n.destination_ip as "destinationIp", n.destination_port as "destinationPort",
      p.datacenter_id = ${datacenterId} as "isHere", ${isExpected} as "isExpected", n.deleted_at is not null as "isEnded",
      ${busyCloud('n', since)} as "isBusy"
    from vpc_nats n join projects p on p.id = n.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (n.project_id, n.id) in ${listed('VpcNat', forwardsOn(theirs.routers))}`.execute(db)
  return rows
}

/** Nothing is said of one whose servers are between two networks, or that the engine has no words for. */
const shapeOf = async (db: Db, row: BalancerRow, { balancing }: Theirs): Promise<OurBalancer['shape']> => {
  const { projectId, id, algorithmId, revision, vpcHostIpId } = row
  if (!engineAlgorithm(balancing, algorithmId)) return null
  const { awayCount, ...shape } = await plainShape(db, balancing, { projectId, id, algorithmId, revision, name: '' })
  return awayCount > 0 ? null : shapeLines(shape, ourAddressTag(projectId, vpcHostIpId))
}

type BalancerRow = OurService & { algorithmId: number; revision: number; vpcHostIpId: number | null }

const balancers = async (db: Db, look: Look, theirs: Theirs): Promise<OurBalancer[]> => {
  const rows = await ordered<BalancerRow>(db, look, {
    table: 'vm_load_balancers',
    type: serviceType.loadBalancer,
    theirs: theirs.balancers,
    // A plan for the network of a cloud makes balancers in it.
    busyBesides: sql<boolean>`exists (select from vpc_interfaces x where x.project_id = s.project_id
      and x.vm_network_id = s.vm_network_id and x.deleted_at is null and ${busyCloud('x', look.since)})`,
    more: sql`, s.algorithm_id as "algorithmId", s.revision, s.vpc_host_ip_id as "vpcHostIpId"`,
  })
  const compared: OurBalancer[] = []
  for (const row of rows) {
    const isCompared = row.isHere && row.isExpected && !row.isBusy
    compared.push({ ...row, shape: isCompared ? await shapeOf(db, row, theirs) : null })
  }
  return compared
}

/** Private clouds, what hangs on them, and balancers. */
export const readOurClouds = async (db: Db, look: Look, theirs: Theirs): Promise<OurClouds> => ({
  clouds: await ordered(db, look, {
    table: 'vpc_hosts',
    type: serviceType.vpc,
    theirs: theirs.routers,
    more: sql`, s.address, s.snat_enabled as "snatEnabled", s.snat_address_id as "snatAddressId", ${reaches} as reaches`,
  }),
  interfaces: await interfaces(db, look, theirs),
  addresses: await addresses(db, look, theirs),
  forwards: await forwards(db, look, theirs),
  balancers: await balancers(db, look, theirs),
})
