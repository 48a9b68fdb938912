import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/connection.ts'

/** Somebody who has confirmed. */
export const insertTestSubscriber = async (db: Db): Promise<void> => {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email_secret: 'sealed', email_hash: randomBytes(32), confirmed_at: new Date(0) })
    .execute()
}
