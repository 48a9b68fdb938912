import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { accessesOf, type AccessAnswer, type Side, type TwoClouds } from './accesses.fixture.ts'
import { newVpc } from './vpcs.fixture.ts'

/** Ways between private clouds: asked for, answered by the other side, and opened only then. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const { asked, granted, refused, failed } = vpcAccessStatus.id

const { send, act, listOf, reachesOf, openTwo, ask } = accessesOf(() => api)

describe('a way into a network of another cloud', () => {
  it('is asked for, granted by the other side, and only then opened; either side ends it', async () => {
    const two = await openTwo()
    const { here, there, tag } = two
    const { id, operationId } = await ask(two)
    expect(operationId).toBeNull()
    expect(await reachesOf(here)).toBeUndefined()
    expect(await listOf(here)).toMatchObject([
      { id, isIncoming: false, statusId: asked, vmNetworkId: two.networkId, vmNetwork: null, description: 'reports' },
    ])
    expect(await listOf(there)).toMatchObject([{ id, isIncoming: true, vpcHost: 'shop cloud', statusId: asked }])
    expect(await send(here, 'PUT', `answer/${id}`, { isGranted: true })).toMatchObject({ status: 404 })

    await act(there, 'PUT', `answer/${id}`, { isGranted: true })
    expect(await reachesOf(here)).toEqual([tag])
    expect(await listOf(here)).toMatchObject([{ statusId: granted, vmNetwork: 'data cloud-net-1' }])

    await act(there, 'DELETE', `delete/${id}`)
    expect(await reachesOf(here)).toBeUndefined()
    expect(await listOf(here)).toEqual([])
  })

  it('is refused with a reason that whoever asked reads, and leaves no route', async () => {
    const two = await openTwo()
    const { id } = await ask(two)
    expect(await send(two.there, 'PUT', `answer/${id}`, { isGranted: false })).toMatchObject({
      status: 400,
      body: { type: 'vpc_access_reason' },
    })
    await act(two.there, 'PUT', `answer/${id}`, { isGranted: false, reason: 'ask the database team' })
    expect(await listOf(two.here)).toMatchObject([{ statusId: refused, reason: 'ask the database team' }])
    expect(await send(two.there, 'PUT', `answer/${id}`, { isGranted: true })).toMatchObject({ status: 400 })
    expect(await reachesOf(two.here)).toBeUndefined()
    await ask(two)
  })

  it('that was refused after its opening had failed is not opened by trying that again', async () => {
    const two = await openTwo()
    const { here, there } = two
    const { id } = await ask(two)
    faults.inject({ method: 'reachNetwork', kind: 'error', count: 100 })
    const { operationId } = await act(there, 'PUT', `answer/${id}`, { isGranted: true })
    expect(await listOf(here)).toMatchObject([{ statusId: failed }])
    faults.clear()
    await act(there, 'PUT', `answer/${id}`, { isGranted: false, reason: 'not any more' })
    const again = await api.send<AccessAnswer>(here.customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(again.status).toBe(404)
    expect(await reachesOf(here)).toBeUndefined()
    expect(await listOf(here)).toMatchObject([{ statusId: refused, reason: 'not any more' }])
  })

  it('keeps network and cloud of the other side in their place, and goes with the cloud that asked', async () => {
    const two = await openTwo()
    const { here, there, networkId } = two
    const { id } = await ask(two)
    await act(there, 'PUT', `answer/${id}`, { isGranted: true })
    const ofVpc = (side: Side, rest: string) =>
      api.send<AccessAnswer>(side.customer, 'DELETE', `/vm/${side.customer.projectId}/vpc/${rest}`)
    const named = { errorMessage: expect.stringContaining('shop cloud') as string }
    expect(await ofVpc(there, `${there.vpcId}/interface/remove/${networkId}`)).toMatchObject({
      status: 400,
      body: { type: 'network_led_into', ...named },
    })
    expect(await ofVpc(there, `delete/${there.vpcId}`)).toMatchObject({
      status: 400,
      body: { type: 'vpc_holds', ...named },
    })
    for (const side of [here, there]) {
      const { status, body } = await ofVpc(side, `delete/${side.vpcId}`)
      expect(status).toBe(200)
      await api.untilDone(body.operationId!)
    }
  })

  it('is not asked for twice, of oneself, of nobody, of strangers or where ranges meet', async () => {
    const two = await openTwo()
    const { here, networkId } = two
    await ask(two)
    const [own] = (
      await api.get<{ id: number }[]>(here.customer, `/vm/${here.customer.projectId}/vpc/${here.vpcId}/interface/list`)
    ).body
    const met = await newVpc(api, two.there.customer, { networks: ['192.168.1.1/24'] }).then(({ networks }) => networks)
    const stranger = await openTwo()
    for (const [vpcNetworkAccessId, type] of [
      [networkId, 'vpc_access_asked'],
      [own!.id, 'vpc_access_own'],
      [999_999, 'network_missing'],
      [stranger.networkId, 'network_missing'],
      [met[0]!, 'vpc_access_range'],
    ] as const)
      expect(await send(here, 'POST', 'create', { vpcNetworkAccessId })).toMatchObject({ status: 400, body: { type } })
  })

  it.each(['error', 'crashAfterEffect'] as const)(
    'that the engine cannot open (%s) leaves none, and is opened when it is tried again',
    async (kind) => {
      const two = await openTwo()
      const { here, there, tag } = two
      const { id } = await ask(two)
      faults.inject({ method: 'reachNetwork', kind, count: 100 })
      const { operationId } = await act(there, 'PUT', `answer/${id}`, { isGranted: true })
      faults.clear()
      expect(await listOf(here)).toMatchObject([{ statusId: failed }])
      expect(await reachesOf(here)).toBeUndefined()
      const retry = await api.send<Started>(here.customer, 'PUT', `/portal/operation/retry/${operationId}`)
      await api.untilDone(retry.body.operationId!)
      expect(await reachesOf(here)).toEqual([tag])

      faults.inject({ method: 'leaveNetwork', kind, count: 100 })
      await act(here, 'DELETE', `delete/${id}`)
      faults.clear()
      expect(await listOf(here)).toMatchObject([{ statusId: granted }])
      expect(await reachesOf(here)).toEqual([tag])
    },
  )
})

describe('a request that waits', () => {
  const expectEnded = async (two: TwoClouds) => {
    expect(await listOf(two.here)).toMatchObject([
      { statusId: refused, reason: expect.stringContaining('data cloud'), isIncoming: false },
    ])
    const told = await api.db
      .selectFrom('notifications')
      .where('user_id', '=', two.here.customer.userId)
      .select(['subject', 'content'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(told.content).toContain('shop cloud')
    expect(told.content).toContain('data cloud')
  }

  it('ends when its network leaves the cloud, and both sides read why', async () => {
    const two = await openTwo()
    await ask(two)
    const { customer, vpcId } = two.there
    const { body } = await api.send<Started>(
      customer,
      'DELETE',
      `/vm/${customer.projectId}/vpc/${vpcId}/interface/remove/${two.networkId}`,
    )
    await api.untilDone(body.operationId!)
    await expectEnded(two)
    // In a cloud again, it can be asked for again.
    await api.untilDone(
      (
        await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/vpc/${vpcId}/interface/create`, {
          vmNetworkId: two.networkId,
        })
      ).body.operationId!,
    )
    await ask(two)
    expect((await listOf(two.there)).map(({ statusId }) => statusId)).toContain(asked)
  })

  it('ends with the cloud that the network is in', async () => {
    const two = await openTwo()
    await ask(two)
    const { customer, vpcId } = two.there
    const { body } = await api.send<Started>(customer, 'DELETE', `/vm/${customer.projectId}/vpc/delete/${vpcId}`)
    await api.untilDone(body.operationId!)
    expect(await reachesOf(two.here)).toBeUndefined()
    await expectEnded(two)
  })
})
