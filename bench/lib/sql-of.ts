import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely'
import type { Db } from '../../apps/api/src/db/connection.ts'
import type { Database } from '../../apps/api/src/db/tables.ts'

/** The statement that a store function sends, so that a floor runs exactly the same. */
export const statementOf = async (store: (db: Db) => Promise<unknown>): Promise<CompiledQuery> => {
  let statement: CompiledQuery | undefined
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (connection) => new PostgresIntrospector(connection),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => {
      statement = event.query
    },
  })
  await store(db)
  if (!statement) throw new Error('the store function sent no statement')
  return statement
}
