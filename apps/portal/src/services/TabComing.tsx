import { Card } from '../ui/Card.tsx'
import { Loading } from '../ui/Loading.tsx'
import { servicesText as text } from './services.fa.ts'

/** A tab whose code, or whose service, is on its way. */
export function TabComing() {
  return (
    <Card label={text.reading}>
      <Loading lines={6} />
    </Card>
  )
}
