import { CompiledQuery } from 'kysely'
import type { Db } from './connection.ts'

/**
 * A read whose SQL is built at its first use and then only run: building a join takes longer than sending it. The
 * arguments must be the query's parameters, all of them and in their order; constants are literals in the SQL.
 */
export const builtOnce = <Arguments extends unknown[], Row>(
  build: (db: Db, ...args: Arguments) => { compile(): CompiledQuery<Row> },
) => {
  let sql: string | undefined
  return async (db: Db, ...args: Arguments): Promise<Row[]> => {
    if (sql === undefined) {
      const built = build(db, ...args).compile()
      if (built.parameters.length !== args.length)
        throw new Error(`not just the arguments are parameters: ${built.sql}`)
      ;({ sql } = built)
    }
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, args))
    return rows
  }
}
