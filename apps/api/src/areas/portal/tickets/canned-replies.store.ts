import { sql } from 'kysely'
import { nameKey } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'

const ceiling = 200

/** By title; a search looks into the texts too. */
export const listCanned = (db: Db, search: string | undefined) =>
  db
    .selectFrom('canned_replies')
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(name_key(title || ' ' || content), ${nameKey(search ?? '')}) > 0`),
    )
    .select(['id', 'title', 'content'])
    .orderBy(sql`strpos(name_key(title), ${nameKey(search ?? '')}) = 0`)
    .orderBy('title')
    .orderBy('id')
    .limit(ceiling)
    .execute()

export interface CannedText {
  title: string
  content: string
}

/** Nothing where the title is taken. */
export const insertCanned = (trx: Db, { title, content }: CannedText, operatorId: number | null) =>
  trx
    .insertInto('canned_replies')
    .values({ title, content, created_by: operatorId })
    .onConflict((conflict) => conflict.expression(sql`name_key(title)`).doNothing())
    .returning('id')
    .executeTakeFirst()

export const findCanned = (trx: Db, id: number) =>
  trx
    .selectFrom('canned_replies')
    .where('id', '=', id)
    .select(['id', 'title', 'content'])
    .forUpdate()
    .executeTakeFirst()

export const isTitleTaken = async (trx: Db, title: string, besides: number): Promise<boolean> => {
  const other = await trx
    .selectFrom('canned_replies')
    .where(sql<boolean>`name_key(title) = ${nameKey(title)}`)
    .where('id', '<>', besides)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export const updateCanned = async (trx: Db, id: number, { title, content }: CannedText): Promise<void> => {
  await trx
    .updateTable('canned_replies')
    .set({ title, content, modified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export const deleteCanned = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('canned_replies').where('id', '=', id).execute()
}
