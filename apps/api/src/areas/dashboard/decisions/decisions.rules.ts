import {
  decisionUrgencies,
  mostDecisions,
  type DecisionKind,
  type DecisionUrgency,
} from '@sarv/contract/dashboard/decisions/decisions.schemas'

interface Weighed {
  key: string
  kind: DecisionKind
  urgency: DecisionUrgency
  rials: number | null
}

const rankOf = ({ urgency }: Weighed): number => decisionUrgencies.indexOf(urgency)

const outages: ReadonlySet<DecisionKind> = new Set(['balancerDown', 'memberDown', 'drift'])

/** What visitors of the customer notice before anything about money. */
const isOutage = ({ kind }: Weighed): number => Number(outages.has(kind))

/** Those to show: what cannot wait before what can, what is down before the rest, and then where more money is at stake. */
export const mostUrgent = <D extends Weighed>(decisions: readonly D[], hidden: ReadonlySet<string>): D[] =>
  decisions
    .filter(({ key }) => !hidden.has(key))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || isOutage(b) - isOutage(a) || (b.rials ?? 0) - (a.rials ?? 0))
    .slice(0, mostDecisions)

const dayMs = 86_400_000

/** What wastes money was thought about; anything else gets no better by being hidden. */
export const hiddenUntil = (urgency: DecisionUrgency, now: Date): Date =>
  new Date(now.getTime() + (urgency === 'waste' ? 30 : 1) * dayMs)
