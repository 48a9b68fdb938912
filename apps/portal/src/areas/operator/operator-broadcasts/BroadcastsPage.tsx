import {
  useOperatorBroadcastCancelMutation,
  useOperatorBroadcastListQuery,
  type OperatorBroadcast,
} from '@sarv/client/operator.generated'
import { broadcastAudience, broadcastState } from '@sarv/contract/enums'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { PublishedList } from '../frame/PublishedList.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { BroadcastDialog } from './BroadcastDialog.tsx'
import { broadcastsText as text } from './operator-broadcasts.fa.ts'

const isSending = ({ stateId }: OperatorBroadcast) => stateId === broadcastState.id.sending

const columns: readonly Column<OperatorBroadcast>[] = [
  { id: 'subject', label: text.columns.subject, place: 'title', cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    id: 'audience',
    label: text.columns.audience,
    cell: ({ audienceId, target }) => (
      <>
        {broadcastAudience.label(audienceId)}
        {target !== null && (
          <>
            : <bdi>{target}</bdi>
          </>
        )}
      </>
    ),
  },
  {
    id: 'progress',
    label: text.columns.progress,
    cell: ({ sentCount, peopleCount }) => text.sent(sentCount, peopleCount),
  },
  {
    id: 'state',
    label: text.columns.state,
    cell: ({ stateId }) => <EnumChip table={broadcastState} id={stateId} moving={[broadcastState.id.sending]} />,
  },
  { id: 'author', label: text.columns.author, isQuiet: true, cell: ({ author }) => author && <bdi>{author}</bdi> },
  {
    id: 'at',
    label: text.columns.at,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
]

/** `/operator/broadcasts`: messages to many, and how far they have come. */
export function BroadcastsPage() {
  const query = useOperatorBroadcastListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<'send' | OperatorBroadcast>()
  const actions: RowAction<OperatorBroadcast>[] = [
    {
      label: text.cancel,
      run: setAsked,
      disabledReason: (broadcast) => (isSending(broadcast) ? undefined : text.ended),
      isDanger: true,
    },
  ]
  const close = () => setAsked(undefined)
  return (
    <PublishedList
      text={text}
      query={query}
      columns={columns}
      rowActions={actions}
      publish={{ label: text.send, icon: Send, run: () => setAsked('send') }}
    >
      {asked === 'send' && <BroadcastDialog onClose={close} />}
      {asked !== undefined && asked !== 'send' && <CancelDialog broadcast={asked} onClose={close} />}
    </PublishedList>
  )
}

function CancelDialog({ broadcast: { id, subject }, onClose }: { broadcast: OperatorBroadcast; onClose: () => void }) {
  const [cancel] = useOperatorBroadcastCancelMutation()
  return (
    <ActDialog
      title={text.cancel}
      subtitle={
        <>
          <bdi>{subject}</bdi> · {text.cancelText}
        </>
      }
      submitLabel={text.cancel}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => cancel({ id, body })}
      done={() => text.cancelDone}
      onClose={onClose}
    />
  )
}
