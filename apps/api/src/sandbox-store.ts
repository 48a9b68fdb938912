import { CompiledQuery } from 'kysely'
import type { OpenDatabase } from './db/connection.ts'
import type { SandboxStore } from './engines/sandbox/store.ts'

/** The database as the sandbox's engines are given it. */
export const sandboxStore = ({ db }: Pick<OpenDatabase, 'db'>): SandboxStore => ({
  query: (sql, params = []) => db.executeQuery(CompiledQuery.raw(sql, params)),
  transaction: (work) =>
    db.transaction().execute((trx) => work((sql, params = []) => trx.executeQuery(CompiledQuery.raw(sql, params)))),
})
