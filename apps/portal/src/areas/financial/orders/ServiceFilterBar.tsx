import { useOrderSummaryQuery, type OrderSummary } from '@sarv/client/financial.generated'
import { useLabelListQuery, useProductGetQuery, useProductListQuery } from '@sarv/client/portal.generated'
import { Info } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { Select } from '../../../ui/Select.tsx'
import { chosenOption, filtersOfOption, labelOptions } from './label-options.ts'
import { servicesText as text } from './orders.fa.ts'
import type { ServiceFilters } from './service-filters.ts'
import styles from './Services.module.css'

interface FilterProps {
  filters: ServiceFilters
  onChange: (change: Partial<ServiceFilters>) => void
}

/** Above the table: what one may narrow by, with how many there are of each. */
export function ServiceFilterBar({ filters, onChange }: FilterProps) {
  const { data: summary } = useOrderSummaryQuery({})
  return (
    <div className={styles.filters}>
      <ProductFilter filters={filters} onChange={onChange} />
      {summary && <CountedFilters summary={summary} filters={filters} onChange={onChange} />}
      <LabelFilter filters={filters} onChange={onChange} withoutLabel={summary?.withoutLabel ?? 0} />
    </div>
  )
}

const all = 0

function ProductFilter({ filters: { productId }, onChange }: FilterProps) {
  const { data: products = [] } = useProductListQuery()
  return (
    <>
      <Select
        label={text.filters.product}
        isLabelHidden
        options={[{ id: all, label: text.all.product }, ...products.map(({ id, name }) => ({ id, label: name ?? '' }))]}
        value={productId}
        onChange={(id) => onChange({ productId: id ?? all })}
      />
      {productId !== all && (
        <Popover label={text.about} trigger={<IconButton icon={Info} name={text.about} />}>
          <ProductDescription id={productId} />
        </Popover>
      )}
    </>
  )
}

function ProductDescription({ id }: { id: number }) {
  const { data: product } = useProductGetQuery({ id })
  if (!product) return <Loading lines={2} />
  return (
    <>
      <p>{product.description}</p>
      {product.supplementaryDescription && <p>{product.supplementaryDescription}</p>}
    </>
  )
}

interface Counted {
  id: number
  name: string | null
  services: number
}

const datacentersOf = ({ inProjects }: OrderSummary): Counted[] => {
  const byId = new Map<number, Counted>()
  for (const { datacenterId: id, datacenter: name, services } of inProjects) {
    byId.set(id, { id, name, services: services + (byId.get(id)?.services ?? 0) })
  }
  return [...byId.values()]
}

function CountedFilters({ summary, filters, onChange }: FilterProps & { summary: OrderSummary }) {
  return (
    <>
      <KindFilter summary={summary} filters={filters} onChange={onChange} />
      <IdFilter
        name="project"
        options={summary.inProjects}
        value={filters.projectId}
        onChange={(projectId) => onChange({ projectId })}
      />
      <IdFilter
        name="datacenter"
        options={datacentersOf(summary)}
        value={filters.datacenterId}
        onChange={(datacenterId) => onChange({ datacenterId })}
      />
      <IdFilter
        name="status"
        options={summary.statuses}
        value={filters.statusId}
        onChange={(statusId) => onChange({ statusId })}
      />
    </>
  )
}

const allKinds = ''

function KindFilter({ summary: { kinds }, filters, onChange }: FilterProps & { summary: OrderSummary }) {
  if (kinds.length < 2 && filters.kind === null) return null
  return (
    <Select
      label={text.filters.kind}
      isLabelHidden
      options={[
        { id: allKinds, label: text.all.kind },
        ...kinds.map(({ serviceType, product, services }) => ({
          id: serviceType,
          label: product ?? serviceType,
          description: text.counted(services),
        })),
      ]}
      value={filters.kind ?? allKinds}
      onChange={(kind) => onChange({ kind: kind || null })}
    />
  )
}

interface IdFilterProps {
  name: 'project' | 'datacenter' | 'status'
  options: readonly Counted[]
  value: number | null
  onChange: (id: number | null) => void
}

/** One is no choice; but a choice that was made can be taken back. */
function IdFilter({ name, options, value, onChange }: IdFilterProps) {
  if (options.length < 2 && value === null) return null
  return (
    <Select
      label={text.filters[name]}
      isLabelHidden
      options={[
        { id: all, label: text.all[name] },
        ...options.map((option) => ({
          id: option.id,
          label: option.name ?? '',
          description: text.counted(option.services),
        })),
      ]}
      value={value ?? all}
      onChange={(id) => onChange(id || null)}
    />
  )
}

function LabelFilter({ filters, onChange, withoutLabel }: FilterProps & { withoutLabel: number }) {
  const { data: labels = [] } = useLabelListQuery()
  const chosen = chosenOption(filters)
  if (labels.length === 0 && chosen === '') return null
  return (
    <Select
      label={text.filters.label}
      isLabelHidden
      options={labelOptions(labels, filters.labels, withoutLabel)}
      value={chosen}
      onChange={(id) => onChange(filtersOfOption(id))}
    />
  )
}
