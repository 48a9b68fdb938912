import { parse, protocol, type messages, type PGlite, type Results } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  PGliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely'
import { isWorthPreparing, KeptStatements } from './prepared.ts'

interface Statement {
  /** Empty: the next one that has no name replaces it. */
  name: string
  parameterTypes: number[]
  /** What says the columns of its rows, if it has any. */
  columns: messages.BackendMessage[]
}

const { serialize } = protocol
const unnamed = ''
const changesTables = /^(?:CREATE|ALTER|DROP)$/

/**
 * The one connection of PGlite. Its own `query` has PostgreSQL parse and plan a statement each time and sends six messages
 * for it, which costs four times as much as the answer. Here what comes again is prepared, and asked for in one message.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly #prepared = new KeptStatements<Statement>(({ name }) => this.#toClose.push(name))
  /** Statements that made room; they go with the next message. */
  #toClose: string[] = []
  #names = 0
  #hasChangedTables = false

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { command, affectedRows, rows } = await this.#pglite.runExclusive(() => this.#run(sql, parameters))
    await this.#forgetWhatChanged(command ?? '')
    return { ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }), rows: rows as Row[] }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database answers all rows at once')
  }

  async begin(): Promise<void> {
    await this.executeQuery({ sql: 'begin', parameters: [] })
  }

  /** PostgreSQL answers the commit of a transaction that has failed with its rollback, and not with an error. */
  async commit(): Promise<void> {
    const { command } = await this.#pglite.runExclusive(() => this.#run('commit', []))
    await this.#forgetWhatChanged(command ?? '')
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    await this.executeQuery({ sql: 'rollback', parameters: [] })
  }

  /** A statement that was prepared answers the columns of that time, or fails where there are others now. */
  async forget(): Promise<void> {
    if (this.#prepared.size === 0) return
    this.#prepared.clear()
    this.#toClose = []
    await this.#pglite.exec('deallocate all')
  }

  async #forgetWhatChanged(command: string): Promise<void> {
    const isChange = changesTables.test(command)
    // Taking back a change is one, too.
    if (isChange || (this.#hasChangedTables && command === 'ROLLBACK')) await this.forget()
    if (command === 'COMMIT') this.#hasChangedTables = false
    else if (isChange) this.#hasChangedTables = true
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<Results> {
    const { name, parameterTypes, columns } = this.#prepared.find(sql) ?? (await this.#prepare(sql))
    const values = parameters.map((value, index) => this.#textOf(value, parameterTypes[index] ?? 0))
    const answer = await this.#send(serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync())
    const [result] = parse.parseResults([...columns, ...answer], this.#pglite.parsers)
    return result ?? { rows: [], fields: [] }
  }

  async #prepare(sql: string): Promise<Statement> {
    const isKept = isWorthPreparing(sql)
    if (isKept) this.#names += 1
    const name = isKept ? `sarv_${this.#names}` : unnamed
    const answer = await this.#send(
      ...this.#toClose.splice(0).map((old) => serialize.close({ type: 'S', name: old })),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    }
    if (isKept) this.#prepared.keep(sql, statement)
    return statement
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    return this.#pglite.serializers[type]?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  }

  /** What follows a message that fails is skipped until the `sync`, with which each of these ends. */
  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }
}

export const embeddedDialect = (pglite: PGlite, connection: EmbeddedConnection): Dialect => {
  const standard = new PGliteDialect({ pglite })
  return {
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => connection.begin(),
      commitTransaction: () => connection.commit(),
      rollbackTransaction: () => connection.rollback(),
      releaseConnection: async () => {},
      // Whoever opened PGlite closes it.
      destroy: async () => {},
    }),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createAdapter: () => standard.createAdapter(),
    createIntrospector: (db) => standard.createIntrospector(db),
  }
}
