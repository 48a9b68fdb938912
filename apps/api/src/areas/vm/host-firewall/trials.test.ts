import { sql } from 'kysely'
import type { VmFirewallTrialItem } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { firewallOf, http, kept, type Refusal, type Server } from '../../../testing/firewall.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { revertDueTrials } from './trials.periodic.ts'

const faults = createFaults<ComputeEngine>()
let api: TestApi
let firewall: ReturnType<typeof firewallOf>

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  firewall = firewallOf(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const put = (server: Server, call: 'confirm' | 'revert') =>
  api.send<Refusal>(server.customer, 'PUT', firewall.path(server, call))

const ids = async (server: Server) => (await firewall.listOf(server)).map(({ id }) => id)

/** Closes SSH, which is how this caller gets in. */
const cutOff = async (server: Server, query = '?ConfirmWithin=60') => {
  const rules = await firewall.listOf(server)
  const answer = await firewall.replace(server, rules.filter(({ minPort }) => minPort !== '22').map(kept), { query })
  expect(answer.status).toBe(200)
  await firewall.settled(server)
}

const letTimePass = (server: Server) =>
  api.db
    .updateTable('vm_firewall_trials')
    .set({ revert_at: sql<Date>`now() - interval '1 second'` })
    .where('vm_host_id', '=', server.id)
    .execute()

const untilOver = async (server: Server) => {
  await expect
    .poll(async () => (await firewall.stateOf(server)).confirmation, { timeout: 15_000, interval: 50 })
    .toBeNull()
}

const agrees = async (server: Server) => {
  expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
}

const operationsOf = (server: Server, kind: string) =>
  api.db
    .selectFrom('operations')
    .where('service_id', '=', server.id)
    .where('kind', '=', kind)
    .select(['status', 'user_id'])
    .orderBy('id')
    .execute()

describe('a change that takes one’s way in', () => {
  it('waits to be confirmed, and says so', async () => {
    const server = await firewall.newServer()
    await cutOff(server)
    expect(await firewall.listOf(server)).toHaveLength(3)
    const { confirmation } = await firewall.stateOf(server)
    expect(confirmation?.secondsLeft).toBeGreaterThan(50)
    expect(confirmation?.secondsLeft).toBeLessThanOrEqual(60)
    expect(confirmation?.user).toEqual(expect.any(String))
    await agrees(server)
    // Until then the old rules may come back, and so they count.
    expect(await firewall.heldOf(server)).toBe(5)
  })

  it('is listed for whoever sees its project, until it is decided, and for nobody else', async () => {
    const server = await firewall.newServer()
    const list = (customer: Server['customer']) =>
      api.get<VmFirewallTrialItem[]>(customer, '/vm/firewall-trial/list').then(({ body }) => body)
    expect(await list(server.customer)).toEqual([])
    await cutOff(server)
    expect(await list(server.customer)).toMatchObject([
      {
        projectId: server.customer.projectId,
        vmHostId: server.id,
        vmHost: expect.any(String),
        secondsLeft: expect.any(Number),
      },
    ])
    expect(await list((await firewall.newServer()).customer)).toEqual([])
    await put(server, 'confirm')
    expect(await list(server.customer)).toEqual([])
  })

  it('refuses other changes meanwhile', async () => {
    const server = await firewall.newServer()
    await cutOff(server)
    expect(await firewall.create(server)).toMatchObject({ status: 409, body: { type: 'firewall_on_trial' } })
    expect(await firewall.listOf(server)).toHaveLength(3)
  })

  it('stays when it is confirmed', async () => {
    const server = await firewall.newServer()
    await cutOff(server)
    expect(await put(server, 'confirm')).toMatchObject({ status: 200, body: { id: server.id, operationId: null } })
    expect((await firewall.stateOf(server)).confirmation).toBeNull()
    expect(await firewall.heldOf(server)).toBe(3)
    expect((await firewall.create(server)).status).toBe(200)
    await firewall.settled(server)
    await agrees(server)
  })

  it('goes back when it is asked for', async () => {
    const server = await firewall.newServer()
    const before = await ids(server)
    await cutOff(server)
    expect((await put(server, 'revert')).status).toBe(200)
    await firewall.settled(server)
    expect(await ids(server)).toEqual(before)
    expect((await firewall.stateOf(server)).confirmation).toBeNull()
    expect(await firewall.heldOf(server)).toBe(5)
    await agrees(server)
  })

  it('goes back by itself when its time is up', async () => {
    const server = await firewall.newServer()
    const before = await ids(server)
    await cutOff(server)
    await letTimePass(server)
    await untilOver(server)
    expect(await ids(server)).toEqual(before)
    expect(await firewall.heldOf(server)).toBe(5)
    await agrees(server)
    expect(await operationsOf(server, 'vmHostFirewallRevert')).toEqual([{ status: 'done', user_id: null }])
  })

  it('goes back once, also when several workers look at the same moment', async () => {
    const server = await firewall.newServer()
    await cutOff(server)
    await letTimePass(server)
    const deps = { compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
    const { signal } = new AbortController()
    const look = () => revertDueTrials.run({ db: api.db, deps, log: pino({ level: 'silent' }), signal })
    await Promise.all([look(), look(), look()])
    await untilOver(server)
    expect(await operationsOf(server, 'vmHostFirewallRevert')).toHaveLength(1)
  })

  it('is tried again when the way back fails, and stays a trial until then', async () => {
    const server = await firewall.newServer()
    const before = await ids(server)
    await cutOff(server)
    const onTrial = await ids(server)
    faults.inject({ method: 'setFirewall', kind: 'error', count: 5 })
    expect((await put(server, 'revert')).status).toBe(200)
    await firewall.settled(server)
    expect(await ids(server)).toEqual(onTrial)
    expect((await firewall.stateOf(server)).confirmation).not.toBeNull()
    await agrees(server)

    faults.clear()
    await letTimePass(server)
    await untilOver(server)
    expect(await ids(server)).toEqual(before)
    await agrees(server)
  })

  it('goes with its server', async () => {
    const server = await firewall.newServer()
    await cutOff(server)
    const { status } = await api.send(
      server.customer,
      'DELETE',
      `/vm/${server.customer.projectId}/host/delete/${server.id}?Now=true`,
    )
    expect(status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.heldOf(server)).toBe(0)
    expect(await api.db.selectFrom('vm_firewall_trials').where('vm_host_id', '=', server.id).execute()).toEqual([])
  })
})

describe('what is no trial', () => {
  it('a change that leaves the way in', async () => {
    const server = await firewall.newServer()
    await api.send(server.customer, 'POST', `${firewall.path(server, 'create')}?ConfirmWithin=60`, http)
    await firewall.settled(server)
    expect((await firewall.stateOf(server)).confirmation).toBeNull()
  })

  it('a change of a client that does not ask for it', async () => {
    const server = await firewall.newServer()
    await cutOff(server, '')
    expect((await firewall.stateOf(server)).confirmation).toBeNull()
    expect(await firewall.heldOf(server)).toBe(3)
  })

  it('and there is nothing to confirm or to take back', async () => {
    const server = await firewall.newServer()
    for (const call of ['confirm', 'revert'] as const) {
      expect(await put(server, call)).toMatchObject({ status: 409, body: { type: 'firewall_not_on_trial' } })
    }
  })

  it.each(['5', '601', 'soon'])('ConfirmWithin=%s', async (seconds) => {
    const server = await firewall.newServer()
    expect((await firewall.replace(server, [], { query: `?ConfirmWithin=${seconds}` })).status).toBe(422)
  })
})

describe('an engine in trouble', () => {
  it('leaves the rules as they were, here and there, and the limits too', async () => {
    const server = await firewall.newServer()
    const before = await firewall.listOf(server)
    faults.inject({ method: 'setFirewall', kind: 'error', count: 5 })
    expect((await firewall.create(server)).status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.listOf(server)).toEqual(before)
    expect(await firewall.heldOf(server)).toBe(5)
    await agrees(server)
    expect(await operationsOf(server, 'vmHostFirewallCreate')).toMatchObject([{ status: 'failed' }])
  })

  it('also when it did the work before it failed', async () => {
    const server = await firewall.newServer()
    const before = await firewall.listOf(server)
    faults.inject({ method: 'setFirewall', kind: 'crashAfterEffect', count: 5 })
    await cutOff(server)
    expect(await firewall.listOf(server)).toEqual(before)
    expect((await firewall.stateOf(server)).confirmation).toBeNull()
    expect(await firewall.heldOf(server)).toBe(5)
    await agrees(server)
  })

  it('gives rules back that could not be removed, though the limit is full by now', async () => {
    const server = await firewall.newServer()
    const { customerId } = server.customer
    await api.db
      .updateTable('customer_limits')
      .set({ max_firewall_rule: 5 })
      .where('customer_id', '=', customerId)
      .execute()
    faults.inject({ method: 'setFirewall', kind: 'error', count: 5 })
    await firewall.replace(server, [])
    await firewall.settled(server)
    expect(await firewall.listOf(server)).toHaveLength(5)
    expect(await firewall.heldOf(server)).toBe(5)
  })

  it('gets over passing faults by itself', async () => {
    const server = await firewall.newServer()
    faults.inject({ method: 'setFirewall', kind: 'crashAfterEffect', count: 2 })
    expect((await firewall.create(server)).status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.listOf(server)).toHaveLength(6)
    await agrees(server)
  })
})
