import { issueFileDownload, type IssueMessage } from '@sarv/client/portal.generated'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../../format/dates.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { reportError } from '../../../shell/report-error.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { session } from '../../../shell/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { MarkdownText } from '../../../ui/MarkdownText.tsx'
import { SnapshotFacts } from './SnapshotFacts.tsx'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'

const text = ticketsText.thread

/** What somebody wrote, on one side their own, on the other everybody else's. */
export function Message({ message }: { message: IssueMessage }) {
  const isOwn = message.userId === session.get().userId
  const name = isOwn ? text.you : (message.user ?? text.support)
  return (
    <article className={styles.message} data-own={isOwn || undefined} aria-label={name}>
      <Avatar name={message.user ?? text.support} tone={isOwn ? 'brand' : 'neutral'} />
      <div className={styles.by}>
        <b>{name}</b>
        {message.isSupport && name !== text.support && <Tag>{text.support}</Tag>}
        <time dateTime={message.issueDate}>{formatTime(message.issueDate)}</time>
      </div>
      <div className={styles.says}>
        <MarkdownText>{message.content ?? ''}</MarkdownText>
        {message.files?.map((file) => (
          <FileButton key={file.id} {...file} />
        ))}
        {message.snapshot && (
          <Fold title={ticketsText.snapshot.attached}>
            <SnapshotFacts snapshot={message.snapshot} />
          </Fold>
        )}
      </div>
    </article>
  )
}

const download = ownCall(issueFileDownload)

function FileButton({ id, fileName, fileSize }: { id: number; fileName: string; fileSize: number }) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const { data, error } = await download({ id })
    setPending(false)
    if (error) reportError(error)
    // Never opened here: what it is, whoever saved it decides.
    else if (data !== undefined) saveFile(fileName, data, 'application/octet-stream')
  }
  return (
    <Button size="sm" icon={Paperclip} isPending={isPending} onPress={() => void save()}>
      <span className="sr-only">{text.download} </span>
      <Ltr>{fileName}</Ltr> <span className={styles.quiet}>{formatBytes(fileSize)}</span>
    </Button>
  )
}
