import { CircleCheck } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { frameText } from '../frame/frame.fa.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { asOneQuery, type WaitingItem } from '../frame/waiting-source.ts'
import { useWaitingMoneyRequests } from '../operator-adjustments/use-waiting-money-requests.tsx'
import { useWaitingComments } from '../operator-articles/use-waiting-comments.tsx'
import { useWaitingIdentities } from '../operator-customers/use-waiting-identities.tsx'
import { useWaitingLimitRequests } from '../operator-limit-requests/use-waiting-limit-requests.tsx'
import { InvoicesNote } from '../operator-health/InvoicesNote.tsx'
import { useOperationsToSettle } from '../operator-operations/use-operations-to-settle.tsx'
import { useUnclearPayments } from '../operator-payments/use-unclear-payments.tsx'
import { useWaitingWithdrawals } from '../operator-withdrawals/use-waiting-withdrawals.tsx'
import { waitingText as text } from './waiting.fa.ts'
import styles from './WaitingPage.module.css'

const columns: readonly Column<WaitingItem>[] = [
  {
    id: 'customer',
    label: text.columns.customer,
    place: 'title',
    searched: ({ customer }) => customer ?? text.everyone,
    cell: ({ customerId, customer }) =>
      customerId === null ? (customer ?? text.everyone) : <CustomerLink id={customerId} name={customer} />,
  },
  { id: 'kind', label: text.columns.kind, searched: ({ kind }) => kind, cell: ({ kind }) => kind },
  {
    id: 'what',
    label: text.columns.what,
    cell: ({ what, state }) => (
      <div className={styles.what}>
        {what}
        {state}
      </div>
    ),
  },
  {
    id: 'since',
    label: text.columns.since,
    isQuiet: true,
    cell: ({ since }) => <DateText wire={since} as="relative" />,
  },
  {
    id: 'acts',
    label: text.columns.acts,
    cell: ({ acts }) => (
      <div className={styles.acts}>
        {acts.map(({ label, run, disabledReason, isDanger = false }, place) => (
          <Button
            key={label}
            size="sm"
            kind={kindOf(place, isDanger)}
            disabledReason={disabledReason}
            writes
            onPress={run}
          >
            {label}
          </Button>
        ))}
      </div>
    ),
  },
]

const kindOf = (place: number, isDanger: boolean) => {
  if (isDanger) return 'danger-quiet'
  return place === 0 ? 'secondary' : 'quiet'
}

/** Everything that waits for a person, the oldest first; each role sees what is its own. */
export function WaitingPage() {
  const refusal = useOperatorRefusal()
  const isEngineer = refusal('operator:engineer') === undefined
  const isSupport = refusal('operator:support') === undefined
  const isFinance = refusal('operator:finance') === undefined
  const isEditor = refusal('operator:editor') === undefined
  const all = {
    operations: useOperationsToSettle(!isEngineer),
    identities: useWaitingIdentities(!isSupport),
    limits: useWaitingLimitRequests(!isSupport),
    withdrawals: useWaitingWithdrawals(!isFinance),
    money: useWaitingMoneyRequests(!isFinance),
    payments: useUnclearPayments(!isFinance),
    comments: useWaitingComments(!isEditor),
  }
  const sources = [
    ...(isEngineer ? [all.operations] : []),
    ...(isSupport ? [all.identities, all.limits] : []),
    ...(isFinance ? [all.withdrawals, all.money, all.payments] : []),
    ...(isEditor ? [all.comments] : []),
  ]
  const query = asOneQuery(sources)
  const count = query.data?.length ?? 0
  return (
    <ListPage
      title={frameText.waiting}
      query={query}
      isSummaryComing={!query.data && !query.isError}
      isSummaryShort
      {...(count > 0 && { count, summary: text.intro(count) })}
    >
      {(isFinance || isEngineer) && <InvoicesNote />}
      <ListTable
        label={text.list}
        unit={text.unit}
        query={query}
        columns={columns}
        {...(count > 10 && { searchFor: text.search })}
        empty={
          <Empty icon={CircleCheck} size="sm" title={text.empty}>
            {text.emptyHelp}
          </Empty>
        }
      />
      {all.operations.dialog}
      {all.identities.dialog}
      {all.limits.dialog}
      {all.withdrawals.dialog}
      {all.money.dialog}
      {all.payments.dialog}
      {all.comments.dialog}
    </ListPage>
  )
}
