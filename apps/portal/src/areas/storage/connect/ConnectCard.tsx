import { useStorageKeyListQuery, type StorageHostDetail } from '@sarv/client/storage.generated'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { storagePaths } from '../storage.paths.ts'
import { keyForLines, placeholders, programs, type Program } from './connect-lines.ts'
import { connectText as text } from './connect.fa.ts'
import styles from './ConnectCard.module.css'

interface ConnectCardProps {
  projectId: number
  bucket: StorageHostDetail
}

const options = (Object.keys(programs) as Program[]).map((id) => ({ id, label: programs[id].label, isLtr: true }))

/** Ready lines for the programs that people bring. */
export function ConnectCard({ projectId, bucket }: ConnectCardProps) {
  const { currentData: keys = [] } = useStorageKeyListQuery({ projectId, storageHostId: bucket.id })
  const [program, setProgram] = useState<Program>('rclone')
  const key = keyForLines(keys)
  const { endpoint, name } = bucket
  if (!endpoint || !name) {
    return (
      <Card title={text.title}>
        <p className={styles.quiet}>{text.noEndpoint}</p>
      </Card>
    )
  }
  const { label, linesOf } = programs[program]
  const code = linesOf({
    endpoint,
    region: bucket.region ?? 'us-east-1',
    bucket: name,
    accessKey: key?.accessKey ?? placeholders.accessKey,
    isReadOnly: key?.rightsId === storageKeyRights.id.read,
  })
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        <SegmentedControl<never, Program>
          label={text.program}
          isLabelHidden
          options={options}
          value={program}
          onChange={setProgram}
        />
        <CodeBlock label={text.lines(label)} code={code} isWrapped />
        <p className={styles.quiet}>
          {program === 's3cmd' && `${text.s3cmdAcls} `}
          {key ? `${text.writtenWith(key.name ?? key.accessKey ?? '')} ${text.secret}` : text.noKey}{' '}
          <Link href={storagePaths.section(projectId, bucket.id, 'keys')}>{text.keys}</Link>
        </p>
      </div>
    </Card>
  )
}
