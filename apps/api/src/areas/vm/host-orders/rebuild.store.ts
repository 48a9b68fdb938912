import type { Db } from '../../../db/connection.ts'
import type { VmHostKey, WantedSystem } from '../hosts/hosts.store.ts'

/** Everything an engine needs to install the server anew. */
export const findRebuildOrder = (db: Db, { projectId, id, vmImageId, vmKeyId }: VmHostKey & WantedSystem) =>
  db
    .selectFrom('vm_hosts as h')
    .innerJoin('vm_images as i', (join) => join.on('i.id', '=', vmImageId))
    .leftJoin('vm_keys as k', (join) => join.onRef('k.project_id', '=', 'h.project_id').on('k.id', '=', vmKeyId))
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .select(['i.engine_ref as image', 'k.public_key as publicKey'])
    .select(['h.password_secret as passwordSecret', 'h.user_data_secret as userDataSecret'])
    .executeTakeFirstOrThrow()
