import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type Dialect, type Driver } from 'kysely'
import type { Db } from './connection.ts'
import { isStalePlan } from './errors.ts'
import { ListsAsArrays } from './query-compiler.ts'

const surrounding = new AsyncLocalStorage<{ isOpen: boolean }>()

const runOnce = async <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> => {
  const state = { isOpen: true }
  try {
    return await db.transaction().execute((trx) => surrounding.run(state, () => work(trx)))
  } finally {
    state.isOpen = false
  }
}

/**
 * Runs the work in one transaction. Whoever asks for another connection meanwhile has taken the outer `db` for the open
 * `trx`: with one connection that waits for ever, with many it reads and writes beside the transaction. So it is refused.
 * The work runs a second time where a migration beside it has made the statements stale that its connection kept ready.
 */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  againWhenStale(() => runOnce(db, work))

const againWhenStale = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (!isStalePlan(error)) throw error
    return run()
  }
}

/** The same for operations, drift and the audit log, whose work may ask another connection meanwhile. */
export const inPlainTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  againWhenStale(() => db.transaction().execute(work))

/** Takes back what the work wrote when it fails, and nothing else of the transaction: that goes on. */
export const attempt = async <Result>(trx: Db, work: () => Promise<Result>): Promise<Result> => {
  await sql`savepoint attempt`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx)
    throw error
  }
}

const refuseInside = (): void => {
  if (surrounding.getStore()?.isOpen) throw new Error('a query beside the open transaction: pass `trx` on, not `db`')
}

/** Where there is one connection, the next one gets it when it is given back. */
const oneAtATime = () => {
  let last: Promise<void> = Promise.resolve()
  let giveBack = (): void => undefined
  return {
    take: async () => {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      giveBack = resolve
    },
    giveBack: () => giveBack(),
  }
}

const guardedDriver = (driver: Driver, turns: ReturnType<typeof oneAtATime> | undefined): Driver =>
  new Proxy(driver, {
    get: (target, key) => {
      if (key === 'acquireConnection') {
        return async (...args: Parameters<Driver['acquireConnection']>) => {
          refuseInside()
          await turns?.take()
          return target.acquireConnection(...args)
        }
      }
      if (key === 'releaseConnection') {
        return async (...args: Parameters<Driver['releaseConnection']>) => {
          await target.releaseConnection(...args)
          turns?.giveBack()
        }
      }
      const own: unknown = Reflect.get(target, key)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })

/** The dialect, minding `inTransaction`. Turns at one connection are taken here, because kysely's own would wait first. */
export const guarded = (dialect: Dialect): Dialect => {
  const hasMany = dialect.createAdapter().supportsMultipleConnections ?? true
  return {
    createDriver: () => guardedDriver(dialect.createDriver(), hasMany ? undefined : oneAtATime()),
    createQueryCompiler: () => new ListsAsArrays(),
    createAdapter: () =>
      new Proxy(dialect.createAdapter(), {
        get: (adapter, key) => {
          const own: unknown = key === 'supportsMultipleConnections' ? true : Reflect.get(adapter, key)
          return typeof own === 'function' ? own.bind(adapter) : own
        },
      }),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}
