import { sql } from 'kysely'
import { Migrator, type Migration as KyselyMigration } from 'kysely/migration'
import type { SecretBox } from '../secrets.ts'
import type { Db } from './connection.ts'
import { accounts } from './migrations/0001-accounts.ts'
import { catalogue } from './migrations/0002-catalogue.ts'
import { projects } from './migrations/0003-projects.ts'
import { operations } from './migrations/0004-operations.ts'
import { records } from './migrations/0005-records.ts'
import { identity } from './migrations/0006-identity.ts'
import { audit } from './migrations/0007-audit.ts'
import { compute } from './migrations/0008-compute.ts'
import { metrics } from './migrations/0009-metrics.ts'
import { drift } from './migrations/0010-drift.ts'
import { engineLocks } from './migrations/0011-engine-locks.ts'
import { engineLocksLast } from './migrations/0012-engine-locks-last.ts'
import { stepUp } from './migrations/0013-step-up.ts'
import { entry } from './migrations/0014-entry.ts'
import { dataAtRest } from './migrations/0015-data-at-rest.ts'
import { linksAndInvitations } from './migrations/0017-links-and-invitations.ts'
import { priceWhileOff } from './migrations/0018-price-while-off.ts'
import { operationEstimates } from './migrations/0019-operation-estimates.ts'
import { operationSentences } from './migrations/0020-operation-sentences.ts'
import { snapshotSize } from './migrations/0021-snapshot-size.ts'
import { namesByKey } from './migrations/0024-names-by-key.ts'
import { due } from './migrations/0025-due.ts'
import { storage } from './migrations/0028-storage.ts'
import { bucketCounts } from './migrations/0036-bucket-counts.ts'

/** Forward only: a mistake is mended by the next number, never by editing a migration that has been released. */
export interface Migration {
  name: string
  statements: readonly string[]
  /** What SQL alone cannot do, because it takes the installation's key; after the statements. */
  fill?: (db: Db, secrets: SecretBox) => Promise<void>
  statementsAfterFill?: readonly string[]
}

export const migrations: readonly Migration[] = [
  accounts,
  catalogue,
  projects,
  operations,
  records,
  identity,
  audit,
  compute,
  metrics,
  drift,
  engineLocks,
  engineLocksLast,
  stepUp,
  entry,
  dataAtRest,
  linksAndInvitations,
  priceWhileOff,
  operationEstimates,
  operationSentences,
  snapshotSize,
  namesByKey,
  due,
  storage,
  bucketCounts,
]

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
  const known = Object.fromEntries(
    migrations.map((migration): [string, KyselyMigration] => [
      migration.name,
      { up: (trx: Db) => runMigration(trx, migration, secrets) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(
      `migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : 'unknown error'}`,
      { cause: error },
    )
  }
  return results.map((result) => result.migrationName)
}
