import type { Db, Logger } from '../../db/connection.ts'
import { eachDue } from '../../db/due.ts'
import type { OperationDependencies } from '../../dependencies.ts'
import { queueTracked } from '../../messages/queue-message.ts'
import type { PeriodicWork } from '../../operations/periodic-work.ts'
import { endDigest, takeDigest, waitingForDigest } from './notification-digests.store.ts'
import type { NotifyDependencies } from './notifications.service.ts'

const atATime = 200
/** What a mail names; the inbox has the rest. */
const subjectsAtMost = 30
const inboxPath = '/portal/account?tab=notification'

/** One mail for each person and account, of all that waits for it. `now`: for tests. */
export const sendDigests = (
  { db, deps, log }: { db: Db; deps: NotifyDependencies; log: Logger },
  now = new Date(),
): Promise<number> => {
  const { secrets, publicUrl } = deps
  const failed = (error: unknown) => log.error({ err: error }, 'a digest could not be written')
  return eachDue(db, waitingForDigest, { count: atATime, now, failed }, async (trx, row) => {
    const items = await takeDigest(trx, row, now)
    const mailed = items.filter(({ email }) => email !== null)
    await endDigest(
      trx,
      items.filter(({ email }) => email === null),
      null,
    )
    const [first] = mailed
    if (!first) return
    const subjects = mailed.slice(0, subjectsAtMost).map(({ subject }) => subject)
    const values = { subjects, more: mailed.length - subjects.length, link: publicUrl + inboxPath }
    const to = first.email!
    const message = { channel: 'email', template: 'digest', to, userId: first.userId, values } as const
    await endDigest(trx, mailed, await queueTracked(trx, secrets, message))
  })
}

export const digestPeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'digests of notifications',
    everyMs: 60_000,
    run: async (round) => {
      await sendDigests(round)
    },
  },
]
