import { useStorageSettingsGetQuery, type StorageHostDetail } from '@sarv/client/storage.generated'
import { FolderLock, Globe, Lock } from 'lucide-react'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import { storagePaths } from '../storage.paths.ts'
import { accessText } from './access.fa.ts'
import { useAccessQuestion } from './use-access-question.tsx'

const text = accessText.banner

interface PublicBannerProps {
  projectId: number
  bucket: StorageHostDetail
}

/** Above every part of a bucket that others can read, with the two ways out. */
export function PublicBanner({ projectId, bucket }: PublicBannerProps) {
  const { id, statusId = 0 } = bucket
  const { currentData: settings, isLoading } = useStorageSettingsGetQuery({ projectId, storageHostId: id })
  const refusal = useBucketRefusal(projectId)('edit', { id, statusId })
  const question = useAccessQuestion(projectId, bucket)
  // Until the store has said it, nobody is told that all of it is open.
  const isWhole = settings && (settings.publicPrefixes.length === 0 || settings.publicPrefixes.includes(''))
  const [title, explained] = settings
    ? isWhole
      ? [text.title, text.whole]
      : [text.foldersTitle, text.folders(settings.publicPrefixes)]
    : [text.someTitle, text.some]
  // Its words grow once the settings have loaded: what stands below waits for them.
  return (
    <div aria-busy={isLoading}>
      <Note
        tone="warning"
        icon={Globe}
        title={title}
        actions={
          <>
            {isWhole && (
              <LinkButton size="sm" icon={FolderLock} href={storagePaths.section(projectId, id, 'settings')}>
                {text.limit}
              </LinkButton>
            )}
            <Button size="sm" icon={Lock} disabledReason={refusal} onPress={() => question.ask('close')}>
              {text.close}
            </Button>
          </>
        }
      >
        {explained}
      </Note>
      {question.dialog}
    </div>
  )
}
