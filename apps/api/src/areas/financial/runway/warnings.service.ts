import { warningHours } from '@sarv/contract/financial/runway/runway.limits'
import type { RunwayWarningModel } from '@sarv/contract/financial/runway/runway.schemas'
import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { everybody, publish } from '../../../operations/events.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { takeTime } from '../rating/rating.store.ts'
import { spansFrom } from '../suspensions/suspensions.rules.ts'
import { walletPage, warningStep } from './runway.rules.ts'
import { readRunway } from './runway.service.ts'
import { runwayWarningText } from './warnings.fa.ts'
import { forecastEnds, keepWarning, listToWarn, lockWarning, setWarnsWeek, takeRatedHours } from './warnings.store.ts'

const week = warningHours[0]

export interface WarningRound {
  db: Db
  deps: NotifyDependencies
  log: Logger
  now: Date
  signal?: AbortSignal | undefined
}

/** Once after rated hours: everybody's runway is worked out anew, and open pages read their money again. */
const lookAfterRating = ({ db, now }: WarningRound): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await takeRatedHours(trx, now))) return false
    await takeTime(trx)
    await forecastEnds(trx, now)
    // One event for all: whoever has a page of money open reads it again, and nobody else.
    await publish(trx, { customerId: everybody, projectId: null, group: 'Wallet' })
    return true
  })

/** Each warning once, until the money lasts longer than it again. */
const warn = async (trx: Db, { deps, now }: WarningRound, customerId: number): Promise<void> => {
  const known = await lockWarning(trx, customerId)
  if (!known) return
  const { endsAt } = await readRunway(trx, customerId, { now })
  const step = endsAt ? warningStep(endsAt, now) : undefined
  await keepWarning(trx, customerId, { toldHours: step ?? null, endsAt })
  const isNews = step !== undefined && (known.toldHours === null || known.toldHours > step)
  if (!isNews || !endsAt || (step === week && !known.warnsWeek)) return
  const { graceDays } = await readTerms(trx)
  const message = runwayWarningText(step, spansFrom(endsAt, graceDays, now))
  // The first is a courtesy; without the others somebody's services would stop by surprise.
  await tellOwners(trx, deps, { customerId, link: walletPage, isMoney: true, isOwed: step !== week }, message)
}

/** Tells those whose money ends soon. Answers how many were looked at. */
export const warnOfEnds = async (round: WarningRound): Promise<number> => {
  const { db, log, now, signal } = round
  await lookAfterRating(round)
  const customers = await listToWarn(db, now)
  for (const customerId of customers) {
    if (signal?.aborted) break
    await inTransaction(db, (trx) => warn(trx, round, customerId)).catch((error: unknown) =>
      log.error({ err: error, customerId }, 'the end of the money could not be announced'),
    )
  }
  return customers.length
}

export const chooseWarnings = async (trx: Db, customerId: number, { warnsWeek }: RunwayWarningModel): Promise<void> => {
  await setWarnsWeek(trx, customerId, warnsWeek)
  await publish(trx, { customerId, projectId: null, group: 'Wallet' })
}
