import { sql } from 'kysely'
import { Migrator, type Migration as KyselyMigration } from 'kysely/migration'
import type { SecretBox } from '../secrets.ts'
import type { Db } from './connection.ts'
import { loadMigrations, type Migration } from './migrations.ts'

/** Needs a transaction: what fails in the middle must leave nothing behind. */
export const runMigration = async (trx: Db, migration: Migration, secrets: SecretBox): Promise<void> => {
  // An index on a large table may take longer than any request is allowed to.
  await sql`set local statement_timeout = 0`.execute(trx)
  for (const statement of migration.statements) await sql.raw(statement).execute(trx)
  await migration.fill?.(trx, secrets)
  for (const statement of migration.statementsAfterFill ?? []) await sql.raw(statement).execute(trx)
}

/**
 * Brings the database to the newest form and answers the names of what was new. Several processes may call it at once:
 * an advisory lock lets one of them work and the others wait.
 */
export const migrate = async (db: Db, secrets: SecretBox): Promise<string[]> => {
  const getMigrations = async () =>
    Object.fromEntries(
      (await loadMigrations()).map((migration): [string, KyselyMigration] => [
        migration.name,
        { up: (trx: Db) => runMigration(trx, migration, secrets) },
      ]),
    )
  const { error, results = [] } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(
      `migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : 'unknown error'}`,
      { cause: error },
    )
  }
  return results.map((result) => result.migrationName)
}
