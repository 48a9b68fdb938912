import { FloatingSpecimens } from './FloatingSpecimens.tsx'
import { ListSpecimens } from './ListSpecimens.tsx'
import { PageSpecimens } from './PageSpecimens.tsx'
import { StatusSpecimens } from './StatusSpecimens.tsx'
import { WorkSpecimens } from './WorkSpecimens.tsx'

/** Everything that shows, floats or frames, in every state. */
export function DisplayGallery() {
  return (
    <>
      <StatusSpecimens />
      <ListSpecimens />
      <FloatingSpecimens />
      <WorkSpecimens />
      <PageSpecimens />
    </>
  )
}
