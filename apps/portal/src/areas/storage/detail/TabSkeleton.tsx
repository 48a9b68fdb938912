import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { bucketText as text } from './detail.fa.ts'

/** A tab whose code is on its way. */
export function TabSkeleton() {
  return (
    <Card label={text.loading}>
      <Loading lines={6} />
    </Card>
  )
}
