import {
  useOperatorCommentApproveMutation,
  useOperatorCommentRefuseMutation,
  useOperatorCommentReplyMutation,
  type OperatorComment,
  type OperatorCommentReplyModel,
} from '@sarv/client/operator.generated'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { articlesText as text } from './operator-articles.fa.ts'

export interface AskedComment {
  act: 'approve' | 'refuse' | 'reply'
  comment: OperatorComment
}

interface DialogProps extends Pick<AskedComment, 'comment'> {
  onClose: () => void
}

/** What an operator does with a reader's comment. */
export function CommentDialog({ act, ...dialog }: AskedComment & DialogProps) {
  return act === 'reply' ? <ReplyDialog {...dialog} /> : <DecideDialog {...dialog} isApproval={act === 'approve'} />
}

function DecideDialog({ comment: { id, content }, isApproval, onClose }: DialogProps & { isApproval: boolean }) {
  const [approve] = useOperatorCommentApproveMutation()
  const [refuse] = useOperatorCommentRefuseMutation()
  const label = isApproval ? text.approve : text.refuse
  return (
    <ActDialog
      title={label}
      subtitle={<bdi>{content}</bdi>}
      submitLabel={label}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => (isApproval ? approve({ id, body }) : refuse({ id, body }))}
      done={() => (isApproval ? text.approveDone : text.refuseDone)}
      onClose={onClose}
    />
  )
}

const replyResolver = resolveBySchema<OperatorCommentReplyModel, OperatorCommentReplyModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-articles/operator-articles.schemas')).OperatorCommentReplyModel,
)

function ReplyDialog({ comment: { id, content }, onClose }: DialogProps) {
  const [reply] = useOperatorCommentReplyMutation()
  return (
    <ActDialog
      title={text.replyTitle}
      subtitle={<bdi>{content}</bdi>}
      submitLabel={text.reply}
      defaultValues={{ content: '', reason: '' }}
      resolver={replyResolver}
      send={(body) => reply({ id, body })}
      done={() => text.replyDone}
      onClose={onClose}
    >
      {(control) => (
        <TextArea control={control} name="content" label={text.reply} rows={3} maxLength={5000} isRequired />
      )}
    </ActDialog>
  )
}
