import { shortRunwayDays } from '@sarv/contract/financial/runway/runway.limits'
import type { OperatorTicketSuggestion } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import { suggestionText as text } from './operator-tickets.fa.ts'

/** What is known about a ticket that an operator could act on; absent: there is nothing of the kind. */
export interface SuggestionFacts {
  service: string | null
  /** The last operation of its service, where it failed and can be tried again. */
  failed?: Parameters<typeof text.retry>[0] | undefined
  /** What goes on where its service runs. */
  incident?: { id: number; subject: string; link: string } | undefined
  /** An older open ticket in which it could go on. */
  sameMatter?: { id: number; title: string; isAboutService: boolean } | undefined
  money: { endsAt: Date | null; isStopped: boolean; missingRials: number; link: string }
  now: Date
}

const mostSuggestions = 3
const dayMs = 86_400_000

const moneyOf = ({ money, now }: SuggestionFacts): OperatorTicketSuggestion[] => {
  const { endsAt, isStopped, missingRials, link } = money
  const told = { kind: 'money', aboutId: null } as const
  if (isStopped) return [{ ...told, ...text.stopped(missingRials, link) }]
  const days = endsAt === null ? Infinity : Math.floor((endsAt.getTime() - now.getTime()) / dayMs)
  return endsAt !== null && days < shortRunwayDays
    ? [{ ...told, ...text.moneyEnds({ days: Math.max(0, days), endsAt, link }) }]
    : []
}

/** What to do about a ticket: what mends the matter first, then what explains it, then what keeps it in one place. */
export const suggestionsFor = (facts: SuggestionFacts): OperatorTicketSuggestion[] => {
  const { failed, incident, sameMatter, service } = facts
  return [
    ...(failed ? [{ kind: 'retry', aboutId: failed.id, reply: null, ...text.retry(failed) } as const] : []),
    ...(incident ? [{ kind: 'incident', aboutId: incident.id, ...text.incident(incident, service) } as const] : []),
    ...(sameMatter ? [{ kind: 'merge', aboutId: sameMatter.id, reply: null, ...text.merge(sameMatter) } as const] : []),
    ...moneyOf(facts),
  ].slice(0, mostSuggestions)
}
