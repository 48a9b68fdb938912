import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const sweptAtOnce = 50

export type PictureKind = 'jpg' | 'png' | 'webp'

export const insertPicture = (
  db: Db,
  { fileKey, operatorId, ...picture }: { fileKey: string; kind: PictureKind; bytes: number; operatorId: number },
) =>
  db
    .insertInto('article_pictures')
    .values({ file_key: fileKey, operator_id: operatorId, ...picture })
    .execute()

export const findPicture = (db: Db, fileKey: string) =>
  db
    .selectFrom('article_pictures')
    .where('file_key', '=', fileKey)
    .select(['file_key as fileKey', 'kind', 'bytes'])
    .executeTakeFirst()

/** Held, so that the sweep cannot take it before the article has it. */
export const holdPicture = (trx: Db, fileKey: string) =>
  trx
    .selectFrom('article_pictures')
    .where('file_key', '=', fileKey)
    .select('file_key as fileKey')
    .forKeyShare()
    .executeTakeFirst()

export const lockUnusedPictures = (trx: Db, before: Date) =>
  trx
    .selectFrom('article_pictures as p')
    .where('p.created_at', '<', before)
    .where(sql<boolean>`not exists (select from articles a where a.picture_key = p.file_key)`)
    .select('p.file_key as fileKey')
    .limit(sweptAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()

export const deletePicture = (trx: Db, fileKey: string) =>
  trx.deleteFrom('article_pictures').where('file_key', '=', fileKey).execute()
