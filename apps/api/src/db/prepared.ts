import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Connection, Pool, PoolClient, QueryResult } from 'pg'
import { isStalePlan } from './errors.ts'

/** As many statements as a connection keeps ready; the one that was not used for longest makes room for the next. */
export const mostStatements = 500

export const isWorthPreparing = (sql: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(sql)

/**
 * What a connection keeps ready, by the text of the statement: the same ones come again and again with other parameters.
 * `evicted` is told what makes room.
 */
export class KeptStatements<Statement> {
  readonly #kept = new Map<string, Statement>()
  readonly #evicted: (statement: Statement) => void

  constructor(evicted: (statement: Statement) => void) {
    this.#evicted = evicted
  }

  get size(): number {
    return this.#kept.size
  }

  find(sql: string): Statement | undefined {
    const known = this.#kept.get(sql)
    if (known === undefined) return undefined
    // A map keeps the order in which it was filled: the one that was used last goes to its end.
    this.#kept.delete(sql)
    this.#kept.set(sql, known)
    return known
  }

  keep(sql: string, statement: Statement): void {
    const [oldest] = this.#kept
    if (oldest && this.#kept.size >= mostStatements) {
      this.#kept.delete(oldest[0])
      this.#evicted(oldest[1])
    }
    this.#kept.set(sql, statement)
  }

  /** All of them make room. */
  clear(): void {
    for (const statement of this.#kept.values()) this.#evicted(statement)
    this.#kept.clear()
  }
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

/** The parts of `pg` that its types leave out. */
interface PreparingConnection extends Connection {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

const connectionOf = (client: PoolClient): PreparingConnection =>
  (client as PoolClient & { connection: PreparingConnection }).connection

/**
 * Begins a transaction in the same message as its first statement: many have two or three, and each message is a round trip.
 * Nothing stands between the two, so that the database skips the statement where it could not begin.
 */
const beginWith = async (client: PoolClient, statement: Statement): Promise<Answer> => {
  const connection = connectionOf(client)
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

/** Lets go of a statement. The message leaves with the next statement, whose answer says that it was read. */
const closeStatement = (client: PoolClient, name: string): void => {
  const connection = connectionOf(client)
  delete connection.parsedStatements[name]
  delete connection.submittedNamedStatements[name]
  connection.close({ type: 'S', name }, true)
}

/**
 * Counts how often a migration has changed what prepared statements answer. The first connection that notices it speaks for
 * all: otherwise each would fail once for each of its statements.
 */
let migrationsNoticed = 0

const preparing = (client: PoolClient): PostgresPoolClient => {
  /** From the first time on, which also prepares it. */
  let knowsBegin = false
  /** A transaction was begun of which the database does not know yet. */
  let isBeginning = false
  let isInTransaction = false
  let names = 0
  let known = migrationsNoticed
  const kept = new KeptStatements<string>((name) => closeStatement(client, name))

  const nameOf = (text: string): string | undefined => {
    if (known !== migrationsNoticed) {
      kept.clear()
      known = migrationsNoticed
    }
    const name = kept.find(text)
    if (name !== undefined || !isWorthPreparing(text)) return name
    names += 1
    kept.keep(text, `sarv_${names}`)
    return `sarv_${names}`
  }

  const send = async (text: string, parameters: readonly unknown[]): Promise<Answer> => {
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

  const query = async (text: string, parameters: readonly unknown[] = []): Promise<Answer> => {
    if (text === begin.text) {
      isBeginning = true
      isInTransaction = true
      return answerTo('BEGIN')
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    try {
      return await send(text, parameters)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      migrationsNoticed += 1
      // A transaction has failed as a whole: `inTransaction` begins it anew.
      if (isInTransaction) throw error
      return send(text, parameters)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => {
      isBeginning = false
      isInTransaction = false
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
