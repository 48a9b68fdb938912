import type { IssueFile, IssueSnapshot } from '@sarv/contract/portal/tickets/tickets.schemas'
import { Paperclip } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../format/dates.ts'
import { formatBytes } from '../../format/sizes.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { MarkdownText } from '../../ui/MarkdownText.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { SnapshotFacts } from './SnapshotFacts.tsx'
import { talkText as text } from './talk.fa.ts'
import styles from './talk.module.css'

interface TalkMessageProps {
  name: string
  /** Whose initials stand beside it, where the name is only «you». */
  avatar?: string
  tag?: string | false | undefined
  date: string
  content: string
  /** Of the side that looks at it. */
  isOwn?: boolean
  /** Never leaves the counter. */
  isNote?: boolean
  files?: readonly IssueFile[] | undefined
  snapshot?: IssueSnapshot | null | undefined
  /** Fetches a file with the authority of whoever looks, and saves it. */
  save?: (file: IssueFile) => Promise<void>
}

/** What somebody wrote, on one side their own, on the other everybody else's. */
export function TalkMessage({ name, avatar = name, tag, date, content, isOwn, isNote, ...more }: TalkMessageProps) {
  const { files = [], snapshot, save } = more
  return (
    <article
      className={styles.message}
      data-own={isOwn || undefined}
      data-note={isNote || undefined}
      aria-label={tag ? `${tag}: ${name}` : name}
    >
      <Avatar name={avatar} tone={isOwn ? 'brand' : 'neutral'} />
      <div className={styles.by}>
        <b>{name}</b>
        {tag && <Tag>{tag}</Tag>}
        <time dateTime={date}>{formatTime(date)}</time>
      </div>
      <div className={styles.says}>
        <MarkdownText>{content}</MarkdownText>
        {save && files.map((file) => <FileButton key={file.id} file={file} save={save} />)}
        {snapshot && (
          <Fold title={text.snapshot.attached}>
            <SnapshotFacts snapshot={snapshot} />
          </Fold>
        )}
      </div>
    </article>
  )
}

function FileButton({ file, save }: { file: IssueFile; save: (file: IssueFile) => Promise<void> }): ReactNode {
  const [isPending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    await save(file)
    setPending(false)
  }
  return (
    <Button size="sm" icon={Paperclip} isPending={isPending} onPress={() => void press()}>
      <span className="sr-only">{text.download} </span>
      <Ltr>{file.fileName}</Ltr> <span className={styles.quiet}>{formatBytes(file.fileSize)}</span>
    </Button>
  )
}
