import { useOperatorCannedReplyListQuery, type OperatorCannedReply } from '@sarv/client/operator.generated'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import type { CannedAct } from './CannedDialogs.tsx'
import { cannedText as text } from './operator-canned-replies.fa.ts'

const CannedDialogs = lazyDialog(async () => (await import('./CannedDialogs.tsx')).CannedDialogs)

const columns: readonly Column<OperatorCannedReply>[] = [
  { id: 'title', label: text.columns.title, place: 'title', value: ({ title }) => title, searched: true },
  { id: 'content', label: text.columns.content, value: ({ content }) => content, searched: true },
]

/** Answers that operators keep ready. */
export function CannedRepliesPage() {
  const query = useOperatorCannedReplyListQuery({}, useOperatorPolling())
  const [act, setAct] = useState<CannedAct>()
  const actions: RowAction<OperatorCannedReply>[] = [
    { label: text.edit, run: (reply) => setAct({ kind: 'edit', reply }) },
    { label: text.remove, run: (reply) => setAct({ kind: 'remove', reply }), isDanger: true },
  ]
  const create = (
    <Button kind="primary" icon={Plus} opens={CannedDialogs} onPress={() => setAct({ kind: 'create' })}>
      {text.create}
    </Button>
  )
  return (
    <ListPage title={text.title} query={query} note={text.intro} actions={create}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        nameOf={({ title }) => title}
        rowActions={actions}
        searchFor={text.search}
        empty={
          <Empty icon={MessageSquareText} title={text.empty.title} actions={create}>
            {text.empty.text}
          </Empty>
        }
      />
      {act && <CannedDialogs act={act} onClose={() => setAct(undefined)} />}
    </ListPage>
  )
}
