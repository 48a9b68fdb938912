import type { Db } from '../../../db/connection.ts'
import { blogDemo } from './blog-demo.fa.ts'
import { createArticle, replyToComment } from './blog.service.ts'
import { insertComment } from './blog.store.ts'

const dayMs = 24 * 3_600_000

/** Articles of the last weeks, with what readers said and the provider answered. */
export const writeDemoArticles = async (trx: Db, now = new Date()): Promise<void> => {
  for (const [index, { comment, reply, ...article }] of blogDemo.articles.entries()) {
    const publishedAt = new Date(now.getTime() - (2 + 9 * index) * dayMs)
    const articleId = await createArticle(trx, { ...article, author: blogDemo.author, publishedAt }, null)
    if (!comment) continue
    const at = new Date(publishedAt.getTime() + dayMs / 2)
    const said = { ...comment, articleId, parentId: null, emailSecret: 'demo', state: 'approved' as const, at }
    await replyToComment(trx, await insertComment(trx, said), reply, null, new Date(at.getTime() + dayMs / 6))
  }
}
