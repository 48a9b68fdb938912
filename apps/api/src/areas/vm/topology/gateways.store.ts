import { sql } from 'kysely'
import { networkNodeStatus, vpcAccessStatus } from '@sarv/contract/enums'
import type { ForwardProtocol } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Db } from '../../../db/connection.ts'

/** The most of each that one picture shows. */
const ceiling = 5000

const { connected, wait } = networkNodeStatus.id

/** Public addresses of private clouds, the primary one first; what it is belongs to the cloud's own row. */
export const listPictureAddresses = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_host_ips as i')
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .where('i.project_id', '=', projectId)
    .where('i.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .select(['i.id', 'i.vpc_host_id as vpcHostId', 'i.is_primary as isPrimary'])
    .select([
      'i.vm_network_node_id as nodeId',
      sql<string | null>`case when i.is_primary then c.address else i.address end`.as('address'),
      sql<number>`case when not i.is_primary then i.status_id
        when c.address is null then ${wait}::integer else ${connected}::integer end`.as('statusId'),
    ])
    .orderBy('i.is_primary', 'desc')
    .orderBy('i.id')
    .limit(ceiling)
    .execute()

export const listPictureForwards = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_nats')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'vpc_host_id as vpcHostId', 'vpc_host_ip_id as vpcHostIpId', 'vm_network_id as vmNetworkId'])
    .select(sql<ForwardProtocol>`protocol`.as('protocol'))
    .select(['port', 'port_end as portEnd', 'source_ip as sourceIp'])
    .select(['destination_ip as destinationIp', 'destination_port as destinationPort', 'status_id as statusId'])
    .orderBy('port')
    .orderBy('id')
    .limit(ceiling)
    .execute()

/** Clouds, of whichever project, that have a way into a network of this one, with a row for each of their networks. */
export const listPictureGuests = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_network_accesses as a')
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'a.project_id').onRef('c.id', '=', 'a.vpc_host_id'),
    )
    .innerJoin('vpc_interfaces as i', (join) =>
      join
        .onRef('i.project_id', '=', 'c.project_id')
        .onRef('i.vpc_host_id', '=', 'c.id')
        .on('i.deleted_at', 'is', null),
    )
    .innerJoin('vm_networks as n', (join) =>
      join.onRef('n.project_id', '=', 'i.project_id').onRef('n.id', '=', 'i.vm_network_id'),
    )
    .where('a.network_project_id', '=', projectId)
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('a.status_id', '=', vpcAccessStatus.id.granted)
    .select(['a.vm_network_id as vmNetworkId', 'c.id as cloudId', 'c.name as cloud', 'n.cidr'])
    .orderBy('a.id')
    .orderBy('i.id')
    .limit(ceiling)
    .execute()

/** Ways that are open from a cloud of the project into a network of it that hangs on another one. */
export const listPictureAccesses = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_network_accesses')
    .where('project_id', '=', projectId)
    .where('network_project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('status_id', '=', vpcAccessStatus.id.granted)
    .select(['id', 'vpc_host_id as vpcHostId', 'vm_network_id as vmNetworkId'])
    .orderBy('id')
    .limit(ceiling)
    .execute()
