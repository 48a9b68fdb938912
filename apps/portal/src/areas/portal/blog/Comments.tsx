import {
  useBlogCommentCreateMutation,
  useBlogCommentGetQuery,
  type BlogComment,
  type CreateBlogCommentModel,
} from '@sarv/client/portal.generated'
import { useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { blogText as text } from './blog.fa.ts'
import styles from './blog.module.css'

/** Each with its answers below it. */
const inOrder = (comments: readonly BlogComment[]): BlogComment[] => {
  const known = new Set(comments.map(({ id }) => id))
  const withAnswers = (one: BlogComment): BlogComment[] => [
    one,
    ...comments.filter(({ parentId }) => parentId === one.id).flatMap(withAnswers),
  ]
  return comments.filter(({ parentId }) => !parentId || !known.has(parentId)).flatMap(withAnswers)
}

/** What readers said, as plain text, and a form to say something. */
export function Comments({ articleId }: { articleId: number }) {
  const { data, isError } = useBlogCommentGetQuery({ id: articleId })
  const [answered, setAnswered] = useState<BlogComment>()
  return (
    <>
      <Card title={text.comments}>
        {isError && !data && <Note tone="warning">{text.commentsFailed}</Note>}
        {data?.length === 0 && <p className={styles.quiet}>{text.noComments}</p>}
        <ul className={styles.comments}>
          {inOrder(data ?? []).map((comment) => (
            <li key={comment.id} data-answer={comment.parentId ? true : undefined}>
              <span className={styles.quiet}>
                <bdi>{comment.name}</bdi> · <DateText wire={comment.createDate} as="relative" />
              </span>
              <p className={styles.said} dir="auto">
                {comment.content}
              </p>
              <Button size="sm" kind="quiet" onPress={() => setAnswered(comment)}>
                {text.answer}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={text.write}>
        <CommentForm
          key={answered?.id ?? 0}
          articleId={articleId}
          answered={answered}
          onDrop={() => setAnswered(undefined)}
        />
      </Card>
    </>
  )
}

interface Form extends Pick<CreateBlogCommentModel, 'name' | 'email' | 'content' | 'websiteBlogId'> {
  parentId: number | null
}

const resolver = resolveBySchema<Form, CreateBlogCommentModel>(
  async () => (await import('@sarv/contract/portal/blog/blog.schemas')).CreateBlogCommentModel,
)

interface CommentFormProps {
  articleId: number
  answered: BlogComment | undefined
  onDrop: () => void
}

function CommentForm({ articleId, answered, onDrop }: CommentFormProps) {
  const [create] = useBlogCommentCreateMutation()
  const empty: Form = { name: '', email: '', content: '', websiteBlogId: articleId, parentId: answered?.id ?? null }
  const { control, dialog, reset } = useFormDialog((body: CreateBlogCommentModel) => create({ body }), {
    defaultValues: empty,
    resolver,
    done: () => {
      toast.success(text.sent)
      reset()
      onDrop()
    },
  })
  return (
    <form className={styles.form} onSubmit={dialog.onSubmit} noValidate>
      {answered && (
        <Note
          title={text.answering}
          actions={
            <Button size="sm" onPress={onDrop}>
              {text.dropAnswer}
            </Button>
          }
        >
          <bdi>{answered.content}</bdi>
        </Note>
      )}
      <TextField control={control} name="name" label={text.name} isRequired />
      <LtrTextField control={control} name="email" label={text.email} help={text.emailHelp} isRequired />
      <TextArea control={control} name="content" label={text.content} rows={4} maxLength={5000} isRequired />
      <div>
        <Button kind="primary" type="submit" isPending={dialog.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
