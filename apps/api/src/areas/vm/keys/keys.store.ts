import { sql } from 'kysely'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import type { ParsedKey } from './keys.rules.ts'

const listCeiling = 500

export const listKeys = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_keys as k')
    .where('k.project_id', '=', projectId)
    .where('k.deleted_at', 'is', null)
    .select(['k.id', 'k.name', 'k.fingerprint as fingerPrint', 'k.status_id as statusId', 'k.key_type as keyType'])
    .select(['k.bits', 'k.created_at as createdAt'])
    .select((eb) =>
      eb
        .selectFrom('vm_hosts as h')
        .whereRef('h.project_id', '=', 'k.project_id')
        .whereRef('h.vm_key_id', '=', 'k.id')
        .where('h.deleted_at', 'is', null)
        .where('h.binned_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('serverCount'),
    )
    .orderBy('k.id', 'desc')
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
    .where((eb) => eb.or([isNamed('name', name), eb('fingerprint', '=', fingerprint)]))
    .select(['name', 'fingerprint'])
    .executeTakeFirst()

export const insertKey = (db: Db, projectId: number, key: { name: string } & ParsedKey) =>
  db
    .insertInto('vm_keys')
    .values({
      project_id: projectId,
      name: key.name,
      public_key: key.publicKey,
      fingerprint: key.fingerprint,
      key_type: key.keyType,
      bits: key.bits,
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Answers whether it was there. */
export const markKeyDeleted = async (trx: Db, projectId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('vm_keys')
    .set({ status_id: vmKeyStatus.id.deleted, deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const countKeysOfCustomer = async (db: Db, customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('vm_keys as k')
    .innerJoin('projects as p', 'p.id', 'k.project_id')
    .where('p.customer_id', '=', customerId)
    .where('p.deleted_at', 'is', null)
    .where('k.deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
