import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { diskTag, type DiskSpec } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

/** A name that no other disk of the server can have, because it has one data disk at most. */
const dataDiskName = (serverName: string): string => `${serverName}-data`

/** The first disk of a new server and, where it is wanted, a second one. */
export const insertDisks = async (
  trx: Db,
  { projectId, id }: VmHostKey,
  { name, dataDiskGb }: { name: string; dataDiskGb?: number | undefined },
): Promise<void> => {
  const ofHost = { project_id: projectId, vm_host_id: id }
  const root = { ...ofHost, name, is_root: true, size_gb: null }
  const data = dataDiskGb ? [{ ...ofHost, name: dataDiskName(name), is_root: false, size_gb: dataDiskGb }] : []
  await trx
    .insertInto('vm_host_disks')
    .values([root, ...data])
    .execute()
}

const liveDisks = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_host_disks as d')
    .where('d.project_id', '=', projectId)
    .where('d.vm_host_id', '=', id)
    .where('d.deleted_at', 'is', null)

/** The disks of a server beside its first. */
export const dataDisks = (db: Db, host: VmHostKey) =>
  liveDisks(db, host).where('d.is_root', '=', false).select(['d.id', 'd.size_gb']).orderBy('d.id')

/** One of them, as an engine is told of it. */
export const toDiskSpec = (projectId: number, disk: { id: number; size_gb: number | null }): DiskSpec => ({
  tag: diskTag(projectId, disk.id),
  sizeGb: disk.size_gb ?? 0,
})

/** All own disks of a server, its first one first and with the server's own size. */
const shownDisks = (db: Db, host: VmHostKey) =>
  liveDisks(db, host)
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'd.project_id').onRef('h.id', '=', 'd.vm_host_id'),
    )
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)
    .select(['d.id', 'd.name', 'd.is_root as isRootDisk', 'd.created_at as createdAt'])
    .select(sql<number>`coalesce(d.size_gb, h.disk_gb)`.as('volumeSize'))

export const listDisks = (db: Db, host: VmHostKey) =>
  shownDisks(db, host).orderBy('d.is_root', 'desc').orderBy('d.id').execute()

export const findDisk = (db: Db, host: VmHostKey, diskId: number) =>
  shownDisks(db, host).where('d.id', '=', diskId).executeTakeFirst()

export const endDataDisk = async (trx: Db, { projectId, id }: VmHostKey, diskId: number): Promise<void> => {
  await trx
    .updateTable('vm_host_disks')
    .set({ deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('id', '=', diskId)
    .where('is_root', '=', false)
    .where('deleted_at', 'is', null)
    .execute()
}

/** With their server, whose limits theirs are part of. */
export const endDisks = async (trx: Db, { projectId, id }: VmHostKey): Promise<void> => {
  await trx
    .updateTable('vm_host_disks')
    .set({ deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
