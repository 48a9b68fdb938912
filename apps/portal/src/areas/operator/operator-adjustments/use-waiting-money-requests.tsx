import {
  useOperatorAdjustmentApproveMutation,
  useOperatorAdjustmentListQuery,
  useOperatorAdjustmentRefuseMutation,
  type OperatorMoneyRequest,
} from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Money } from '../../../ui/Money.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import type { WaitingItem, WaitingSource } from '../frame/waiting-source.ts'
import { adjustmentsText as text } from './operator-adjustments.fa.ts'

interface Asked {
  isApproval: boolean
  id: number
}

/** Movements of money that take a second person. */
export const useWaitingMoneyRequests = (skip: boolean): WaitingSource => {
  const query = useOperatorAdjustmentListQuery(undefined, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<Asked>()
  return {
    query,
    items: query.data?.map((request) => toItem(request, setAsked)),
    dialog: asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const toItem = (request: OperatorMoneyRequest, ask: (asked: Asked) => void): WaitingItem => {
  const { id, kind, customerId, customer, rials, isMine, askedBy, createDate } = request
  return {
    id: `money-${id}`,
    kind: text.list,
    customerId,
    customer,
    what: (
      <>
        <span>
          {text.kinds[kind]}: <Money rials={rials} />
        </span>
        <bdi>{request.text}</bdi>
        <span>{text.askedBy(askedBy)}</span>
      </>
    ),
    since: createDate,
    acts: [
      {
        label: text.approve,
        run: () => ask({ isApproval: true, id }),
        disabledReason: isMine ? text.mine : undefined,
      },
      { label: text.refuse, run: () => ask({ isApproval: false, id }), isDanger: true },
    ],
  }
}

function DecideDialog({ isApproval, id, onClose }: Asked & { onClose: () => void }) {
  const [approve] = useOperatorAdjustmentApproveMutation()
  const [refuse] = useOperatorAdjustmentRefuseMutation()
  return (
    <ActDialog
      title={isApproval ? text.approveTitle : text.refuseTitle}
      submitLabel={isApproval ? text.approve : text.refuse}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => (isApproval ? approve : refuse)({ id, body })}
      done={() => (isApproval ? text.approved : text.refused)}
      onClose={onClose}
    />
  )
}
