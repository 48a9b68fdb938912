import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../db/connection.ts'
import { startWorker } from '../../../operations/worker.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { untilEnded } from '../../../testing/operations.ts'
import { createServerTester } from '../hosts/hosts.fixture.ts'
import { createVmHostOperation } from './host-orders.operations.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

/** What a worker sends through it, but for the ends of transactions and what the sandbox asks of its own tables. */
const countingStatements = () => {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  const database: OpenDatabase = {
    db: api.db.withPlugin(plugin),
    kind: 'postgres',
    rawQuery: () => Promise.reject(new Error('not used')),
    listen: async () => async () => undefined,
    close: async () => undefined,
  }
  return { sent: () => statements, database }
}

/** What is asked of the engine, in turn. */
const notingCalls = () => {
  const calls: string[] = []
  const compute: TestApi['compute'] = (datacenterId) =>
    new Proxy(api.compute(datacenterId), {
      get: (engine, name: keyof ComputeEngine) => {
        const own = engine[name]
        if (typeof own !== 'function') return own
        return (...args: never[]) => {
          calls.push(name)
          return (own as (...given: never[]) => unknown)(...args)
        }
      },
    })
  return { calls, compute }
}

it('creating a server takes ten statements: a claim, the order, a turn for each step, and its end', async () => {
  const servers = await createServerTester(api)
  const customer = await api.newCustomer()
  const { body } = await servers.create(customer)
  const { sent, database } = countingStatements()
  const { calls, compute } = notingCalls()
  const deps = { compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  const worker = await startWorker({ database, definitions: [createVmHostOperation], deps, log: silentLog })
  expect(await untilEnded(api.db, body.operationId!)).toMatchObject({ status: 'done' })
  await worker.stop()
  // One more for every server that anybody orders: worth a thought, and perhaps `atEnd` of the step's context.
  expect(sent()).toBe(10)
  // Nor is the engine asked for what it has just said, or for ports that nobody ordered.
  expect(calls).toEqual(['createServer', 'getServer'])
})
