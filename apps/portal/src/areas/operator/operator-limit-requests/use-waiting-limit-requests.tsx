import {
  useOperatorLimitRequestGrantMutation,
  useOperatorLimitRequestListQuery,
  useOperatorLimitRequestRefuseMutation,
  type OperatorGrantLimitModel,
  type OperatorLimitRequest,
} from '@sarv/client/operator.generated'
import { limitedItem } from '@sarv/contract/enums'
import { useState } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { limitAmount, newMaxLabel } from '../frame/limit-amount.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { LimitFacts } from '../frame/LimitFacts.tsx'
import type { WaitingItem, WaitingSource } from '../frame/waiting-source.ts'
import { limitRequestsText as text } from './operator-limit-requests.fa.ts'

interface Asked {
  isGrant: boolean
  request: OperatorLimitRequest
}

/** What customers ask for beyond their limits. */
export const useWaitingLimitRequests = (skip: boolean): WaitingSource => {
  const query = useOperatorLimitRequestListQuery(undefined, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<Asked>()
  return {
    query,
    items: query.data?.map((request) => toItem(request, setAsked)),
    dialog: asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const toItem = (request: OperatorLimitRequest, ask: (asked: Asked) => void): WaitingItem => {
  const { id, customerId, customer, itemId, had, wanted, createDate } = request
  return {
    id: `limit-${id}`,
    kind: text.kind,
    customerId,
    customer,
    what: (
      <>
        <span>{text.asks(limitedItem.label(itemId), limitAmount(itemId, had), limitAmount(itemId, wanted))}</span>
        <bdi>{request.text}</bdi>
      </>
    ),
    since: createDate,
    acts: [
      { label: text.grant, run: () => ask({ isGrant: true, request }) },
      { label: text.refuse, run: () => ask({ isGrant: false, request }), isDanger: true },
    ],
  }
}

function AskedDialog({ isGrant, ...dialog }: Asked & DialogProps) {
  return isGrant ? <GrantDialog {...dialog} /> : <RefuseDialog {...dialog} />
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

function GrantDialog({ request, onClose }: DialogProps) {
  const { id, wanted, itemId, current, max, room } = request
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
          <LimitFacts itemId={itemId} current={current} max={max} room={room} asked={request} />
          <NumberField control={control} name="granted" label={newMaxLabel(itemId)} minValue={1} isRequired />
          <TextArea control={control} name="answer" label={text.answer} help={text.answerHelp} rows={2} />
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
