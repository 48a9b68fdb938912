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
import { Section } from '../../../ui/Section.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { withdrawalsText as text } from './operator-withdrawals.fa.ts'

const statusOf = ({ isInHand, isWaitingForSecond }: OperatorWithdrawal) => {
  if (isInHand) return text.states.inHand
  return isWaitingForSecond ? text.states.second : text.states.requested
}

const payerOf = ({ isInHand, takenBy }: OperatorWithdrawal) =>
  isInHand ? <bdi>{takenBy ?? text.commandLine}</bdi> : '—'

const columns: readonly Column<OperatorWithdrawal>[] = [
  customerColumn(text.columns.customer),
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'sheba', label: text.columns.sheba, cell: ({ sheba }) => <Copy value={sheba} /> },
  { id: 'holder', label: text.columns.holder, cell: (withdrawal) => <Holder withdrawal={withdrawal} /> },
  { id: 'lastDays', label: text.columns.lastDays, cell: (withdrawal) => <LastDays withdrawal={withdrawal} /> },
  { id: 'takenBy', label: text.columns.takenBy, cell: payerOf },
  sinceColumn(text.columns.since),
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: (withdrawal) => <StatusChip status={statusOf(withdrawal)} />,
  },
]

/** Who holds the bank account, and whether that is somebody whose identity was confirmed. */
function Holder({ withdrawal: { holderName, isHolderConfirmed, confirmedNames } }: Pick<DialogProps, 'withdrawal'>) {
  return (
    <>
      <bdi>{holderName}</bdi>
      {!isHolderConfirmed && (
        <div>
          <StatusChip
            status={{
              label: confirmedNames.length > 0 ? text.otherName(confirmedNames) : text.noName,
              tone: 'warning',
            }}
          />
        </div>
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

/** Money that customers want back on their bank account: taken in hand first, then sent, then said to be paid. */
export function OperatorWithdrawals() {
  const state = useListState({ prefix: 'withdrawal-' })
  const query = useOperatorWithdrawalListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<{ act: Act; withdrawal: OperatorWithdrawal }>()
  const opens = (act: Act) => (withdrawal: OperatorWithdrawal) => setAsked({ act, withdrawal })
  const ofColleague = ({ isInHand, isMine }: OperatorWithdrawal) => (isInHand && !isMine ? text.notYours : undefined)
  const actions: RowAction<OperatorWithdrawal>[] = [
    {
      label: text.take,
      run: opens('take'),
      isHidden: ({ isInHand }) => isInHand,
      disabledReason: ({ isWaitingForSecond }) => (isWaitingForSecond ? text.second : undefined),
    },
    { label: text.paid, run: opens('paid'), isHidden: ({ isInHand }) => !isInHand, disabledReason: ofColleague },
    { label: text.release, run: opens('release'), isHidden: ({ isInHand }) => !isInHand },
    { label: text.refuse, run: opens('refuse'), disabledReason: ofColleague, isDanger: true },
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
      {asked?.act === 'take' && <TakeDialog withdrawal={asked.withdrawal} onClose={close} />}
      {asked?.act === 'release' && <ReleaseDialog withdrawal={asked.withdrawal} onClose={close} />}
      {asked?.act === 'paid' && <PaidDialog withdrawal={asked.withdrawal} onClose={close} />}
      {asked?.act === 'refuse' && <RefuseDialog withdrawal={asked.withdrawal} onClose={close} />}
    </Section>
  )
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
