import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Connection, Pool, PoolClient, QueryResult } from 'pg'

/** As many statements as a connection keeps ready; what comes later is planned each time. */
export const mostStatements = 500

export const isWorthPreparing = (sql: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(sql)

const names = new Map<string, string>()

/** The name under which a connection keeps a statement: the same ones come again and again with other parameters. */
const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostStatements || !isWorthPreparing(sql)) return undefined
  const name = `sarv_${names.size}`
  names.set(sql, name)
  return name
}

interface Statement {
  name: string
  text: string
  values: unknown[]
}

const begin = { name: 'sarv_begin', text: 'begin', values: [] }

/** What kysely reads of an answer. */
type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

const answerTo = (command: string): Answer => ({ command, rowCount: null, rows: [] })

/**
 * Begins a transaction in the same message as its first statement: many have two or three, and each message is a round trip.
 * Nothing stands between the two, so that the database skips the statement where it could not begin.
 */
const beginWith = async (client: PoolClient, statement: Statement): Promise<Answer> => {
  const { connection } = client as PoolClient & { connection: Connection }
  const sendBoth = () => {
    connection.stream.cork()
    try {
      connection.bind({ statement: begin.name }, true)
      connection.execute({}, true)
      return client.query(statement) as Promise<unknown>
    } finally {
      connection.stream.uncork()
    }
  }
  const [, answer] = (await sendBoth()) as [QueryResult, QueryResult]
  return answer
}

const preparing = (client: PoolClient): PostgresPoolClient => {
  /** From the first time on, which also prepares it. */
  let knowsBegin = false
  /** A transaction was begun of which the database does not know yet. */
  let isBeginning = false

  const query = async (text: string, parameters: readonly unknown[] = []): Promise<Answer> => {
    if (text === begin.text) {
      isBeginning = true
      return answerTo('BEGIN')
    }
    const name = parameters.length > 0 ? nameOf(text) : undefined
    const values = [...parameters]
    if (isBeginning) {
      isBeginning = false
      if (text === 'commit' || text === 'rollback') return answerTo(text.toUpperCase())
      if (knowsBegin && name !== undefined) return beginWith(client, { name, text, values })
      await client.query(begin)
      knowsBegin = true
    }
    return name === undefined ? client.query(text, values) : client.query({ name, text, values })
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => {
      isBeginning = false
      client.release(isBroken)
    },
  }
}

/** Kysely keeps what it knows of a connection by this object. */
const preparingClients = new WeakMap<PoolClient, PostgresPoolClient>()

const preparingOnce = (client: PoolClient): PostgresPoolClient => {
  const known = preparingClients.get(client)
  if (known) return known
  const made = preparing(client)
  preparingClients.set(client, made)
  return made
}

/**
 * Parsing and planning a join costs PostgreSQL more than running it for one project, so that statements are prepared once
 * per connection. A pooler in front must keep named statements (PgBouncer does since 1.21).
 */
export const preparingPool = (pool: Pool): PostgresPool => ({
  connect: async () => preparingOnce(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})
