import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { entriesOfCharge, entriesOfIncome, missingFor, type Entry } from '../ledger/ledger.rules.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { post } from '../ledger/ledger.service.ts'

interface Wanted {
  service: ServiceRef
  rials: number
  /** What the service is called, for the wallet's list. */
  name: string
  userId: number | undefined
}

const takenFrom = (entries: readonly Entry[], account: 'gift' | 'wallet'): number =>
  -(entries.find((entry) => entry.account === account)?.rials ?? 0)

const findHold = (trx: Db, { serviceType, serviceId }: ServiceRef) =>
  trx
    .selectFrom('wallet_holds')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .select('id')
    .executeTakeFirst()

/**
 * Sets money aside for a service that is being ordered: its first hours are paid from it, whatever else is bought
 * meanwhile. A service that has some already keeps it. Refuses with `money_missing`.
 */
export const reserve = async (trx: Db, { service, rials, name, userId }: Wanted): Promise<void> => {
  const { customerId, serviceType, serviceId } = service
  if (rials === 0) return
  const balances = await lockBalances(trx, customerId)
  if (await findHold(trx, service)) return
  const taken = entriesOfCharge(balances, rials, false)
  if (!taken) throw new AppError('money_missing', { missing: missingFor(balances, rials) })
  const hold = await trx
    .insertInto('wallet_holds')
    .values({
      service_type: serviceType,
      service_id: serviceId,
      customer_id: customerId,
      gift_rials: takenFrom(taken, 'gift'),
      wallet_rials: takenFrom(taken, 'wallet'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(trx, { kind: 'hold', cause: `hold:${hold.id}`, customerId, userId, details: { name } }, () => [
    ...taken,
    { account: 'hold', rials },
  ])
}

/** Gives back what is left of it, to where it came from. Fine when nothing is. */
export const release = async (
  trx: Db,
  { customerId, serviceType, serviceId }: ServiceRef,
  name: string,
): Promise<void> => {
  // Held first, as everywhere: the hourly rating takes from holds too.
  await lockBalances(trx, customerId)
  const hold = await trx
    .deleteFrom('wallet_holds')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .returning(['id', 'gift_rials as gift', 'wallet_rials as wallet'])
    .executeTakeFirst()
  if (!hold || hold.gift + hold.wallet === 0) return
  const { gift, wallet } = hold
  await post(trx, { kind: 'release', cause: `release:${hold.id}`, customerId, details: { name } }, (balances) => [
    { account: 'hold', rials: -gift - wallet },
    ...entriesOfIncome(balances, { gift, wallet }),
  ])
}
