import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types as defaultTypes, type ClientConfig, type CustomTypesConfig, type QueryResult } from 'pg'
import type { Logger, OpenDatabase } from './connection.ts'
import { DatabaseUnreachable } from './errors.ts'
import { parsers } from './parsers.ts'
import { createListener } from './postgres-listener.ts'
import { preparingPool } from './prepared.ts'
import type { Database } from './tables.generated.ts'
import { guarded } from './transaction.ts'

interface PostgresOptions {
  databaseUrl: string
  poolSize?: number
  log: Logger
}

const oldestVersion = 15

const textArray = 1009
const parserOf = defaultTypes.getTypeParser as (id: number) => (text: string) => unknown
const parseTextArray = parserOf(textArray)

/** Beyond those that both databases share: a list has an empty one in nearly every row, which needs no parsing. */
const ownParsers: typeof parsers = {
  ...parsers,
  [textArray]: (text) => (text === '{}' ? [] : parseTextArray(text)),
}

const types: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format === 'binary' ? undefined : ownParsers[id]) ?? defaultTypes.getTypeParser(id, format),
}

const clientConfig = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: 'sarv',
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Reads are by key. Left to itself PostgreSQL plans them anew each time once tables differ much in size per project, and
  // starts parallel workers for the one large project that it takes every project for. For the same reason it would compile
  // a list of 50 servers to machine code, which takes thirty times as long as to read it.
  options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c jit=off',
  types,
})

/** Host and database of an address, without user and password. */
const publicAddress = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl)
  return url
    ? `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || 5432}${url.pathname}`
    : '(unreadable address)'
}

const reasonByCode: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to that host',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'there was no answer in time',
  '28000': 'this user may not sign in',
  '28P01': 'the user name or password is wrong',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
}

const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] }
  if (code && reasonByCode[code]) return reasonByCode[code]
  if (errors?.[0]) return reasonOf(errors[0]) // one per address of the host
  return message?.includes('timeout') ? 'there was no answer in time' : (code ?? 'the connection failed')
}

const checkVersion = async (pool: Pool, address: string) => {
  const { rows } = await pool
    .query<{ version: string }>(`select current_setting('server_version') as version`)
    .catch((error: unknown) => {
      throw new DatabaseUnreachable(address, reasonOf(error), { cause: error })
    })
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new DatabaseUnreachable(address, `it is PostgreSQL ${version}; ${oldestVersion} or newer is needed`)
  }
}

export const openPostgres = async ({ databaseUrl, poolSize = 10, log }: PostgresOptions): Promise<OpenDatabase> => {
  const address = publicAddress(databaseUrl)
  const pool = new Pool({ ...clientConfig(databaseUrl), max: poolSize })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'))
  // One that is in use: the statement that it was sent says so. Without this, losing it between two would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  await checkVersion(pool, address).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const db = new Kysely<Database>({ dialect: guarded(new PostgresDialect({ pool: preparingPool(pool) })) })
  const listener = createListener(clientConfig(databaseUrl), log)

  return {
    db,
    kind: 'postgres',
    rawQuery: async (sql, params = []) => {
      // Several statements answer several results; the pool drops a connection whose statement failed.
      const results: QueryResult | QueryResult[] = await (params.length > 0 ? pool.query(sql, params) : pool.query(sql))
      return { rows: [results].flat().flatMap((result) => result.rows as unknown[]) }
    },
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}
