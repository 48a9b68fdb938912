import { may } from '@sarv/contract/access'
import { warningHours } from '@sarv/contract/financial/runway/runway.limits'
import type { FindDecisions } from '../../decisions.ts'
import { nearCaps } from './caps/caps.service.ts'
import { listIdle, type IdleRow } from './costs/idle.store.ts'
import { listUnpaid } from './invoices/invoices.store.ts'
import { readRunway } from './runway/runway.service.ts'
import { readProspect } from './suspensions/prospect.service.ts'
import { jalaliMonthStart } from './usage/jalali-month.rules.ts'
import { productOrService } from './usage/product-names.rules.ts'

const hourMs = 3_600_000
/** An invoice that is due within these days cannot wait. */
const urgentDays = 3
/** So many days before their end quotes and terms are told of. */
const endingDays = { quote: 5, term: 14 }

/** Nothing is left and services stand still, or money ends within the time of the first warning. */
const walletDecision: FindDecisions = async ({ db }, { customerId }, now) => {
  const runway = await readRunway(db, customerId, { now })
  const { stage, missingRials, spans, waiting } = await readProspect(db, customerId, runway)
  if (stage === 'gone') {
    return missingRials > 0 ? [{ key: 'wallet', kind: 'walletDebt', urgency: 'now', rials: missingRials }] : []
  }
  if (stage !== 'running') {
    const at = spans?.goneAt ?? null
    return [{ key: 'wallet', kind: 'walletEmpty', urgency: 'now', rials: missingRials, count: waiting, at }]
  }
  const { endsAt, monthlyRials, leftRials } = runway
  if (!endsAt || endsAt.getTime() - now.getTime() > warningHours[0] * hourMs) return []
  // What carries everything for another 30 days.
  const rials = Math.max(0, monthlyRials - leftRials)
  return [{ key: 'wallet', kind: 'walletShort', urgency: 'soon', rials, at: endsAt }]
}

const invoiceDecisions: FindDecisions = async ({ db }, { customerId }, now) =>
  (await listUnpaid(db, customerId, now)).map((invoice) => {
    const { id, dueAt } = invoice
    const isUrgent = dueAt !== null && dueAt.getTime() - now.getTime() < urgentDays * 24 * hourMs
    return {
      key: `invoice:${id}`,
      kind: 'invoiceDue',
      urgency: isUrgent ? 'now' : 'soon',
      rials: invoice.unpaidRials,
      itemId: id,
      at: dueAt,
      canHide: true,
    }
  })

const capDecisions: FindDecisions = async ({ db }, { customerId }, now) =>
  (await nearCaps(db, customerId, now)).map(({ projectId, projectName, monthlyRials, usedRials, reachedIn }) => {
    const isReached = usedRials >= monthlyRials || reachedIn?.getTime() === jalaliMonthStart(now).getTime()
    return {
      key: `cap:${projectId}:${isReached ? 'reached' : 'near'}`,
      kind: isReached ? 'capReached' : 'capNear',
      urgency: isReached ? 'now' : 'soon',
      rials: usedRials,
      limitRials: monthlyRials,
      projectId,
      project: projectName,
      canHide: true,
    }
  })

/** A server that is off together with what hangs on it; anything else by itself. */
const idleDecisions: FindDecisions = async ({ db, idleKinds }, { customerId }) => {
  const idle = await listIdle(db, customerId, idleKinds)
  const stopped = new Set(idle.filter(({ reason }) => reason === 'stopped').map(({ serviceId }) => serviceId))
  const hangsOnStopped = ({ ownerId }: IdleRow) => ownerId !== null && stopped.has(ownerId)
  return idle
    .filter((row) => !hangsOnStopped(row))
    .map((row) => {
      const { projectId, project, serviceType, serviceId, service, since } = row
      const all = [row, ...idle.filter(({ ownerId }) => row.reason === 'stopped' && ownerId === serviceId)]
      return {
        key: `idle:${serviceType}:${serviceId}`,
        kind: 'idle',
        urgency: 'waste',
        rials: all.reduce((sum, { netRials }) => sum + netRials, 0),
        projectId,
        project,
        serviceType,
        serviceId,
        product: productOrService(serviceType),
        service,
        idleReason: row.reason,
        at: since,
        canHide: true,
      }
    })
}

/** Prices that were promised end, and nobody of the account has ordered by them or let them go. */
const endingQuotes: FindDecisions = async ({ db }, { customerId }, now) => {
  const until = new Date(now.getTime() + endingDays.quote * 24 * hourMs)
  const rows = await db
    .selectFrom('quotes')
    .where('customer_id', '=', customerId)
    .where('valid_until', '>', now)
    .where('valid_until', '<=', until)
    .select(['id', 'title', 'valid_until as at'])
    .orderBy('valid_until')
    .limit(20)
    .execute()
  return rows.map(({ id, title, at }) => ({
    key: `quote:${id}`,
    kind: 'quoteEnds',
    urgency: 'soon',
    rials: null,
    itemId: id,
    sentence: title,
    canHide: true,
    // The midnight itself belongs to the next day.
    at: new Date(at.getTime() - 1),
  }))
}

/** What is paid from date to date, such as a domain, ends, and the wallet does not renew it by itself. */
const endingTerms: FindDecisions = async ({ db }, { customerId }, now) => {
  const until = new Date(now.getTime() + endingDays.term * 24 * hourMs)
  const rows = await db
    .selectFrom('terms')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'running')
    .where('pays_by_itself', '=', false)
    .where('ends_at', '<=', until)
    .select(['id', 'name', 'ends_at as at', 'price_rials as rials'])
    .orderBy('ends_at')
    .limit(20)
    .execute()
  return rows.map(({ id, name, at, rials }) => ({
    key: `term:${id}`,
    kind: 'termEnds',
    urgency: at!.getTime() - now.getTime() < urgentDays * 24 * hourMs ? 'now' : 'soon',
    rials,
    itemId: id,
    service: name,
    canHide: true,
    at,
  }))
}

const forMoney =
  (find: FindDecisions): FindDecisions =>
  async (dependencies, actor, now) =>
    may('money', actor.roles) ? find(dependencies, actor, now) : []

export const financialDecisions = [
  ...[walletDecision, invoiceDecisions, capDecisions, idleDecisions, endingTerms].map(forMoney),
  endingQuotes,
]
