import {
  useOperatorPaymentAskMutation,
  useOperatorPaymentListQuery,
  useOperatorPaymentSettleMutation,
  type OperatorPayment,
  type OperatorPaymentSettleModel,
} from '@sarv/client/operator.generated'
import { paymentProvider } from '@sarv/contract/enums'
import { useState } from 'react'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import type { WaitingItem, WaitingSource } from '../frame/waiting-source.ts'
import { paymentsText as text } from './operator-payments.fa.ts'

type Act = 'ask' | OperatorPaymentSettleModel['place']

interface Asked {
  act: Act
  id: number
}

/** Payments whose bank has not said where the money is: asked again by themselves, and ended by what the bank tells somebody. */
export const useUnclearPayments = (skip: boolean): WaitingSource => {
  const query = useOperatorPaymentListQuery(undefined, { ...useClockPolling(), skip })
  const [asked, setAsked] = useState<Asked>()
  return {
    query,
    items: query.data?.map((payment) => toItem(payment, setAsked)),
    dialog: asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const toItem = (payment: OperatorPayment, open: (asked: Asked) => void): WaitingItem => {
  const { id, customerId, customer, paymentProviderId, rials, rrn, state, isWaitingForSecond, createDate } = payment
  const secondFirst = isWaitingForSecond ? text.secondFirst : undefined
  return {
    id: `payment-${id}`,
    kind: text.kind,
    customerId,
    customer,
    what: (
      <>
        <span>
          <Money rials={rials} /> · {paymentProvider.label(paymentProviderId)}
        </span>
        {rrn !== null && (
          <span>
            {text.rrn} <Ltr>{rrn}</Ltr>
          </span>
        )}
      </>
    ),
    state: <StatusChip status={isWaitingForSecond ? text.second : text.states[state]} />,
    since: createDate,
    acts: [
      { label: text.ask, run: () => open({ act: 'ask', id }) },
      {
        label: text.wallet,
        run: () => open({ act: 'wallet', id }),
        disabledReason: state === 'mismatch' ? text.otherAmount : secondFirst,
      },
      { label: text.card, run: () => open({ act: 'card', id }), disabledReason: secondFirst, isDanger: true },
    ],
  }
}

function AskedDialog({ act, id, onClose }: Asked & DialogProps) {
  if (act === 'ask') return <AskDialog id={id} onClose={onClose} />
  return <SettleDialog id={id} place={act} onClose={onClose} />
}

interface DialogProps {
  id: number
  onClose: () => void
}

function AskDialog({ id, onClose }: DialogProps) {
  const [ask] = useOperatorPaymentAskMutation()
  return (
    <ActDialog
      title={text.askTitle}
      subtitle={text.askSub}
      submitLabel={text.ask}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => ask({ id, body })}
      done={() => text.asked}
      onClose={onClose}
    />
  )
}

const settleResolver = resolveBySchema<OperatorPaymentSettleModel, OperatorPaymentSettleModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-payments/operator-payments.schemas')).OperatorPaymentSettleModel,
)

function SettleDialog({ id, place, onClose }: DialogProps & { place: OperatorPaymentSettleModel['place'] }) {
  const [settle] = useOperatorPaymentSettleMutation()
  const words = text.settle[place]
  return (
    <ActDialog
      title={words.title}
      subtitle={words.sub}
      submitLabel={words.submit}
      defaultValues={{ place, bankReference: '', reason: '' }}
      resolver={settleResolver}
      send={(body) => settle({ id, body })}
      done={({ isDone }) => (isDone ? words.done : text.waits)}
      onClose={onClose}
    >
      {(control) => (
        <LtrTextField control={control} name="bankReference" label={text.reference} maxLength={100} isRequired />
      )}
    </ActDialog>
  )
}
