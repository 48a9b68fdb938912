import type { Db } from '../../../db/connection.ts'

/** The servers behind these connections, by the connection. */
export const listServersOfNodes = (db: Db, projectId: number, nodeIds: readonly number[]) =>
  nodeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('vm_network_nodes as n')
        .innerJoin('vm_hosts as h', (join) =>
          join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
        )
        .where('n.project_id', '=', projectId)
        .where('n.id', 'in', [...nodeIds])
        .where('n.deleted_at', 'is', null)
        .select(['n.id', 'h.name'])
        .execute()
