import { afterAll, beforeAll, expect, it } from 'vitest'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { answerAccess } from './accesses.service.ts'
import { accessesOf } from './accesses.fixture.ts'

/** Two transactions at the same moment; on PGlite one waits for the other, on PostgreSQL they truly meet. */
let api: TestApi
/** Ways are opened no sooner. */
const gate = Promise.withResolvers<void>()
beforeAll(async () => {
  api = await startTestApi({
    compute: (engine) => ({
      ...engine,
      reachNetwork: async (...way) => {
        await gate.promise
        return engine.reachNetwork(...way)
      },
    }),
  })
})
afterAll(() => api.close())

const { send, listOf, reachesOf, untilEnded, openTwo, ask } = accessesOf(() => api)

it('a request that is taken back while it is granted stays in the lists as the way that it is', async () => {
  const two = await openTwo()
  const { id } = await ask(two)
  const { customer, vpcId } = two.there
  const project = { id: customer.projectId, customerId: customer.customerId, datacenterId: 1 }
  const { operationId, takingBack } = await api.db.transaction().execute(async (trx) => {
    const context = { actor: { userId: customer.userId }, project, id: vpcId }
    const granted = await answerAccess(trx, { secrets: api.secrets, publicUrl: '' }, context, id, { isGranted: true })
    const sent = send(two.here, 'DELETE', `delete/${id}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { ...granted, takingBack: sent }
  })
  const { status, body } = await takingBack
  expect([status, body.type]).toEqual([409, 'operation_running'])
  gate.resolve()
  await untilEnded(operationId!)
  expect(await listOf(two.here)).toMatchObject([{ id, statusId: vpcAccessStatus.id.granted }])
  expect(await reachesOf(two.here)).toEqual([two.tag])
})
