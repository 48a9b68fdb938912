import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import {
  enqueueTest,
  failing,
  permanent,
  readOperation,
  startTestWorker,
  threeSteps,
  untilEnded,
  type Journal,
  type StepWork,
} from '../testing/operations.ts'
import { insertCustomer, type TestCustomer } from '../testing/people.ts'
import { RetryableError } from './failure.ts'

let database: TestDatabase
let customer: TestCustomer
beforeAll(async () => {
  database = await openTestDatabase()
  customer = await insertCustomer(database.db)
})
afterAll(async () => {
  await database.close()
})

let journal: Journal
let worker: { stop(): Promise<void> } | undefined
beforeEach(() => {
  journal = []
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const runToEnd = async (definition: ReturnType<typeof threeSteps>, options = {}) => {
  worker = await startTestWorker(database, [definition], journal, options)
  const { operationId } = await enqueueTest(database.db, definition, customer)
  return untilEnded(database.db, operationId)
}

const retryable = () => new RetryableError('unreachable')

describe('an operation', () => {
  it('runs its steps in order and ends as done', async () => {
    const operation = await runToEnd(threeSteps('good', { onDone: async () => void journal.push('onDone') }))
    expect(journal).toEqual(['run a', 'run b', 'run c', 'onDone'])
    expect(operation).toMatchObject({
      status: 'done',
      stepStates: ['done', 'done', 'done'],
      reason: null,
      worker_id: null,
      due_at: null,
    })
    expect(operation.steps.every((step) => step.attempt === 1 && step.started_at && step.ended_at)).toBe(true)
  })

  it('calls onStarted once, before the first step', async () => {
    const definition = threeSteps('started', {
      run: { a: failing(2, retryable) },
      onStarted: async () => void journal.push('onStarted'),
    })
    await runToEnd(definition)
    expect(journal).toEqual(['onStarted', 'run a', 'run a', 'run a', 'run b', 'run c'])
  })

  it('finds its engine once, and gives it to every step and undo', async () => {
    const engine = { name: 'cloud' }
    const seen: unknown[] = []
    const see: StepWork = (context) => void seen.push(context.engine)
    const definition = threeSteps('engine', {
      engine: () => {
        journal.push('engine')
        return engine as unknown as undefined
      },
      run: { a: see, b: see, c: failing(99, permanent) },
      undo: { a: see },
    })
    await runToEnd(definition)
    expect(journal.filter((line) => line === 'engine')).toHaveLength(1)
    expect(seen).toEqual([engine, engine, engine])
  })

  it('fails with the sentence of the engine that is not there, before anything began', async () => {
    const missing = new AppError('storage_not_offered')
    const definition = threeSteps('no engine', {
      engine: () => {
        throw missing
      },
      onStarted: async () => void journal.push('onStarted'),
      onFailed: async () => void journal.push('onFailed'),
    })
    const operation = await runToEnd(definition)
    expect(journal).toEqual(['onFailed'])
    expect(operation).toMatchObject({ status: 'failed', reason_code: 'storage_not_offered', reason: missing.sentence })
    expect(operation.steps.every((step) => step.attempt === 0)).toBe(true)
  })

  describe('whose steps write at their end', () => {
    const nameOfCustomer = async () => {
      const query = database.db.selectFrom('customers').select('name').where('id', '=', customer.customerId)
      return (await query.executeTakeFirstOrThrow()).name
    }
    const rename =
      (name: string): StepWork =>
      async ({ atEnd }) => {
        await atEnd.updateTable('customers').set({ name }).where('id', '=', customer.customerId).execute()
      }
    const look: StepWork = async () => void journal.push(await nameOfCustomer())

    it('has written it when the next step begins, and when it is done', async () => {
      await runToEnd(
        threeSteps('at end', {
          run: { a: rename('from a'), b: look, c: rename('from c') },
          onDone: async () => undefined,
        }),
      )
      expect(journal).toEqual(['run a', 'run b', 'from a', 'run c'])
      expect(await nameOfCustomer()).toBe('from c')
    })

    it('writes nothing of a try that failed', async () => {
      const failOnce = failing(1, retryable)
      const renameThenFail: StepWork = async (context) => {
        await rename(`try ${context.attempt}`)(context)
        await look(context)
        await failOnce(context)
      }
      await rename('before')({ atEnd: database.db } as Parameters<StepWork>[0])
      await runToEnd(threeSteps('at end again', { run: { a: renameThenFail, b: look } }))
      expect(journal).toEqual(['run a', 'before', 'run a', 'before', 'run b', 'try 2', 'run c'])
    })

    it('has written it when it is handed back before the next step', async () => {
      const renameThenStop: StepWork = async (context) => {
        await rename(`attempt ${context.attempt}`)(context)
        const stopped = new Promise((done) => context.signal.addEventListener('abort', done, { once: true }))
        void worker?.stop()
        await stopped
      }
      const definition = threeSteps('at end stopped', { run: { a: renameThenStop, b: look } })
      worker = await startTestWorker(database, [definition], journal, { graceMs: 5000 })
      const { operationId } = await enqueueTest(database.db, definition, customer)
      await expect
        .poll(async () => (await readOperation(database.db, operationId)).stepStates, { timeout: 5000 })
        .toEqual(['done', 'waiting', 'waiting'])
      expect(await nameOfCustomer()).toBe('attempt 1')
      worker = await startTestWorker(database, [definition], journal)
      expect(await untilEnded(database.db, operationId)).toMatchObject({ status: 'done' })
      expect(journal).toEqual(['run a', 'run b', 'attempt 1', 'run c'])
    })
  })

  it.each(['a', 'b', 'c'])('tries step %s again when it fails once', async (name) => {
    const operation = await runToEnd(threeSteps(`once ${name}`, { run: { [name]: failing(1, retryable) } }))
    expect(operation.status).toBe('done')
    expect(journal.filter((line) => line === `run ${name}`)).toHaveLength(2)
    expect(journal.some((line) => line.startsWith('undo'))).toBe(false)
  })

  it.each([
    ['a', ['undo a']],
    ['b', ['undo b', 'undo a']],
    ['c', ['undo c', 'undo b', 'undo a']],
  ])('undoes in reverse when step %s always fails', async (name, undone) => {
    const operation = await runToEnd(
      threeSteps(`always ${name}`, {
        run: { [name]: failing(99, retryable) },
        attempts: 3,
        onFailed: async () => void journal.push('onFailed'),
      }),
    )
    expect(journal.filter((line) => line === `run ${name}`)).toHaveLength(3)
    expect(journal.slice(-undone.length - 1)).toEqual([...undone, 'onFailed'])
    expect(operation).toMatchObject({ status: 'failed', reason_code: 'unreachable' })
    expect(operation.reason).toContain('ارتباط با زیرساخت')
    expect(operation.steps.find((step) => step.name === name)).toMatchObject({ status: 'failed', error: 'unreachable' })
  })

  it('does not repeat what the engine refuses for good', async () => {
    const operation = await runToEnd(threeSteps('permanent', { run: { b: failing(99, permanent) } }))
    expect(journal).toEqual(['run a', 'run b', 'undo b', 'undo a'])
    expect(operation).toMatchObject({
      status: 'failed',
      reason_code: 'no_capacity',
      stepStates: ['undone', 'failed', 'waiting'],
    })
  })

  it('keeps the sentence of a rule of ours', async () => {
    const rule = () => new AppError('operation_running', { title: 'X' })
    const operation = await runToEnd(threeSteps('rule', { run: { a: failing(99, rule) } }))
    expect(operation).toMatchObject({ reason_code: 'operation_running', reason: rule().sentence })
  })

  it('tries an undo again, and goes on with the others when one fails for good', async () => {
    const operation = await runToEnd(
      threeSteps('bad undo', {
        attempts: 2,
        run: { c: failing(99, permanent) },
        undo: { c: failing(1, retryable), b: failing(99, retryable) },
      }),
    )
    expect(journal.slice(3)).toEqual(['undo c', 'undo c', 'undo b', 'undo b', 'undo a'])
    expect(operation).toMatchObject({ status: 'failed', reason_code: 'undo_failed' })
  })

  it('fails and undoes when its last hook keeps failing', async () => {
    const operation = await runToEnd(
      threeSteps('bad hook', {
        onDone: async () => {
          throw new Error('constraint')
        },
      }),
    )
    expect(operation.status).toBe('failed')
    expect(journal.slice(-3)).toEqual(['undo c', 'undo b', 'undo a'])
  })

  it('fails when its first hook fails, with nothing to undo', async () => {
    const operation = await runToEnd(threeSteps('bad start', { onStarted: () => Promise.reject(new Error('no')) }))
    expect(operation.status).toBe('failed')
    expect(journal).toEqual([])
  })

  it('ends even when the hook for failures fails, and waits for a person then', async () => {
    const onFailed = () => Promise.reject(new Error('no'))
    const operation = await runToEnd(threeSteps('bad end', { run: { a: failing(99, permanent) }, onFailed }))
    expect(operation).toMatchObject({ status: 'failed', reason_code: 'undo_failed' })
  })
})

describe('a step that takes too long', () => {
  it('is told to stop, counts as a failed try and is tried again', async () => {
    let aborted = 0
    const slowOnce: StepWork = async ({ attempt, signal }) => {
      if (attempt > 1) return
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted += 1
          reject(signal.reason as Error)
        }),
      )
    }
    const operation = await runToEnd(threeSteps('slow', { run: { b: slowOnce }, timeoutMs: 60 }))
    expect(operation.status).toBe('done')
    expect(aborted).toBe(1)
    expect(operation.steps[1]?.attempt).toBe(2)
  })

  it('is abandoned when it does not listen', async () => {
    const deaf: StepWork = () => new Promise(() => {})
    const operation = await runToEnd(threeSteps('deaf', { run: { b: deaf }, timeoutMs: 40, attempts: 2 }))
    expect(operation).toMatchObject({ status: 'failed', reason_code: 'timeout' })
    expect(journal).toEqual(['run a', 'run b', 'run b', 'undo b', 'undo a'])
  })

  it('gives its place to others while it waits for the next try', async () => {
    const stuck = threeSteps('stuck', { run: { a: failing(2, retryable) } })
    const quick = threeSteps('quick')
    worker = await startTestWorker(database, [stuck, quick], journal, { concurrency: 1, backoffMs: () => 400 })
    const first = await enqueueTest(database.db, stuck, customer)
    await expect.poll(() => journal).toEqual(['run a'])
    const second = await enqueueTest(database.db, quick, customer)
    await untilEnded(database.db, second.operationId)
    expect((await readOperation(database.db, first.operationId)).status).toBe('running')
    expect((await untilEnded(database.db, first.operationId)).status).toBe('done')
  })
})

describe('a queue with more than fits', () => {
  it('is worked off completely, never more at a time than allowed', async () => {
    let atOnce = 0
    let most = 0
    const busy: StepWork = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((done) => setTimeout(done, 5))
      atOnce -= 1
    }
    const definition = threeSteps('many', { run: { b: busy } })
    const all = []
    for (let index = 0; index < 20; index += 1) all.push(await enqueueTest(database.db, definition, customer))
    worker = await startTestWorker(database, [definition], journal, { concurrency: 3 })
    for (const { operationId } of all) expect((await untilEnded(database.db, operationId)).status).toBe('done')
    expect(most).toBeLessThanOrEqual(3)
    expect(most).toBeGreaterThan(1)
  })
})
