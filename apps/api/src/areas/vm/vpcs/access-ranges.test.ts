import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vmKeyStatus, vpcAccessStatus } from '@sarv/contract/enums'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VmNetworkListItem } from '@sarv/contract/vm/networks/networks.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { accessesOf, type AccessAnswer, type Side, type TwoClouds } from './accesses.fixture.ts'

/** Clouds that reach each other find their networks by their ranges alone: no two of these may meet. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const { sendTo, send, act, untilEnded, listOf, reachesOf, openTwo, ask } = accessesOf(() => api)
const { granted, failed, asked } = vpcAccessStatus.id

const dryRun = { 'x-dry-run': 'true' }

const rehearse = ({ customer, vpcId }: Side, rest: string, body: object) =>
  api.send<AccessAnswer>(customer, 'POST', `/vm/${customer.projectId}/vpc/${vpcId}/${rest}`, body, dryRun)

const gateway = (third: number) => `192.168.${third}.1/24`

const grant = async (two: TwoClouds) => {
  const { id } = await ask(two)
  await act(two.there, 'PUT', `answer/${id}`, { isGranted: true })
  expect(await listOf(two.here)).toMatchObject([{ statusId: granted }])
  return id
}

const makeIn = async (side: Side, third: number, name = `more-${third}`) => {
  const { status, body } = await sendTo(side, 'POST', 'interface/create', {
    network: { name, gatewayCidr: gateway(third) },
  })
  if (status === 200) await untilEnded(body.operationId!)
  return { status, body }
}

/** A network that is in no cloud. */
const newNetwork = async ({ customer }: Side, third: number) => {
  const { body } = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
    name: `loose-${third}`,
    network: `192.168.${third}.0`,
    prefix: 24,
  })
  await api.untilDone(body.operationId!)
  return body.id
}

const namesBoth = (...parts: string[]) => ({
  status: 400,
  body: { errorMessage: expect.stringMatching(parts.join('.*')) as string },
})

describe('a way between clouds whose ranges meet', () => {
  it('is not asked for where another network of the granting cloud meets one of the asking cloud', async () => {
    const two = await openTwo({ here: [gateway(1), gateway(3)], there: [gateway(1), gateway(2)] })
    const refused = { status: 400, body: { type: 'vpc_access_range' } }
    const body = { vpcNetworkAccessId: two.networkId }
    expect(await rehearse(two.here, 'network-access/create', body)).toMatchObject(refused)
    const answer = await send(two.here, 'POST', 'create', body)
    expect(answer).toMatchObject(refused)
    expect(answer.body.errorMessage).toContain('shop cloud-net-1')
    expect(answer.body.errorMessage).toContain('192.168.1.0/24')
    // What the other project calls its networks stays there.
    expect(answer.body.errorMessage).not.toContain('data cloud')
  })

  it('is not granted where they have come to meet since it was asked for; it is when they no longer do', async () => {
    const two = await openTwo()
    const { id } = await ask(two)
    await makeIn(two.there, 1)
    expect(await send(two.there, 'PUT', `answer/${id}`, { isGranted: true })).toMatchObject(
      namesBoth('192.168.1.0/24', 'more-1', '192.168.1.0/24'),
    )
    expect(await listOf(two.here)).toMatchObject([{ statusId: asked }])
    const { customer, vpcId } = two.there
    const list = `/vm/${customer.projectId}/vpc/${vpcId}/interface/list`
    const more = (await api.get<VmNetworkListItem[]>(customer, list)).body.find(({ name }) => name === 'more-1')
    const removed = await sendTo(two.there, 'DELETE', `interface/remove/${more!.id}`)
    await untilEnded(removed.body.operationId!)
    await act(two.there, 'PUT', `answer/${id}`, { isGranted: true })
    expect(await reachesOf(two.here)).toEqual([two.tag])
  })

  it('is not opened by trying it again where they meet meanwhile', async () => {
    const two = await openTwo()
    const { id } = await ask(two)
    faults.inject({ method: 'reachNetwork', kind: 'error', count: 100 })
    const { operationId } = await act(two.there, 'PUT', `answer/${id}`, { isGranted: true })
    faults.clear()
    await makeIn(two.there, 1)
    expect(
      await api.send<AccessAnswer>(two.here.customer, 'PUT', `/portal/operation/retry/${operationId}`),
    ).toMatchObject({ status: 400, body: { type: 'vpc_access_range' } })
    expect(await listOf(two.here)).toMatchObject([{ statusId: failed }])
  })
})

describe('a network that meets what its cloud leads to by the ways of the cloud', () => {
  it.each([
    ['the reached network, in the cloud that asked', 'here', 2],
    ['another network of the granting cloud, in the cloud that asked', 'here', 4],
    ['a network of the cloud that asked, in the granting one', 'there', 1],
  ] as const)('is not made where it is %s', async (_case, at, third) => {
    const two = await openTwo({ there: [gateway(4), gateway(2)] })
    await grant(two)
    const body = { network: { name: 'met', gatewayCidr: gateway(third) } }
    const refused = {
      status: 400,
      body: { type: 'network_range', errors: { 'network.gatewayCidr': [expect.stringContaining('هم‌پوشانی')] } },
    }
    expect(await rehearse(two[at], 'interface/create', body)).toMatchObject(refused)
    expect(await sendTo(two[at], 'POST', 'interface/create', body)).toMatchObject(refused)
    expect(await makeIn(two[at], 9)).toMatchObject({ status: 200 })
  })

  it('is not connected either', async () => {
    const two = await openTwo()
    await grant(two)
    const vmNetworkId = await newNetwork(two.here, 2)
    const refused = { status: 400, body: { type: 'network_range', errors: { vmNetworkId: [expect.any(String)] } } }
    expect(await rehearse(two.here, 'interface/create', { vmNetworkId })).toMatchObject(refused)
    expect(await sendTo(two.here, 'POST', 'interface/create', { vmNetworkId })).toMatchObject(refused)
  })

  it('is not connected by trying that again after a way was opened', async () => {
    const two = await openTwo()
    const vmNetworkId = await newNetwork(two.there, 8)
    faults.inject({ method: 'connectNetwork', kind: 'error', count: 100 })
    const { body } = await sendTo(two.there, 'POST', 'interface/create', { vmNetworkId })
    await untilEnded(body.operationId!)
    faults.clear()
    await grant(two)
    // A network that waits for its connection counts already: only rows from before that rule can meet.
    await api.db
      .updateTable('vm_networks')
      .set({ cidr: '192.168.1.0/24' })
      .where('project_id', '=', two.there.customer.projectId)
      .where('id', '=', vmNetworkId)
      .execute()
    expect(
      await api.send<AccessAnswer>(two.there.customer, 'PUT', `/portal/operation/retry/${body.operationId!}`),
    ).toMatchObject({ status: 400, body: { type: 'network_range' } })
    const status = await api.db
      .selectFrom('vpc_interfaces')
      .where('vm_network_id', '=', vmNetworkId)
      .where('project_id', '=', two.there.customer.projectId)
      .select('status_id')
      .executeTakeFirstOrThrow()
    expect(status.status_id).toBe(vmKeyStatus.id.failed)
  })
})
