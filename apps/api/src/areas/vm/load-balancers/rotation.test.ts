import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vmLbMemberHealth } from '@sarv/contract/enums'
import type { LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { LoadBalancerProbed } from '@sarv/contract/vm/load-balancers/probes.schemas'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import { balancerPath } from './load-balancers.fixture.ts'
import { startRotationTest, type RotationTest } from './rotation.fixture.ts'

/* A cloud that goes on sending to a member that fails its check: it is taken out, and tried again. */

const { up, down } = vmLbMemberHealth.id
let test: RotationTest

beforeAll(async () => {
  test = await startRotationTest()
})
beforeEach(() => test.begin())
afterAll(() => test.api.close())

const probe = () =>
  test.api.send<LoadBalancerProbed>(test.place.customer, 'POST', `${balancerPath(test.place)}/probe/${test.world.id}`)
const minutesToTry = async () => {
  const { next_try_at: at, out_since: since } = (await test.rows()).find((row) => row.vm_host_id === test.first)!
  return (at!.getTime() - since!.getTime()) / 60_000
}

describe('a server that does not answer', () => {
  it('is taken out, stays red everywhere, and is tried again after 1, 2, 4 minutes and more', async () => {
    const { first, second, third } = test
    await test.round()
    expect(await test.onEngine()).toEqual([first, second, third])
    await test.takeOut()
    expect(await test.onEngine()).toEqual([second, third])
    expect(await test.member()).toMatchObject({ healthId: down, isOut: true, nextTryDate: expect.any(String) })
    expect(await test.member(second)).toMatchObject({ healthId: up, isOut: false, nextTryDate: null })
    const listed = await test.api.get<LoadBalancerListItem[]>(test.place.customer, `${balancerPath(test.place)}/list`)
    expect(listed.body.find((one) => one.id === test.world.id)).toMatchObject({
      memberCount: 3,
      downCount: 1,
      outCount: 1,
    })
    const { nodes, links } = (
      await test.api.get<Topology>(test.place.customer, `/vm/${test.place.customer.projectId}/topology/get`)
    ).body
    const node = nodes.find(({ kind, itemId }) => kind === 'balancer' && itemId === test.world.id)!
    expect(node).toMatchObject({ problem: null, members: { count: 3, upCount: 2 } })
    const broken = links.filter(({ fromId, reach }) => fromId === node.id && reach === 'broken')
    expect(broken).toMatchObject([{ problem: expect.stringContaining('از مدار') }])

    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      expect(await minutesToTry()).toBe(minutes)
      await test.round()
      expect(await test.onEngine()).toEqual([second, third])
      await test.later()
      await test.round()
      expect(await test.onEngine()).toEqual([first, second, third])
      expect(await test.member()).toMatchObject({ healthId: down, isOut: false })
      await test.round()
      expect(await test.onEngine()).toEqual([second, third])
    }
  })

  it('stays once it has answered for as long as its check takes, and not before', async () => {
    await test.takeOut()
    await test.later()
    test.world.dead.clear()
    await test.round()
    await test.round()
    // The engine takes whoever has just come for well.
    expect(await test.member()).toMatchObject({ healthId: down, isOut: false })
    await test.later()
    await test.round()
    expect(await test.member()).toMatchObject({ healthId: up, isOut: false, nextTryDate: null })
    const [row] = await test.rows()
    expect(row).toMatchObject({ out_count: 0, out_since: null, next_try_at: null, good_from: null })
    await test.takeOut()
    expect(await minutesToTry()).toBe(1)
  })

  it('is tried at once when somebody looks again', async () => {
    await test.takeOut()
    expect((await probe()).body).toMatchObject({ memberCount: 3, downCount: 1 })
    await test.settled()
    expect(await test.onEngine()).toEqual(test.place.servers)
    await test.round()
    expect(await test.onEngine()).not.toContain(test.first)
    expect(await minutesToTry()).toBe(2)
  })

  it('is never the last one; when the last one fails, all come back', async () => {
    const { first, second, third } = test
    test.world.dead = new Set([first, second])
    await test.round()
    expect(await test.onEngine()).toEqual([third])
    test.world.dead.add(third)
    await test.round()
    expect(await test.onEngine()).toEqual([first, second, third])
    await test.round()
    await test.round()
    expect(await test.onEngine()).toEqual([first, second, third])
    test.world.dead.delete(second)
    await test.round()
    await test.round()
    expect(await test.onEngine()).toEqual([second])
  })

  it('is left in where the cloud sees to it itself, and where only the network reaches the balancer', async () => {
    test.world.hasChecksOutside = true
    await test.takeOut()
    expect(await test.onEngine()).toEqual(test.place.servers)
    test.world.hasChecksOutside = false
    await test.edit({ vpcHostIpId: null })
    await test.round()
    expect(await test.onEngine()).toEqual(test.place.servers)
    expect(await test.operations()).toEqual([])
  })

  it('comes back where the cloud sees to it from now on', async () => {
    await test.takeOut()
    test.world.hasChecksOutside = true
    await test.round()
    expect(await test.onEngine()).toEqual(test.place.servers)
    expect(await test.member()).toMatchObject({ isOut: false })
  })
})

describe('people are told', () => {
  const subjects = async () => {
    const told = await test.api.db.selectFrom('notifications').select(['subject', 'link']).orderBy('id').execute()
    return told.filter(({ link }) => link?.endsWith(`balancer=${test.world.id}`)).map(({ subject }) => subject)
  }
  const tryAgain = async () => {
    await test.later()
    await test.round()
    await test.later()
    await test.round()
  }

  it('once when it was tried in vain, and once when it is well for long', async () => {
    await test.round()
    await test.takeOut()
    await test.round()
    expect(await subjects()).toEqual([])
    await tryAgain()
    expect(await subjects()).toEqual([expect.stringContaining('پاسخ نمی‌دهد')])
    for (let times = 0; times < 4; times += 1) await tryAgain()
    expect(await subjects()).toHaveLength(1)
    test.world.dead.clear()
    await tryAgain()
    for (let times = 0; times < 8; times += 1) await test.round()
    expect(await subjects()).toHaveLength(1)
    await test.round()
    expect(await subjects()).toEqual([expect.anything(), expect.stringContaining('دوباره پاسخ می‌دهد')])
  })

  it('of nothing while it is out and nothing changes', async () => {
    await test.takeOut()
    const events = () =>
      test.api.db
        .selectFrom('events')
        .where('cache_group', '=', 'LoadBalance')
        .where('entity_id', '=', test.world.id)
        .select('id')
        .execute()
    const before = await events()
    await test.round()
    await test.round()
    expect(await events()).toEqual(before)
  })
})
