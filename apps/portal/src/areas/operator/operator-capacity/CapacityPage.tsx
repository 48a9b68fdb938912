import { useOperatorCapacityGetQuery, type OperatorStock } from '@sarv/client/operator.generated'
import { formatNumber } from '../../../format/number.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { CapacityBar } from './CapacityBar.tsx'
import { CapacityCard } from './CapacityCard.tsx'
import { capacityText as text } from './operator-capacity.fa.ts'

interface Row extends OperatorStock {
  id: string
  datacenter: string
  sampledDate: string | null
}

const amountOf = (resource: OperatorStock['resource'], count: number | null): string => {
  if (count === null) return text.unknown
  return resource.endsWith('Gb') ? formatGigabytes(count) : formatNumber(count)
}

const stateOf = ({ level, fullInDays }: OperatorStock) => {
  if (level === null) return text.unsaid
  return fullInDays === 0 ? text.full : text.levels[level]
}

const amountColumn = (id: 'used' | 'held' | 'total'): Column<Row> => ({
  id,
  label: text[id],
  cell: (row) => amountOf(row.resource, row[id]),
})

const columns: readonly Column<Row>[] = [
  { id: 'resource', label: text.resource, place: 'title', cell: ({ resource }) => text.resources[resource] },
  {
    id: 'datacenter',
    label: text.datacenter,
    value: ({ datacenter }) => datacenter,
    cell: ({ datacenter }) => <bdi>{datacenter}</bdi>,
  },
  amountColumn('used'),
  amountColumn('held'),
  amountColumn('total'),
  {
    id: 'percent',
    label: text.percent,
    size: '11rem',
    value: ({ percent }) => percent,
    cell: (row) => <CapacityBar stock={row} isAsked />,
  },
  {
    id: 'fullIn',
    label: text.fullIn,
    value: ({ fullInDays }) => fullInDays,
    cell: ({ fullInDays }) =>
      fullInDays === null ? <span title={text.noTrendHint}>{text.noTrend}</span> : text.inDays(fullInDays),
  },
  {
    id: 'sampled',
    label: text.sampled,
    isQuiet: true,
    cell: ({ sampledDate }) => <DateText wire={sampledDate} as="time" />,
  },
  { id: 'state', label: text.state, place: 'status', cell: (row) => <StatusChip status={stateOf(row)} /> },
]

/** Each datacenter's stock in numbers, below how full it is. */
export function CapacityPage() {
  const { data, isFetching, isError, refetch } = useOperatorCapacityGetQuery(undefined, useClockPolling())
  const rows = data?.datacenters.flatMap(({ datacenterId, datacenter, sampledDate, stocks }) =>
    stocks.map((stock): Row => ({ ...stock, id: `${datacenterId} ${stock.resource}`, datacenter, sampledDate })),
  )
  return (
    <>
      <PageHead title={text.pageTitle} />
      <CapacityCard isOnItsPage />
      {(data || !isError) && (
        <Section title={text.list}>
          <ListTable
            label={text.list}
            unit={text.unit}
            query={{ ...(rows && { data: rows }), isFetching, refetch }}
            columns={columns}
            nameOf={({ resource, datacenter }) => text.shareOf(text.resources[resource], datacenter)}
            empty={text.emptyTitle}
          />
        </Section>
      )}
    </>
  )
}
