import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceType } from '@sarv/contract/service-types'
import { loadCatalogue } from '../areas/catalog/catalogue/catalogue.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { defineOperation } from '../operations/operation.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { insertPerson, insertProject } from '../testing/people.ts'
import {
  defineService,
  enqueueFor,
  judgeService,
  startOperation,
  type ServiceContext,
  type ServiceInput,
} from './service.ts'

/** A service without a compute engine: rows of a list, one of them frozen. */
const rows = [
  { id: 1, name: 'bucket', isFrozen: false },
  { id: 2, name: 'frozen', isFrozen: true },
]
const buckets = defineService({
  type: serviceType.volume,
  cacheGroup: 'VmHost',
  engine: () => undefined,
  pricing: null,
  lock: async (_trx, { id }) => rows.find((row) => row.id === id),
  rules: (_trx, row, action: 'empty' | 'read') => {
    if (row.isFrozen && action === 'empty') throw new AppError('conflict')
    return { ...row, judgedFor: action }
  },
})

interface EmptyInput extends ServiceInput {
  prefix: string
}
const emptyOperation = defineOperation<EmptyInput, unknown>({
  ...buckets.operation,
  kind: 'volumeDelete',
  title: 'empty {name}',
  steps: [{ name: 'empty', label: 'empty', run: async () => {} }],
})

let database: TestDatabase
let context: ServiceContext
beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
})
beforeEach(async () => {
  await database.db.deleteFrom('operations').execute()
  const { customerId, userId } = await insertPerson(database.db)
  const projectId = await insertProject(database.db, customerId)
  context = { actor: { userId }, project: { id: projectId, customerId, datacenterId: 1 }, id: 1 }
})
afterAll(() => database.close())

const empty = (on: Partial<ServiceContext> = {}, prefix = 'logs/') =>
  inTransaction(database.db, (trx) =>
    startOperation(
      trx,
      { ...context, ...on },
      buckets,
      { action: 'empty', operation: emptyOperation },
      async ({ judgedFor }) => ({ prefix, answerId: 77, otherName: judgedFor }),
    ),
  )
const operations = () => database.db.selectFrom('operations').selectAll().execute()

describe('an act on a service', () => {
  it('starts its operation with the usual input and what the act adds', async () => {
    const started = await empty()
    expect(started.id).toBe(77)
    const { project, actor } = context
    expect(await operations()).toMatchObject([
      {
        id: started.operationId,
        service_type: 'Volume',
        service_id: 1,
        service_name: 'bucket',
        other_name: 'empty',
        input: {
          projectId: project.id,
          id: 1,
          datacenterId: 1,
          customerId: project.customerId,
          userId: actor.userId,
          name: 'bucket',
          prefix: 'logs/',
        },
      },
    ])
  })

  it('is not there for a service that is not', () =>
    expect(empty({ id: 3 })).rejects.toMatchObject({ code: 'not_found' }))

  it('is refused by its status, and leaves nothing', async () => {
    await expect(empty({ id: 2 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await operations()).toEqual([])
  })

  it('is refused while another one runs, which is named', async () => {
    await empty()
    await expect(empty()).rejects.toMatchObject({ code: 'operation_running' })
    expect(await operations()).toHaveLength(1)
  })

  it('is judged without asking what runs, where it needs no operation', async () => {
    await empty()
    const key = { projectId: context.project.id, id: 1 }
    expect(await judgeService(database.db, key, buckets, 'read')).toMatchObject({ judgedFor: 'read' })
  })

  it('can start with the row that it is about', async () => {
    const started = await inTransaction(database.db, (trx) =>
      enqueueFor(trx, context, emptyOperation, { id: 9, name: 'new' }, { prefix: '' }),
    )
    expect(started.id).toBe(9)
    expect((await operations()).map((row) => row.service_name)).toEqual(['new'])
  })
})
