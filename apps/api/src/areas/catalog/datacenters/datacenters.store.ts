import type { Db } from '../../../db/connection.ts'

export const listDatacenters = (db: Db) =>
  db
    .selectFrom('datacenters')
    .where('enabled', '=', true)
    .select(['id', 'name', 'photo_name as photoName', 'full_reason as fullReason'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findDatacenter = (db: Db, id: number) =>
  db
    .selectFrom('datacenters')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .select(['id', 'name', 'full_reason as fullReason'])
    .executeTakeFirst()
