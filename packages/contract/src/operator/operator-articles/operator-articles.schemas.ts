import { z } from 'zod'
import { articleState, commentState } from '../../enums.ts'
import { WireDateTime, answeredEnum, optionalText, prose, proseLine, technical, distinct } from '../../fields.ts'
import { validationText } from '../../validation.fa.ts'
import { Reason } from '../operator-fields.ts'

export const OperatorArticle = z
  .object({
    id: z.int(),
    link: z.string(),
    title: z.string(),
    subtitle: z.string(),
    content: z.string().describe('Markdown'),
    author: z.string(),
    tags: z.array(z.string()),
    isHeader: z.boolean(),
    pictureKey: z.string().nullable(),
    imageLink: z.string().nullable(),
    stateId: answeredEnum(articleState),
    publishDate: WireDateTime.nullable(),
    modifyDate: WireDateTime,
    version: z.int().describe('Counts its changes; editing it says which one was read'),
    mailing: z
      .object({ sentCount: z.int(), peopleCount: z.int(), isOver: z.boolean() })
      .nullable()
      .describe('How far it has come to the newsletter; null: it was not sent there'),
  })
  .meta({ id: 'OperatorArticle' })
export type OperatorArticle = z.infer<typeof OperatorArticle>

export const OperatorArticleModel = z
  .object({
    link: technical(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validationText.name)
      .describe('Its part of the address: small Latin letters, digits and dashes'),
    title: proseLine({ min: 3, max: 150 }),
    subtitle: proseLine({ min: 3, max: 300 }),
    content: prose({ min: 3, max: 50_000 }).describe('Markdown; HTML in it stays text'),
    author: proseLine({ min: 2, max: 70 }),
    tags: distinct(z.array(proseLine({ max: 30 })).max(10)),
    isHeader: z.boolean().describe('It stands above the others'),
    pictureKey: optionalText(technical(64)).describe('Of operatorArticlePicture; absent: it has no picture'),
    publishDate: optionalText(WireDateTime).describe('From when everyone reads it; absent: a draft'),
    reason: Reason,
  })
  .meta({ id: 'OperatorArticleModel' })
export type OperatorArticleModel = z.infer<typeof OperatorArticleModel>

export const OperatorArticleEditModel = OperatorArticleModel.extend({
  version: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .describe('What the editor has read; where it was changed since, nothing is written over'),
}).meta({ id: 'OperatorArticleEditModel' })
export type OperatorArticleEditModel = z.infer<typeof OperatorArticleEditModel>

export const OperatorArticlePicture = z
  .object({ pictureKey: z.string(), imageLink: z.string().describe('Where everyone reads it') })
  .meta({ id: 'OperatorArticlePicture' })
export type OperatorArticlePicture = z.infer<typeof OperatorArticlePicture>

export const OperatorComment = z
  .object({
    id: z.int(),
    articleLink: z.string(),
    articleTitle: z.string(),
    name: z.string(),
    content: z.string().describe('Plain text'),
    stateId: answeredEnum(commentState),
    isOurs: z.boolean().describe('Written for the provider'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorComment' })
export type OperatorComment = z.infer<typeof OperatorComment>

export const OperatorCommentReplyModel = z
  .object({ content: prose({ min: 2, max: 5_000 }).describe('Plain text'), reason: Reason })
  .meta({ id: 'OperatorCommentReplyModel' })
export type OperatorCommentReplyModel = z.infer<typeof OperatorCommentReplyModel>
