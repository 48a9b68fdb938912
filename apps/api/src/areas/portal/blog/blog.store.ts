import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'

const articleCeiling = 200
const commentCeiling = 500

const columns = [
  'id',
  'link',
  'title',
  'subtitle',
  'content',
  'author',
  'tags',
  'is_header as isHeader',
  'picture_key as pictureKey',
  'published_at as publishedAt',
  'modified_at as modifiedAt',
  'version',
] as const

export interface ArticleText {
  link: string
  title: string
  subtitle: string
  content: string
  author: string
  tags: string[]
  isHeader: boolean
  pictureKey?: string | undefined
  publishedAt: Date | null
}

/** What everyone reads by now: nothing before its time. */
const published = (db: Db, now: Date) => db.selectFrom('articles').where('published_at', '<=', now)

export const listPublished = (db: Db, now: Date) =>
  published(db, now)
    .select(columns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(articleCeiling)
    .execute()

export const findPublished = (db: Db, link: string, now: Date) =>
  published(db, now).where('link', '=', link).select(columns).executeTakeFirst()

export const findPublishedById = (db: Db, id: number, now: Date) =>
  published(db, now).where('id', '=', id).select(['link', 'title', 'subtitle']).executeTakeFirst()

export const listOthers = (db: Db, link: string, now: Date, count: number) =>
  published(db, now)
    .where('link', '<>', link)
    .select(columns)
    .orderBy(sql`random()`)
    .limit(count)
    .execute()

export const isPublished = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await published(db, now).where('id', '=', id).select('id').executeTakeFirst()) !== undefined

export const listArticles = (db: Db) =>
  db.selectFrom('articles').select(columns).orderBy('modified_at', 'desc').limit(articleCeiling).execute()

/** With how far each has come to the newsletter. */
export const listWithMailings = (db: Db) =>
  db
    .selectFrom('articles')
    .leftJoin('article_mailings as m', 'm.article_id', 'articles.id')
    .select(columns.map((column) => `articles.${column}` as const))
    .select(['m.people_count as peopleCount', 'm.sent_count as sentCount', 'm.ended_at as endedAt'])
    .orderBy('modified_at', 'desc')
    .limit(articleCeiling)
    .execute()

export type ArticleRow = Awaited<ReturnType<typeof listArticles>>[number]

const valuesOf = ({ isHeader, publishedAt, pictureKey, ...article }: ArticleText) => ({
  ...article,
  picture_key: pictureKey ?? null,
  is_header: isHeader,
  published_at: publishedAt,
})

/** undefined: the link is another article's. */
export const insertArticle = (trx: Db, article: ArticleText, operatorId: number | null) =>
  trx
    .insertInto('articles')
    .values({ ...valuesOf(article), operator_id: operatorId })
    .onConflict((conflict) => conflict.column('link').doNothing())
    .returning('id')
    .executeTakeFirst()

export const lockArticle = (trx: Db, id: number) =>
  trx.selectFrom('articles').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

/** False: the link is another article's, perhaps since a moment ago; the transaction is over then. */
export const updateArticle = async (trx: Db, id: number, article: ArticleText): Promise<boolean> => {
  try {
    await trx
      .updateTable('articles')
      .set((eb) => ({ ...valuesOf(article), modified_at: sql<Date>`now()`, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (violates(error, 'articles_link_key')) return false
    throw error
  }
}

// --- comments --------------------------------------------------------------------------------------------------------

const commentColumns = ['c.id', 'c.parent_id as parentId', 'c.name', 'c.content', 'c.created_at as createdAt'] as const

export const listApproved = (db: Db, articleId: number) =>
  db
    .selectFrom('article_comments as c')
    .where('c.article_id', '=', articleId)
    .where('c.state', '=', 'approved')
    .select(commentColumns)
    .orderBy('c.id')
    .limit(commentCeiling)
    .execute()

export interface NewComment {
  articleId: number
  parentId: number | null
  name: string
  emailSecret: string | null
  content: string
  state: 'waiting' | 'approved'
  operatorId?: number | null
  at?: Date
}

export const insertComment = async (trx: Db, comment: NewComment): Promise<number> => {
  const { id } = await trx
    .insertInto('article_comments')
    .values({
      article_id: comment.articleId,
      parent_id: comment.parentId,
      name: comment.name,
      email_secret: comment.emailSecret,
      content: comment.content,
      state: comment.state,
      operator_id: comment.operatorId ?? null,
      ...(comment.at && { created_at: comment.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An approved comment of this article. */
export const isApproved = async (db: Db, id: number, articleId: number): Promise<boolean> =>
  (await db
    .selectFrom('article_comments')
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .where('state', '=', 'approved')
    .select('id')
    .executeTakeFirst()) !== undefined

export const lockComment = (trx: Db, id: number) =>
  trx
    .selectFrom('article_comments as c')
    .where('c.id', '=', id)
    .select(['c.id', 'c.article_id as articleId', 'c.state'])
    .forUpdate()
    .executeTakeFirst()

export const setCommentState = (trx: Db, id: number, state: 'approved' | 'refused', operatorId: number | null) =>
  trx.updateTable('article_comments').set({ state, operator_id: operatorId }).where('id', '=', id).execute()

export const listComments = (db: Db) =>
  db
    .selectFrom('article_comments as c')
    .innerJoin('articles as a', 'a.id', 'c.article_id')
    .select([
      'c.id',
      'c.name',
      'c.content',
      'c.state',
      'c.created_at as createdAt',
      'a.link as articleLink',
      'a.title as articleTitle',
      sql<boolean>`c.email_secret is null`.as('isOurs'),
    ])
    .orderBy(sql`c.state <> 'waiting'`)
    .orderBy('c.id', 'desc')
    .limit(commentCeiling)
    .execute()
