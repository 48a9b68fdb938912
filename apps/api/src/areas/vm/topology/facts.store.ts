import { networkNodeStatus } from '@sarv/contract/enums'
import { firewallRulesPerServer } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { liveVmHosts } from '../hosts/hosts.store.ts'

/** The most servers that one picture shows; a project with more is looked at cloud by cloud. */
const serverCeiling = 2000
/** The most of what hangs on them. */
const partCeiling = 20_000

export const listServers = (db: Db, projectId: number) =>
  liveVmHosts(db, projectId)
    .select(['h.id', 'h.name', 'h.status_id as statusId', 'h.power_status as powerStatus'])
    .orderBy('h.name')
    .orderBy('h.id')
    .limit(serverCeiling)
    .execute()

/** Public addresses that servers have for themselves, the one that came with the server first. */
export const listOwnAddresses = async (db: Db, projectId: number) => {
  const rows = await db
    .selectFrom('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('status_id', '=', networkNodeStatus.id.connected)
    .where('address', 'is not', null)
    .select(['vm_host_id as vmHostId', 'address'])
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(partCeiling)
    .execute()
  return rows.map(({ vmHostId, address }) => ({ vmHostId, address: address! }))
}

/** Of all servers, in the order that counts where order counts. */
export const listRulesOfProject = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_firewall_rules')
    .where('project_id', '=', projectId)
    .select([
      'id',
      'vm_host_id as vmHostId',
      'protocol_id as firewallProtocolId',
      'direction_id as directionId',
      'remote_ip as remoteIp',
      'min_port as minPort',
      'max_port as maxPort',
      'is_allow as isAllow',
    ])
    .orderBy('vm_host_id')
    .orderBy('position')
    .orderBy('id')
    .limit(serverCeiling * firewallRulesPerServer)
    .execute()

export const listPictureNetworks = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_networks')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'cidr', 'status_id as statusId'])
    .orderBy('name')
    .orderBy('id')
    .limit(partCeiling)
    .execute()

/** Servers and their private networks; the one that was joined first comes first. */
export const listPictureConnections = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_network_nodes as c')
    .innerJoin('vm_networks as n', (join) =>
      join.onRef('n.project_id', '=', 'c.project_id').onRef('n.id', '=', 'c.vm_network_id'),
    )
    .where('c.project_id', '=', projectId)
    .where('c.deleted_at', 'is', null)
    .select([
      'c.id',
      'c.vm_host_id as vmHostId',
      'c.vm_network_id as vmNetworkId',
      'c.address',
      'c.status_id as statusId',
      'n.cidr',
    ])
    .orderBy('c.id')
    .limit(partCeiling)
    .execute()
