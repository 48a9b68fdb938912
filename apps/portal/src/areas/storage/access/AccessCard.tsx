import { useStorageSettingsGetQuery, type StorageHostDetail } from '@sarv/client/storage.generated'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import { storagePaths } from '../storage.paths.ts'
import { accessText as text } from './access.fa.ts'
import { useAccessQuestion } from './use-access-question.tsx'

interface AccessCardProps {
  projectId: number
  bucket: StorageHostDetail
}

/** Whether everybody reads what is in the bucket. The switch only asks: what it opens is not open by a slip of the hand. */
export function AccessCard({ projectId, bucket }: AccessCardProps) {
  const { id, statusId = 0, isPublic = false } = bucket
  const refusal = useBucketRefusal(projectId)('edit', { id, statusId })
  const question = useAccessQuestion(projectId, bucket)
  const { currentData: settings } = useStorageSettingsGetQuery({ projectId, storageHostId: id }, { skip: !isPublic })
  const folders = settings?.publicPrefixes.filter((prefix) => prefix !== '') ?? []
  return (
    <Card
      title={text.title}
      headEnd={<Link href={storagePaths.section(projectId, id, 'settings')}>{text.folders}</Link>}
    >
      <Switch<never>
        label={text.label}
        help={refusal ?? (folders.length > 0 ? text.banner.folders(folders) : text.help)}
        value={isPublic}
        onChange={(isWanted) => question.ask(isWanted ? 'open' : 'close')}
        isDisabled={!!refusal}
      />
      {question.dialog}
    </Card>
  )
}
