import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import {
  enqueueTest,
  failing,
  permanent,
  startTestWorker,
  threeSteps,
  untilEnded,
  type Journal,
  type StepWork,
} from '../testing/operations.ts'
import { insertCustomer, type TestCustomer } from '../testing/people.ts'
import { enqueue, refuseWhileRunning } from './enqueue.ts'
import { cancelOperation, retryOperation } from './operations.service.ts'
import { listOperations } from './operations.store.ts'

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

const cancel = (id: number, whom: TestCustomer) => inTransaction(database.db, (trx) => cancelOperation(trx, id, whom))
const retry = (definition: ReturnType<typeof threeSteps>, id: number, whom: TestCustomer) =>
  inTransaction(database.db, (trx) => retryOperation(trx, [definition], id, whom))

describe('the lock of a service', () => {
  it('refuses a second operation with the name of the running one, and is free afterwards', async () => {
    const definition = threeSteps('lock')
    const { operationId, request } = await enqueueTest(database.db, definition, customer)
    const again = () => database.db.transaction().execute((trx) => enqueue(trx, definition, request))
    await expect(again()).rejects.toMatchObject({
      code: 'operation_running',
      status: 409,
      details: { title: 'title of lock' },
    })
    worker = await startTestWorker(database, [definition], journal)
    await untilEnded(database.db, operationId)
    await untilEnded(database.db, (await again()).operationId)
  })

  it('lets exactly one of many at once begin', async () => {
    const definition = threeSteps('race')
    const { operationId, request } = await enqueueTest(database.db, definition, customer)
    const first = await startTestWorker(database, [definition], journal)
    await untilEnded(database.db, operationId)
    await first.stop()
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => database.db.transaction().execute((trx) => enqueue(trx, definition, request))),
    )
    const begun = tries.filter((result) => result.status === 'fulfilled')
    expect(begun).toHaveLength(1)
    worker = await startTestWorker(database, [definition], journal)
    await untilEnded(database.db, begun[0]?.value.operationId ?? 0)
  })
})

describe('a service that the operation of another one changes, too', () => {
  const holding = async (other: number) => {
    const definition = threeSteps('plan', { run: { b: failing(1, permanent) } })
    const { request } = await enqueueTest(database.db, threeSteps('any'), customer)
    const own = { ...request, serviceId: request.serviceId + 1_000_000 }
    const alsoHolds = [{ serviceType: 'Vm' as const, serviceId: other }]
    const { operationId } = await inTransaction(database.db, (trx) =>
      enqueue(trx, definition, { ...own, input: { service: own.serviceId }, alsoHolds }),
    )
    return { definition, operationId }
  }
  const refuse = (serviceId: number) =>
    inTransaction(database.db, (trx) => refuseWhileRunning(trx, 'Vm', serviceId)).then(
      () => null,
      (error: unknown) => error,
    )

  it('is as busy as if it were its own, and free once that has ended, however', async () => {
    const other = 777_001
    expect(await refuse(other)).toBeNull()
    const { definition, operationId } = await holding(other)
    expect(await refuse(other)).toMatchObject({ code: 'operation_running', details: { title: 'title of plan' } })
    expect(await refuse(other + 1)).toBeNull()
    const listed = () =>
      listOperations(database.db, { customerId: customer.customerId, serviceType: 'Vm', serviceId: other })
    expect(await listed()).toMatchObject([{ id: operationId, status: 'queued' }])
    worker = await startTestWorker(database, [definition, threeSteps('any')], journal)
    expect(await untilEnded(database.db, operationId)).toMatchObject({ status: 'failed' })
    expect(await refuse(other)).toBeNull()
    expect(await listed()).toMatchObject([{ id: operationId, status: 'failed' }])
  })

  it('does not try again what had failed there before', async () => {
    const definition = threeSteps('later', { run: { b: failing(1, permanent) }, onRetry: async () => undefined })
    const failed = await runToEnd(definition)
    await worker?.stop()
    worker = undefined
    const { definition: plan, operationId } = await holding(failed.service_id)
    await expect(retry(definition, failed.id, customer)).rejects.toMatchObject({ code: 'operation_running' })
    worker = await startTestWorker(database, [definition, plan, threeSteps('any')], journal)
    await untilEnded(database.db, operationId)
    const again = await retry(definition, failed.id, customer)
    expect(await untilEnded(database.db, again.operationId)).toMatchObject({ status: 'done' })
  })
})

describe('cancelling', () => {
  const slow: StepWork = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  it('ends the running step at once and undoes everything', async () => {
    const definition = threeSteps('cancel', {
      run: { b: slow },
      cancellable: true,
      onCancelled: async () => void journal.push('onCancelled'),
    })
    worker = await startTestWorker(database, [definition], journal)
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await expect.poll(() => journal).toContain('run b')
    await cancel(operationId, customer)
    const operation = await untilEnded(database.db, operationId)
    expect(operation).toMatchObject({ status: 'cancelled', stepStates: ['undone', 'undone', 'waiting'] })
    expect(journal).toEqual(['run a', 'run b', 'undo b', 'undo a', 'onCancelled'])
  })

  it('of a queued operation runs nothing', async () => {
    const definition = threeSteps('cancel early', { cancellable: true })
    const { operationId } = await enqueueTest(database.db, definition, customer)
    await cancel(operationId, customer)
    worker = await startTestWorker(database, [definition], journal)
    expect((await untilEnded(database.db, operationId)).status).toBe('cancelled')
    expect(journal).toEqual([])
  })

  it('is refused where it makes no sense, and hidden from other customers', async () => {
    const operation = await runToEnd(threeSteps('ended', { cancellable: true }))
    await expect(cancel(operation.id, customer)).rejects.toMatchObject({
      code: 'operation_not_cancellable',
    })
    const other = await insertCustomer(database.db)
    await expect(cancel(operation.id, other)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('trying a failed operation again', () => {
  it('is a new operation with the same input, after the service was brought back', async () => {
    const definition = threeSteps('again', {
      run: { b: failing(1, permanent) },
      onRetry: async (_, input) => void journal.push(`onRetry ${input.service}`),
    })
    const failed = await runToEnd(definition)
    journal.length = 0
    const started = await retry(definition, failed.id, customer)
    expect(started.id).toBe(failed.service_id)
    const second = await untilEnded(database.db, started.operationId)
    expect(second).toMatchObject({ status: 'done', retry_of: failed.id, input: failed.input })
    expect(journal).toEqual([`onRetry ${failed.service_id}`, 'run a', 'run b', 'run c'])
    await expect(retry(definition, failed.id, customer)).rejects.toMatchObject({
      code: 'operation_not_retryable',
    })
  })

  it('is refused when the definition has no way back, and to other customers', async () => {
    const definition = threeSteps('no way', { run: { a: failing(9, permanent) } })
    const failed = await runToEnd(definition)
    await expect(retry(definition, failed.id, customer)).rejects.toMatchObject({
      code: 'operation_not_retryable',
    })
    const other = await insertCustomer(database.db)
    await expect(retry(definition, failed.id, other)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
