import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findRunning } from '../../../operations/at-service.ts'
import { balancerService, type LockedBalancer } from '../load-balancers/load-balancers.definition.ts'

/** Names the first one that is busy with something else: a change, or servers that turn in and out of rotation. */
export const refuseBusyBalancers = async (trx: Db, balancers: readonly LockedBalancer[]): Promise<void> => {
  for (const { id, name: balancer } of balancers) {
    const title = await findRunning(trx, balancerService.type, id)
    if (title !== undefined) throw new AppError('plan_balancer_busy', { balancer, title })
  }
}
