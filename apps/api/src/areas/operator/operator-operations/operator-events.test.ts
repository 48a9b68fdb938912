import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../../operations/events.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertPerson } from '../../../testing/people.ts'
import { changeRoles, disableOperator } from '../operators.service.ts'
import { operatorGroupsOf } from './operator-events.rules.ts'

let api: TestApi
let port: number
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.close())

const follow = async (token: string, headers: Record<string, string> = {}) => {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/api/operator/events',
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  asked.end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const received = { text: '', isOver: false, status: response.statusCode, leave: () => asked.destroy() }
  response.setEncoding('utf8')
  response.on('data', (text: string) => (received.text += text))
  response.on('error', () => {})
  response.on('close', () => (received.isOver = true))
  if (received.status === 200) await expect.poll(() => received.text).toMatch(/^id: /m)
  return received
}

const groupsIn = ({ text }: { text: string }) => [
  ...new Set([...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => (JSON.parse(json!) as { group: string }).group)),
]

const forgetEvents = () => api.db.deleteFrom('events').execute()

const tellOf = async (group: 'LimitRequest' | 'Wallet' | 'Issue' | 'VmHost') => {
  const { customerId } = await insertPerson(api.db, { superUser: true })
  await publish(api.db, { customerId, projectId: null, group })
}

describe('what operators hear', () => {
  it('is what any customer has changed, by their role, and never of whom', async () => {
    await forgetEvents()
    const [support, finance] = [await insertOperator(api.db, ['support']), await insertOperator(api.db, ['finance'])]
    const [first, second] = [await follow(support.token), await follow(finance.token)]
    for (const group of ['Issue', 'LimitRequest', 'Wallet', 'VmHost'] as const) await tellOf(group)
    await expect
      .poll(() => groupsIn(first).toSorted())
      .toEqual(['OperatorCustomer', 'OperatorLimitRequest', 'OperatorTicket'])
    await expect
      .poll(() => groupsIn(second).toSorted())
      .toEqual(['OperatorAdjustment', 'OperatorCustomer', 'OperatorVoucher', 'OperatorWithdrawal'])
    expect(first.text).not.toMatch(/customerId|projectId/)
    first.leave()
    second.leave()
  })

  it('is what another operator does', async () => {
    await forgetEvents()
    const asker = await insertOperator(api.db, ['finance'])
    const second = await insertOperator(api.db, ['finance'])
    const { customerId } = await insertPerson(api.db, { superUser: true })
    const stream = await follow(second.token)
    const adjust = await api.request(asker.token, {
      method: 'POST',
      url: '/api/operator/adjustment/create',
      payload: { customerId, rials: 90_000_000, answer: 'a gift', reason: 'a long outage' },
    })
    expect(adjust.status).toBe(200)
    await expect.poll(() => groupsIn(stream)).toContain('OperatorAdjustment')
    stream.leave()
  })

  it('goes on after the last id', async () => {
    await forgetEvents()
    const { token } = await insertOperator(api.db, ['support'])
    await tellOf('Issue')
    const first = await follow(token)
    await expect.poll(() => groupsIn(first)).toEqual(['OperatorTicket'])
    first.leave()
    const last = [...first.text.matchAll(/^id: (\d+)$/gm)].at(-1)![1]!
    await tellOf('LimitRequest')
    const second = await follow(token, { 'last-event-id': last })
    await expect.poll(() => groupsIn(second)).toContain('OperatorLimitRequest')
    second.leave()
  })
})

describe('a stream', () => {
  it('ends when its operator is disabled, and nobody else’s does', async () => {
    const [left, stays] = [await insertOperator(api.db, ['support']), await insertOperator(api.db, ['support'])]
    const [first, second] = [await follow(left.token), await follow(stays.token)]
    await disableOperator(api.db, left.operatorId, 'left')
    await expect.poll(() => first.isOver, { timeout: 5000 }).toBe(true)
    expect(second.isOver).toBe(false)
    expect((await follow(left.token)).status).toBe(401)
    second.leave()
  })

  it('shows less from the moment that a role is gone', async () => {
    await forgetEvents()
    const operator: TestOperator = await insertOperator(api.db, ['support'])
    const stream = await follow(operator.token)
    await changeRoles(api.db, operator.operatorId, ['engineer'])
    await expect.poll(() => groupsIn(stream)).toEqual(['OperatorSession'])
    await tellOf('Issue')
    await publish(api.db, { customerId: 1, projectId: null, group: 'Operation' })
    await expect.poll(() => groupsIn(stream)).toContain('OperatorOperation')
    expect(groupsIn(stream)).not.toContain('OperatorTicket')
    stream.leave()
  })

  it('is nobody’s with the token of a customer', async () => {
    const { token } = await insertPerson(api.db, { superUser: true })
    expect((await follow(token)).status).toBe(401)
  })
})

it.each([
  [{ group: 'VmHost', operationId: null }, []],
  [{ group: 'VmHost', operationId: 7 }, ['OperatorOperation', 'OperatorHealth']],
  [{ group: 'Operation', operationId: 7 }, ['OperatorOperation', 'OperatorHealth']],
  [{ group: 'OperatorAdjustment', operationId: null }, ['OperatorAdjustment']],
] as const)('%j makes %j stale', (event, groups) => {
  expect(operatorGroupsOf(event)).toEqual(groups)
})
