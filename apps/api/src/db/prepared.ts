import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** As many statements as a connection keeps ready; what comes later is planned each time. */
const mostStatements = 500

const names = new Map<string, string>()

/** The name under which a connection keeps a statement: the same ones come again and again with other parameters. */
const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostStatements || !/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return undefined
  const name = `sarv_${names.size}`
  names.set(sql, name)
  return name
}

const preparing = (client: PoolClient): PostgresPoolClient => {
  const query = (sql: unknown, values?: readonly unknown[]) => {
    const name = typeof sql === 'string' && values !== undefined && values.length > 0 ? nameOf(sql) : undefined
    return name === undefined
      ? (client.query as (...args: unknown[]) => unknown)(sql, values)
      : client.query({ name, text: sql as string, values: [...(values ?? [])] })
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release() }
}

/**
 * Parsing and planning a join costs PostgreSQL more than running it for one project, so that statements are prepared once
 * per connection. A pooler in front must keep named statements (PgBouncer does since 1.21).
 */
export const preparingPool = (pool: Pool): PostgresPool => ({
  connect: async () => preparing(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})
