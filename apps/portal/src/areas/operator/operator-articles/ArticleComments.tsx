import { useOperatorCommentListQuery, type OperatorComment } from '@sarv/client/operator.generated'
import { commentState } from '@sarv/contract/enums'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { CommentDialog, type AskedComment } from './CommentDialog.tsx'
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

const unless = (state: number) => (comment: OperatorComment) => (comment.stateId === state ? text.already : undefined)

/** What readers said, those that wait first. */
export function ArticleComments() {
  const state = useListState({ prefix: 'comment-' })
  const query = useOperatorCommentListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<AskedComment>()
  const ask = (act: AskedComment['act']) => (comment: OperatorComment) => setAsked({ act, comment })
  const actions: RowAction<OperatorComment>[] = [
    { label: text.approve, run: ask('approve'), disabledReason: unless(commentState.id.approved) },
    { label: text.reply, run: ask('reply') },
    { label: text.refuse, run: ask('refuse'), disabledReason: unless(commentState.id.refused), isDanger: true },
  ]
  return (
    <Section title={text.comments}>
      <ListTable
        label={text.comments}
        unit={text.commentUnit}
        query={query}
        columns={columns}
        rowActions={actions}
        nameOf={({ name }) => name}
        state={state}
        empty={<Empty size="sm" icon={MessageCircle} title={text.noComments} />}
      />
      {asked && <CommentDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}
