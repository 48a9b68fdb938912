import type { IssueThread } from '@sarv/client/portal.generated'
import { issuePriority } from '@sarv/contract/enums'
import { servicePage } from '@sarv/contract/service-types'
import { formatDuration, secondsBetween } from '../../../format/duration.ts'
import { wireToUtc } from '../../../format/dates.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { AnswerClock } from '../../../services/tickets/AnswerClock.tsx'
import { talkText } from '../../../services/tickets/talk.fa.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { OverviewCard } from '../../../ui/OverviewCard.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'

const text = ticketsText.thread.facts

export function AboutTicket({ ticket }: { ticket: IssueThread }) {
  const { order, projectId = null, serviceId = null, serviceType } = ticket
  const page = serviceType ? servicePage({ serviceType, projectId, serviceId }) : undefined
  const name = order && <Ltr>{order}</Ltr>
  const first = ticket.firstAnswerDate
  const waited = first && formatDuration(secondsBetween(wireToUtc(ticket.createDate), wireToUtc(first)))
  return (
    <OverviewCard
      title={ticketsText.thread.about}
      rows={[
        { label: talkText.clock.title, shown: <Promise ticket={ticket} /> },
        { label: text.service, shown: page ? <Link href={page}>{name}</Link> : name },
        { label: text.product, shown: ticket.product },
        { label: text.subject, shown: ticket.issueSubject },
        { label: text.unit, shown: ticket.businessUnit },
        { label: text.priority, shown: <EnumChip table={issuePriority} id={ticket.issuePriorityId} /> },
        { label: text.by, shown: ticket.user },
        { label: text.created, shown: <DateText wire={ticket.createDate} as="time" /> },
        { label: text.firstAnswer, shown: waited && ticketsText.thread.after(waited) },
      ]}
    />
  )
}

/** The clock while somebody waits, and which hours it counts. */
function Promise({ ticket: { answerDueDate, promise } }: { ticket: IssueThread }) {
  const now = useNow(!!answerDueDate)
  const isLate = !!answerDueDate && answerDueDate < nowOnWire(now)
  return (
    <span className={styles.promise}>
      {answerDueDate ? <AnswerClock due={answerDueDate} /> : talkText.clock.answered}
      {answerDueDate && (
        <span className={styles.quiet}>
          {isLate ? (
            talkText.clock.lateNote
          ) : (
            <>
              {talkText.clock.until} <DateText wire={answerDueDate} as="relative" />
            </>
          )}
        </span>
      )}
      <span className={styles.quiet}>{promise}</span>
    </span>
  )
}
