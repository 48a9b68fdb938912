import { sql } from 'kysely'
import { vmLbProtocol } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'

/** The most balancers that one picture shows, and the most places of members in them. */
const ceiling = 500
const memberCeiling = 20_000

export const listPictureBalancers = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_load_balancers')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'address', 'vm_network_id as vmNetworkId', 'status_id as statusId'])
    .select('vpc_host_ip_id as vpcHostIpId')
    .orderBy('name')
    .orderBy('id')
    .limit(ceiling)
    .execute()

/** Listeners that count, each with its members; `isUp` is null where nobody looks. */
export const listPictureMembers = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_load_balancers as b')
    .innerJoin('vm_lb_listeners as l', (join) =>
      join
        .onRef('l.project_id', '=', 'b.project_id')
        .onRef('l.load_balancer_id', '=', 'b.id')
        .onRef('l.revision', '=', 'b.revision'),
    )
    .innerJoin('vm_lb_members as m', (join) =>
      join.onRef('m.project_id', '=', 'l.project_id').onRef('m.listener_id', '=', 'l.id'),
    )
    .leftJoin('vm_lb_health as s', (join) =>
      join
        .onRef('s.project_id', '=', 'l.project_id')
        .onRef('s.load_balancer_id', '=', 'l.load_balancer_id')
        .onRef('s.source_port', '=', 'l.source_port')
        .onRef('s.vm_host_id', '=', 'm.vm_host_id')
        .on('s.is_udp', '=', sql<boolean>`(l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)})`)
        .on('l.health_check', 'is not', null),
    )
    .where('b.project_id', '=', projectId)
    .where('b.deleted_at', 'is', null)
    .select(['b.id as balancerId', 'l.protocol_id as protocolId', 'l.source_port as sourcePort'])
    .select(['l.destination_port as destinationPort', 'm.vm_host_id as vmHostId', 's.is_up as isUp'])
    .select(sql<boolean>`s.out_since is not null`.as('isOut'))
    .orderBy('l.source_port')
    .orderBy('l.protocol_id')
    .orderBy('m.vm_host_id')
    .limit(memberCeiling)
    .execute()
