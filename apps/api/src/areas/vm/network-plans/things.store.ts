import type { Db } from '../../../db/connection.ts'

/** The servers behind these connections, by the connection, with the network that each is in. */
export const listServersOfNodes = (db: Db, projectId: number, nodeIds: readonly number[]) =>
  nodeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vm_network_nodes as n')
        .innerJoin('vm_hosts as h', (join) =>
          join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
        )
        .innerJoin('vm_networks as w', (join) =>
          join.onRef('w.project_id', '=', 'n.project_id').onRef('w.id', '=', 'n.vm_network_id'),
        )
        .where('n.project_id', '=', projectId)
        .where('n.id', 'in', [...nodeIds])
        .where('n.deleted_at', 'is', null)
        .select(['n.id', 'h.name', 'n.vm_network_id as vmNetworkId', 'w.name as network'])
        .execute()

export const listServersNamed = (db: Db, projectId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vm_hosts')
        .where('project_id', '=', projectId)
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .select(['id', 'name'])
        .execute()

export const listBalancersNamed = (db: Db, projectId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vm_load_balancers')
        .where('project_id', '=', projectId)
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .select(['id', 'name', 'vm_network_id as vmNetworkId'])
        .execute()

/** Rules of firewalls, of whichever servers. */
export const listRulesOf = (db: Db, projectId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vm_firewall_rules')
        .where('project_id', '=', projectId)
        .where('id', 'in', [...ids])
        .select([
          'id',
          'protocol_id as firewallProtocolId',
          'direction_id as directionId',
          'remote_ip as remoteIp',
          'min_port as minPort',
          'max_port as maxPort',
          'is_allow as isAllow',
        ])
        .execute()
