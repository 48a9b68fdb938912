import { operatorTicketDownload, type OperatorTicketDetail } from '@sarv/client/operator.generated'
import { requestOf } from '@sarv/client/client-call'
import type { IssueFile } from '@sarv/contract/portal/tickets/tickets.schemas'
import { GitMerge, Star, type LucideIcon, Waypoints } from 'lucide-react'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { formatTime } from '../../../format/dates.ts'
import { TalkDay } from '../../../services/tickets/TalkDay.tsx'
import { TalkMessage } from '../../../services/tickets/TalkMessage.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { operatorPaths } from '../operator.paths.ts'
import { reportOperatorError, sendAsOperator } from '../operator-sessions/operator-request.ts'
import { ticketsText } from './operator-tickets.fa.ts'
import styles from './TicketThread.module.css'

const text = ticketsText.thread

type Message = OperatorTicketDetail['messages'][number]
type TicketNote = OperatorTicketDetail['notes'][number]
type Entry = { at: string; message: Message } | { at: string; note: TicketNote }

/** What was said and what was done, as it happened. */
const entriesOf = ({ messages, notes }: OperatorTicketDetail): Entry[] =>
  [
    ...messages.map((message) => ({ at: message.createDate, message })),
    ...notes.map((note) => ({ at: note.createDate, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))

const keyOf = (entry: Entry) => ('note' in entry ? `note-${entry.note.id}` : `message-${entry.message.id}`)

/** What was said and done; `children` come after the last word. */
export function TicketThread({ ticket, children }: { ticket: OperatorTicketDetail; children?: ReactNode }) {
  const entries = entriesOf(ticket)
  const log = useLastInSight(entries.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls in itself: keys must reach it
    <div ref={log} className={styles.thread} role="log" aria-label={text.label} tabIndex={0}>
      {ticket.merged.length > 0 && (
        <Note icon={GitMerge}>
          {text.merged}{' '}
          {ticket.merged.map(({ id, title }) => (
            <Fragment key={id}>
              <Link href={operatorPaths.ticket(id)}>{title}</Link>{' '}
            </Fragment>
          ))}
        </Note>
      )}
      {entries.map((entry, index) => (
        <Fragment key={keyOf(entry)}>
          <TalkDay date={entry.at} before={entries[index - 1]?.at} />
          {'message' in entry ? <Said message={entry.message} /> : <Noted note={entry.note} />}
        </Fragment>
      ))}
      {ticket.rating !== null && (
        <Event icon={Star}>
          {text.rated(ticket.rating)}
          {ticket.ratingComment !== null && `: ${ticket.ratingComment}`}
        </Event>
      )}
      {ticket.mergedIntoId !== null && (
        <Note
          icon={GitMerge}
          actions={<LinkButton href={operatorPaths.ticket(ticket.mergedIntoId)}>{text.openMerged}</LinkButton>}
        >
          {text.mergedInto(ticket.mergedIntoId)}
        </Note>
      )}
      {children}
    </div>
  )
}

/** The last word is what somebody opens a ticket for, and what they wait for. */
const useLastInSight = (count: number) => {
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])
  return log
}

const save = async ({ id, fileName }: IssueFile) => {
  const { data, error } = await sendAsOperator(requestOf(operatorTicketDownload, { id }))
  if (error) reportOperatorError(error)
  // Never opened here: it came from a customer.
  else if (data !== undefined) saveFile(fileName, data as Blob, 'application/octet-stream')
}

function Said({ message }: { message: Message }) {
  const { user, operator, isSupport } = message
  return (
    <TalkMessage
      name={operator ?? user ?? text.support}
      tag={isSupport && text.support}
      date={message.createDate}
      content={message.content}
      isOwn={isSupport}
      files={message.files}
      snapshot={message.snapshot}
      save={save}
    />
  )
}

/** A note is read like a message; an act is one line. */
function Noted({ note }: { note: TicketNote }) {
  const who = note.operator ?? text.commandLine
  if (note.kind === 'note') {
    return <TalkMessage name={who} tag={text.note} date={note.createDate} content={note.content ?? ''} isNote />
  }
  return (
    <Event icon={Waypoints}>
      {sentenceOf(note, who)}
      {note.content !== null && `: ${note.content}`}{' '}
      <time dateTime={note.createDate}>{formatTime(note.createDate)}</time>
    </Event>
  )
}

/** What was done, as one sentence. */
const sentenceOf = ({ kind, about, aboutId, operator }: TicketNote, who: string): string => {
  const { events } = ticketsText
  const name = about ?? ''
  const number = aboutId ?? 0
  const sentences: Readonly<Record<Exclude<TicketNote['kind'], 'note'>, string>> = {
    assigned: name === operator ? events.taken(who) : events.assigned(who, name),
    routed: events.routed(who, name),
    priority: events.priority(who, name),
    closed: events.closed(who),
    lapsed: events.lapsed,
    reopened: events.reopened(who),
    merged: events.merged(who, number),
    received: events.received(who, number),
  }
  return kind === 'note' ? '' : sentences[kind]
}

function Event({ icon: Icon, children }: { icon: LucideIcon; children: React.ReactNode }) {
  return (
    <p className={styles.event}>
      <Icon {...iconSm} />
      <span>{children}</span>
    </p>
  )
}
