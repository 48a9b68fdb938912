import type { Db, Logger } from '../../../db/connection.ts'
import { eachDue } from '../../../db/due.ts'
import type { NotifyDependencies } from '../notifications.service.ts'
import { closesAfterTelling } from './closing.rules.ts'
import { setClosingTold, toBeClosed, toBeTold } from './closing.store.ts'
import { noteAct } from './desk.store.ts'
import { readSupportTerms } from './subjects.store.ts'
import { takeTicket, tellAsker } from './support.service.ts'
import { ticketText as text } from './tickets.fa.ts'
import { tellOfTicket } from './tickets.service.ts'
import { setTicketStatus } from './tickets.store.ts'

const atATime = 200

interface Round {
  db: Db
  deps: NotifyDependencies
  log: Logger
}

/**
 * Closes answered tickets whose customer stays silent, and tells those whose time comes. One that waits for us has no such
 * time: a message of the customer takes it away in its own transaction.
 */
export const closeSilentTickets = async (
  { db, deps, log }: Round,
  now?: Date,
): Promise<{ toldCount: number; closedCount: number }> => {
  const failed = (error: unknown, { id }: { id: number }) =>
    log.error({ error, ticketId: id }, 'a ticket did not close')
  const { closing } = await readSupportTerms(db)
  const look = { count: atATime, now, failed }
  const at = now ?? new Date()

  const toldCount = await eachDue(
    db,
    toBeTold(closing.toldDaysBefore),
    look,
    async (trx, { id, closes_at: planned }) => {
      const ticket = await takeTicket(trx, id)
      const closesAt = closesAfterTelling(planned!, at, closing)
      await setClosingTold(trx, id, { closesAt, toldAt: at })
      await tellOfTicket(trx, ticket)
      await tellAsker(trx, deps, ticket, text.closesSoon({ id, title: ticket.title ?? ticket.subject, closesAt }))
    },
  )

  const closedCount = await eachDue(db, toBeClosed, look, async (trx, { id }) => {
    const ticket = await takeTicket(trx, id)
    await setTicketStatus(trx, id, { status: 'closed' }, at)
    await noteAct(trx, id, { kind: 'lapsed', at })
    await tellOfTicket(trx, ticket)
    await tellAsker(trx, deps, ticket, text.lapsed({ id, title: ticket.title ?? ticket.subject }))
  })
  return { toldCount, closedCount }
}
