import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { UsageCard as Card } from '../usage/UsageCard.tsx'
import { UsageComing } from '../usage/UsageComing.tsx'
import { MissingPart } from '../../../ui/MissingPart.tsx'

/** Its layout of areas is a library of its own; the files do not wait for it. */
const UsageCard = lazyPart<typeof Card>(async () => (await import('../usage/UsageCard.tsx')).UsageCard, {
  standIn: () => <UsageComing isBeside />,
  missing: MissingPart,
})

interface FilesSideProps {
  projectId: number
  bucket: StorageHostDetail
  folder: string
  onOpen: (folder: string) => void
}

/** Beside the files: what fills the bucket. How programs reach it stands on the overview, where their lines have room. */
export function FilesSide({ projectId, bucket, folder, onOpen }: FilesSideProps) {
  return <UsageCard projectId={projectId} bucket={bucket} beside={{ folder, onOpen }} />
}
