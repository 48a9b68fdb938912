import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import {
  enqueueTest,
  readOperation,
  startTestWorker,
  threeSteps,
  untilEnded,
  type Journal,
  type StepWork,
} from '../testing/operations.ts'
import { insertCustomer, type TestCustomer } from '../testing/people.ts'
import { cancelOperation } from './operations.service.ts'

let database: TestDatabase
let customer: TestCustomer
beforeAll(async () => {
  database = await openTestDatabase()
  customer = await insertCustomer(database.db)
})
afterAll(async () => {
  await database.close()
})

/** A worker that dies before its n-th statement, as the database sees it: nothing it writes arrives any more. */
const dyingAfter = (statements: number): { database: OpenDatabase; isDead: () => boolean } => {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('dead')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { database: { ...database, db: database.db.withPlugin(plugin) }, isDead: () => left < 0 }
}

const rename = (context: Parameters<StepWork>[0], name: string) =>
  context.atEnd.updateTable('customers').set({ name }).where('id', '=', customer.customerId).execute()

const nameOfCustomer = async () => {
  const query = database.db.selectFrom('customers').select('name').where('id', '=', customer.customerId)
  return (await query.executeTakeFirstOrThrow()).name
}

/** An engine that makes each thing once, however often it is asked. */
const createEngine = () => {
  const things = new Set<string>()
  const work = (name: string): { make: StepWork; remove: StepWork } => ({
    make: () => void things.add(name),
    remove: () => void things.delete(name),
  })
  return { things, a: work('a'), b: work('b'), c: work('c') }
}

/** Kills the worker before every statement in turn, until it gets through alive. */
const killEverywhere = async (
  make: (deaths: number) => ReturnType<typeof threeSteps>,
  check: (end: Awaited<ReturnType<typeof untilEnded>>) => void,
) => {
  let deaths = 0
  for (let statements = 0; ; statements += 1) {
    const definition = make(deaths)
    const journal: Journal = []
    const { operationId } = await enqueueTest(database.db, definition, customer)
    const dying = dyingAfter(statements)
    const first = await startTestWorker(dying.database, [definition], journal).catch(() => undefined)
    await expect
      .poll(async () => dying.isDead() || (await readOperation(database.db, operationId)).ended_at !== null, {
        interval: 5,
      })
      .toBe(true)
    await first?.stop()
    const second = await startTestWorker(database, [definition], journal)
    const end = await untilEnded(database.db, operationId)
    await second.stop()
    check(end)
    if (!dying.isDead()) return deaths
    deaths += 1
  }
}

describe('when the worker dies, another goes on from the first unfinished step', () => {
  it('of an operation that succeeds: each thing is there once', async () => {
    let engine = createEngine()
    const deaths = await killEverywhere(
      (death) => {
        engine = createEngine()
        return threeSteps(`survivor ${death}`, {
          run: {
            a: engine.a.make,
            b: async (context) => {
              await engine.b.make(context)
              await rename(context, `made ${death}`)
            },
            // Whoever gets as far as here finds what the step before wrote at its end, whoever died in between.
            c: async (context) => {
              expect(await nameOfCustomer()).toBe(`made ${death}`)
              await engine.c.make(context)
            },
          },
          undo: { a: engine.a.remove, b: engine.b.remove, c: engine.c.remove },
        })
      },
      (end) => {
        expect(end).toMatchObject({ status: 'done', stepStates: ['done', 'done', 'done'] })
        expect([...engine.things].sort()).toEqual(['a', 'b', 'c'])
      },
    )
    // Before its claim, before each of its turns, and before its end.
    expect(deaths).toBeGreaterThanOrEqual(5)
  })

  it('of an operation that fails: nothing is left', async () => {
    let engine = createEngine()
    const deaths = await killEverywhere(
      (death) => {
        engine = createEngine()
        return threeSteps(`victim ${death}`, {
          run: {
            a: engine.a.make,
            b: engine.b.make,
            c: (context) => {
              void engine.c.make(context)
              throw Object.assign(new Error('full'), { code: 'no_capacity', retryable: false })
            },
          },
          undo: { a: engine.a.remove, b: engine.b.remove, c: engine.c.remove },
        })
      },
      (end) => {
        expect(end).toMatchObject({ status: 'failed', reason_code: 'no_capacity' })
        expect(engine.things.size).toBe(0)
      },
    )
    expect(deaths).toBeGreaterThan(8)
  })

  it('of an operation that was cancelled meanwhile: it is undone', async () => {
    const journal: Journal = []
    const forever: StepWork = ({ attempt }) => (attempt === 1 ? new Promise(() => {}) : undefined)
    const definition = threeSteps('cancelled while dead', { run: { b: forever }, cancellable: true })
    const first = await startTestWorker(database, [definition], journal, { leaseMs: 60_000 })
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await expect.poll(() => journal).toContain('run b')
    await database.db
      .updateTable('operations')
      .set({ due_at: new Date(0) })
      .where('id', '=', operationId)
      .execute()
    await inTransaction(database.db, (trx) => cancelOperation(trx, operationId, customer))
    const second = await startTestWorker(database, [definition], journal)
    expect((await untilEnded(database.db, operationId)).status).toBe('cancelled')
    await Promise.all([first.stop(), second.stop()])
  })
})

describe('a worker that stops', () => {
  it('hands a running operation back at once; the try that was cut short does not count', async () => {
    const journal: Journal = []
    const untilTold: StepWork = ({ signal, deps }) =>
      deps.filter((line) => line === 'run b').length > 1
        ? undefined
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    const definition = threeSteps('handed back', {
      run: { b: untilTold },
      onStarted: async () => void journal.push('onStarted'),
    })
    const first = await startTestWorker(database, [definition], journal, { leaseMs: 60_000 })
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await expect.poll(() => journal).toContain('run b')
    await first.stop()
    expect(await readOperation(database.db, operationId)).toMatchObject({
      status: 'running',
      worker_id: null,
      steps: [{ status: 'done' }, { attempt: 0 }, { attempt: 0 }],
    })
    const second = await startTestWorker(database, [definition], journal, { leaseMs: 60_000 })
    const end = await untilEnded(database.db, operationId, 4000)
    expect(end.status).toBe('done')
    expect(journal).toEqual(['onStarted', 'run a', 'run b', 'run b', 'run c'])
    await second.stop()
  })

  it('keeps a step that still comes to its end within the grace', async () => {
    const journal: Journal = []
    const finishesLate: StepWork = () => new Promise((done) => setTimeout(done, 150))
    const definition = threeSteps('late', { run: { b: finishesLate } })
    const first = await startTestWorker(database, [definition], journal, { graceMs: 2000 })
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await expect.poll(() => journal).toContain('run b')
    await first.stop()
    expect((await readOperation(database.db, operationId)).stepStates).toEqual(['done', 'done', 'waiting'])
    const second = await startTestWorker(database, [definition], journal)
    await untilEnded(database.db, operationId)
    expect(journal).toEqual(['run a', 'run b', 'run c'])
    await second.stop()
  })
})

describe('a step that ends the whole process again and again', () => {
  it('fails the operation in the end', async () => {
    const journal: Journal = []
    const definition = threeSteps('killer', { attempts: 2 })
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await database.db
      .updateTable('operation_steps')
      .set({ status: 'running', attempt: 7, started_at: new Date() })
      .where('operation_id', '=', operationId)
      .where('position', '=', 0)
      .execute()
    const worker = await startTestWorker(database, [definition], journal)
    expect((await untilEnded(database.db, operationId)).status).toBe('failed')
    expect(journal).toEqual(['undo a'])
    await worker.stop()
  })
})

describe('an operation whose kind this version does not know', () => {
  it('is left to another version', async () => {
    const journal: Journal = []
    const definition = threeSteps('from tomorrow')
    const old = await startTestWorker(database, [], journal)
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await new Promise((done) => setTimeout(done, 150))
    expect(await readOperation(database.db, operationId)).toMatchObject({ worker_id: null, ended_at: null })
    await old.stop()
  })

  it('fails after an hour', async () => {
    const definition = threeSteps('from yesterday')
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await database.rawQuery(`update operations set created_at = now() - interval '2 hours' where id = $1`, [
      operationId,
    ])
    const worker = await startTestWorker(database, [], [])
    expect(await untilEnded(database.db, operationId)).toMatchObject({ reason_code: 'definition_missing' })
    await worker.stop()
  })
})
