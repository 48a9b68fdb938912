import type { OperatorTicketSuggestion } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { Db } from '../../../db/connection.ts'
import { findLatestOperation } from '../../../operations/operations.store.ts'
import { readRunway } from '../../financial/runway/runway.service.ts'
import { readProspect } from '../../financial/suspensions/prospect.service.ts'
import { findIncidentOf, incidentPath } from '../../portal/incidents/incidents.service.ts'
import { findMergeCandidate } from '../../portal/tickets/desk.service.ts'
import type { readTicketForDesk } from '../../portal/tickets/queue.service.ts'
import { suggestionsFor, type SuggestionFacts } from './suggestions.rules.ts'

type Ticket = Awaited<ReturnType<typeof readTicketForDesk>>

/** The last operation of the service, where trying it again is what is missing. */
const readFailed = async (
  db: Db,
  { customerId, serviceType, serviceId }: Ticket,
): Promise<SuggestionFacts['failed']> => {
  if (serviceType === null || serviceId === null) return undefined
  const latest = await findLatestOperation(db, { customerId, serviceType, serviceId })
  if (!latest?.canRetry) return undefined
  const { id, sentence, reason, doneSteps, stepCount, needsHand } = latest
  return { id, sentence, reason, stepNumber: Math.min(doneSteps + 1, stepCount), stepCount, needsHand }
}

const readIncident = async (
  db: Db,
  { projectId, serviceType, productId }: Ticket,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<SuggestionFacts['incident']> => {
  if (projectId === null || serviceType === null) return undefined
  const incident = await findIncidentOf(db, { projectId, productId }, now)
  return incident && { id: incident.id, subject: incident.subject, link: publicUrl + incidentPath(incident.id) }
}

const walletPath = '/portal/wallet'

/** What to do about a ticket that is not closed, and why. */
export const readSuggestions = async (
  db: Db,
  publicUrl: string,
  ticket: Ticket,
  now = new Date(),
): Promise<OperatorTicketSuggestion[]> => {
  if (ticket.status === 'closed') return []
  const runway = await readRunway(db, ticket.customerId)
  const { waiting, missingRials } = await readProspect(db, ticket.customerId, runway)
  return suggestionsFor({
    service: ticket.serviceName,
    failed: await readFailed(db, ticket),
    incident: await readIncident(db, ticket, { publicUrl, now }),
    sameMatter: await findMergeCandidate(db, ticket),
    money: { endsAt: runway.endsAt, isStopped: waiting > 0, missingRials, link: publicUrl + walletPath },
    now,
  })
}
