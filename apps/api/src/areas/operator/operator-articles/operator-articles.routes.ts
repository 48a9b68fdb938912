import type { FastifyInstance } from 'fastify'
import { operatorArticleCalls as calls } from '@sarv/contract/operator/operator-articles/operator-articles.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createArticle, decideComment, editArticle, replyToComment } from '../../portal/blog/blog.service.ts'
import { keepPicture } from '../../portal/blog/pictures.service.ts'
import { countReaders, startMailing } from '../../portal/newsletter/newsletter.service.ts'
import { listArticlesForOperators, listCommentsForOperators, textOf } from './operator-articles.service.ts'

export const operatorArticleRoutes = (app: FastifyInstance, { db, files }: Dependencies): void => {
  implement(app, calls.operatorArticleList, () => listArticlesForOperators(db))

  implement(app, calls.operatorArticleCreate, async ({ trx, operator, body, note }) => {
    const id = await createArticle(trx, textOf(body), operator.operatorId)
    note({ target: `article:${id}`, after: { title: body.title, publishDate: body.publishDate ?? null } })
    return { id }
  })

  implement(app, calls.operatorArticleEdit, async ({ trx, params, body, note }) => {
    const before = await editArticle(trx, params.id, textOf(body), body.version)
    note({ before: { title: before.title }, after: { title: body.title, publishDate: body.publishDate ?? null } })
    return { id: params.id }
  })

  implement(app, calls.operatorArticlePicture, {
    prepare: ({ operator, body }) => keepPicture({ db, files }, operator.operatorId, body.attachment),
    handle: (_, kept) => kept,
  })

  implement(app, calls.operatorArticleAudience, async () => ({ peopleCount: await countReaders(db) }))

  implement(app, calls.operatorArticleSend, async ({ trx, operator, params, note }) => {
    const peopleCount = await startMailing(trx, params.id, operator.operatorId)
    note({ target: `article:${params.id}`, after: { peopleCount } })
  })

  implement(app, calls.operatorCommentList, () => listCommentsForOperators(db))

  implement(app, calls.operatorCommentApprove, ({ trx, operator, params }) =>
    decideComment(trx, params.id, 'approved', operator.operatorId),
  )

  implement(app, calls.operatorCommentRefuse, ({ trx, operator, params }) =>
    decideComment(trx, params.id, 'refused', operator.operatorId),
  )

  implement(app, calls.operatorCommentReply, async ({ trx, operator, params, body }) => ({
    id: await replyToComment(trx, params.id, body.content, operator.operatorId),
  }))
}
