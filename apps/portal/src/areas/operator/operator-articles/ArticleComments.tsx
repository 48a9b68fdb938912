import {
  useOperatorCommentApproveMutation,
  useOperatorCommentListQuery,
  useOperatorCommentRefuseMutation,
  useOperatorCommentReplyMutation,
  type OperatorComment,
  type OperatorCommentReplyModel,
} from '@sarv/client/operator.generated'
import { commentState } from '@sarv/contract/enums'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Section } from '../../../ui/Section.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { onlyRows } from '../frame/only-rows.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { isWaitingComment } from './is-waiting-comment.ts'
import { articlesText as text } from './operator-articles.fa.ts'

const columns: readonly Column<OperatorComment>[] = [
  { id: 'content', label: text.commentColumns.content, place: 'title', cell: ({ content }) => <bdi>{content}</bdi> },
  { id: 'name', label: text.commentColumns.name, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'article', label: text.commentColumns.article, cell: ({ articleTitle }) => <bdi>{articleTitle}</bdi> },
  {
    id: 'state',
    label: text.commentColumns.state,
    cell: ({ stateId }) => <EnumChip table={commentState} id={stateId} />,
  },
  {
    id: 'at',
    label: text.commentColumns.at,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
]

type Act = 'approve' | 'refuse' | 'reply'

const unless = (state: number) => (comment: OperatorComment) => (comment.stateId === state ? text.already : undefined)

/** What readers said, those that wait first, or those alone. */
export function ArticleComments({ onlyWaiting = false }: { onlyWaiting?: boolean }) {
  const state = useListState({ prefix: 'comment-' })
  const query = useOperatorCommentListQuery(undefined, useOperatorPolling())
  const shown = onlyWaiting ? onlyRows(query, isWaitingComment) : query
  const [asked, setAsked] = useState<{ act: Act; comment: OperatorComment }>()
  const ask = (act: Act) => (comment: OperatorComment) => setAsked({ act, comment })
  const actions: RowAction<OperatorComment>[] = [
    { label: text.approve, run: ask('approve'), disabledReason: unless(commentState.id.approved) },
    { label: text.reply, run: ask('reply') },
    { label: text.refuse, run: ask('refuse'), disabledReason: unless(commentState.id.refused), isDanger: true },
  ]
  const close = () => setAsked(undefined)
  const title = onlyWaiting ? text.waitingComments : text.comments
  return (
    <Section title={title}>
      <ListTable
        label={title}
        unit={text.commentUnit}
        query={shown}
        columns={columns}
        rowActions={actions}
        nameOf={({ name }) => name}
        state={state}
        empty={onlyWaiting ? text.noWaitingComments : <Empty size="sm" icon={MessageCircle} title={text.noComments} />}
        isUsuallyEmpty={onlyWaiting}
      />
      {asked?.act === 'reply' && <ReplyDialog comment={asked.comment} onClose={close} />}
      {(asked?.act === 'approve' || asked?.act === 'refuse') && (
        <DecideDialog comment={asked.comment} isApproval={asked.act === 'approve'} onClose={close} />
      )}
    </Section>
  )
}

interface DialogProps {
  comment: OperatorComment
  onClose: () => void
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
