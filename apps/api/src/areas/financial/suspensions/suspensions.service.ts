import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { ServiceContext } from '../../../services/service.ts'
import type { Suspended } from './suspensions.rules.ts'
import { endSuspension, findSuspensionOf, insertSuspension, type NewSuspension } from './suspensions.store.ts'

const publishMoney = (trx: Db, { customerId }: Suspended) =>
  publish(trx, { customerId, projectId: null, group: 'Wallet' })

/**
 * From now on what runs there is stopped, the last of the customer's order first, and nothing of it is started. The round of
 * `suspensions.periodic.ts` does it. Answers whether it was news; again is fine.
 */
export const suspend = async (trx: Db, suspended: NewSuspension): Promise<boolean> => {
  const isNews = await insertSuspension(trx, suspended)
  if (isNews) await publishMoney(trx, suspended)
  return isNews
}

/** What was stopped for this comes back, in the customer's order, unless it is suspended for something else too. */
export const resume = async (trx: Db, suspended: Suspended, now: Date): Promise<boolean> => {
  const isNews = await endSuspension(trx, suspended, now)
  if (isNews) await publishMoney(trx, suspended)
  return isNews
}

/** What was stopped because nobody pays for it is not started by hand. */
export const refuseWhileSuspended = async (trx: Db, { project }: Pick<ServiceContext, 'project'>): Promise<void> => {
  const reason = await findSuspensionOf(trx, { customerId: project.customerId, projectId: project.id })
  if (reason) throw new AppError(reason === 'wallet' ? 'wallet_empty' : 'project_capped')
}
