import { useProductBundleStorageListQuery, type StorageBundle } from '@sarv/client/portal.generated'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { planTitle } from '@sarv/contract/pricing/pricing.fa'
import type { Control } from 'react-hook-form'
import { formatGigabytes } from '../../../format/sizes.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PickTable, type PickColumn } from '../../../ui/PickTable.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { bucketOrderText } from './bucket-order.fa.ts'
import type { BucketOrder } from './bucket-order.ts'

const text = bucketOrderText.size

interface OrderSizeProps {
  number: number
  control: Control<BucketOrder>
  sizeKind: BucketOrder['sizeKind']
}

/** How big: a ready-made plan, or a number. */
export function OrderSize({ number, control, sizeKind }: OrderSizeProps) {
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <RadioCards
        control={control}
        name="sizeKind"
        label={text.kind}
        isLabelHidden
        minCardRem={15}
        options={[
          { id: 'bundle', label: text.bundle, description: text.bundleHint },
          { id: 'custom', label: text.custom, description: text.customHint },
        ]}
      />
      {sizeKind === 'bundle' ? (
        <Bundles control={control} />
      ) : (
        <Slider
          control={control}
          name="disk"
          label={text.disk}
          unit={text.gigabyte}
          minValue={bucketSizeGb.min}
          maxValue={bucketSizeGb.max}
          step={bucketSizeGb.step}
        />
      )}
    </FormSection>
  )
}

const columns: readonly PickColumn<StorageBundle>[] = [
  { id: 'name', label: text.columns.name, place: 'title', cell: ({ name }) => <Ltr>{name}</Ltr> },
  { id: 'size', label: text.columns.size, cell: ({ vDisk }) => formatGigabytes(vDisk) },
  { id: 'price', label: text.columns.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

function Bundles({ control }: { control: Control<BucketOrder> }) {
  const { data: bundles, error, isFetching, refetch } = useProductBundleStorageListQuery()
  if (error && !bundles) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!bundles) return <Loading lines={5} />
  return (
    <PickTable
      control={control}
      name="productBundleId"
      label={text.plans}
      isLabelHidden
      pickLabel={text.plans}
      rows={bundles}
      columns={columns}
      nameOf={({ name }) => planTitle(name)}
      phoneLine={({ vDisk }) => `${vDisk} GB`}
      pageSize={5}
    />
  )
}
