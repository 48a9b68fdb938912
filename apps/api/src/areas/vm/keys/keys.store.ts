import { sql } from 'kysely'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'

const listCeiling = 500

export const listKeys = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_keys')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'fingerprint', 'status_id', 'created_at'])
    .orderBy('id', 'desc')
    .limit(listCeiling)
    .execute()

export const findKey = (db: Db, projectId: number, id: number) =>
  db
    .selectFrom('vm_keys')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()

/** A key of the project with this name or this fingerprint. */
export const findSameKey = (db: Db, projectId: number, { name, fingerprint }: { name: string; fingerprint: string }) =>
  db
    .selectFrom('vm_keys')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(name)`, '=', name.toLowerCase()), eb('fingerprint', '=', fingerprint)]))
    .select(['name', 'fingerprint'])
    .executeTakeFirst()

export const insertKey = (db: Db, projectId: number, key: { name: string; publicKey: string; fingerprint: string }) =>
  db
    .insertInto('vm_keys')
    .values({
      project_id: projectId,
      name: key.name,
      public_key: key.publicKey,
      fingerprint: key.fingerprint,
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
