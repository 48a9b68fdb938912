import type { ServiceOrderModel } from '@sarv/contract/financial/service-order/service-order.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { Lifecycle } from '../../../services/lifecycle.ts'
import { hasForeign, replaceOrder } from './service-order.store.ts'

/** From now on services are stopped from the end of it, and come back from its beginning. */
export const setServiceOrder = async (
  trx: Db,
  kinds: readonly Lifecycle[],
  customerId: number,
  { services }: ServiceOrderModel,
): Promise<void> => {
  if (await hasForeign(trx, kinds, customerId, services)) throw new AppError('not_found')
  await replaceOrder(trx, customerId, services)
  await publish(trx, { customerId, projectId: null, group: 'Wallet' })
}
