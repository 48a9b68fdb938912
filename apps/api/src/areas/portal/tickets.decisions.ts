import type { FindDecisions } from '../../decisions.ts'
import { issueStatus } from '@sarv/contract/enums'
import { listOwnTickets } from './tickets/tickets.service.ts'

/** Support has answered and waits for the customer: left alone, such a ticket closes by itself. */
const answeredTickets: FindDecisions = async ({ db }, actor) => {
  const { rows } = await listOwnTickets(db, actor, { StatusId: issueStatus.id.answered })
  return rows.map(({ id, title, subject, closesAt, lastMessageId }) => ({
    // Hidden until the next answer.
    key: `ticket:${id}:${lastMessageId}`,
    kind: 'ticketAnswered',
    urgency: 'soon',
    rials: null,
    itemId: id,
    sentence: title ?? subject,
    canHide: true,
    at: closesAt,
  }))
}

export const ticketDecisions = [answeredTickets]
