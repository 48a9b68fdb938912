import { useProductBundleStorageListQuery } from '@sarv/client/portal.generated'
import { Cylinder } from 'lucide-react'
import { formatRials } from '../../../format/rials.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { bucketsText } from './buckets.fa.ts'
import { CreateBucketLink } from './CreateBucketLink.tsx'

const text = bucketsText.empty

/** The first visit: what a bucket is good for, what it costs at least, and the button. */
export function BucketEmpty({ projectId }: { projectId: number }) {
  const { data: bundles = [] } = useProductBundleStorageListQuery()
  const prices = bundles.map(({ price }) => price)
  return (
    <Empty
      icon={Cylinder}
      hasPattern
      title={text.title}
      actions={<CreateBucketLink projectId={projectId} />}
      note={
        <>
          {prices.length > 0 && <span>{text.priceFrom(formatRials(Math.min(...prices)))}</span>}
          <span>{text.paid}</span>
        </>
      }
    >
      {text.text}
    </Empty>
  )
}
