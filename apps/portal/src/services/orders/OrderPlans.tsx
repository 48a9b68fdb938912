import type { Control, FieldValues, Path } from 'react-hook-form'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PickTable, type PickColumn } from '../../ui/PickTable.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'

/** What an order holds about its size: a ready-made plan, or numbers of its own. */
interface SizedOrder extends FieldValues {
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
}

interface SizeKindProps<Order extends SizedOrder> {
  control: Control<Order>
  text: { kind: string; bundle: string; bundleHint: string; custom: string; customHint: string }
}

export function SizeKind<Order extends SizedOrder>({ control, text }: SizeKindProps<Order>) {
  return (
    <RadioCards
      control={control}
      name={'sizeKind' as Path<Order>}
      label={text.kind}
      isLabelHidden
      minCardRem={15}
      options={[
        { id: 'bundle', label: text.bundle, description: text.bundleHint },
        { id: 'custom', label: text.custom, description: text.customHint },
      ]}
    />
  )
}

interface OrderPlansProps<Order extends SizedOrder, Plan extends { id: number }> {
  control: Control<Order>
  query: { data?: readonly Plan[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  text: { plans: string; failed: string }
  columns: readonly PickColumn<Plan>[]
  nameOf: (plan: Plan) => string
  /** What has no room on a phone, in one line of Latin. */
  phoneLine: (plan: Plan) => string
  /** Why a plan cannot be chosen now. */
  disabledReason?: (plan: Plan) => string | undefined
}

/** The ready-made plans, one of which is ordered. */
export function OrderPlans<Order extends SizedOrder, Plan extends { id: number }>(props: OrderPlansProps<Order, Plan>) {
  const { control, query, text, ...table } = props
  const { data: plans, error, isFetching, refetch } = query
  if (error && !plans) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!plans) return <Loading lines={6} />
  return (
    <PickTable
      control={control}
      name={'productBundleId' as Path<Order>}
      label={text.plans}
      isLabelHidden
      pickLabel={text.plans}
      rows={plans}
      {...table}
    />
  )
}
