import {
  useIssueCloseMutation,
  useIssueItemListQuery,
  useIssueSeenMutation,
  type IssueThread,
} from '@sarv/client/portal.generated'
import { issueStatus } from '@sarv/contract/enums'
import { Check, Eye, GitMerge, SearchX } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { TalkDay } from '../../../services/tickets/TalkDay.tsx'
import { usePageTitle } from '../../../shell/page-handle.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { view } from '../../../shell/view.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { portalPaths as paths } from '../portal.paths.ts'
import { AboutTicket } from './AboutTicket.tsx'
import { Message } from './Message.tsx'
import { RateTicket } from './RateTicket.tsx'
import { Reply } from './Reply.tsx'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'

const text = ticketsText.thread

/** `/portal/support/{id}` */
export function TicketPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.tickets} replace />
  return (
    <>
      <BackLink href={paths.tickets}>{ticketsText.title}</BackLink>
      <Ticket key={id} id={id} />
    </>
  )
}

function Ticket({ id }: { id: number }) {
  const { currentData: ticket, error, isFetching, refetch } = useIssueItemListQuery({ issueId: id })
  usePageTitle(ticketsText.number(formatCount(id)))
  useSeen(id, ticket)
  if (ticket) return <Thread ticket={ticket} />
  if ((error as RequestError | undefined)?.status === 404) {
    return (
      <Card isFlush label={ticketsText.title}>
        <Empty
          icon={SearchX}
          title={ticketsText.missing.title}
          actions={<LinkButton href={paths.tickets}>{ticketsText.missing.back}</LinkButton>}
        >
          {ticketsText.missing.text}
        </Empty>
      </Card>
    )
  }
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Loading lines={8} />
}

/** Whoever reads the last message has seen the ticket; who only looks as the customer has not. */
const useSeen = (id: number, ticket: IssueThread | undefined) => {
  const [markSeen] = useIssueSeenMutation()
  const last = ticket?.issueItems?.at(-1)?.id
  useEffect(() => {
    if (last !== undefined && !view) void markSeen({ id })
  }, [id, last, markSeen])
}

function Thread({ ticket }: { ticket: IssueThread }) {
  const isClosed = ticket.issueStatusId === issueStatus.id.completed
  return (
    <>
      <PageHead
        title={ticket.title ?? ticket.issueSubject}
        beside={<EnumChip table={issueStatus} id={ticket.issueStatusId} />}
        summary={[ticketsText.number(formatCount(ticket.issueId)), ticket.businessUnit].join(' · ')}
        actions={!isClosed && <CloseButton ticket={ticket} />}
      />
      <div className={styles.columns}>
        <Card isFlush label={text.talk}>
          <Messages ticket={ticket} />
          {ticket.mergedIntoId ? (
            <div className={styles.composer}>
              <Note
                icon={GitMerge}
                actions={<LinkButton href={paths.ticket(ticket.mergedIntoId)}>{text.openMerged}</LinkButton>}
              >
                {text.merged(formatCount(ticket.mergedIntoId))}
              </Note>
            </div>
          ) : !ticket.mayWrite ? (
            <div className={styles.composer}>
              <Note icon={Eye}>{text.readOnly}</Note>
            </div>
          ) : (
            <Reply ticket={ticket} isClosed={isClosed} />
          )}
        </Card>
        <div className={styles.side}>
          <AboutTicket ticket={ticket} />
          {ticket.firstAnswerDate && <RateTicket key={ticket.rating} ticket={ticket} />}
          <Note tone="info">{text.secrets}</Note>
        </div>
      </div>
    </>
  )
}

function Messages({ ticket: { issueItems: items } }: { ticket: IssueThread }) {
  return (
    <div className={styles.thread} role="log" aria-label={text.label}>
      {items?.map((message, index) => (
        <Fragment key={message.id}>
          <TalkDay date={message.issueDate} before={items[index - 1]?.issueDate} />
          <Message message={message} />
        </Fragment>
      ))}
    </div>
  )
}

function CloseButton({ ticket: { issueId, mayWrite } }: { ticket: IssueThread }) {
  const [close] = useIssueCloseMutation()
  const { ask, dialog } = useConfirmDialog<{ id: number }>((thing) => close(thing), {
    title: () => text.close,
    text: () => text.closeText,
    confirmLabel: text.close,
    started: () => text.closed,
  })
  return (
    <>
      <Button
        icon={Check}
        writes
        disabledReason={mayWrite ? undefined : text.readOnly}
        onPress={() => ask({ id: issueId })}
      >
        {text.close}
      </Button>
      {dialog}
    </>
  )
}
