import {
  useOperatorArticleCreateMutation,
  useOperatorArticleEditMutation,
  type OperatorArticle,
  type OperatorArticleModel,
} from '@sarv/client/operator.generated'
import { useWatch, type Control } from 'react-hook-form'
import { nowOnWire } from '../../../format/relative.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { MarkdownText } from '../../../ui/MarkdownText.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { Moment } from '../frame/Moment.tsx'
import { dayOf, momentOf, timeOf } from '../frame/moments.ts'
import { PictureField } from './PictureField.tsx'
import { articlesText as text } from './operator-articles.fa.ts'

interface Form extends Omit<OperatorArticleModel, 'tags' | 'publishDate' | 'pictureKey'> {
  pictureKey: string
  tags: string
  publishDay: string | null
  publishTime: string
}

const tagsOf = (typed: string): string[] =>
  typed
    .split(/[,\u060c]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const resolver = resolveBySchema<Form, OperatorArticleModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-articles/operator-articles.schemas')).OperatorArticleModel,
  {
    toSent: ({ tags, publishDay, publishTime, ...form }) => ({
      ...form,
      tags: tagsOf(tags),
      publishDate: momentOf(publishDay, publishTime),
    }),
    fieldOf: { publishDate: 'publishTime' },
  },
)

const formOf = (article: OperatorArticle | undefined): Form => ({
  link: article?.link ?? '',
  title: article?.title ?? '',
  subtitle: article?.subtitle ?? '',
  author: article?.author ?? '',
  content: article?.content ?? '',
  tags: article?.tags.join(', ') ?? '',
  isHeader: article?.isHeader ?? false,
  pictureKey: article?.pictureKey ?? '',
  publishDay: dayOf(article?.publishDate),
  publishTime: timeOf(article?.publishDate ?? nowOnWire()),
  reason: '',
})

/** Writes an article, or changes one; without a day it is a draft. */
export function ArticleDialog({ article, onClose }: { article?: OperatorArticle | undefined; onClose: () => void }) {
  const [create] = useOperatorArticleCreateMutation()
  const [edit] = useOperatorArticleEditMutation()
  return (
    <ActDialog
      title={article ? text.editTitle : text.write}
      submitLabel={article ? text.edit : text.write}
      defaultValues={formOf(article)}
      resolver={resolver}
      about={{ article_link_taken: 'link', picture_missing: 'pictureKey' }}
      send={async (body: OperatorArticleModel) =>
        article ? edit({ id: article.id, body: { ...body, version: article.version } }) : create({ body })
      }
      done={() => text.done}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField control={control} name="title" label={text.articleTitle} isRequired />
          <TextField control={control} name="subtitle" label={text.subtitle} isRequired />
          <LtrTextField control={control} name="link" label={text.link} help={text.linkHelp} isRequired />
          <TextField control={control} name="author" label={text.author} isRequired />
          <PictureField control={control} name="pictureKey" imageLink={article?.imageLink} />
          <TextArea
            control={control}
            name="content"
            label={text.content}
            help={text.contentHelp}
            rows={10}
            maxLength={50_000}
            isRequired
          />
          <Preview control={control} />
          <TextField control={control} name="tags" label={text.tags} help={text.tagsHelp} />
          <Checkbox control={control} name="isHeader" label={text.isHeader} />
          <Moment
            control={control}
            day="publishDay"
            time="publishTime"
            labels={{ day: text.publishDay, time: text.publishTime }}
            help={text.publishHelp}
          />
        </>
      )}
    </ActDialog>
  )
}

function Preview({ control }: { control: Control<Form, unknown, OperatorArticleModel> }) {
  const content = useWatch({ control, name: 'content' })
  return (
    <Fold title={text.preview}>
      <MarkdownText>{content}</MarkdownText>
    </Fold>
  )
}
