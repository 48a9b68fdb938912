import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperatorFinding, OperatorHealth } from '@sarv/contract/operator/operator-health/operator-health.schemas'
import type { OperatorOperation } from '@sarv/contract/operator/operator-operations/operator-operations.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { sampleSeller } from '../../financial/invoices/sellers.fa.ts'
import { noteSeller } from '../../financial/invoices/sellers.store.ts'

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
      {
        datacenter_id: id,
        scope: 'storage',
        completed_at: longAgo,
        took_ms: 4200,
        claimed_until: new Date(Date.now() + 3_600_000),
        failure: 'unauthorized',
        failed_since: longAgo,
      },
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
  expect(body.engines).toContainEqual(
    expect.objectContaining({
      scope: 'storage',
      isSilent: true,
      tookMs: 4200,
      failure: 'نام یا گذرواژه ما پذیرفته نشد',
      failedSinceDate: expect.any(String) as string,
    }),
  )
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
      details: JSON.stringify({ name: 'left-behind', why: 'unknown' }),
      rounds: 3,
      confirmed_at: new Date(),
    })
    .execute()
  const { body } = await get<OperatorFinding[]>('health/drift')
  expect(body).toContainEqual(
    expect.objectContaining({
      kind: 'orphan',
      product: 'سرور',
      serviceId: 77,
      serviceName: null,
      customerId: customer.customerId,
      project: expect.any(String) as string,
      engineRef: 'ghost',
      next: 'person',
      details: [
        { label: 'نام در زیرساخت', value: 'left-behind' },
        { label: 'چرا', value: 'ردیفی با این شماره در پایگاه داده نیست' },
      ],
    }),
  )
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

it('puts what could not be taken back first, until it is settled with a reason', async () => {
  const { customerId, projectId } = await api.newCustomer()
  const endedBefore = (days: number) => new Date(Date.now() - days * 86_400_000)
  const end = async (over: { status: 'failed' | 'done' | 'cancelled'; reason_code?: string; days?: number }) => {
    const { days = 0, ...row } = over
    const { id } = await api.db
      .insertInto('operations')
      .values({
        kind: 'volumeResize',
        title: 'تغییر حجم',
        customer_id: customerId,
        project_id: projectId,
        service_type: 'Volume',
        service_id: 901,
        service_name: 'disk',
        due_at: null,
        input: '{}',
        ended_at: endedBefore(days),
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const old = await end({ status: 'failed', reason_code: 'undo_failed', days: 90 })
  const cancelled = await end({ status: 'cancelled', reason_code: 'undo_failed' })
  const clean = await end({ status: 'failed', reason_code: 'timeout' })
  const listed = async () =>
    (await get<OperatorOperation[]>('operation/list')).body
      .filter((operation) => operation.customerId === customerId)
      .map(({ id, needsHand }) => ({ id, needsHand }))
  const waiting = async () => (await get<OperatorHealth>('health/get')).body.needsHandCount
  expect(await listed()).toEqual([
    { id: cancelled, needsHand: true },
    { id: old, needsHand: true },
    { id: clean, needsHand: false },
  ])
  expect(await waiting()).toBe(2)

  const settle = (id: number, payload: object = { reason: 'the port is gone' }) =>
    api.request(engineer.token, { method: 'PUT', url: `/api/operator/operation/settle/${id}`, payload })
  expect((await settle(cancelled, {})).status).toBe(422)
  expect((await settle(cancelled)).status).toBe(200)
  expect(await settle(cancelled)).toMatchObject({ status: 409, body: { type: 'operation_settled' } })
  expect((await settle(clean)).status).toBe(409)
  expect(await listed()).toEqual([
    { id: old, needsHand: true },
    { id: clean, needsHand: false },
  ])
  // The same came to its end since: what was left is found by its tag and used.
  await end({ status: 'done' })
  expect([await waiting(), await listed()]).toEqual([0, [{ id: clean, needsHand: false }]])
})

it('names the setting that is missing while no invoice can be issued, and the months that wait for it', async () => {
  const { body: before } = await get<OperatorHealth>('health/get')
  expect(before.invoices.obstacle).toBeNull()
  await noteSeller(api.db, undefined)
  const month = { month: 1, from_at: new Date('2026-01-01'), to_at: new Date('2026-02-01') }
  await api.db.insertInto('billed_months').values(month).execute()
  const { body } = await get<OperatorHealth>('health/get')
  expect(body.invoices.obstacle).toMatch(/seller.*SARV_CONFIG/)
  expect(body.invoices.waitingMonthCount).toBe(before.invoices.waitingMonthCount + 1)
  await noteSeller(api.db, sampleSeller)
  expect((await get<OperatorHealth>('health/get')).body.invoices.obstacle).toBeNull()
})
