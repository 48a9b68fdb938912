import type { Db } from '../../../db/connection.ts'

/** One that everybody sees. */
export const insertTestIncident = async (db: Db): Promise<number> => {
  const { id } = await db
    .insertInto('incidents')
    .values({
      kind: 'incident',
      severity: 'notice',
      subject: 'a slow network',
      content: 'we are looking for the cause',
      datacenter_ids: [],
      product_ids: [],
      shown_from: new Date(0),
      begins_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
