import { paymentProvider } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { GatewayName, PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import type { PaymentEngines } from '../financial.engines.ts'
import { listFailing, noteFailure, noteSuccess, takeTry } from './gateways.store.ts'

const secondMs = 1000
/** So many starts in a row that failed, and customers are sent elsewhere. */
const limit = 3
const shortestMs = 30 * secondMs
const longestMs = 600 * secondMs
/** Longer than a bank is waited for. */
const tryMs = 15 * secondMs

export interface OfferedGateway {
  id: number
  name: GatewayName
  /** Lately it did not answer: another one is offered. */
  isFailing: boolean
}

/** Real banks first, those that fail last. What is known of them is in the database: every process sends customers the same way. */
export const offeredGateways = async (db: Db, { gateways }: PaymentEngines, now: Date): Promise<OfferedGateway[]> => {
  const failing = new Set(await listFailing(db, now))
  return paymentProvider.values
    .filter(({ name }) => gateways[name] !== undefined)
    .map(({ id, name }) => ({ id, name, isFailing: failing.has(id) }))
    .toSorted((a, b) => Number(a.isFailing) - Number(b.isFailing) || a.id - b.id)
}

/** undefined: this bank has failed lately and is not asked now. */
export const tryGateway = async <Result>(
  db: Db,
  gateway: PaymentGateway,
  now: Date,
  start: () => Promise<{ hasFailed: boolean; result: Result }>,
): Promise<Result | undefined> => {
  const providerId = paymentProvider.id[gateway.name]
  if (!(await takeTry(db, providerId, { now, tryMs }))) return undefined
  const { hasFailed, result } = await start()
  if (hasFailed) await noteFailure(db, providerId, { now, limit, shortestMs, longestMs })
  else await noteSuccess(db, providerId)
  return result
}
