import { z } from 'zod'
import { Email, Id, PersonName, WireDateTime, optionalId, prose } from '../../fields.ts'
import { personal } from '../../personal.ts'

export const BlogComment = z
  .object({
    id: z.int(),
    parentId: z.int().nullish(),
    name: z.string().nullish(),
    content: z.string().nullish(),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'BlogComment' })
export type BlogComment = z.infer<typeof BlogComment>

export const BlogArticleListItem = z
  .object({
    link: z.string().nullish(),
    imageLink: z.string().nullish(),
    author: z.string().nullish(),
    title: z.string().nullish(),
    subtitle: z.string().nullish(),
    createDate: WireDateTime.optional(),
    webBolgTags: z.array(z.string()).nullish().describe('Spelled so on the wire'),
  })
  .meta({ id: 'BlogArticleListItem' })
export type BlogArticleListItem = z.infer<typeof BlogArticleListItem>

export const BlogRandomArticle = z
  .object({
    imageLink: z.string().nullish(),
    link: z.string().nullish(),
    author: z.string().nullish(),
    title: z.string().nullish(),
    subtitle: z.string().nullish(),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'BlogRandomArticle' })
export type BlogRandomArticle = z.infer<typeof BlogRandomArticle>

export const BlogHeaderArticle = z
  .object({
    imageLink: z.string().nullish(),
    link: z.string().nullish().describe('Our own'),
    author: z.string().nullish(),
    title: z.string().nullish(),
    subtitle: z.string().nullish(),
    createDate: WireDateTime.optional(),
    webBolgTags: z.array(z.string()).nullish().describe('Spelled so on the wire'),
  })
  .meta({ id: 'BlogHeaderArticle' })
export type BlogHeaderArticle = z.infer<typeof BlogHeaderArticle>

export const BlogArticle = z
  .object({
    id: z.int(),
    author: z.string().nullable(),
    imageLink: z.string().nullable(),
    link: z.string().nullable(),
    title: z.string().nullable(),
    subtitle: z.string().nullable(),
    text: z.string().nullable().describe('HTML: paragraphs of escaped text'),
    markdown: z.string().optional().describe('The same as it was written; our own'),
    viewCount: z.int().optional(),
    loveCount: z.int().optional(),
    createDate: WireDateTime.optional(),
    webBolgTags: z.array(z.string()).nullish().describe('Spelled so on the wire'),
  })
  .meta({ id: 'BlogArticle' })
export type BlogArticle = z.infer<typeof BlogArticle>

export const CreateBlogCommentModel = z
  .object({
    websiteBlogId: Id,
    name: personal(PersonName, 'nothing'),
    email: personal(Email, 'nothing'),
    content: personal(prose({ max: 5_000 }), 'nothing'),
    parentId: optionalId,
  })
  .meta({ id: 'CreateBlogCommentModel' })
export type CreateBlogCommentModel = z.infer<typeof CreateBlogCommentModel>
