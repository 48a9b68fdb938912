import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { runMigration } from '../db/migrate.ts'
import { loadMigrations, type Migration } from '../db/migrations.ts'
import { createSecretBox, type SecretBox } from '../secrets.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

export interface EarlierDatabase extends TestDatabase {
  secrets: SecretBox
  /** The migration that the test is about and all that came after it, as an installation gets them. */
  migrateOn(): Promise<void>
}

/** A database as it was before this migration, to be filled with rows of that time. */
export const openDatabaseBefore = async (migration: Migration): Promise<EarlierDatabase> => {
  const database = await openTestDatabase()
  const { db } = database
  const secrets = createSecretBox(randomBytes(32))
  const run = async (some: readonly Migration[]) => {
    for (const one of some) await db.transaction().execute((trx) => runMigration(trx, one, secrets))
  }
  const migrations = await loadMigrations()
  const at = migrations.findIndex(({ name }) => name === migration.name)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await run(migrations.slice(0, at))
  return { ...database, secrets, migrateOn: () => run(migrations.slice(at)) }
}
