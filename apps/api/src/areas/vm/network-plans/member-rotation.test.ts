import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRotationTest, type RotationTest } from '../load-balancers/rotation.fixture.ts'
import { membersOf, plansFor } from './member-changes.fixture.ts'

/* What the watch over the members of a balancer knows, when a plan changes who they are. */

let test: RotationTest
beforeAll(async () => {
  test = await startRotationTest()
})
beforeEach(() => test.begin())
afterAll(() => test.api.close())

const snat = { key: 'out', kind: 'snat', snatEnabled: true } as const

const setUp = () => {
  const { api, place, world, faults } = test
  return {
    ...plansFor(api, place),
    ...membersOf(world.id),
    refuse: () => faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 100 }),
    /** Keeps the engine at its next change of a balancer until it is let go. */
    hold: () => {
      const going = Promise.withResolvers<void>()
      faults.inject({ method: 'updateBalancer', kind: 'slow', until: going.promise, count: 1 })
      return going
    },
  }
}

describe('who is out of rotation', () => {
  it('stays out while others go, and stays out when the plan is taken back', async () => {
    const { first, second, third } = test
    const { remove, run, refuse } = setUp()
    await test.takeOut()
    const rows = await test.rows()
    refuse()
    expect(await run([remove(third), snat])).toBe('failed')
    test.faults.clear()
    expect(await test.onEngine()).toEqual([second, third])
    expect(await test.rows()).toEqual(rows)
    expect(await run([remove(third)])).toBe('done')
    expect(await test.onEngine()).toEqual([second])
    expect(await test.member(first)).toMatchObject({ isOut: true })
  })

  it('and is taken from behind the balancer is as it was when the plan is taken back', async () => {
    const { first, second, third } = test
    const { remove, run, refuse } = setUp()
    await test.takeOut()
    refuse()
    expect(await run([remove(first), snat])).toBe('failed')
    expect(await test.member(first)).toMatchObject({ isOut: true })
    expect(await test.onEngine()).toEqual([second, third])
    // And comes back when its time has come.
    test.world.dead.clear()
    await test.later()
    await test.round()
    expect(await test.onEngine()).toEqual([first, second, third])
  })

  it('and comes back with a later plan begins as any other', async () => {
    const { first, second, third } = test
    const { add, remove, run } = setUp()
    await test.takeOut()
    expect(await run([remove(first)])).toBe('done')
    expect(await run([add(first)])).toBe('done')
    expect(await test.onEngine()).toEqual([first, second, third])
    expect(await test.member(first)).toMatchObject({ isOut: false, isOnTrial: false })
  })
})

it('a server on trial that was away for a moment has its whole trial before it', async () => {
  const { first } = test
  const { remove, run, refuse } = setUp()
  await test.takeOut()
  await test.later()
  await test.round()
  expect(await test.member(first)).toMatchObject({ isOnTrial: true })
  // What it waits for would be over by now; but the engine has had it back for a moment only.
  await test.later()
  refuse()
  expect(await run([remove(first), snat])).toBe('failed')
  test.faults.clear()
  test.world.dead.clear()
  await test.round()
  expect(await test.member(first)).toMatchObject({ isOnTrial: true })
  await test.later()
  await test.round()
  expect(await test.member(first)).toMatchObject({ isOnTrial: false, isOut: false })
})

describe('one thing at a time', () => {
  it('nobody turns while a plan is applied', async () => {
    const { first, second, third } = test
    const { remove, plan, start, untilIs, hold } = setUp()
    const version = await plan([remove(third)])
    const going = hold()
    const { operationId } = (await start(version)).body
    await untilIs(operationId, 'running')
    test.world.dead.add(first)
    await test.look()
    expect(await test.operations()).toEqual([])
    going.resolve()
    await untilIs(operationId, 'done')
    await test.round()
    expect(await test.onEngine()).toEqual([second])
  })

  it('a plan waits while somebody turns', async () => {
    const { first, third } = test
    const { remove, plan, read, start, hold } = setUp()
    const version = await plan([remove(third)])
    const going = hold()
    test.world.dead.add(first)
    await test.look()
    expect((await read()).obstacle).toContain('در حال انجام است')
    expect(await start(version)).toMatchObject({ status: 409, body: { type: 'plan_balancer_busy' } })
    going.resolve()
    await test.settled()
    expect(await read()).toMatchObject({ hasProblem: false, obstacle: null })
    await test.api.send(test.place.customer, 'DELETE', setUp().path.concat('/delete'))
  })
})
