import { useCostReportQuery, type CostReportItem } from '@sarv/client/financial.generated'
import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
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
import { Select } from '../../../ui/Select.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { financialPaths } from '../financial.paths.ts'
import { costsText } from './costs.fa.ts'
import type { CostMonth } from './months.ts'
import { isRounding } from './why.ts'
import styles from './Costs.module.css'

const text = costsText.list

const groups = ['service', 'project', 'label'] as const
type Group = (typeof groups)[number]

interface CostRow extends CostReportItem {
  /** In as much of the month before; `undefined` until that is read. */
  before: number | undefined
  /** Negative where it costs less now. */
  difference: number | undefined
  /** Of all, in percent. */
  share: number
}

const keyOf = ({ projectId, serviceType, serviceId, labelKey, labelValue }: CostReportItem): string =>
  [projectId, serviceType ?? '', serviceId ?? '', labelKey ?? '', labelValue ?? ''].join(' ')

/** Each row with what it cost before; what cost something only then is a row without cost. */
const beside = (
  rows: readonly CostReportItem[],
  earlier: readonly CostReportItem[] | undefined,
): Omit<CostRow, 'share'>[] => {
  if (!earlier) return rows.map((row) => ({ ...row, before: undefined, difference: undefined }))
  const costs = new Map(earlier.map((row) => [keyOf(row), row.totalPrice]))
  const known = new Set(rows.map(keyOf))
  const ended = earlier.filter((row) => !known.has(keyOf(row)))
  return [...rows, ...ended.map((row) => ({ ...row, price: 0, vat: 0, totalPrice: 0 }))].map((row) => {
    const before = costs.get(keyOf(row)) ?? 0
    return { ...row, before, difference: row.totalPrice - before }
  })
}

const totalOf = (rows: readonly CostReportItem[] = []): number =>
  rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0)

interface CostTableProps {
  month: CostMonth
  before: { from: string; to: string }
}

/** What each service, project or label cost in the month, beside what it cost in as much of the month before. */
export function CostTable({ month, before }: CostTableProps) {
  const { group, labelKey, choose, hrefOfKey } = useGroup()
  const state = useListState({ sort: { column: 'cost', direction: 'descending' } })
  const wanted = { groupBy: group, ...(labelKey !== undefined && { labelKey }) }
  const query = useCostReportQuery({ ...wanted, fromDate: month.from, toDate: month.to })
  const { currentData: earlier } = useCostReportQuery({ ...wanted, fromDate: before.from, toDate: before.to })
  // Not the sum of the rows: a service counts for each of its labels.
  const { currentData: ofProjects } = useCostReportQuery({ groupBy: 'project', fromDate: month.from, toDate: month.to })
  const withMore = (rows: readonly CostReportItem[] | undefined): CostRow[] | undefined => {
    const total = totalOf(ofProjects)
    return (
      rows && beside(rows, earlier).map((row) => ({ ...row, share: total > 0 ? (row.totalPrice / total) * 100 : 0 }))
    )
  }
  const columns = {
    service: [serviceColumn, projectColumn],
    project: [projectTitle],
    label: [labelColumn(labelKey, hrefOfKey)],
  }
  return (
    <ListTable
      label={text.label}
      unit={text.unit[group]}
      query={{ ...query, data: withMore(query.data), currentData: withMore(query.currentData) }}
      state={state}
      keyOf={keyOf}
      columns={[...columns[group], ...sums]}
      searchFor={text.search[group]}
      tools={
        <>
          {group === 'label' && <LabelKeys chosen={labelKey} month={month} onChange={(key) => choose('label', key)} />}
          <SegmentedControl
            label={text.by}
            isLabelHidden
            options={groups.map((id) => ({ id, label: text.groups[id] }))}
            value={group}
            onChange={(next) => choose(next)}
          />
        </>
      }
      loadFile={async () => ({ fileName: `${text.file}-${month.id}.csv`, columns: fileColumns[group] })}
      empty={
        <Empty icon={ChartColumn} hasPattern title={text.empty.title}>
          {text.empty.text}
        </Empty>
      }
    />
  )
}

/** By what the table adds up, and of labels by which key; both stand in the address. */
const useGroup = () => {
  const [search, setSearch] = useSearchParams()
  const group = groups.find((one) => one === search.get('by')) ?? 'service'
  const labelKey = (group === 'label' && search.get('key')) || undefined
  const addressOf = (next: Group, key?: string): URLSearchParams => {
    const to = new URLSearchParams(search)
    if (next === 'service') to.delete('by')
    else to.set('by', next)
    if (key === undefined) to.delete('key')
    else to.set('key', key)
    to.delete('page')
    return to
  }
  const choose = (next: Group, key?: string) =>
    setSearch(addressOf(next, key), { replace: true, preventScrollReset: true, flushSync: true })
  return { group, labelKey, choose, hrefOfKey: (key: string) => `?${addressOf('label', key).toString()}` }
}

interface LabelKeysProps {
  chosen: string | undefined
  month: CostMonth
  onChange: (key: string | undefined) => void
}

/** Which key's values are told apart. */
function LabelKeys({ chosen, month, onChange }: LabelKeysProps) {
  const { currentData = [] } = useCostReportQuery({ groupBy: 'label', fromDate: month.from, toDate: month.to })
  const keys = currentData.flatMap(({ labelKey }) => (labelKey ? [labelKey] : []))
  if (keys.length === 0 && chosen === undefined) return null
  const known = chosen === undefined || keys.includes(chosen) ? keys : [...keys, chosen]
  return (
    <Select
      label={text.labelKey}
      isLabelHidden
      options={[{ id: '', label: text.allKeys }, ...known.map((key) => ({ id: key, label: key }))]}
      value={chosen ?? ''}
      onChange={(key) => onChange(key || undefined)}
    />
  )
}

/** What stands for a row of labels: a key, one of its values, or what has none. */
const labelName = ({ labelKey, labelValue }: CostReportItem, asked: string | undefined): string => {
  if (labelKey == null) return asked === undefined ? text.withoutLabel : text.withoutKey(asked)
  if (asked === undefined) return labelKey
  return labelValue || text.emptyValue
}

/** A key leads to its values, and a value to the services that have it. */
const labelHref = (
  { labelKey, labelValue }: CostReportItem,
  asked: string | undefined,
  hrefOfKey: (key: string) => string,
): string | undefined => {
  if (labelKey == null) return asked === undefined ? `${financialPaths.services}?label=-` : undefined
  if (asked === undefined) return hrefOfKey(labelKey)
  const written = writeLabel({ key: labelKey, value: labelValue ?? '' })
  return `${financialPaths.services}?${new URLSearchParams({ label: written }).toString()}`
}

const labelColumn = (asked: string | undefined, hrefOfKey: (key: string) => string): Column<CostRow> => ({
  id: 'label',
  label: asked ?? text.columns.label,
  place: 'title',
  value: (row) => labelName(row, asked),
  searched: true,
  cell: (row) => {
    const href = labelHref(row, asked, hrefOfKey)
    return (
      <RowTitle name={labelName(row, asked)} {...(href !== undefined && { href })}>
        {row.labelKey != null && (asked === undefined ? text.labelsOf : text.services)}
      </RowTitle>
    )
  },
})

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

function Difference({ rials }: { rials: number | undefined }) {
  if (rials !== undefined && isRounding(rials)) return <small className={styles.quiet}>{text.same}</small>
  if (rials === undefined) return <Money rials={rials} />
  return <Money rials={Math.abs(rials)} per={rials < 0 ? costsText.why.down : costsText.why.up} />
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
    label: text.columns.before,
    place: 'wide-only',
    isQuiet: true,
    value: ({ before }) => before,
    cell: ({ before }) => <Money rials={before} />,
  },
  {
    id: 'difference',
    label: text.columns.difference,
    value: ({ difference }) => difference,
    cell: ({ difference }) => <Difference rials={difference} />,
  },
]

/** Figures without units, so that they can be added up. */
const figures: readonly CsvColumn<CostRow>[] = [
  { label: text.net, value: ({ price }) => price },
  { label: text.vat, value: ({ vat }) => vat },
  { label: text.total, value: ({ totalPrice }) => totalPrice },
  { label: text.columns.before, value: ({ before }) => before },
  { label: text.columns.difference, value: ({ difference }) => difference },
]

const namesInFile: readonly CsvColumn<CostRow>[] = [
  { label: text.kind, value: ({ product }) => product },
  { label: text.columns.service, value: ({ service }) => service },
  { label: text.columns.project, value: ({ project }) => project },
]

const fileColumns: Record<Group, readonly CsvColumn<CostRow>[]> = {
  service: [...namesInFile, ...figures],
  project: [...namesInFile, ...figures],
  label: [
    { label: text.labelKey, value: ({ labelKey }) => labelKey ?? text.withoutLabel },
    { label: text.columns.label, value: ({ labelValue }) => labelValue },
    ...figures,
  ],
}
