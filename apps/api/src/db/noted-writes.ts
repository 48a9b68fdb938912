import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  sql,
  TableNode,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type OperationNodeSource,
  type RawBuilder,
} from 'kysely'
import type { Db } from './connection.ts'

/** An update that has not been sent. */
export type NotedWrite = OperationNodeSource

/**
 * Updates that go to the database as parts of another statement: all of them with it, or none, and without a round trip of
 * their own.
 */
export interface NotedWrites {
  /** Store functions write through it as through any connection; it only notes what they write. */
  db: Db
  /** What was noted so far. */
  writes: readonly NotedWrite[]
}

/** One statement changes a row once; of two changes PostgreSQL would drop one without a word. */
const tableOf = ({ query }: CompiledQuery): string => {
  if (!UpdateQueryNode.is(query)) throw new Error(`only an update can be noted, not a ${query.kind}`)
  const { table, returning } = query
  if (!table || !TableNode.is(table) || returning) throw new Error('an update that answers rows cannot be noted')
  return table.table.identifier.name
}

const refuse = (): never => {
  throw new Error('a transaction sends at once: it cannot be noted')
}

const notingDialect = (note: (query: CompiledQuery) => void): Dialect => {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      note(query)
      return { rows: [] }
    },
    streamQuery: refuse,
  }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    // The statement that it becomes a part of is the one to be compiled.
    createQueryCompiler: () => ({
      compileQuery: (query, queryId) => ({ query, queryId, sql: '', parameters: [] }),
    }),
  }
}

export const createNotedWrites = (): NotedWrites => {
  const tables = new Set<string>()
  const writes: NotedWrite[] = []
  const note = (query: CompiledQuery) => {
    const table = tableOf(query)
    if (tables.has(table)) throw new Error(`two updates of ${table} cannot go in one statement`)
    tables.add(table)
    writes.push({ toOperationNode: () => query.query })
  }
  return { db: new Kysely({ dialect: notingDialect(note) }), writes }
}

/** For a `with`: these updates, each with a comma behind it. */
export const withWrites = (writes: readonly NotedWrite[]): RawBuilder<unknown> =>
  writes.length === 0
    ? sql``
    : sql.join(
        writes.map((write, index) => sql`${sql.id(`write_${index}`)} as (${write}), `),
        sql``,
      )
