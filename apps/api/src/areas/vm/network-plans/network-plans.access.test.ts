import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NetworkPlan } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { VpcDetail } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import { everyKind, newPlanGround, whatIsThere, type PlanGround } from './network-plans.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

interface Caller {
  token: string
}

const changes = [{ key: 'out', kind: 'snat', snatEnabled: true }]
const out = { version: 0, changes }

const setAs = (who: Caller, { path }: PlanGround, body: object = out) =>
  api.send<{ version: number }>(who, 'PUT', `${path}/set`, body)
const applyAs = (who: Caller, { path }: PlanGround, version: number) =>
  api.send<{ operationId: number }>(who, 'POST', `${path}/apply`, { version })
const readAs = (who: Caller, { path }: PlanGround) => api.get<NetworkPlan>(who, `${path}/get`)

const newToken = async ({ customer }: PlanGround, readOnly: boolean): Promise<Caller> => {
  const expireDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)
  const wanted = { name: readOnly ? 'reads' : 'writes', expireDate, readOnly }
  return (await api.send<Caller>(customer, 'POST', '/account/api-token/create', wanted)).body
}

describe('a plan', () => {
  it('is its author’s alone: a colleague of the same project has their own', async () => {
    const ground = await newPlanGround(api)
    const colleague = await api.newColleague(ground.customer, 'owner')
    const version = await ground.plan([{ key: 'ip', kind: 'addressAdd' }])
    expect((await readAs(colleague, ground)).body).toMatchObject({ version: 0, changes: [] })
    expect(await applyAs(colleague, ground, version)).toMatchObject({ status: 400, body: { type: 'plan_missing' } })
    expect(await api.send(colleague, 'DELETE', `${ground.path}/delete`)).toMatchObject({ status: 200 })
    expect((await setAs(colleague, ground)).status).toBe(200)
    expect((await ground.read()).changes).toMatchObject([{ change: { kind: 'addressAdd' } }])
    expect((await readAs(colleague, ground)).body.changes).toMatchObject([{ change: { kind: 'snat' } }])
  })

  it('is told of on the page of its cloud, to its author alone', async () => {
    const ground = await newPlanGround(api)
    const colleague = await api.newColleague(ground.customer, 'owner')
    const { projectId } = ground.customer
    const plannedBy = async (who: Caller) => {
      const { body } = await api.get<VpcDetail>(who, `/vm/${projectId}/vpc/get/${ground.gateway.id}`)
      return body.plannedCount
    }
    await ground.plan([{ key: 'ip', kind: 'addressAdd' }])
    expect([await plannedBy(ground.customer), await plannedBy(colleague)]).toEqual([1, 0])
    await api.send(ground.customer, 'DELETE', `${ground.path}/delete`)
    expect(await plannedBy(ground.customer)).toBe(0)
  })

  it('is not for whoever may only read, in person or by a token', async () => {
    const ground = await newPlanGround(api)
    const version = await ground.plan([{ key: 'ip', kind: 'addressAdd' }])
    const before = await whatIsThere(api)
    for (const who of [await api.newColleague(ground.customer, 'reporter'), await newToken(ground, true)]) {
      expect([(await setAs(who, ground)).status, (await applyAs(who, ground, version)).status]).toEqual([403, 403])
      expect((await api.send(who, 'DELETE', `${ground.path}/delete`)).status).toBe(403)
      expect((await readAs(who, ground)).status).toBe(200)
    }
    const after = await whatIsThere(api)
    for (const table of ['network_plans', 'vpc_hosts', 'vpc_host_ips', 'vpc_nats', 'vpc_interfaces'])
      expect([table, after[table]]).toEqual([table, before[table]])
  })

  it('is not there for other customers, nor in another project', async () => {
    const ground = await newPlanGround(api)
    const version = await ground.plan([{ key: 'ip', kind: 'addressAdd' }])
    const stranger = await api.newCustomer()
    const otherProject = await insertProject(api.db, ground.customer.customerId)
    const elsewhere = {
      ...ground,
      path: ground.path.replace(`/vm/${ground.customer.projectId}/`, `/vm/${otherProject}/`),
    }
    const foreign = {
      ...ground,
      path: ground.path.replace(`/vm/${ground.customer.projectId}/`, `/vm/${stranger.projectId}/`),
    }
    for (const [who, place] of [
      [stranger, ground],
      [stranger, foreign],
      [ground.customer, elsewhere],
    ] as const) {
      const statuses = [
        (await readAs(who, place)).status,
        (await setAs(who, place)).status,
        (await applyAs(who, place, version)).status,
        (await api.send(who, 'DELETE', `${place.path}/delete`)).status,
      ]
      expect(statuses).toEqual([404, 404, 404, 404])
    }
    expect(await ground.read()).toMatchObject({ version })
  })
})

describe('applying a plan', () => {
  it('asks of each change what its own call asks for: an operator deletes nothing by a plan either', async () => {
    const ground = await newPlanGround(api)
    const { snat, forwardDelete, networkDisconnect } = everyKind(ground)
    const operator = await api.newColleague(ground.customer, 'maintainer')
    const alone = await api.send(operator, 'DELETE', `${ground.gateway.path}/nat/delete/${ground.oldId}`)
    expect(alone.status).toBe(403)
    const { body } = await setAs(operator, ground, { version: 0, changes: [snat, forwardDelete, networkDisconnect] })
    const view = (await readAs(operator, ground)).body
    expect(view.changes.map(({ problem }) => problem)).toEqual([
      null,
      'نقش شما اجازه انجام این کار را ندارد.',
      'نقش شما اجازه انجام این کار را ندارد.',
    ])
    expect(await applyAs(operator, ground, body.version)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    const less = await setAs(operator, ground, { version: body.version, changes: [snat] })
    const started = await applyAs(operator, ground, less.body.version)
    expect(started.status).toBe(200)
    await api.untilDone(started.body.operationId)
    expect((await ground.gateway.onEngine())!.hasSnat).toBe(true)
  })

  it('is for tokens that may write, with the rights of their user', async () => {
    const ground = await newPlanGround(api)
    const { forwardDelete } = everyKind(ground)
    const token = await newToken(ground, false)
    const { body, status } = await setAs(token, ground, { version: 0, changes: [forwardDelete] })
    expect(status).toBe(200)
    // It is the plan of the token's user.
    expect(await ground.read()).toMatchObject({ version: body.version })
    const started = await applyAs(token, ground, body.version)
    expect(started.status).toBe(200)
    await api.untilDone(started.body.operationId)
    expect((await ground.gateway.nats()).map(({ name }) => name)).toEqual(['web'])
  })

  it('orders nothing for an account that nobody answers for', async () => {
    const ground = await newPlanGround(api)
    const { balancerCreate, addressAdd, planChange, snat } = everyKind(ground)
    await api.db.updateTable('users').set({ id_confirmed: false }).where('id', '=', ground.customer.userId).execute()
    const version = await ground.plan([planChange, addressAdd, balancerCreate, snat])
    const { changes: items } = await ground.read()
    expect(items.map(({ problem }) => problem !== null)).toEqual([true, true, true, false])
    expect(await ground.apply(version)).toMatchObject({ body: { type: 'identity_unconfirmed' } })
  })
})
