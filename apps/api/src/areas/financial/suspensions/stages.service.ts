import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { publish } from '../../../operations/events.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { walletPage } from '../runway/runway.rules.ts'
import { readRunway } from '../runway/runway.service.ts'
import { keepForecast } from '../runway/warnings.store.ts'
import { readReturning } from './services.store.ts'
import { suspensionText } from './suspensions.fa.ts'
import { dueStage, isNoticeDueAgain, keepUntilOf, spansOf, type Stage } from './suspensions.rules.ts'
import { resume, suspend } from './suspensions.service.ts'
import {
  findCourse,
  keepNotice,
  listMaybeDue,
  listMaybeEmpty,
  lockCourse,
  readNotice,
  setDelivered,
  setStage,
  type WalletSuspension,
} from './suspensions.store.ts'

export interface StageRound {
  db: Db
  deps: NotifyDependencies
  log: Logger
  now: Date
  signal?: AbortSignal | undefined
}

/** They must know, whatever they have chosen to be mailed about. */
const tell = (trx: Db, { deps }: StageRound, customerId: number, message: { subject: string; content: string }) =>
  tellOwners(trx, deps, { customerId, link: walletPage, isOwed: true, isMoney: true }, message)

const ofWallet = (customerId: number) => ({ customerId, projectId: null, reason: 'wallet' }) as const

/** Decided under the lock under which money comes in: who has paid a moment before is not stopped. */
const stopIfEmpty = async (trx: Db, round: StageRound, customerId: number): Promise<void> => {
  const { now } = round
  await lockBalances(trx, customerId)
  const { leftRials, endsAt } = await readRunway(trx, customerId, { now })
  if (leftRials > 0 || endsAt === null || endsAt > now) return keepForecast(trx, customerId, endsAt)
  const { graceDays } = await readTerms(trx)
  const isNews = await suspend(trx, { ...ofWallet(customerId), now, keepUntil: keepUntilOf(now, graceDays) })
  const course = isNews && (await findCourse(trx, customerId))
  if (course) await tell(trx, round, customerId, suspensionText.stopped(spansOf(course, now)))
}

/** The last notice: until it has arrived somewhere nothing goes on. Where no server takes it, it is sent again every day. */
const giveNotice = async (trx: Db, round: StageRound, course: WalletSuspension): Promise<void> => {
  const { now, log } = round
  const messages = await tell(trx, round, course.customerId, suspensionText.noticed(spansOf(course, now)))
  await keepNotice(trx, course.id, messages, now)
  if (messages.length === 0) {
    log.warn({ customerId: course.customerId }, 'nobody can be sent the last notice: services stay stopped and kept')
  }
}

/** Answers the suspension as it stands once the senders were asked. */
const seeDelivery = async (trx: Db, round: StageRound, course: WalletSuspension): Promise<WalletSuspension> => {
  const { now } = round
  if (course.stage !== 'noticed' || course.deliveredAt) return course
  const { isSent, isUnderWay } = await readNotice(trx, course.id)
  if (isSent) {
    await setDelivered(trx, course.id, now)
    return { ...course, deliveredAt: now }
  }
  if (!isUnderWay && isNoticeDueAgain(course.noticedAt!, now)) await giveNotice(trx, round, course)
  return course
}

const enter = async (trx: Db, round: StageRound, course: WalletSuspension, stage: Stage): Promise<void> => {
  const { now } = round
  await setStage(trx, course.id, stage, now)
  await publish(trx, { customerId: course.customerId, projectId: null, group: 'Wallet' })
  if (stage === 'noticed') return giveNotice(trx, round, course)
  if (stage === 'binned') {
    await tell(trx, round, course.customerId, suspensionText.binned(spansOf({ ...course, binnedAt: now }, now)))
  }
  if (stage === 'gone') await tell(trx, round, course.customerId, suspensionText.gone())
}

/** Paid: all of it is over. Not paid: one stage further, if its time has come. */
const goOn = async (trx: Db, round: StageRound, customerId: number): Promise<void> => {
  const { now } = round
  await lockBalances(trx, customerId)
  const found = await lockCourse(trx, customerId)
  if (!found) return
  // A look that began before the stop knows less than the one that stopped: it ends nothing.
  if (now < found.stoppedAt) return
  const isGone = found.stage === 'gone'
  const { leftRials } = await readRunway(trx, customerId, { now })
  // Where nothing is left that could run, it is enough that nothing is owed.
  if (leftRials > 0 || (isGone && leftRials === 0)) {
    const { count } = await readReturning(trx, customerId)
    await resume(trx, ofWallet(customerId), now)
    await tell(trx, round, customerId, isGone && count === 0 ? suspensionText.settled() : suspensionText.paid())
    return
  }
  const course = await seeDelivery(trx, round, found)
  const stage = dueStage(course, now)
  if (stage) await enter(trx, round, course, stage)
}

/** Stops who has nothing left, goes on with who was stopped, and ends it for who has paid. */
export const judgeWallets = async (round: StageRound): Promise<void> => {
  const { db, log, now, signal } = round
  const each = async (customers: readonly number[], act: typeof goOn) => {
    for (const customerId of customers) {
      if (signal?.aborted) return
      // One whose turn fails keeps nobody else waiting; the next round tries again.
      await inTransaction(db, (trx) => act(trx, round, customerId)).catch((error: unknown) =>
        log.error({ err: error, customerId }, 'an empty wallet could not be seen to'),
      )
    }
  }
  await each(await listMaybeDue(db, now), goOn)
  await each(await listMaybeEmpty(db, now), stopIfEmpty)
}
