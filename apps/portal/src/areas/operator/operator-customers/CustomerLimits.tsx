import {
  useOperatorCustomerEditLimitMutation,
  useOperatorLimitRequestGrantMutation,
  type OperatorCustomerDetail,
  type OperatorEditLimitModel,
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
import { LimitFacts } from '../frame/LimitFacts.tsx'
import { limitAmount, newMaxLabel } from '../frame/limit-amount.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.limits

type Limit = OperatorCustomerDetail['limits'][number]

const columns: readonly Column<Limit>[] = [
  { id: 'item', label: text.columns.item, place: 'title', cell: ({ itemId }) => limitedItem.label(itemId) },
  { id: 'used', label: text.columns.used, cell: ({ itemId, current }) => limitAmount(itemId, current) },
  { id: 'max', label: text.columns.max, cell: ({ itemId, max }) => limitAmount(itemId, max) },
]

interface LimitForm {
  itemId: number
  max: number | null
  answer: string
  reason: string
}

const resolver = resolveBySchema<LimitForm, OperatorEditLimitModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-customers/operator-customers.schemas')).OperatorEditLimitModel,
)

/** How much the customer may have. */
export function CustomerLimits({ customerId, limits }: { customerId: number; limits: readonly Limit[] }) {
  const state = useListState({ prefix: 'limit-' })
  const refusal = useOperatorRefusal()
  const [asked, setAsked] = useState<Limit>()
  const edit: RowAction<Limit> = { label: text.edit, run: setAsked, disabledReason: () => refusal('operator:support') }
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        query={{ data: limits, isFetching: false, refetch: () => undefined }}
        columns={columns}
        keyOf={({ itemId }) => itemId}
        nameOf={({ itemId }) => limitedItem.label(itemId)}
        rowActions={[edit]}
        state={state}
        empty=""
        isCompact
      />
      {asked && <LimitDialog customerId={customerId} limit={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

interface LimitDialogProps {
  customerId: number
  limit: Limit
  onClose: () => void
}

function LimitDialog({ customerId: id, limit: { itemId, max, current, room, asked }, onClose }: LimitDialogProps) {
  const [edit] = useOperatorCustomerEditLimitMutation()
  const [grant] = useOperatorLimitRequestGrantMutation()
  // More of what the customer has asked for is the answer to the request.
  const send = (body: OperatorEditLimitModel) =>
    asked && body.max > max
      ? grant({ id: asked.id, body: { granted: body.max, answer: body.answer, reason: body.reason } })
      : edit({ id, body })
  return (
    <ActDialog
      title={text.editTitle(limitedItem.label(itemId))}
      submitLabel={text.edit}
      defaultValues={{ itemId, max: asked?.wanted ?? max, answer: '', reason: '' }}
      resolver={resolver}
      send={send}
      done={() => text.done}
      onClose={onClose}
    >
      {(control) => (
        <>
          <LimitFacts itemId={itemId} current={current} max={max} room={room} asked={asked} />
          <NumberField control={control} name="max" label={newMaxLabel(itemId)} minValue={0} isRequired />
          <TextArea control={control} name="answer" label={text.answer} help={text.answerHelp} rows={2} />
        </>
      )}
    </ActDialog>
  )
}
