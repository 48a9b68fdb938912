import { useProductItemListQuery } from '@sarv/client/portal.generated'
import { productCategory, productItem } from '@sarv/contract/enums'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { Cylinder } from 'lucide-react'
import { formatRials } from '../../../format/rials.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { bucketsText } from './buckets.fa.ts'
import { CreateBucketLink } from './CreateBucketLink.tsx'

const text = bucketsText.empty

/** The first visit: what a bucket is good for, what it costs at least, and the button. */
export function BucketEmpty({ projectId }: { projectId: number }) {
  const { data: items = [] } = useProductItemListQuery({ productId: productCategory.id.storage })
  const perGb = items.find(({ id }) => id === productItem.id.cloudDisk)?.price
  return (
    <Empty
      icon={Cylinder}
      hasPattern
      title={text.title}
      actions={<CreateBucketLink projectId={projectId} />}
      note={
        <>
          {perGb !== undefined && <span>{text.priceFrom(formatRials(perGb * bucketSizeGb.min))}</span>}
          <span>{text.paid}</span>
        </>
      }
    >
      {text.text}
    </Empty>
  )
}
