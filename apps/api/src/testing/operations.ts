import type { Db, OpenDatabase } from '../db/connection.ts'
import { enqueue } from '../operations/enqueue.ts'
import { defineOperation, type OperationDefinition, type StepContext } from '../operations/operation.ts'
import { startWorker, type WorkerOptions } from '../operations/worker.ts'
import { silentLog } from './database.ts'
import type { TestCustomer } from './people.ts'

export interface TestInput {
  service: number
}

/** What the steps of a test did, in order: `run a`, `undo a`, `onDone`. */
export type Journal = string[]

export type StepWork = (context: StepContext<Journal>) => Promise<void> | void

/** Fails this many times with `error`, then works. */
export const failing = (times: number, error: () => Error): StepWork => {
  let left = times
  return () => {
    left -= 1
    if (left >= 0) throw error()
  }
}

/** As an engine that refuses for good. */
export const permanent = (): Error => Object.assign(new Error('full'), { code: 'no_capacity', retryable: false })

/** Three steps a, b, c that write into the journal; each may be given work of its own. */
export const threeSteps = (
  kind: string,
  {
    run = {},
    undo = {},
    ...rest
  }: {
    run?: Partial<Record<string, StepWork>>
    undo?: Partial<Record<string, StepWork>>
  } & Partial<Omit<OperationDefinition<TestInput, Journal>, 'steps'>> & { timeoutMs?: number; attempts?: number } = {},
) => {
  const { timeoutMs, attempts, ...definition } = rest
  return defineOperation<TestInput, Journal>({
    kind,
    title: `title of ${kind}`,
    serviceType: 'Vm',
    group: 'VmHost',
    engine: () => undefined,
    ...definition,
    steps: ['a', 'b', 'c'].map((name) => ({
      name,
      label: `label ${name}`,
      ...(timeoutMs && { timeoutMs }),
      ...(attempts && { attempts }),
      run: async (_, context) => {
        context.deps.push(`run ${name}`)
        await run[name]?.(context)
      },
      undo: async (_, context) => {
        context.deps.push(`undo ${name}`)
        await undo[name]?.(context)
      },
    })),
  })
}

let lastService = 0

export const enqueueTest = (db: Db, definition: OperationDefinition<TestInput, Journal>, customer: TestCustomer) => {
  lastService += 1
  const service = lastService
  const request = { ...customer, input: { service }, serviceId: service, serviceName: `service-${service}` }
  return db.transaction().execute(async (trx) => ({ ...(await enqueue(trx, definition, request)), request }))
}

export const startTestWorker = (
  database: OpenDatabase,
  definitions: readonly OperationDefinition<TestInput, Journal>[],
  deps: Journal,
  options: Partial<WorkerOptions<Journal>> = {},
) =>
  startWorker<Journal>({
    database,
    definitions,
    deps,
    log: silentLog,
    leaseMs: 400,
    graceMs: 50,
    backoffMs: () => 5,
    ...options,
  })

export const occupyingTitle = 'کاری دیگر'

/** Something is being done to a service, which no worker takes: it goes on until the test deletes it. Answers its id. */
export const occupy = async (
  db: Db,
  { customerId, projectId }: { customerId: number; projectId: number },
  serviceType: string,
  serviceId: number,
): Promise<number> => {
  const { id } = await db
    .insertInto('operations')
    .values({
      kind: 'test',
      title: occupyingTitle,
      service_type: serviceType,
      service_id: serviceId,
      service_name: 'occupied',
      customer_id: customerId,
      project_id: projectId,
      input: '{}',
      due_at: new Date('9999-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ended = new Set(['done', 'failed', 'cancelled'])

/** The operation's row and steps, once it has ended. */
export const untilEnded = async (db: Db, operationId: number, timeoutMs = 15_000) => {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const operation = await readOperation(db, operationId)
    if (ended.has(operation.status)) return operation
    if (Date.now() > deadline) throw new Error(`operation ${operationId} is still ${operation.status}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

export const readOperation = async (db: Db, operationId: number) => {
  const row = await db.selectFrom('operations').selectAll().where('id', '=', operationId).executeTakeFirstOrThrow()
  const steps = await db
    .selectFrom('operation_steps')
    .selectAll()
    .where('operation_id', '=', operationId)
    .orderBy('position')
    .execute()
  return { ...row, steps, stepStates: steps.map((step) => step.status) }
}
