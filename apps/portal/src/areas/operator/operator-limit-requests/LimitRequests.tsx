import {
  useOperatorLimitRequestGrantMutation,
  useOperatorLimitRequestListQuery,
  useOperatorLimitRequestRefuseMutation,
  type OperatorGrantLimitModel,
  type OperatorLimitRequest,
} from '@sarv/client/operator.generated'
import { limitedItem } from '@sarv/contract/enums'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { limitAmount } from '../frame/limit-amount.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { limitRequestsText as text } from './operator-limit-requests.fa.ts'

const columns: readonly Column<OperatorLimitRequest>[] = [
  customerColumn(text.columns.customer),
  { id: 'item', label: text.columns.item, cell: ({ itemId }) => limitedItem.label(itemId) },
  {
    id: 'wanted',
    label: text.columns.wanted,
    cell: ({ itemId, had, wanted }) => text.fromTo(limitAmount(itemId, had), limitAmount(itemId, wanted)),
  },
  { id: 'text', label: text.columns.text, cell: (request) => <bdi>{request.text}</bdi> },
  sinceColumn(text.columns.since),
]

/** What customers ask for beyond their limits. */
export function LimitRequests() {
  const state = useListState({ prefix: 'limit-' })
  const query = useOperatorLimitRequestListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<{ isGrant: boolean; request: OperatorLimitRequest }>()
  const actions: RowAction<OperatorLimitRequest>[] = [
    { label: text.grant, run: (request) => setAsked({ isGrant: true, request }) },
    { label: text.refuse, run: (request) => setAsked({ isGrant: false, request }), isDanger: true },
  ]
  const close = () => setAsked(undefined)
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={actions}
        nameOf={({ customer }) => customer}
        state={state}
        empty={text.empty}
        isUsuallyEmpty
      />
      {asked?.isGrant && <GrantDialog request={asked.request} onClose={close} />}
      {asked && !asked.isGrant && <RefuseDialog request={asked.request} onClose={close} />}
    </Section>
  )
}

interface GrantForm {
  granted: number | null
  answer: string
  reason: string
}

const grantResolver = resolveBySchema<GrantForm, OperatorGrantLimitModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-limit-requests/operator-limit-requests.schemas'))
      .OperatorGrantLimitModel,
)

interface DialogProps {
  request: OperatorLimitRequest
  onClose: () => void
}

function GrantDialog({ request: { id, wanted, itemId }, onClose }: DialogProps) {
  const [grant] = useOperatorLimitRequestGrantMutation()
  return (
    <ActDialog
      title={text.grantTitle}
      subtitle={limitedItem.label(itemId)}
      submitLabel={text.grant}
      defaultValues={{ granted: wanted, answer: '', reason: '' }}
      resolver={grantResolver}
      about={{ limit_enough: 'granted' }}
      send={(body) => grant({ id, body })}
      done={() => text.grantDone}
      onClose={onClose}
    >
      {(control) => (
        <>
          <NumberField control={control} name="granted" label={text.granted} minValue={1} isRequired />
          <TextArea control={control} name="answer" label={text.answer} rows={2} />
        </>
      )}
    </ActDialog>
  )
}

function RefuseDialog({ request: { id }, onClose }: DialogProps) {
  const [refuse] = useOperatorLimitRequestRefuseMutation()
  return (
    <AnswerDialog
      title={text.refuseTitle}
      submitLabel={text.refuse}
      send={(body) => refuse({ id, body })}
      done={text.refuseDone}
      onClose={onClose}
    />
  )
}
