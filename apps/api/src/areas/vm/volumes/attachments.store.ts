import { sql } from 'kysely'
import { volumeNodeStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import type { VolumeKey } from './volumes.store.ts'

const listCeiling = 5000

export interface NodeFilter {
  vmHostId?: number | undefined
  volumeId?: number | undefined
}

const liveNodes = (db: Db, projectId: number, { vmHostId, volumeId }: NodeFilter) =>
  db
    .selectFrom('vm_volume_nodes as n')
    .innerJoin('vm_volumes as v', (join) =>
      join.onRef('v.project_id', '=', 'n.project_id').onRef('v.id', '=', 'n.vm_volume_id'),
    )
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('n.project_id', '=', projectId)
    .where('n.deleted_at', 'is', null)
    .$if(vmHostId !== undefined, (query) => query.where('n.vm_host_id', '=', vmHostId!))
    .$if(volumeId !== undefined, (query) => query.where('n.vm_volume_id', '=', volumeId!))
    .select(['n.id', 'n.device', 'n.status_id as statusId', 'n.attached_at as attachedAt'])
    .select(['n.vm_volume_id as vmVolumeHostId', 'v.name as vmVolumeHost', 'v.size_gb as volumeSize'])
    .select(['n.vm_host_id as vmHostId', 'h.name as vmHost'])

export const listNodes = (db: Db, projectId: number, filter: NodeFilter) =>
  liveNodes(db, projectId, filter).orderBy('n.id', 'desc').limit(listCeiling).execute()

/** The newest that fits. */
export const findNode = (db: Db, projectId: number, filter: NodeFilter) =>
  liveNodes(db, projectId, filter).orderBy('n.id', 'desc').limit(1).executeTakeFirst()

export const findNodeById = (db: Db, projectId: number, id: number) =>
  liveNodes(db, projectId, {}).where('n.id', '=', id).executeTakeFirst()

/** The server that a volume is attached to, or on its way to or from. */
export const findAttachment = (db: Db, { projectId, id }: VolumeKey) =>
  db
    .selectFrom('vm_volume_nodes as n')
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('n.project_id', '=', projectId)
    .where('n.vm_volume_id', '=', id)
    .where('n.deleted_at', 'is', null)
    .select(['n.id', 'n.vm_host_id as vmHostId', 'h.name as vmHost', 'h.power_status as powerStatus'])
    .executeTakeFirst()

export const insertNode = (trx: Db, { projectId, id }: VolumeKey, vmHostId: number) =>
  trx
    .insertInto('vm_volume_nodes')
    .values({
      project_id: projectId,
      vm_volume_id: id,
      vm_host_id: vmHostId,
      status_id: volumeNodeStatus.id.inQueue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A volume has one open attachment at most; where its server has gone meanwhile there is none to change. */
const updateOpen = (db: Db, { projectId, id }: VolumeKey) =>
  db
    .updateTable('vm_volume_nodes')
    .where('project_id', '=', projectId)
    .where('vm_volume_id', '=', id)
    .where('deleted_at', 'is', null)

export const setNodeStatus = async (db: Db, volume: VolumeKey, status: keyof typeof volumeNodeStatus.id) => {
  await updateOpen(db, volume).set({ status_id: volumeNodeStatus.id[status] }).execute()
}

export const recordAttached = async (db: Db, volume: VolumeKey, device: string | null) => {
  await updateOpen(db, volume)
    .set({ status_id: volumeNodeStatus.id.connected, device, attached_at: sql<Date>`coalesce(attached_at, now())` })
    .execute()
}

export const endNode = async (db: Db, volume: VolumeKey) => {
  await updateOpen(db, volume)
    .set({ status_id: volumeNodeStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}

/** The engine lets go of every volume when it deletes a server. */
export const endAttachmentsOf = async (trx: Db, { projectId, id }: VmHostKey) => {
  await trx
    .updateTable('vm_volume_nodes')
    .set({ status_id: volumeNodeStatus.id.deleted, deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
