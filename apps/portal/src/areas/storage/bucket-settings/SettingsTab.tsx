import { useStorageSettingsGetQuery } from '@sarv/client/storage.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { canAskStore } from '../buckets/bucket-acts.ts'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { useUseRefusal } from '../detail/use-use-refusal.ts'
import { CorsPart } from './CorsPart.tsx'
import { LifecyclePart } from './LifecyclePart.tsx'
import { PublicFoldersPart } from './PublicFoldersPart.tsx'
import { settingsText as text } from './bucket-settings.fa.ts'
import styles from './SettingsTab.module.css'
import { VersionsCard } from './VersionsCard.tsx'

/** How the bucket behaves by itself, and whom it serves. */
export function SettingsTab({ projectId, id, bucket }: BucketTabProps) {
  const canAsk = bucket !== undefined && canAskStore(bucket)
  const query = useStorageSettingsGetQuery(
    { projectId, storageHostId: id },
    { pollingInterval: usePollingInterval(), skip: !canAsk },
  )
  const refusal = useUseRefusal(projectId, bucket)
  if (bucket && !canAsk) return <Note>{text.notYet}</Note>
  const settings = query.currentData
  if (!settings) {
    return (
      <Card label={text.loading}>
        {query.error ? (
          <ErrorBox
            title={text.failed}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading lines={8} />
        )}
      </Card>
    )
  }
  const part = { projectId, storageHostId: id, settings, refusal }
  return (
    <div className={styles.parts}>
      {settings.hasOtherPolicy && <Note tone="warning">{text.otherPolicy}</Note>}
      <VersionsCard {...part} />
      <LifecyclePart {...part} />
      <PublicFoldersPart {...part} />
      <CorsPart {...part} />
    </div>
  )
}
