import { articleState, commentState } from '@sarv/contract/enums'
import type {
  OperatorArticle,
  OperatorArticleModel,
  OperatorComment,
} from '@sarv/contract/operator/operator-articles/operator-articles.schemas'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { listAllArticles, listAllComments, type ArticleText } from '../../portal/blog/blog.service.ts'
import { pictureLink } from '../../portal/blog/pictures.service.ts'

const stateOf = (publishedAt: Date | null, now: Date): number => {
  if (publishedAt === null) return articleState.id.draft
  return publishedAt > now ? articleState.id.scheduled : articleState.id.published
}

export const listArticlesForOperators = async (db: Db, now = new Date()): Promise<OperatorArticle[]> =>
  (await listAllArticles(db)).map(({ publishedAt, modifiedAt, peopleCount, sentCount, endedAt, ...article }) => ({
    ...article,
    imageLink: article.pictureKey && pictureLink(article.pictureKey),
    mailing: peopleCount === null || sentCount === null ? null : { peopleCount, sentCount, isOver: endedAt !== null },
    stateId: stateOf(publishedAt, now),
    publishDate: publishedAt && toWire(publishedAt),
    modifyDate: toWire(modifiedAt),
  }))

export const listCommentsForOperators = async (db: Db): Promise<OperatorComment[]> =>
  (await listAllComments(db)).map(({ state, createdAt, ...comment }) => ({
    ...comment,
    stateId: commentState.id[state],
    createDate: toWire(createdAt),
  }))

/** What an editor has filled in, as it is kept. */
export const textOf = (model: OperatorArticleModel): ArticleText => {
  const { link, title, subtitle, content, author, tags, isHeader, pictureKey, publishDate } = model
  return {
    link,
    title,
    subtitle,
    content,
    author,
    isHeader,
    pictureKey,
    tags: [...new Set(tags)],
    publishedAt: publishDate === undefined ? null : fromWire(publishDate),
  }
}
