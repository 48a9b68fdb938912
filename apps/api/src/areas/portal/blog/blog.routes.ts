import type { FastifyInstance } from 'fastify'
import { blogCalls } from '@sarv/contract/portal/blog/blog.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  listArticleComments,
  listBlog,
  listHeaderArticles,
  listOtherArticles,
  readArticle,
  writeComment,
} from './blog.service.ts'
import { sendPicture } from './pictures.service.ts'

/** The same for everyone: caches on the way may answer. */
const shared = 'public, max-age=60'

export const blogRoutes = (app: FastifyInstance, { db, secrets, files }: Dependencies): void => {
  implement(app, blogCalls.blogList, ({ reply }) => {
    reply.header('cache-control', shared)
    return listBlog(db)
  })
  implement(app, blogCalls.blogGetHeaderArticles, ({ reply }) => {
    reply.header('cache-control', shared)
    return listHeaderArticles(db)
  })
  implement(app, blogCalls.blogGetRandomArticles, ({ params, reply }) => {
    reply.header('cache-control', shared)
    return listOtherArticles(db, params.link)
  })
  implement(app, blogCalls.blogGet, async ({ params, reply }) => {
    const article = await readArticle(db, params.link)
    reply.header('cache-control', shared)
    return article
  })
  implement(app, blogCalls.blogPicture, ({ params, reply }) => sendPicture(reply, { db, files }, params.key))
  // Not kept by caches: who has just been approved looks at once.
  implement(app, blogCalls.blogCommentGet, ({ params }) => listArticleComments(db, params.id))

  implement(app, blogCalls.blogCommentCreate, ({ trx, body }) => writeComment(trx, secrets, body), {
    rateLimit: { by: 'ip', max: 10, perSeconds: 3600 },
  })
}
