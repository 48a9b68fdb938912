import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firewallProtocol } from '@sarv/contract/enums'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import {
  everyKind,
  newPlanGround,
  openPort,
  whatIsThere,
  wholeDatabase,
  type PlanGround,
} from './network-plans.fixture.ts'

/** What a plan changes on servers: it holds them, too, while it is applied. */

const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false, compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const firewallOf = ({ customer }: PlanGround, serverId: number) =>
  api.compute(1).getFirewall(serverTag(customer.projectId, serverId), new AbortController().signal)

const portsOnEngine = async (ground: PlanGround, serverId: number) =>
  (await firewallOf(ground, serverId)).filter(({ protocol }) => protocol === 'tcp').map(({ minPort }) => minPort)

const hostPath = ({ customer }: PlanGround, serverId: number) => `/vm/${customer.projectId}/host/${serverId}`

const createRule = (ground: PlanGround, serverId: number, port: number) =>
  api.send<{ type?: string; errorMessage?: string }>(
    ground.customer,
    'POST',
    `${hostPath(ground, serverId)}/firewall/create`,
    openPort(port),
  )

const sshRule = async (ground: PlanGround, serverId: number) =>
  (await ground.rulesOf(serverId)).find(({ minPort, remoteIp }) => minPort === '22' && remoteIp === '0.0.0.0/0')!

/** Keeps the engine at its next firewall until it is let go. */
const holdFirewall = () => {
  const going = Promise.withResolvers<void>()
  faults.inject({ method: 'setFirewall', kind: 'slow', until: going.promise, count: 1 })
  return going
}

const start = async ({ customer, path }: PlanGround, version: number) =>
  (await api.send<{ operationId: number }>(customer, 'POST', `${path}/apply`, { version })).body.operationId

const untilIs = async (id: number, status: string) => {
  await expect.poll(() => api.statusOfOperation(id), { timeout: 10_000, interval: 5 }).toBe(status)
}

describe('rules of a firewall in a plan', () => {
  it('are named with their server, say what they open and close, and are there once it is applied', async () => {
    const ground = await newPlanGround(api)
    const { ruleCreate, ruleDelete } = everyKind(ground)
    const name = await api.nameOfServer(ground.customer, ground.first.serverId)
    const version = await ground.plan([ruleCreate, ruleDelete])
    const view = await ground.read()
    expect(view.changes.map(({ sentence }) => plain(sentence))).toEqual([
      `افزودن قانون به فایروال سرور «${name}»: TCP پورت 8080 از همه جا`,
      `حذف قانون از فایروال سرور «${name}»: پینگ (ICMP) از همه جا`,
    ])
    expect(view.exposure.opens).toMatchObject([
      { nodeId: `server-${ground.first.serverId}`, ports: 'TCP 8080', reach: 'everyone' },
    ])
    expect(plain(view.exposure.opens[0]!.sentence)).toBe(`TCP 8080 سرور «${name}» به روی همه اینترنت باز می‌شود.`)
    expect(view.price).toMatchObject({ after: { payable: 0 } })
    expect((await ground.apply(version)).status).toBe(200)
    expect((await ground.rulesOf(ground.first.serverId)).map(({ minPort }) => minPort)).toContain('8080')
    expect((await firewallOf(ground, ground.first.serverId)).map(({ protocol }) => protocol)).not.toContain('icmp')
    expect(await portsOnEngine(ground, ground.first.serverId)).toContain(8080)
    expect(await ground.read()).toMatchObject({ version: 0 })
  })

  it('count where it is asked what is reached, without a page for a rule that is not there yet', async () => {
    const ground = await newPlanGround(api)
    await ground.plan([everyKind(ground).ruleCreate])
    const before = await wholeDatabase(api)
    const question = `ToVmHostId=${ground.first.serverId}&FirewallProtocolId=${firewallProtocol.id.tcp}&Port=8080`
    const planned = (await api.get<ReachAnswer>(ground.customer, `${ground.path}/reach?${question}`)).body
    expect(planned.isReachable).toBe(true)
    expect(planned.steps.find(({ gate }) => gate === 'ingress')).toMatchObject({ isOpen: true, ruleId: null })
    const now = await api.get<ReachAnswer>(
      ground.customer,
      `/vm/${ground.customer.projectId}/topology/reach?${question}`,
    )
    expect(now.body.isReachable).toBe(false)
    expect(await wholeDatabase(api)).toEqual(before)
  })

  it('that would take the way in of whoever applies them are done alone, as a trial', async () => {
    const ground = await newPlanGround(api)
    const { serverId } = ground.first
    const ssh = await sshRule(ground, serverId)
    const shut = { key: 'shut', kind: 'ruleDelete', vmHostId: serverId, vmFirewallRuleId: ssh.id } as const
    const version = await ground.plan([shut])
    expect(plain((await ground.read()).changes[0]!.problem)).toContain('دیگر به پورت 22 این سرور نمی‌رسد')
    expect(await ground.apply(version)).toMatchObject({ status: 409, body: { type: 'plan_refused' } })
    // Whoever keeps a way in for themselves first may close the others.
    const mine = { ...openPort(22), remoteIp: '127.0.0.1/32' }
    const both = await ground.plan([{ key: 'mine', kind: 'ruleCreate', vmHostId: serverId, rule: mine }, shut])
    const view = await ground.read()
    expect(view).toMatchObject({ hasProblem: false, obstacle: null })
    expect(view.exposure.closes).toMatchObject([{ nodeId: `server-${serverId}`, ports: 'TCP 22' }])
    expect((await ground.apply(both)).status).toBe(200)
    expect((await firewallOf(ground, serverId)).filter(({ minPort }) => minPort === 22)).toHaveLength(2)
  })

  it('are judged as their own calls judge: doubles, what has gone, trials, other projects', async () => {
    const ground = await newPlanGround(api)
    const { ruleCreate, ruleDelete } = everyKind(ground)
    const stranger = await newPlanGround(api)
    await ground.plan([
      { ...ruleCreate, rule: openPort(22) },
      { ...ruleCreate, key: 'theirs', vmHostId: stranger.first.serverId },
      { ...ruleDelete, vmHostId: ground.second.serverId },
      { ...ruleDelete, key: 'none', vmFirewallRuleId: stranger.pingId },
    ])
    const view = await ground.read()
    expect(view.changes.every(({ problem }) => problem !== null)).toBe(true)
    expect(view.changes[1]!.sentence).toContain('ناپیدا')
    expect(view.changes[3]!.sentence).toContain('ناپیدا')

    const { serverId } = ground.first
    const ssh = await sshRule(ground, serverId)
    const remove = `${hostPath(ground, serverId)}/firewall/delete/${ssh.id}?ConfirmWithin=60`
    await ground.gateway.done('DELETE', remove)
    await ground.plan([ruleCreate])
    const [change] = (await ground.read()).changes
    expect(change!.problem).toContain('آزمایش')
  })

  it('need the limit that they take, and give all of it back where the plan fails', async () => {
    const ground = await newPlanGround(api)
    const { ruleCreate, ruleDelete, secondRule, snat } = everyKind(ground)
    const held = async () => {
      const rows = await api.db
        .selectFrom('limit_holds')
        .where('service_type', '=', 'Vm')
        .where('service_id', '=', ground.first.serverId)
        .where('item', '=', 'firewallRule')
        .select('amount')
        .execute()
      return rows.map(({ amount }) => amount)
    }
    const [before] = await held()
    const { sum } = await api.db
      .selectFrom('limit_holds')
      .where('customer_id', '=', ground.customer.customerId)
      .where('item', '=', 'firewallRule')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .executeTakeFirstOrThrow()
    const setMax = (max: number) =>
      api.db
        .updateTable('customer_limits')
        .set({ step: null, max_firewall_rule: max })
        .where('customer_id', '=', ground.customer.customerId)
        .execute()
    await setMax(Number(sum))
    await ground.plan([ruleCreate])
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: expect.stringContaining('فایروال') })

    // One goes, one comes, and what was there comes back although there is no room for more.
    const version = await ground.plan([ruleDelete, ruleCreate, snat])
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: null })
    const rows = await whatIsThere(api)
    faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 10 })
    const { body } = await ground.apply(version)
    faults.clear()
    expect(await api.statusOfOperation(body.operationId!)).toBe('failed')
    expect(await held()).toEqual([before])
    expect(await whatIsThere(api)).toEqual(rows)
    await setMax(Number(sum) + 1)
    await ground.plan([secondRule])
    expect(await ground.read()).toMatchObject({ obstacle: null })
  })
})

describe('the servers that a plan changes', () => {
  it('are held until it ends, and say by what', async () => {
    const ground = await newPlanGround(api)
    const { first, second } = ground
    const { ruleCreate, snat } = everyKind(ground)
    const version = await ground.plan([ruleCreate, snat])
    const rows = await whatIsThere(api)
    const going = holdFirewall()
    const operationId = await start(ground, version)
    await untilIs(operationId, 'running')
    const refused = await createRule(ground, first.serverId, 81)
    expect(refused).toMatchObject({ status: 409, body: { type: 'operation_running' } })
    expect(refused.body.errorMessage).toContain('اجرای طرح شبکه')
    expect(await api.send(ground.customer, 'PUT', `${hostPath(ground, first.serverId)}/firewall/revert`)).toMatchObject(
      {
        status: 409,
      },
    )
    // Their page shows what goes on; the other server is free.
    const { projectId } = ground.customer
    const list = `/portal/operation/list?ProjectId=${projectId}&ServiceType=Vm&ServiceId=`
    const latest = async (serverId: number) =>
      (await api.get<{ id: number }[]>(ground.customer, `${list}${serverId}`)).body[0]!.id
    expect(await latest(first.serverId)).toBe(operationId)
    expect(await latest(second.serverId)).not.toBe(operationId)

    expect(await api.send(ground.customer, 'PUT', `/portal/operation/cancel/${operationId}`)).toMatchObject({
      status: 200,
    })
    going.resolve()
    await untilIs(operationId, 'cancelled')
    expect(await whatIsThere(api)).toEqual(rows)
    expect(await portsOnEngine(ground, first.serverId)).not.toContain(8080)
    expect((await createRule(ground, first.serverId, 81)).status).toBe(200)
  })

  it('that are busy keep the plan back, by their name', async () => {
    const ground = await newPlanGround(api)
    const { second } = ground
    const version = await ground.plan([everyKind(ground).secondRule])
    const going = holdFirewall()
    expect((await createRule(ground, second.serverId, 82)).status).toBe(200)
    const name = await api.nameOfServer(ground.customer, second.serverId)
    const view = await ground.read()
    expect(view.hasProblem).toBe(false)
    expect(plain(view.obstacle)).toContain(`روی سرور «${name}» در حال انجام است`)
    expect(await ground.apply(version)).toMatchObject({ status: 409, body: { type: 'plan_server_busy' } })
    going.resolve()
    await api.untilSettled(ground.customer, second.serverId)
    expect(await ground.read()).toMatchObject({ obstacle: null })
    expect((await ground.apply(version)).status).toBe(200)
    expect(await portsOnEngine(ground, second.serverId)).toEqual(expect.arrayContaining([82, 9090]))
  })

  it('are free again when it has failed, and two plans that name them in either order both end', async () => {
    const ground = await newPlanGround(api)
    const { ruleCreate, secondRule, snat } = everyKind(ground)
    const version = await ground.plan([secondRule, ruleCreate, snat])
    faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 10 })
    const { body } = await ground.apply(version)
    faults.clear()
    expect(await api.statusOfOperation(body.operationId!)).toBe('failed')
    expect(await portsOnEngine(ground, ground.first.serverId)).not.toContain(8080)
    const colleague = await api.newColleague(ground.customer, 'owner')
    const theirs = await api.send<{ version: number }>(colleague, 'PUT', `${ground.path}/set`, {
      version: 0,
      changes: [
        { ...ruleCreate, rule: openPort(83) },
        { ...secondRule, rule: openPort(84) },
      ],
    })
    const answers = await Promise.all([
      api.send(ground.customer, 'POST', `${ground.path}/apply`, { version }),
      api.send(colleague, 'POST', `${ground.path}/apply`, { version: theirs.body.version }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('ask for the right that their own call asks for', async () => {
    const ground = await newPlanGround(api)
    const { ruleCreate, ruleDelete } = everyKind(ground)
    const operator = await api.newColleague(ground.customer, 'maintainer')
    const set = (changes: readonly object[]) =>
      api.send<{ version: number }>(operator, 'PUT', `${ground.path}/set`, { version: 0, changes })
    const { body } = await set([ruleDelete])
    const apply = (version: number) => api.send(operator, 'POST', `${ground.path}/apply`, { version })
    expect(await apply(body.version)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    await api.send(operator, 'DELETE', `${ground.path}/delete`)
    const allowed = await set([ruleCreate])
    expect(await apply(allowed.body.version)).toMatchObject({ status: 200 })
  })
})
