import type {
  BlogArticle,
  BlogArticleListItem,
  BlogComment,
  BlogHeaderArticle,
  CreateBlogCommentModel,
} from '@sarv/contract/portal/blog/blog.schemas'
import type { Db } from '../../../db/connection.ts'
import { sealPersonal } from '../../../db/personal-data.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { SecretBox } from '../../../secrets.ts'
import { publishToOperators } from '../../../operations/events.ts'
import { blogText as text } from './blog.fa.ts'
import { plainHtml } from './blog.rules.ts'
import { pictureLink } from './pictures.service.ts'
import { holdPicture } from './pictures.store.ts'
import {
  findPublished,
  findPublishedById,
  insertArticle,
  insertComment,
  isApproved,
  isPublished,
  listApproved,
  listComments,
  listOthers,
  listPublished,
  listWithMailings,
  lockArticle,
  lockComment,
  setCommentState,
  updateArticle,
  type ArticleRow,
  type ArticleText,
} from './blog.store.ts'

export type { ArticleText } from './blog.store.ts'

const others = 3

const imageOf = ({ pictureKey }: Pick<ArticleRow, 'pictureKey'>) => pictureKey && pictureLink(pictureKey)

const toItem = (article: ArticleRow): BlogArticleListItem => ({
  link: article.link,
  imageLink: imageOf(article),
  author: article.author,
  title: article.title,
  subtitle: article.subtitle,
  createDate: toWire(article.publishedAt!),
  webBolgTags: article.tags,
})

export const listBlog = async (db: Db, now = new Date()): Promise<BlogArticleListItem[]> =>
  (await listPublished(db, now)).map(toItem)

export const listHeaderArticles = async (db: Db, now = new Date()): Promise<BlogHeaderArticle[]> =>
  (await listPublished(db, now)).filter(({ isHeader }) => isHeader).map(toItem)

export const listOtherArticles = async (db: Db, link: string, now = new Date()): Promise<BlogArticleListItem[]> =>
  (await listOthers(db, link, now, others)).map(toItem)

export const readArticle = async (db: Db, link: string, now = new Date()): Promise<BlogArticle> => {
  const article = await findPublished(db, link, now)
  if (!article) throw new AppError('not_found')
  const { id, author, title, subtitle, content, publishedAt, tags } = article
  return {
    id,
    author,
    imageLink: imageOf(article),
    link: article.link,
    title,
    subtitle,
    text: plainHtml(content),
    markdown: content,
    createDate: toWire(publishedAt!),
    webBolgTags: tags,
  }
}

/** What everyone reads by now, by its id. */
export const findOpenArticle = (db: Db, id: number, now: Date) => findPublishedById(db, id, now)

/** Those that everyone reads; nothing of an article that nobody reads yet. */
export const listArticleComments = async (db: Db, articleId: number, now = new Date()): Promise<BlogComment[]> => {
  if (!(await isPublished(db, articleId, now))) throw new AppError('not_found')
  return (await listApproved(db, articleId)).map(({ createdAt, ...comment }) => ({
    ...comment,
    createDate: toWire(createdAt),
  }))
}

/** It waits until an editor has looked at it. */
export const writeComment = async (
  trx: Db,
  secrets: SecretBox,
  { websiteBlogId, name, email, content, parentId }: CreateBlogCommentModel,
  now = new Date(),
): Promise<void> => {
  if (!(await isPublished(trx, websiteBlogId, now))) throw new AppError('not_found')
  if (parentId !== undefined && !(await isApproved(trx, parentId, websiteBlogId))) throw new AppError('not_found')
  await insertComment(trx, {
    articleId: websiteBlogId,
    parentId: parentId ?? null,
    name,
    emailSecret: sealPersonal(secrets, email, 'email'),
    content,
    state: 'waiting',
  })
  await publishToOperators(trx, ['OperatorComment'])
}

// --- what editors do -------------------------------------------------------------------------------------------------

export const listAllArticles = (db: Db) => listWithMailings(db)
export const listAllComments = (db: Db) => listComments(db)

const requirePicture = async (trx: Db, { pictureKey }: ArticleText): Promise<void> => {
  if (pictureKey !== undefined && !(await holdPicture(trx, pictureKey))) throw new AppError('picture_missing')
}

export const createArticle = async (trx: Db, article: ArticleText, operatorId: number | null): Promise<number> => {
  await requirePicture(trx, article)
  const made = await insertArticle(trx, article, operatorId)
  if (!made) throw new AppError('article_link_taken')
  return made.id
}

/** What of it is written by people. */
const textOf = ({ id: _id, modifiedAt: _at, version: _version, pictureKey, ...article }: ArticleRow): ArticleText => ({
  ...article,
  pictureKey: pictureKey ?? undefined,
})

const requireArticle = async (trx: Db, id: number): Promise<ArticleRow> => {
  const article = await lockArticle(trx, id)
  if (!article) throw new AppError('not_found')
  return article
}

const changeArticle = async (trx: Db, id: number, article: ArticleText): Promise<void> => {
  await requirePicture(trx, article)
  if (!(await updateArticle(trx, id, article))) throw new AppError('article_link_taken')
}

/** Only over what its editor has read. Answers what it was. */
export const editArticle = async (trx: Db, id: number, article: ArticleText, version: number): Promise<ArticleRow> => {
  const before = await requireArticle(trx, id)
  if (before.version !== version) throw new AppError('article_changed')
  await changeArticle(trx, id, article)
  return before
}

/** From when on everyone reads it; null: nobody does. Answers what it was. */
export const setPublished = async (trx: Db, id: number, publishedAt: Date | null): Promise<ArticleRow> => {
  const article = await requireArticle(trx, id)
  await changeArticle(trx, id, { ...textOf(article), publishedAt })
  return article
}

export const decideComment = async (
  trx: Db,
  id: number,
  state: 'approved' | 'refused',
  operatorId: number | null,
): Promise<void> => {
  const comment = await lockComment(trx, id)
  if (!comment) throw new AppError('not_found')
  if (comment.state === state) throw new AppError('comment_decided')
  await setCommentState(trx, id, state, operatorId)
}

/** In the provider's name: no operator's own stands below an article. */
export const replyToComment = async (
  trx: Db,
  id: number,
  content: string,
  operatorId: number | null,
  at?: Date,
): Promise<number> => {
  const comment = await lockComment(trx, id)
  if (!comment) throw new AppError('not_found')
  if (comment.state !== 'approved') await setCommentState(trx, id, 'approved', operatorId)
  const { articleId } = comment
  return insertComment(trx, {
    articleId,
    parentId: id,
    name: text.provider,
    emailSecret: null,
    content,
    state: 'approved',
    operatorId,
    ...(at && { at }),
  })
}
