import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { ArticleMailingsTable } from '../../../db/tables.generated.ts'
import type { Due } from '../../../db/due.ts'

/** Nobody fills another's mailbox by asking again and again. */
const pause = sql<boolean>`newsletter_subscribers.mailed_at < now() - interval '10 minutes'`
const mailsWhileUnconfirmed = 3

/** Whom a mail with the link goes to; undefined: the address has confirmed, or has been written to enough. */
export const addSubscriber = (trx: Db, address: { emailSecret: string; emailHash: Buffer }) =>
  trx
    .insertInto('newsletter_subscribers')
    .values({ email_secret: address.emailSecret, email_hash: address.emailHash })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ mailed_at: sql`now()`, mail_count: sql`newsletter_subscribers.mail_count + 1` })
        .where('newsletter_subscribers.confirmed_at', 'is', null)
        .where('newsletter_subscribers.mail_count', '<', mailsWhileUnconfirmed)
        .where(pause),
    )
    .returning('id')
    .executeTakeFirst()

/** Confirmed by now; undefined: there is none, or too late. */
export const confirmSubscriber = (trx: Db, id: number) =>
  trx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Who has confirmed and has not just been written to. */
export const noteAsked = (trx: Db, emailHash: Buffer) =>
  trx
    .updateTable('newsletter_subscribers')
    .set({ mailed_at: sql`now()`, mail_count: sql`mail_count + 1` })
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null)
    .where(pause)
    .returning('id')
    .executeTakeFirst()

export const deleteSubscriber = (trx: Db, id: number) =>
  trx.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()

export const subscriberExpiring = {
  newsletter_subscribers: sql`confirmed_at is null and created_at < now() - interval '2 days'`,
}

// --- articles that go out --------------------------------------------------------------------------------------------

const confirmed = (db: Db) => db.selectFrom('newsletter_subscribers').where('confirmed_at', 'is not', null)

export const countSubscribers = async (db: Db) => {
  const { count, lastId } = await confirmed(db)
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`max(id)`.as('lastId')])
    .executeTakeFirstOrThrow()
  return { count, lastId: lastId ?? 0 }
}

interface NewMailing {
  articleId: number
  operatorId: number | null
  peopleCount: number
  untilId: number
}

/** undefined: this article has gone out. */
export const insertMailing = (trx: Db, { articleId, operatorId, peopleCount, untilId }: NewMailing) =>
  trx
    .insertInto('article_mailings')
    .values({
      article_id: articleId,
      operator_id: operatorId,
      people_count: peopleCount,
      until_subscriber_id: untilId,
    })
    .onConflict((conflict) => conflict.column('article_id').doNothing())
    .returning('article_id')
    .executeTakeFirst()

/** Those that still go out. */
export const dueMailings: Due<'article_mailings'> = {
  table: 'article_mailings',
  key: ['article_id'],
  at: sql.ref('article_mailings.due_at'),
}

/** How far it has come. */
export const placeOf = (row: Selectable<ArticleMailingsTable>) => ({
  articleId: row.article_id,
  lastId: row.last_subscriber_id,
  untilId: row.until_subscriber_id,
})

const peopleAtOnce = 100

/** The next ones; who has left meanwhile is not among them. */
export const nextSubscribers = (trx: Db, mailing: { lastId: number; untilId: number }) =>
  confirmed(trx)
    .where('id', '>', mailing.lastId)
    .where('id', '<=', mailing.untilId)
    .select(['id', 'email_secret as emailSecret'])
    .orderBy('id')
    .limit(peopleAtOnce)
    .execute()

export const moveMailing = (trx: Db, articleId: number, { lastId, sent }: { lastId: number; sent: number }) =>
  trx
    .updateTable('article_mailings')
    .set({ last_subscriber_id: lastId, sent_count: sql`sent_count + ${sent}` })
    .where('article_id', '=', articleId)
    .execute()

export const endMailing = (trx: Db, articleId: number) =>
  trx
    .updateTable('article_mailings')
    .set({ ended_at: sql<Date>`now()`, due_at: null })
    .where('article_id', '=', articleId)
    .execute()
