import { businessUnit, issuePriority } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Area } from '../area.ts'
import { createCannedReply } from '../portal/tickets/canned-replies.service.ts'
import { addNote, assignTicket, changeTicketPriority, listTicketColleagues } from '../portal/tickets/desk.service.ts'
import { readQueue } from '../portal/tickets/queue.service.ts'
import { startBroadcast } from '../portal/broadcasts/broadcasts.service.ts'
import { broadcastDemo, ticketDeskDemo as text } from './operator-demo.fa.ts'

/** Nobody behind the counter: operators are off. */
const firstTwo = async (db: Db) => {
  const [one, other = one] = (await listTicketColleagues(db)).toSorted((first, second) => first.id - second.id)
  return one && other && ([one, other] as const)
}

/** What operators find: answers kept ready, tickets that are somebody's, notes of a colleague, a message that went out. */
export const prepareDesk: NonNullable<Area['demo']> = async (db) => {
  const operators = await firstTwo(db)
  if (!operators) return
  const [one, other] = operators
  await inTransaction(db, async (trx) => {
    await startBroadcast(trx, { ...broadcastDemo, audience: { kind: 'all' }, operatorId: one.id })
    for (const reply of text.canned) await createCannedReply(trx, reply, one.id)
    const { rows } = await readQueue(trx, one.id, {})
    const waiting = rows.filter(({ status }) => status === 'waiting')
    const technical = waiting.find(({ unitId }) => unitId === businessUnit.id.technical)
    if (technical) {
      await assignTicket(trx, technical.id, one.id, { operatorId: one.id })
      await addNote(trx, technical.id, { operatorId: other.id, content: text.note })
      const act = { operatorId: other.id, reason: text.hurry }
      if (technical.priorityId !== issuePriority.id.veryImportant)
        await changeTicketPriority(trx, technical.id, issuePriority.id.veryImportant, act)
    }
  })
}
