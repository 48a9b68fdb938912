import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balancerPath } from './load-balancers.fixture.ts'
import { startRotationTest, type RotationTest } from './rotation.fixture.ts'

/* What becomes of members that are out of rotation when something else happens to their balancer. */

let test: RotationTest

beforeAll(async () => {
  test = await startRotationTest()
})
beforeEach(() => test.begin())
afterAll(() => test.api.close())

describe('a change', () => {
  it('keeps out who is out, and lets in whom it concerns', async () => {
    const { first, second, third } = test
    await test.takeOut()
    await test.edit({ name: `renamed-${test.world.id}`, vmLbListeners: [test.listener({ vmLbPools: [first, third] })] })
    expect(await test.onEngine()).toEqual([third])
    await test.edit({ vmLbListeners: [test.listener({ destinationPort: 8081 })] })
    expect(await test.onEngine()).toEqual([first, second, third])
    await test.takeOut()
    await test.edit({ vmLbListeners: [test.listener({ healthCheck: { ...test.check, path: '/other' } })] })
    expect(await test.onEngine()).toEqual([first, second, third])
    await test.takeOut()
    await test.edit({ vmLbListeners: [test.listener({ healthCheck: null })] })
    expect(await test.onEngine()).toEqual([first, second, third])
    await test.edit({})
    await test.takeOut()
    await test.edit({ vpcHostIpId: null })
    expect(await test.onEngine()).toEqual([first, second, third])
    expect(await test.member()).toMatchObject({ isOut: false })
    await test.edit({ vpcHostIpId: test.ipId })
  })

  it('that leaves nobody but those who are out lets them in', async () => {
    await test.takeOut()
    await test.edit({ vmLbListeners: [test.listener({ vmLbPools: [test.first] })] })
    expect(await test.onEngine()).toEqual([test.first])
  })

  it('that is under way is left alone, and so is one that is being taken out', async () => {
    const { name, vmLbAlgorithmId } = await test.read()
    test.faults.inject({ method: 'updateBalancer', kind: 'error', count: 2 })
    const body = { name, vmLbAlgorithmId, vmLbListeners: [test.listener({ sourcePort: 8000 })] }
    const path = `${balancerPath(test.place)}/edit/${test.world.id}`
    const { body: started } = await test.api.send<{ operationId: number }>(test.place.customer, 'PUT', path, body)
    test.world.dead.add(test.first)
    await test.look()
    await test.api.untilDone(started.operationId)
    expect(await test.operations()).toEqual([])
    await test.round()
    expect(await test.onEngine()).toEqual([test.second, test.third])
  })
})

it('is seen among the operations of the project while the engine is brought there', async () => {
  test.faults.inject({ method: 'updateBalancer', kind: 'slow', slowMs: 1000 })
  test.world.dead.add(test.first)
  await test.look()
  const { status, body } = await test.api.get(test.place.customer, '/portal/operation/list?Active=true')
  expect([status, body]).toMatchObject([200, [{ serviceId: test.world.id, user: null, canCancel: false }]])
  await test.settled()
})

describe('what is cut off', () => {
  it('between the table and the engine goes on with the next worker', async () => {
    test.faults.inject({ method: 'updateBalancer', kind: 'crashAfterEffect', count: 1 })
    await test.takeOut()
    expect(await test.onEngine()).toEqual([test.second, test.third])
    expect(await test.operations()).toMatchObject([{ status: 'done' }])
  })

  it('and fails for good is begun again by the next look: out, and back', async () => {
    test.faults.inject({ method: 'updateBalancer', kind: 'error', count: 100 })
    await test.takeOut()
    expect(await test.operations()).toMatchObject([{ status: 'failed' }])
    expect(await test.onEngine()).toEqual(test.place.servers)
    test.faults.clear()
    await test.round()
    expect(await test.onEngine()).toEqual([test.second, test.third])

    await test.later()
    test.faults.inject({ method: 'updateBalancer', kind: 'error', count: 100 })
    await test.round()
    expect(await test.onEngine()).toEqual([test.second, test.third])
    test.faults.clear()
    await test.round()
    expect(await test.onEngine()).toEqual(test.place.servers)
  })
})

it('leaves nothing when its balancer is deleted', async () => {
  await test.takeOut()
  expect(await test.rows()).toHaveLength(3)
  await test.remove()
  expect(await test.rows()).toEqual([])
  await test.make()
})

it('is no difference to the reconciler, and a difference is mended to it', async () => {
  await test.takeOut()
  const findings = () =>
    test.api.db.selectFrom('drift_findings').where('service_id', '=', test.world.id).select('kind').execute()
  await test.compare()
  expect(await findings()).toEqual([])
  // Somebody takes away one more, on the cloud.
  await test.strip(test.third)
  await test.compare()
  await test.compare()
  await expect.poll(test.onEngine, { timeout: 20_000 }).toEqual([test.second, test.third])
})
