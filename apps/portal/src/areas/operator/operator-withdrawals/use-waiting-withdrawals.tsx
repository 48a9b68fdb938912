import {
  useOperatorWithdrawalListQuery,
  useOperatorWithdrawalPaidMutation,
  useOperatorWithdrawalRefuseMutation,
  useOperatorWithdrawalReleaseMutation,
  useOperatorWithdrawalTakeMutation,
  type OperatorWithdrawal,
  type OperatorWithdrawalPaidModel,
} from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Copy } from '../../../ui/Copy.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import type { WaitingItem, WaitingSource } from '../frame/waiting-source.ts'
import { withdrawalsText as text } from './operator-withdrawals.fa.ts'

const statusOf = ({ isInHand, isWaitingForSecond }: OperatorWithdrawal) => {
  if (isInHand) return text.states.inHand
  return isWaitingForSecond ? text.states.second : text.states.requested
}

/** Who holds the bank account, and whether that is somebody whose identity was confirmed. */
function Holder({ withdrawal: { holderName, isHolderConfirmed, confirmedNames } }: Pick<DialogProps, 'withdrawal'>) {
  return (
    <>
      <span>
        {text.holder}: <bdi>{holderName}</bdi>
      </span>
      {!isHolderConfirmed && (
        <StatusChip
          status={{
            label: confirmedNames.length > 0 ? text.otherName(confirmedNames) : text.noName,
            tone: 'warning',
          }}
        />
      )}
    </>
  )
}

/** What became of the customer's money: whoever pays in and takes it out again uses nothing of it. */
function LastDays({ withdrawal: { lastDays, giftBack } }: Pick<DialogProps, 'withdrawal'>) {
  const facts = [
    [text.paidIn, lastDays.paidIn],
    [text.used, lastDays.used],
    [text.gifts, lastDays.gifts],
    [text.commissions, lastDays.commissions],
    [text.giftBack, giftBack],
  ] as const
  return (
    <>
      {facts
        .filter(([label, rials]) => rials !== 0 || label === text.paidIn || label === text.used)
        .map(([label, rials]) => (
          <div key={label}>
            {label}: <Money rials={rials} />
          </div>
        ))}
    </>
  )
}

type Act = 'take' | 'release' | 'paid' | 'refuse'

interface Asked extends Pick<DialogProps, 'withdrawal'> {
  act: Act
}

/** Money that customers want back on their bank account: taken in hand first, then sent, then said to be paid. */
export const useWaitingWithdrawals = (skip: boolean): WaitingSource => {
  const query = useOperatorWithdrawalListQuery(undefined, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<Asked>()
  return {
    query,
    items: query.data?.map((withdrawal) => toItem(withdrawal, setAsked)),
    dialog: asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const toItem = (withdrawal: OperatorWithdrawal, ask: (asked: Asked) => void): WaitingItem => {
  const { id, customerId, customer, rials, sheba, isInHand, createDate } = withdrawal
  return {
    id: `withdrawal-${id}`,
    kind: text.kind,
    customerId,
    customer,
    what: (
      <>
        <b>
          <Money rials={rials} />
        </b>
        <Copy value={sheba} />
        <Holder withdrawal={withdrawal} />
        <LastDays withdrawal={withdrawal} />
        {isInHand && (
          <span>
            {text.payer}: <bdi>{withdrawal.takenBy ?? text.commandLine}</bdi>
          </span>
        )}
      </>
    ),
    state: <StatusChip status={statusOf(withdrawal)} />,
    since: createDate,
    acts: actsOf(withdrawal, (act) => ask({ act, withdrawal })),
  }
}

const actsOf = ({ isInHand, isMine, isWaitingForSecond }: OperatorWithdrawal, ask: (act: Act) => void) => {
  const ofColleague = isInHand && !isMine ? text.notYours : undefined
  const refuse = { label: text.refuse, run: () => ask('refuse'), disabledReason: ofColleague, isDanger: true }
  if (!isInHand) {
    return [
      { label: text.take, run: () => ask('take'), disabledReason: isWaitingForSecond ? text.second : undefined },
      refuse,
    ]
  }
  return [
    { label: text.paid, run: () => ask('paid'), disabledReason: ofColleague },
    { label: text.release, run: () => ask('release') },
    refuse,
  ]
}

function AskedDialog({ act, ...dialog }: Asked & DialogProps) {
  if (act === 'take') return <TakeDialog {...dialog} />
  if (act === 'release') return <ReleaseDialog {...dialog} />
  return act === 'paid' ? <PaidDialog {...dialog} /> : <RefuseDialog {...dialog} />
}

const paidResolver = resolveBySchema<OperatorWithdrawalPaidModel, OperatorWithdrawalPaidModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-withdrawals/operator-withdrawals.schemas'))
      .OperatorWithdrawalPaidModel,
)

interface DialogProps {
  withdrawal: OperatorWithdrawal
  onClose: () => void
}

function TakeDialog({ withdrawal: { id }, onClose }: DialogProps) {
  const [take] = useOperatorWithdrawalTakeMutation()
  return (
    <ActDialog
      title={text.takeTitle}
      subtitle={text.takeSub}
      submitLabel={text.take}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => take({ id, body })}
      done={({ isDone }) => (isDone ? text.taken : text.waits)}
      onClose={onClose}
    />
  )
}

function ReleaseDialog({ withdrawal: { id, isMine, takenBy }, onClose }: DialogProps) {
  const [release] = useOperatorWithdrawalReleaseMutation()
  return (
    <ActDialog
      title={text.releaseTitle}
      subtitle={isMine ? text.releaseSub : text.releaseOfColleague(takenBy ?? text.commandLine)}
      submitLabel={text.release}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => release({ id, body })}
      done={() => text.released}
      onClose={onClose}
    />
  )
}

function PaidDialog({ withdrawal: { id }, onClose }: DialogProps) {
  const [paid] = useOperatorWithdrawalPaidMutation()
  return (
    <ActDialog
      title={text.paidTitle}
      subtitle={text.paidSub}
      submitLabel={text.paid}
      defaultValues={{ bankReference: '', reason: '' }}
      resolver={paidResolver}
      send={(body) => paid({ id, body })}
      done={() => text.done}
      onClose={onClose}
    >
      {(control) => (
        <LtrTextField control={control} name="bankReference" label={text.reference} maxLength={100} isRequired />
      )}
    </ActDialog>
  )
}

function RefuseDialog({ withdrawal: { id, isInHand }, onClose }: DialogProps) {
  const [refuse] = useOperatorWithdrawalRefuseMutation()
  return (
    <AnswerDialog
      title={text.refuseTitle}
      subtitle={isInHand ? text.refuseInHand : text.refuseSub}
      submitLabel={text.refuse}
      send={(body) => refuse({ id, body })}
      done={text.refused}
      onClose={onClose}
    />
  )
}
