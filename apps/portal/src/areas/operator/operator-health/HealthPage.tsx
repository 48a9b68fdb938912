import { useOperatorDriftListQuery, type OperatorFinding } from '@sarv/client/operator.generated'
import { CheckCheck } from 'lucide-react'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { HealthCards } from './HealthCards.tsx'
import { healthText as text } from './operator-health.fa.ts'

const columns: readonly Column<OperatorFinding>[] = [
  { id: 'kind', label: text.driftColumns.kind, place: 'title', cell: ({ kind }) => text.kinds[kind] },
  {
    id: 'service',
    label: text.driftColumns.service,
    cell: ({ serviceType, serviceId }) => <Ltr>{`${serviceType} ${serviceId}`}</Ltr>,
  },
  { id: 'where', label: text.driftColumns.where, cell: ({ datacenter }) => <bdi>{datacenter}</bdi> },
  { id: 'engineRef', label: text.driftColumns.engineRef, cell: ({ engineRef }) => engineRef && <Ltr>{engineRef}</Ltr> },
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
    cell: ({ isHeldBack }) => <StatusChip status={isHeldBack ? text.heldBack : text.believed} />,
  },
]

/** How everything is that Sarv stands on. */
export function HealthPage() {
  const refusal = useOperatorRefusal()
  return (
    <>
      <PageHead title={text.title} />
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
        nameOf={({ serviceType, serviceId }) => `${serviceType} ${serviceId}`}
        empty={<Empty size="sm" icon={CheckCheck} title={text.driftEmpty} />}
      />
    </Section>
  )
}
