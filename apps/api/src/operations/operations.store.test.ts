import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../areas/areas.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { enqueueTest, startTestWorker, threeSteps, untilEnded, type Journal } from '../testing/operations.ts'
import { insertCustomer, type TestCustomer } from '../testing/people.ts'
import { enqueue } from './enqueue.ts'
import { RetryableError } from './failure.ts'
import { retryOperation } from './operations.service.ts'
import { findOperations, listOperations, listOperationSteps } from './operations.store.ts'

/** Beyond those that `enqueueTest` counts up to. */
let nextService = 1000

let database: TestDatabase
let customer: TestCustomer
beforeAll(async () => {
  database = await openTestDatabase()
  customer = await insertCustomer(database.db)
})
afterAll(async () => {
  await database.close()
})

describe('the list of operations', () => {
  it('tells how far each one is, newest first', async () => {
    const journal: Journal = []
    const good = threeSteps('good', { cancellable: true })
    const bad = threeSteps('bad', {
      attempts: 1,
      onRetry: async () => {},
      run: {
        b: () => {
          throw new RetryableError('timeout')
        },
      },
    })
    const first = await enqueueTest(database.db, good, customer)
    const second = await enqueueTest(database.db, bad, customer)
    const queued = await listOperations(database.db, { customerId: customer.customerId })
    expect(queued.map(({ id, status, percent, canCancel }) => ({ id, status, percent, canCancel }))).toEqual([
      { id: second.operationId, status: 'queued', percent: 0, canCancel: false },
      { id: first.operationId, status: 'queued', percent: 0, canCancel: true },
    ])

    const worker = await startTestWorker(database, [good, bad], journal)
    await untilEnded(database.db, first.operationId)
    await untilEnded(database.db, second.operationId)
    await worker.stop()
    const [failed, done] = await listOperations(database.db, { customerId: customer.customerId })
    expect(done).toMatchObject({ status: 'done', percent: 100, step: null, canRetry: false, canCancel: false })
    expect(failed).toMatchObject({
      kind: 'bad',
      title: 'title of bad',
      projectId: customer.projectId,
      serviceType: 'Vm',
      serviceId: second.request.serviceId,
      serviceName: second.request.serviceName,
      user: 'Sara Azad',
      status: 'failed',
      step: 'label b',
      canRetry: true,
    })
    expect(failed?.reason).toMatch(/زمان مقرر/)
    expect(failed?.endedAt).toBeInstanceOf(Date)
    expect(await listOperationSteps(database.db, second.operationId)).toMatchObject([
      { name: 'label a', status: 'undone', attempt: 1 },
      { name: 'label b', status: 'failed', attempt: 1, error: 'timeout' },
      { name: 'label c', status: 'waiting', attempt: 0 },
    ])
  })

  it('offers no second try once something newer was done to the service', async () => {
    const [failed] = await listOperations(database.db, { customerId: customer.customerId, isActive: false })
    const again = threeSteps('newer')
    const request = { ...customer, input: { service: 1 }, serviceId: failed?.serviceId ?? 0, serviceName: 'same' }
    await database.db.transaction().execute((trx) => enqueue(trx, again, request))
    const [same] = await findOperations(database.db, [failed?.id ?? 0], customer)
    expect(same?.canRetry).toBe(false)
  })

  it('keeps to the customer, the visible projects and what was asked for', async () => {
    const other = await insertCustomer(database.db)
    const mine = await enqueueTest(database.db, threeSteps('theirs'), other)
    const ids = async (filter: Omit<Parameters<typeof listOperations>[1], 'customerId'>) =>
      (await listOperations(database.db, { customerId: other.customerId, ...filter })).map(({ id }) => id)
    expect(await ids({})).toEqual([mine.operationId])
    expect(await ids({ visibleProjectIds: [] })).toEqual([])
    expect(await ids({ visibleProjectIds: [other.projectId] })).toEqual([mine.operationId])
    expect(await ids({ projectId: customer.projectId })).toEqual([])
    expect(await ids({ serviceType: 'Vm', serviceId: mine.request.serviceId })).toEqual([mine.operationId])
    expect(await ids({ serviceType: 'Dns' })).toEqual([])
    expect(await ids({ isActive: true })).toEqual([mine.operationId])
    expect(await ids({ isActive: false })).toEqual([])
    expect(await findOperations(database.db, [mine.operationId], customer)).toEqual([])
    expect(await findOperations(database.db, [], other)).toEqual([])
  })
})

describe('an operation that is tried again', () => {
  const again = operations
    .filter(({ onRetry }) => onRetry)
    .map((definition) => ({ ...definition, onRetry: async () => {} }))

  it('there are some of both kinds: about one thing, and about two', () => {
    expect(again.filter(({ title }) => title.includes('{other}')).length).toBeGreaterThan(5)
    expect(again.filter(({ title }) => !title.includes('{other}')).length).toBeGreaterThan(5)
  })

  it.each(again.map((definition) => [definition.kind, definition] as const))(
    'names the same things: %s',
    async (_, definition) => {
      const { db } = database
      const told = (id: number) =>
        db
          .selectFrom('operations')
          .where('id', '=', id)
          .select(['title', 'sentence', 'service_name', 'other_name', 'retry_of'])
          .executeTakeFirstOrThrow()
      nextService += 1
      const request = { ...customer, input: {}, serviceId: nextService, serviceName: 'own-1', otherName: 'other-2' }
      const { operationId: id } = await db.transaction().execute((trx) => enqueue(trx, definition, request))
      await db
        .updateTable('operations')
        .set({ status: 'failed', due_at: null, ended_at: new Date() })
        .where('id', '=', id)
        .execute()
      const { operationId } = await inTransaction(db, (trx) => retryOperation(trx, [definition], id, customer))
      const first = await told(id)
      expect(first.sentence?.replaceAll(/[\u2068\u2069]/g, '')).toContain('«own-1»')
      expect(await told(operationId)).toEqual({ ...first, retry_of: id })
    },
  )
})
