import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperatorFinding, OperatorHealth } from '@sarv/contract/operator/operator-health/operator-health.schemas'
import type { OperatorOperation } from '@sarv/contract/operator/operator-operations/operator-operations.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

let api: TestApi
let engineer: TestOperator
let isBroken = false
beforeAll(async () => {
  api = await startTestApi({
    compute: (engine) =>
      new Proxy(engine, {
        get: (target, key) => {
          const real: unknown = Reflect.get(target, key)
          if (typeof real !== 'function') return real
          return (...args: unknown[]): unknown => {
            if (isBroken && /stop|shut|power/i.test(String(key))) throw new Error('the hypervisor is gone')
            return Reflect.apply(real, target, args)
          }
        },
      }),
  })
  engineer = await insertOperator(api.db, ['engineer'])
})
afterAll(() => api.close())

const get = <Body>(path: string) => api.request<Body>(engineer.token, { method: 'GET', url: `/api/operator/${path}` })

it('says since when an engine is silent, and which bank fails', async () => {
  const { id } = await api.db.selectFrom('datacenters').select('id').orderBy('id').executeTakeFirstOrThrow()
  await api.db.deleteFrom('drift_rounds').execute()
  const longAgo = new Date(Date.now() - 3_600_000)
  await api.db
    .insertInto('drift_rounds')
    .values([
      { datacenter_id: id, scope: 'compute', label: 'سرور و شبکه', completed_at: new Date() },
      { datacenter_id: id, scope: 'storage', completed_at: longAgo, claimed_until: new Date(Date.now() + 3_600_000) },
    ])
    .execute()
  await api.db
    .insertInto('payment_gateways')
    .values({ provider_id: 5, failures: 3, open_until: new Date(Date.now() + 60_000) })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ open_until: new Date(Date.now() + 60_000) }))
    .execute()
  const { status, body } = await get<OperatorHealth>('health/get')
  expect(status).toBe(200)
  expect(body.engines).toContainEqual(
    expect.objectContaining({ scope: 'compute', label: 'سرور و شبکه', isSilent: false }),
  )
  expect(body.engines).toContainEqual(expect.objectContaining({ scope: 'storage', isSilent: true }))
  expect(body.gateways).toEqual([expect.objectContaining({ paymentProviderId: 5, isFailing: true })])
})

it('lists where engine and database do not agree', async () => {
  const customer = await api.newCustomer()
  const { id } = await api.db.selectFrom('datacenters').select('id').orderBy('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('drift_findings')
    .values({
      datacenter_id: id,
      kind: 'orphan',
      service_type: 'Vm',
      project_id: customer.projectId,
      service_id: 77,
      engine_ref: 'ghost',
      details: JSON.stringify({}),
      rounds: 3,
      confirmed_at: new Date(),
    })
    .execute()
  const { body } = await get<OperatorFinding[]>('health/drift')
  expect(body).toContainEqual(expect.objectContaining({ kind: 'orphan', serviceId: 77, engineRef: 'ghost' }))
})

it('lists what failed, and does it again with a reason', async () => {
  const customer = await api.newCustomer()
  const serverId = await api.newServer(customer)
  isBroken = true
  await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${serverId}`)
  await api.untilSettled(customer, serverId)
  const { body } = await get<OperatorOperation[]>('operation/list')
  const failed = body.find(({ customerId }) => customerId === customer.customerId)!
  expect(failed).toMatchObject({ canRetry: true, reason: expect.any(String) })

  isBroken = false
  const retry = (payload: object) =>
    api.request<{ operationId: number }>(engineer.token, {
      method: 'POST',
      url: `/api/operator/operation/retry/${failed.id}`,
      payload,
    })
  expect((await retry({})).status).toBe(422)
  const { status, body: started } = await retry({ reason: 'the hypervisor is back' })
  expect(status).toBe(200)
  await api.untilDone(started.operationId)
  expect(await api.untilSettled(customer, serverId)).toBe('shutdown')
})
