import type { Kysely } from 'kysely'
import type { BaseLogger } from 'pino'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './tables.generated.ts'

/** A connection or an open transaction: store functions take either as their first argument. */
export type Db = Kysely<Database>
export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'postgres'
  /** SQL of other libraries; several statements at once when there are no parameters. */
  rawQuery: (sql: string, params?: unknown[]) => Promise<{ rows: unknown[] }>
  /** `onReconnect` is called when messages may have been missed. Answers a function that stops listening. */
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

export interface OpenOptions {
  /** Absent: the embedded database. */
  databaseUrl?: string | undefined
  /** Where the embedded database lives; absent: in memory. */
  dataFolder?: string | undefined
  poolSize?: number | undefined
  log: Logger
}

/** Throws `DataFolderLocked` or `DatabaseUnreachable`. */
export const openDatabase = ({ databaseUrl, dataFolder, poolSize, log }: OpenOptions): Promise<OpenDatabase> =>
  databaseUrl
    ? openPostgres({ databaseUrl, log, ...(poolSize && { poolSize }) })
    : openEmbedded({ ...(dataFolder && { dataFolder }) })
