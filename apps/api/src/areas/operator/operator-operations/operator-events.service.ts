import { may } from '@sarv/contract/access'
import type { OperatorEvent } from '@sarv/contract/operator/operator-operations/operator-operations.schemas'
import { operatorGroupAccess } from '@sarv/contract/operator/operator-groups'
import type { Db } from '../../../db/connection.ts'
import type { EventListener } from '../../../http/events-stream.ts'
import type { Operator } from '../../../http/operators.ts'
import { findRolesOfSession } from '../operator-sessions/operator-sessions.store.ts'
import { operatorGroupsOf } from './operator-events.rules.ts'

/** They hear of all customers: what changes at every moment is told once in this time. */
const gatherMs = 500

/** An operator: hears which of their lists to read again, and never of whom. */
export const operatorListener = (db: Db, { operatorId, sessionId, roles: first }: Operator): EventListener => {
  let roles = first
  const concerns: EventListener['concerns'] = ({ group, id }) => group === 'OperatorSession' && id === operatorId
  return {
    owner: `operator:${operatorId}`,
    audience: 'operators',
    look: async () => {
      const found = await findRolesOfSession(db, sessionId)
      if (found) roles = found
      return found !== undefined
    },
    concerns,
    toWire: async (event): Promise<OperatorEvent[]> => {
      if (event.group === 'OperatorSession' && !concerns(event)) return []
      return operatorGroupsOf(event)
        .filter((group) => may(operatorGroupAccess[group], roles))
        .map((group) => ({ group }))
    },
    gather: {
      ms: gatherMs,
      subjectOf: (event) =>
        event.group === 'OperatorSession' ? `session ${event.id}` : operatorGroupsOf(event).join(' '),
    },
  }
}
