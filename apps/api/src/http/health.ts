import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import { migrationNames } from '../db/migrations.ts'

/** One thing that must work before we take traffic: throws or answers false when it does not. */
export type ReadinessCheck = () => boolean | Promise<boolean>

const checkTimeoutMs = 2000

const databaseAnswers =
  (db: Db): ReadinessCheck =>
  async () => {
    await sql`select 1`.execute(db)
    return true
  }

/** False after a restore of an older backup, or while a newer version is still preparing the database. */
const migrationsDone =
  (db: Db): ReadinessCheck =>
  async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const done = new Set(rows.map(({ name }) => name))
    return migrationNames.every((name) => done.has(name))
  }

export const databaseChecks = (db: Db): Record<string, ReadinessCheck> => ({
  database: databaseAnswers(db),
  migrations: migrationsDone(db),
})

const passes = async (check: ReadinessCheck): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs)
  })
  try {
    return await Promise.race([Promise.resolve(check()), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** `/healthz`: the process lives, restart it otherwise. `/readyz`: it can serve; 503 names the part that cannot. */
export const healthRoutes = (app: FastifyInstance, checks: Readonly<Record<string, ReadinessCheck>>): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const parts = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, (await passes(check)) ? 'ok' : 'failed'] as const),
      ),
    )
    const isReady = Object.values(parts).every((state) => state === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'not ready', parts })
  })
}
