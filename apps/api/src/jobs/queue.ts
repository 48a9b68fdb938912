import type { DialectAdapter } from 'kysely'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Logger, OpenDatabase } from '../db/connection.ts'

/**
 * The queue says only "somebody should look at this operation now". From the moment a worker has claimed it, the lease
 * in the operation's row says who has it, so a message is deleted in the transaction that claims.
 */
const queueName = 'operations'
/** Wakes the workers of every process; the payload is empty, or `cancel:<operation id>`. */
export const wakeChannel = 'sarv_operations'

interface StartedQueue {
  boss: PgBoss
  users: number
}

/** By adapter, which a transaction shares with the connection it came from: `enqueue` needs nothing but the transaction. */
const queues = new WeakMap<DialectAdapter, Promise<StartedQueue>>()

const start = async ({ kind, rawQuery }: OpenDatabase, log: Logger): Promise<StartedQueue> => {
  const boss = new PgBoss({
    db: { executeSql: rawQuery },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    // Nothing stays in the queue that would need its maintenance.
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue failed'))
  await boss.start()
  await boss.createQueue(queueName, { retryLimit: 0 })
  return { boss, users: 0 }
}

/** Needed in every process that enqueues or works. Several parts of one process may start it; each stops its own. */
export const startQueue = async (database: OpenDatabase, log: Logger): Promise<{ stop(): Promise<void> }> => {
  const { adapter } = database.db.getExecutor()
  const starting = queues.get(adapter) ?? start(database, log)
  queues.set(adapter, starting)
  const queue = await starting.catch((error: unknown) => {
    queues.delete(adapter)
    throw error
  })
  queue.users += 1
  return {
    stop: async () => {
      queue.users -= 1
      if (queue.users > 0) return
      queues.delete(adapter)
      await queue.boss.stop({ graceful: false })
    },
  }
}

const bossOf = async (db: Db): Promise<PgBoss> => {
  const queue = queues.get(db.getExecutor().adapter)
  if (!queue) throw new Error('startQueue() has not been called for this database')
  return (await queue).boss
}

export const wakeWorkers = async (trx: Db, payload = '') => {
  await sql`select pg_notify(${wakeChannel}, ${payload})`.execute(trx)
}

/** In the open transaction: the message exists exactly if the operation's row says so. */
export const sendToQueue = async (trx: Db, operationIds: readonly number[], delaySeconds = 0) => {
  if (operationIds.length === 0) return
  const boss = await bossOf(trx)
  const jobs = operationIds.map((operationId) => ({ data: { operationId }, startAfter: delaySeconds }))
  await boss.insert(queueName, jobs, { db: fromKysely(trx) })
  await wakeWorkers(trx)
}

/** Takes up to `count` messages for good, if the transaction commits. */
export const takeFromQueue = async (trx: Db, count: number): Promise<number[]> => {
  const boss = await bossOf(trx)
  const jobs = await boss.fetch<{ operationId: number }>(queueName, { batchSize: count, db: fromKysely(trx) })
  if (jobs.length === 0) return []
  await boss.deleteJob(
    queueName,
    jobs.map((job) => job.id),
    { db: fromKysely(trx) },
  )
  return jobs.map((job) => job.data.operationId)
}
