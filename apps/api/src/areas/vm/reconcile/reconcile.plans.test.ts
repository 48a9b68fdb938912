import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyKind, newPlanGround } from '../network-plans/network-plans.fixture.ts'
import { startReconcileTest, type ReconcileTest } from './reconcile.fixture.ts'

let test: ReconcileTest
beforeAll(async () => {
  test = await startReconcileTest({ withClock: false })
})
afterAll(() => test.api.close())

it('a load balancer that a plan is making is nobody’s orphan', async () => {
  const { api, faults } = test
  const ground = await newPlanGround(api)
  const { projectId } = ground.customer
  // Nothing but what the plan makes is there to be looked at.
  await ground.gateway.done('DELETE', `/vm/${projectId}/load-balancer/host/delete/${ground.balancerId}`)
  const version = await ground.plan([everyKind(ground).balancerCreate])
  const going = Promise.withResolvers<void>()
  faults.inject({ method: 'getBalancer', kind: 'slow', until: going.promise })
  const { customer, path } = ground
  const { body } = await api.send<{ operationId: number }>(customer, 'POST', `${path}/apply`, { version })
  const ofEngine = async () => (await test.engine.listBalancers(new AbortController().signal)).length
  await expect.poll(ofEngine, { timeout: 10_000, interval: 5 }).toBe(1)
  await test.lookTwice()
  const made = api.db.selectFrom('vm_load_balancers').where('deleted_at', 'is', null)
  const { id } = await made.select('id').executeTakeFirstOrThrow()
  expect(await test.findingsOf('LoadBalancer', id)).toEqual([])
  going.resolve()
  await api.untilDone(body.operationId)
})
