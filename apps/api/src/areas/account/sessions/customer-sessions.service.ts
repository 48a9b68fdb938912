import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { revokeSessionsIn } from './sessions.store.ts'

/** Signs everybody out of one account; their other accounts stay open. Their event streams hear of it and end too. */
export const endCustomerSessions = async (trx: Db, customerId: number): Promise<void> => {
  const userIds = new Set(await revokeSessionsIn(trx, customerId))
  const events = [...userIds].map((id) => ({ customerId, projectId: null, group: 'Session' as const, id }))
  if (events.length > 0) await publish(trx, ...events)
}
