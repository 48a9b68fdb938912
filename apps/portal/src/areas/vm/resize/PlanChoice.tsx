import { useProductBundleVmListQuery, type VmBundle } from '@sarv/client/portal.generated'
import type { VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'
import { planTitle } from '@sarv/contract/pricing/pricing.fa'
import { formatMachine } from '../../../format/sizes.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PickTable, type PickColumn } from '../../../ui/PickTable.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { usePrices } from '../host-orders/use-prices.ts'
import { planAsOrdered } from '../host-orders/vm-price.ts'
import { resizeText } from './resize.fa.ts'

const text = resizeText.plans

const machineOf = ({ vCpu, vMemory, vDisk }: VmBundle): string =>
  formatMachine({ cpu: vCpu, memoryGb: vMemory, diskGb: vDisk })

const columnsOf = (ownId: number | undefined): readonly PickColumn<VmBundle>[] => [
  {
    id: 'name',
    label: text.plan,
    place: 'title',
    cell: ({ id, name }) => (
      <>
        <Ltr>{name}</Ltr> {id === ownId && <Tag>{text.current}</Tag>}
      </>
    ),
  },
  { id: 'machine', label: text.machine, cell: (plan) => <Ltr>{machineOf(plan)}</Ltr> },
  { id: 'price', label: text.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

interface PlanChoiceProps {
  current: VmHostSize
  /** Whether the server has an address of its own: a plan costs less without. */
  hasIpv4: boolean
  /** The plan in force. */
  ownId: number | undefined
  value: number | null
  onChange: (id: number | null) => void
}

/** The ready-made plans; those with a smaller disk say why they are closed. */
export function PlanChoice({ current, hasIpv4, ownId, value, onChange }: PlanChoiceProps) {
  const { data: plans, error, isFetching, refetch } = useProductBundleVmListQuery()
  const { items } = usePrices()
  if (error && !plans) return <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!plans) return <Loading lines={6} />
  return (
    <PickTable
      label={text.label}
      isLabelHidden
      pickLabel={text.label}
      rows={plans.map((plan) => planAsOrdered(plan, { hasIpv4 }, items))}
      columns={columnsOf(ownId)}
      nameOf={({ name }) => planTitle(name)}
      phoneLine={machineOf}
      value={value}
      onChange={onChange}
      disabledReason={({ vDisk }) => (vDisk < current.disk ? text.smallerDisk(current.disk) : undefined)}
    />
  )
}
