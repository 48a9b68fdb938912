import type { OperatorTicketDetail } from '@sarv/client/operator.generated'
import { businessUnit, issuePriority } from '@sarv/contract/enums'
import { formatDayAndMonth, formatTime } from '../../../format/dates.ts'
import { Link } from '../../../ui/Link.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { operatorPaths } from '../operator.paths.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { ticketsText as text } from './operator-tickets.fa.ts'
import facts from './facts.module.css'
import { promiseSentence } from './queue-clock.ts'

/** Whose the ticket is and until when, and what it is about. */
export function TicketFacts({ ticket }: { ticket: OperatorTicketDetail }) {
  const { id, businessUnitId, issuePriorityId, answerDueDate, closesDate, operator, operatorId } = ticket
  const { operatorId: me } = useOperatorSession()
  const now = useNow(answerDueDate !== null)
  return (
    <>
      <div className={facts.facts}>
        <span>{text.number(id)}</span>
        <span>{businessUnit.label(businessUnitId)}</span>
        <span>{text.facts.priority(issuePriority.label(issuePriorityId))}</span>
        <bdi>{operatorId === me ? text.you : (operator ?? text.nobody)}</bdi>
        {answerDueDate && <span>{promiseSentence(answerDueDate, now)}</span>}
        {closesDate && <span>{text.clock.closesAt(formatDayAndMonth(closesDate), formatTime(closesDate))}</span>}
      </div>
      <About ticket={ticket} />
    </>
  )
}

function About({ ticket: { customerId, title, subject, product, order, project } }: { ticket: OperatorTicketDetail }) {
  const page = `${operatorPaths.customer(customerId)}?${new URLSearchParams({ 'service-q': order ?? '' }).toString()}`
  return (
    <div className={facts.facts}>
      {subject !== title && <span>{text.facts.subject(subject)}</span>}
      {product !== null && <span>{product}</span>}
      {order !== null && (
        <Link href={page}>
          <Ltr>{order}</Ltr>
        </Link>
      )}
      {project !== null && <span>{text.facts.project(project)}</span>}
    </div>
  )
}
