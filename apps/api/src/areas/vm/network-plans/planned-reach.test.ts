import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { everyKind, loseOwnAddress, newPlanGround, wholeDatabase } from './network-plans.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

it('tells what is reached once the plan is applied, in the words of the plan, and changes nothing', async () => {
  const ground = await newPlanGround(api)
  const { customer, first } = ground
  await loseOwnAddress(api, first.serverId)
  const question = `ToVmHostId=${first.serverId}&FirewallProtocolId=1&Port=22`
  const now = async () =>
    (await api.get<ReachAnswer>(customer, `/vm/${customer.projectId}/topology/reach?${question}`)).body
  const planned = async () => (await api.get<ReachAnswer>(customer, `${ground.path}/reach?${question}`)).body
  expect([(await now()).isReachable, await planned()]).toEqual([false, await now()])

  const { planChange, addressAdd, forwardCreate } = everyKind(ground)
  await ground.plan([planChange, addressAdd, forwardCreate])
  const before = await wholeDatabase(api)
  const answer = await planned()
  expect((await now()).isReachable).toBe(false)
  expect(answer.isReachable).toBe(true)
  expect(answer.path).toEqual(expect.arrayContaining(['address-ip1', 'forward-ssh']))
  const told = answer.steps.map(({ sentence }) => plain(sentence)).join('\n')
  expect(told).toContain('از هر نشانی به نشانی تازه.')
  expect(told).toContain('نشانی تازه، پورت 22 به')
  expect(told).not.toContain('192.0.2.')
  expect(await wholeDatabase(api)).toEqual(before)

  // What is refused of the plan leads nowhere, and what is put right in the plan alone has no other place.
  await ground.plan([planChange, addressAdd, { ...forwardCreate, destinationPort: 23 }])
  const elsewhere = await planned()
  expect(elsewhere.isReachable).toBe(false)
  expect(elsewhere.steps.filter(({ mend }) => mend?.place === 'address' || mend?.place === 'forward')).toEqual([])
})

it('is its author’s alone, nothing for strangers, and refuses a question without a target', async () => {
  const ground = await newPlanGround(api)
  const { planChange, addressAdd, forwardCreate } = everyKind(ground)
  await ground.plan([planChange, addressAdd, forwardCreate])
  const stranger = await api.newCustomer()
  const question = `ToVmHostId=${ground.first.serverId}&FirewallProtocolId=1&Port=22`
  expect(await api.get(stranger, `${ground.path}/reach?${question}`)).toMatchObject({ status: 404 })
  // A colleague has no plan of their own, and hears of the network as it is.
  await loseOwnAddress(api, ground.first.serverId)
  const colleague = await api.newColleague(ground.customer, 'owner')
  const answers = await Promise.all(
    [ground.customer, colleague].map((who) => api.get<ReachAnswer>(who, `${ground.path}/reach?${question}`)),
  )
  expect(answers.map(({ body }) => body.isReachable)).toEqual([true, false])
  expect(await api.get(ground.customer, `${ground.path}/reach?FirewallProtocolId=1&Port=22`)).toMatchObject({
    status: 422,
  })
})
