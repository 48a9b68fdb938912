import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely } from 'kysely'
import type { OpenDatabase } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { makePrivate } from './data-folder.ts'
import { EmbeddedConnection, embeddedDialect } from './embedded-connection.ts'
import { parsers } from './parsers.ts'
import type { Database } from './tables.generated.ts'
import { guarded } from './transaction.ts'

interface EmbeddedOptions {
  /** Absent: the database lives in memory. */
  dataFolder?: string
  /** A dump to begin with instead of an empty database; only where there is none yet. */
  seed?: Blob
  /** A new one that will be copied many times: its files and its memory are no larger than they have to be. */
  isSmall?: boolean
}

/** For initdb: logs of 16 MB would be two thirds of a copy, and a cache of 160 MB is made anew in each. */
const smallCluster = ['--wal-segsize=1', '--set=wal_recycle=off', '--set=shared_buffers=16MB']

const start = async ({ dataFolder, seed, isSmall = false }: EmbeddedOptions): Promise<PGlite> => {
  const pglite = new PGlite({
    parsers,
    ...(dataFolder && { dataDir: join(dataFolder, 'database') }),
    ...(seed && { loadDataDir: seed }),
    ...(isSmall && { initDbStartParams: smallCluster }),
  })
  await pglite.waitReady
  // As on a server: a statement is planned once, and not anew for each of its first values.
  await pglite.exec('set plan_cache_mode = force_generic_plan')
  // What lives in memory is lost with the process in any case.
  if (!dataFolder) await pglite.exec('set synchronous_commit = off')
  return pglite
}

/** PGlite: PostgreSQL in this process, one connection. Whoever holds a transaction must not use the outer `db`. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<OpenDatabase & { dump(): Promise<Blob> }> => {
  const unlock = options.dataFolder ? await lockDataFolder(options.dataFolder) : async () => {}
  const open = async (): Promise<PGlite> => {
    const { dataFolder } = options
    if (dataFolder) await makePrivate(dataFolder)
    const opened = await start(options)
    // A new database is unpacked with everything open to everyone, whatever the umask says.
    if (dataFolder) await makePrivate(dataFolder)
    return opened
  }
  const pglite = await open().catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const connection = new EmbeddedConnection(pglite)
  const db = new Kysely<Database>({ dialect: guarded(embeddedDialect(pglite, connection)) })

  /** `query` takes one statement, `exec` many. A failure inside `begin; ...; commit` would poison the one connection. */
  const runScript = async (script: string) => {
    try {
      return (await pglite.exec(script)).flatMap((result): unknown[] => result.rows)
    } catch (error) {
      await pglite.exec('rollback')
      throw error
    } finally {
      await connection.forget()
    }
  }

  return {
    db,
    kind: 'embedded',
    // Waits its turn behind kysely's transactions: without that, the statement would land inside one of them.
    rawQuery: (sql, params = []) =>
      db.connection().execute(async (alone) => ({
        rows:
          params.length > 0 ? (await alone.executeQuery(CompiledQuery.raw(sql, params))).rows : await runScript(sql),
      })),
    listen: (channel, onMessage) => db.connection().execute(() => pglite.listen(channel, onMessage)),
    dump: () => db.connection().execute(() => pglite.dumpDataDir('none')),
    close: async () => {
      await db.destroy()
      await pglite.close()
      await unlock()
    },
  }
}
