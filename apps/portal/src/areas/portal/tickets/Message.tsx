import { issueFileDownload, type IssueMessage } from '@sarv/client/portal.generated'
import type { IssueFile } from '@sarv/contract/portal/tickets/tickets.schemas'
import { TalkMessage } from '../../../services/tickets/TalkMessage.tsx'
import { reportError } from '../../../shell/report-error.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { session } from '../../../shell/session.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { ticketsText } from './tickets.fa.ts'

const text = ticketsText.thread

const download = ownCall(issueFileDownload)

const save = async ({ id, fileName }: IssueFile) => {
  const { data, error } = await download({ id })
  if (error) reportError(error)
  // Never opened here: what it is, whoever saved it decides.
  else if (data !== undefined) saveFile(fileName, data, 'application/octet-stream')
}

/** A message as the customer reads it. */
export function Message({ message }: { message: IssueMessage }) {
  const isOwn = message.userId === session.get().userId
  const name = isOwn ? text.you : (message.user ?? text.support)
  return (
    <TalkMessage
      name={name}
      avatar={message.user ?? text.support}
      tag={message.isSupport && name !== text.support && text.support}
      date={message.issueDate}
      content={message.content ?? ''}
      isOwn={isOwn}
      files={message.files}
      snapshot={message.snapshot}
      save={save}
    />
  )
}
