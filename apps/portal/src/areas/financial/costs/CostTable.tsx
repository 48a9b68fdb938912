import { useCostReportQuery, type CostReportItem } from '@sarv/client/financial.generated'
import { servicePage } from '@sarv/contract/service-types'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatPercent } from '../../../format/number.ts'
import type { CsvColumn } from '../../../ui/csv.ts'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { costsText } from './costs.fa.ts'
import type { CostMonth } from './months.ts'
import styles from './Costs.module.css'

const text = costsText.list

const groups = ['service', 'project'] as const
type Group = (typeof groups)[number]

interface CostRow extends CostReportItem {
  /** In as much of the month before; `undefined` until that is read. */
  before: number | undefined
  /** Of all, in percent. */
  share: number
}

const keyOf = ({ projectId, serviceType, serviceId }: CostReportItem): string =>
  [projectId, serviceType ?? '', serviceId ?? ''].join(' ')

interface CostTableProps {
  month: CostMonth
  before: { from: string; to: string }
}

/** What each service or project cost in the month, beside what it cost in as much of the month before. */
export function CostTable({ month, before }: CostTableProps) {
  const [search, setSearch] = useSearchParams()
  const group: Group = search.get('by') === 'project' ? 'project' : 'service'
  const state = useListState({ sort: { column: 'cost', direction: 'descending' } })
  const query = useCostReportQuery({ groupBy: group, fromDate: month.from, toDate: month.to })
  const { currentData: earlier } = useCostReportQuery({ groupBy: group, fromDate: before.from, toDate: before.to })
  const withMore = (rows: readonly CostReportItem[] | undefined): CostRow[] | undefined => {
    const total = rows?.reduce((sum, { totalPrice }) => sum + totalPrice, 0) ?? 0
    const costs = earlier && new Map(earlier.map((row) => [keyOf(row), row.totalPrice]))
    return rows?.map((row) => ({
      ...row,
      before: costs && (costs.get(keyOf(row)) ?? 0),
      share: total > 0 ? (row.totalPrice / total) * 100 : 0,
    }))
  }
  const choose = (next: Group | null) =>
    setSearch(
      (to) => {
        if (next === 'project') to.set('by', next)
        else to.delete('by')
        to.delete('page')
        return to
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return (
    <ListTable
      label={text.label}
      unit={text.unit[group]}
      query={{ ...query, data: withMore(query.data), currentData: withMore(query.currentData) }}
      state={state}
      keyOf={keyOf}
      columns={group === 'service' ? [serviceColumn, projectColumn, ...sums] : [projectTitle, ...sums]}
      searchFor={text.search}
      tools={
        <SegmentedControl
          label={text.by}
          isLabelHidden
          options={groups.map((id) => ({ id, label: text.groups[id] }))}
          value={group}
          onChange={choose}
        />
      }
      loadFile={async () => ({ fileName: `${text.file}-${month.id}.csv`, columns: fileColumns })}
      empty={
        <Empty icon={ChartColumn} hasPattern title={text.empty.title}>
          {text.empty.text}
        </Empty>
      }
    />
  )
}

const serviceColumn: Column<CostRow> = {
  id: 'service',
  label: text.columns.service,
  place: 'title',
  value: ({ service }) => service,
  searched: ({ service, product }) => [service ?? '', product ?? ''],
  cell: ({ service, product, ...row }) => {
    const href = service === null ? undefined : servicePage({ ...row, serviceType: row.serviceType ?? '' })
    return (
      <RowTitle name={service ?? text.gone} {...(href && { href })}>
        {product}
      </RowTitle>
    )
  },
}

const projectColumn: Column<CostRow> = {
  id: 'project',
  label: text.columns.project,
  value: ({ project }) => project,
  searched: true,
  cell: ({ project }) => <bdi>{project}</bdi>,
}

const projectTitle: Column<CostRow> = {
  ...projectColumn,
  place: 'title',
  cell: ({ project }) => <RowTitle name={project ?? text.unnamed} />,
}

const sums: readonly Column<CostRow>[] = [
  {
    id: 'cost',
    label: text.columns.cost,
    value: ({ totalPrice }) => totalPrice,
    cell: ({ totalPrice }) => <Money rials={totalPrice} />,
  },
  {
    id: 'share',
    label: text.columns.share,
    place: 'wide-only',
    cell: ({ share }) => (
      <span className={styles.share}>
        <Meter label={text.columns.share} value={share} />
        <small>{formatPercent(share)}</small>
      </span>
    ),
  },
  {
    id: 'before',
    label: text.columns.change,
    isQuiet: true,
    value: ({ before }) => before,
    cell: ({ before }) => <Money rials={before} />,
  },
]

/** Figures without units, so that they can be added up. */
const fileColumns: readonly CsvColumn<CostRow>[] = [
  { label: text.kind, value: ({ product }) => product },
  { label: text.columns.service, value: ({ service }) => service },
  { label: text.columns.project, value: ({ project }) => project },
  { label: text.net, value: ({ price }) => price },
  { label: text.vat, value: ({ vat }) => vat },
  { label: text.total, value: ({ totalPrice }) => totalPrice },
]
