import { resumeHours } from '@sarv/contract/financial/runway/runway.limits'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { readRunway } from '../runway/runway.service.ts'
import {
  forget,
  isFree,
  listWaiting,
  listWaitingCustomers,
  markReturning,
  type WaitingService,
} from './services.store.ts'
import { attend, contextOf, type Round } from './stopping.service.ts'
import { carriedOf } from './suspensions.rules.ts'

/** Whether it stands as it stood before Sarv stopped it, or as somebody else wants it since. */
const isBack = ({ standing, ran, isPutAway }: WaitingService): boolean =>
  standing === null ||
  standing === 'running' ||
  (standing === 'stopped' && !ran) ||
  // Its owner has deleted it meanwhile.
  (standing === 'binned' && !isPutAway)

/** Asked last, under the lock under which services are stopped. */
const ensureFree = async (trx: Db, service: WaitingService): Promise<void> => {
  await lockBalances(trx, service.customerId)
  if (!(await isFree(trx, service))) throw new AppError('wallet_empty')
}

/** Everything leaves the bin; what ran is started, as far down the customer's order as the money carries it. */
const bringBack = async (round: Round, customerId: number): Promise<number> => {
  const { db, kinds, now, signal } = round
  const services = await listWaiting(db, kinds, customerId, now)
  const idle = services.filter(({ isBusy }) => !isBusy)
  const back = idle.filter(isBack)
  for (const service of back) await forget(db, service)
  if (back.length > 0) await publish(db, { customerId, projectId: null, group: 'Wallet' })
  const waiting = services.filter((service) => service.isBusy || !isBack(service))
  const { leftRials, monthlyRials } = await readRunway(db, customerId, { now })
  const ran = waiting.filter((service) => service.ran)
  const carried = carriedOf(ran, { leftRials, monthlyRials }, resumeHours)
  let started = 0
  for (const service of waiting) {
    if (signal?.aborted) break
    if (service.isBusy || !service.isDue) continue
    const kind = kinds.find(({ serviceType }) => serviceType === service.serviceType)!
    const isStarted = service.standing !== 'binned'
    if (isStarted && !carried.has(service)) continue
    const act = isStarted ? kind.power!.start : kind.bin!.restore
    const isDone = await attend(round, service, async (trx) => {
      await act(trx, contextOf(service))
      await markReturning(trx, service, { now, isStarted })
      await ensureFree(trx, service)
    })
    if (isDone) started += 1
  }
  return started
}

/** Brings back what was stopped, where nothing keeps it from running any more. Answers how many acts were started. */
export const bringBackFreed = async (round: Round): Promise<number> => {
  let started = 0
  for (const customerId of await listWaitingCustomers(round.db)) {
    if (round.signal?.aborted) break
    started += await bringBack(round, customerId)
  }
  return started
}
