import { useProductBundleStorageListQuery, type StorageBundle } from '@sarv/client/portal.generated'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { planTitle } from '@sarv/contract/pricing/pricing.fa'
import type { Control } from 'react-hook-form'
import { formatGigabytes } from '../../../format/sizes.ts'
import { OrderPlans, SizeKind } from '../../../services/orders/OrderPlans.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { PickColumn } from '../../../ui/PickTable.tsx'
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
      <SizeKind control={control} text={text} />
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
  return (
    <OrderPlans
      control={control}
      query={useProductBundleStorageListQuery()}
      text={text}
      columns={columns}
      nameOf={({ name }) => planTitle(name)}
      phoneLine={({ vDisk }) => `${vDisk} GB`}
    />
  )
}
