import { useStorageHostListQuery } from '@sarv/client/storage.generated'
import { Cylinder } from 'lucide-react'
import { KindRow } from '../../../services/KindRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { ServiceKindProps } from '../../area.ts'
import { storagePaths } from '../storage.paths.ts'
import { bucketKindText } from './bucket-kind.fa.ts'

/** The buckets of a project, for the dashboard. */
export function BucketKind({ projectId }: ServiceKindProps) {
  const pollingInterval = usePollingInterval()
  const query = useStorageHostListQuery({ projectId }, { pollingInterval })
  return <KindRow icon={Cylinder} href={storagePaths.list(projectId)} query={query} {...bucketKindText} />
}
