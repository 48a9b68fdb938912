import { DefaultQueryExecutor } from 'kysely'

/**
 * For a program that is started by a test, by `--import`: it ends like a `kill -9` just before the statement that `SARV_TEST_DIES_AT` names
 * (a regular expression), at the `SARV_TEST_DIES_TIMES`-th of them. Without these nothing about it is different.
 */
const pattern = process.env['SARV_TEST_DIES_AT']
let left = Number(process.env['SARV_TEST_DIES_TIMES'] ?? 1)

if (pattern !== undefined) {
  const statement = new RegExp(pattern)
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as {
    executeQuery: DefaultQueryExecutor['executeQuery']
  }
  const execute = base.executeQuery
  base.executeQuery = function dyingExecute(this: DefaultQueryExecutor, query, options) {
    if (statement.test(query.sql)) {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      if (left <= 0) return new Promise(() => {})
    }
    return execute.call(this, query, options)
  } as DefaultQueryExecutor['executeQuery']
}
