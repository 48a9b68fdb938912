import type { Db } from '../../../db/connection.ts'

let made = 0

/** Of an article that is not there yet. */
export const newLink = (): string => {
  made += 1
  return `article-${made}-${Date.now().toString(36)}`
}

/** One that everybody reads. */
export const insertTestArticle = async (db: Db) => {
  const link = newLink()
  const { id } = await db
    .insertInto('articles')
    .values({
      link,
      title: 'a title',
      subtitle: 'a subtitle',
      content: 'a text',
      author: 'Sara',
      tags: [],
      is_header: false,
      published_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, link }
}

/** One that waits. */
export const insertTestComment = async (db: Db): Promise<number> => {
  const { id: articleId } = await insertTestArticle(db)
  const { id } = await db
    .insertInto('article_comments')
    .values({ article_id: articleId, name: 'Sara', email_secret: 'sealed', content: 'very useful', state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
