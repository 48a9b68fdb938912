import { useOperatorDriftListQuery, type OperatorFinding } from '@sarv/client/operator.generated'
import { named } from '@sarv/contract/direction'
import { CheckCheck } from 'lucide-react'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { HealthCards } from './HealthCards.tsx'
import { InvoicesNote } from './InvoicesNote.tsx'
import { healthText as text } from './operator-health.fa.ts'
import styles from './operator-health.module.css'

const nextOf = ({ next, kind }: OperatorFinding): string => {
  if (next === 'person') return text.nexts[kind]
  return next === 'itself' ? text.itself : text.looksAgain
}

const nameOf = ({ product, serviceName, serviceId }: OperatorFinding): string =>
  `${product} ${serviceName === null ? text.withoutName(serviceId) : named(serviceName)}`

const columns: readonly Column<OperatorFinding>[] = [
  { id: 'kind', label: text.driftColumns.kind, place: 'title', cell: ({ kind }) => text.kinds[kind] },
  {
    id: 'service',
    label: text.driftColumns.service,
    searched: nameOf,
    cell: (finding) => (
      <span className={styles.lines}>
        {nameOf(finding)}
        <small>
          <bdi>{finding.datacenter}</bdi>
        </small>
      </span>
    ),
  },
  {
    id: 'customer',
    label: text.driftColumns.customer,
    searched: ({ customer }) => customer ?? '',
    cell: ({ customerId, customer, project }) =>
      customerId === null ? null : (
        <span className={styles.lines}>
          <CustomerLink id={customerId} name={customer} />
          <small>
            <bdi>{project}</bdi>
          </small>
        </span>
      ),
  },
  { id: 'details', label: text.driftColumns.details, cell: (finding) => <Details {...finding} /> },
  { id: 'next', label: text.driftColumns.next, cell: nextOf },
  {
    id: 'since',
    label: text.driftColumns.since,
    isQuiet: true,
    cell: ({ firstDate }) => <DateText wire={firstDate} as="time" />,
  },
  {
    id: 'state',
    label: text.driftColumns.state,
    place: 'status',
    cell: ({ next }) => <StatusChip status={text.states[next]} />,
  },
]

/** What was expected, what was found, and what the engine calls it. */
function Details({ details, engineRef }: Pick<OperatorFinding, 'details' | 'engineRef'>) {
  const lines = [...details, ...(engineRef === null ? [] : [{ label: text.engineRef, value: engineRef }])]
  return (
    <span className={styles.lines}>
      {lines.map(({ label, value }) => (
        <small key={label}>
          {label}: <bdi>{value}</bdi>
        </small>
      ))}
    </span>
  )
}

/** How everything is that Sarv stands on. */
export function HealthPage() {
  const refusal = useOperatorRefusal()
  return (
    <>
      <PageHead title={text.title} />
      <InvoicesNote />
      <HealthCards />
      {refusal('operator:engineer') === undefined && <Drift />}
    </>
  )
}

function Drift() {
  const query = useOperatorDriftListQuery(undefined, useClockPolling())
  return (
    <Section title={text.drift}>
      <ListTable
        label={text.drift}
        unit={text.driftUnit}
        query={query}
        columns={columns}
        nameOf={nameOf}
        empty={<Empty size="sm" icon={CheckCheck} title={text.driftEmpty} />}
      />
    </Section>
  )
}
