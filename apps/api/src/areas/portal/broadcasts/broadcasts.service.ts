import { productCategory } from '@sarv/contract/enums'
import type { Db, Logger } from '../../../db/connection.ts'
import { eachDue } from '../../../db/due.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publishToOperators } from '../../../operations/events.ts'
import { notify, type NotifyDependencies } from '../notifications.service.ts'
import {
  countPeople,
  endBroadcast,
  insertBroadcast,
  isDatacenter,
  listBroadcasts,
  lockBroadcast,
  sendingBroadcasts,
  takePeople,
  type Audience,
} from './broadcasts.store.ts'

export type { Audience } from './broadcasts.store.ts'

/** Whom somebody means; refuses where the datacenter or the product is not said, or is none. */
export const judgeAudience = async (
  db: Db,
  kind: Audience['kind'],
  targetId: number | undefined,
): Promise<Audience> => {
  if (kind === 'all' || kind === 'identified') return { kind }
  const isKnown =
    targetId !== undefined && (kind === 'product' ? productCategory.has(targetId) : await isDatacenter(db, targetId))
  if (!isKnown) throw new AppError('broadcast_target_unknown')
  return { kind, targetId }
}

export const countAudience = (db: Db, audience: Audience): Promise<number> => countPeople(db, audience)

export const listAllBroadcasts = (db: Db) => listBroadcasts(db)

/** Writes down what is said and whom to; workers send it. */
export const startBroadcast = async (
  trx: Db,
  broadcast: { subject: string; content: string; operatorId: number | null; audience: Audience },
) => {
  const made = await insertBroadcast(trx, broadcast)
  if (made.peopleCount === 0) throw new AppError('broadcast_nobody')
  return made
}

export const cancelBroadcast = async (trx: Db, id: number): Promise<void> => {
  const broadcast = await lockBroadcast(trx, id)
  if (!broadcast) throw new AppError('not_found')
  if (broadcast.state !== 'sending') throw new AppError('broadcast_ended')
  await endBroadcast(trx, id, 'cancelled')
}

/**
 * One batch of each message that goes out. Who is told is marked in the same transaction: whatever dies in between, nobody is
 * told twice and nobody is left out. Answers how many batches there were.
 */
export const sendBatches = ({ db, deps, log }: { db: Db; deps: NotifyDependencies; log: Logger }): Promise<number> => {
  const failed = (error: unknown) => log.error({ err: error }, 'a message to many could not be sent on')
  return eachDue(db, sendingBroadcasts, { count: 10, failed }, async (trx, { id, subject, content, link }) => {
    const people = await takePeople(trx, id)
    for (const person of people) await notify(trx, deps, { ...person, subject, content, link, topic: 'news' })
    if (people.length === 0) await endBroadcast(trx, id, 'done')
    await publishToOperators(trx, ['OperatorBroadcast'], id)
  })
}
