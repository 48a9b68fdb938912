import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vmLbHealthCheck, vmLbMemberHealth, vmLbProtocol } from '@sarv/contract/enums'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { VmHostListItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { keptProbes, longestExcerpt } from '@sarv/contract/vm/load-balancers/probes.rules'
import type { LoadBalancerProbed, LoadBalancerProbes } from '@sarv/contract/vm/load-balancers/probes.schemas'
import type { MemberProbe } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import {
  act,
  balancerPath,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
  type BalancerPlace,
} from './load-balancers.fixture.ts'
import { probeDueBalancers } from './probes.periodic.ts'
import { recordProbes } from './probes.service.ts'

let api: TestApi
let place: BalancerPlace
let id: number
let listenerId: number

const { signal } = new AbortController()
const log = pino({ level: 'silent' })
const check = { vmLbHealthCheckId: vmLbHealthCheck.id.http, path: '/health', hostHeader: 'shop.example.ir' }

/** What the engine tells instead of what it sees; undefined: the truth. */
let told: Partial<MemberProbe> | undefined

beforeAll(async () => {
  api = await startTestApi({
    withClock: false,
    compute: (engine) => ({
      ...engine,
      probeMembers: async (tag, given) =>
        (await engine.probeMembers(tag, given)).map((probe) => ({ ...probe, ...told })),
    }),
  })
  place = await newPlace(api)
})
afterAll(() => api.close())

beforeEach(async () => {
  told = undefined
  await api.db.deleteFrom('throttles').execute()
  const made = await newBalancer(api, place, {
    name: `probed-${Math.random()}`,
    vmLbListeners: [webListener(place, { healthCheck: check })],
  })
  id = made.id
  listenerId = (await readBalancer(api, place, id)).listeners[0]!.id
})

const deps = () => ({ compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' })
const round = async () => {
  await api.db.updateTable('vm_load_balancers').set({ probed_at: null }).where('id', '=', id).execute()
  await probeDueBalancers({ db: api.db, deps: deps(), log, signal })
}
const rounds = async (count: number) => {
  for (let done = 0; done < count; done += 1) await round()
}
const read = async (vmHostId = place.servers[0]!) =>
  (
    await api.get<LoadBalancerProbes>(
      place.customer,
      `${balancerPath(place)}/probe-list/${id}/${listenerId}/${vmHostId}`,
    )
  ).body
const probe = () =>
  api.send<LoadBalancerProbed & { type: string }>(place.customer, 'POST', `${balancerPath(place)}/probe/${id}`)
const silent = { isUp: false, problem: 'timeout', millis: 5000, statusCode: null, excerpt: null } as const

describe('the servers behind a load balancer', () => {
  it('are looked at by the clock, each balancer when its turn comes', async () => {
    expect(await read()).toMatchObject({ probes: [], healthId: vmLbMemberHealth.id.unknown, note: expect.any(String) })
    await round()
    expect(await read()).toMatchObject({
      vmHostId: place.servers[0],
      healthId: vmLbMemberHealth.id.up,
      probes: [{ isUp: true, statusCode: 200, problem: null, excerpt: expect.stringContaining('200 ok') }],
      cause: null,
      reason: null,
      differences: [],
      note: null,
    })
    // It is not due again.
    await probeDueBalancers({ db: api.db, deps: deps(), log, signal })
    expect((await read()).probes).toHaveLength(1)
  })

  it('are told of only when a look shows something else than the one before', async () => {
    const events = async () => {
      const rows = await api.db
        .selectFrom('events')
        .where('cache_group', '=', 'LoadBalance')
        .where('entity_id', '=', id)
        .select('id')
        .execute()
      return rows.length
    }
    const before = await events()
    const lookTells = async (isNews: boolean, change?: Partial<MemberProbe>) => {
      told = change
      const seen = await events()
      await round()
      expect((await events()) - seen).toBe(isNews ? 1 : 0)
    }
    await lookTells(true)
    await lookTells(false)
    await lookTells(false, { millis: 77 })
    await lookTells(true, silent)
    await lookTells(false, silent)
    await lookTells(true, { isUp: false, problem: 'wrongCode', statusCode: 503 })
    await lookTells(true)
    expect((await read()).probes).toHaveLength(7)
    expect((await events()) - before).toBe(4)
  })

  it('are kept with their last looks, and with the last good one before them', async () => {
    await round()
    told = silent
    await rounds(keptProbes + 2)
    const { probes, lastGood } = await read()
    expect(probes).toHaveLength(keptProbes)
    expect(probes.every(({ isUp }) => !isUp)).toBe(true)
    expect(lastGood).toMatchObject({ isUp: true, statusCode: 200 })
    const rows = await api.db.selectFrom('vm_lb_probes').where('load_balancer_id', '=', id).select('id').execute()
    expect(rows).toHaveLength((keptProbes + 1) * 2)
  })

  it('have their answers kept as short texts, whatever they send', async () => {
    told = { excerpt: `a\u0000b\u001B[31m\u202E${'x'.repeat(5000)}` }
    await round()
    const excerpt = (await read()).probes[0]!.excerpt
    expect(excerpt).toHaveLength(longestExcerpt)
    expect(excerpt).toMatch(/^ab\[31mx+$/)
  })

  it('are counted in the list, and forgotten when they are none any more', async () => {
    told = silent
    await round()
    const list = async () =>
      (await api.get<LoadBalancerListItem[]>(place.customer, `${balancerPath(place)}/list`)).body.find(
        (one) => one.id === id,
      )
    expect(await list()).toMatchObject({ memberCount: 2, downCount: 2 })
    const decisions = async () =>
      (await api.get<DecisionListItem[]>(place.customer, '/dashboard/decision/list')).body.filter(
        ({ serviceId }) => serviceId === id,
      )
    const problemsOf = async () =>
      (await api.get<VmHostListItem[]>(place.customer, `/vm/${place.customer.projectId}/host/list`)).body.map(
        ({ id: server, problems }) => [server, problems?.length],
      )
    expect(await decisions()).toMatchObject([{ kind: 'balancerDown', urgency: 'now', count: 2, canHide: false }])
    for (const server of place.servers) expect(await problemsOf()).toContainEqual([server, expect.any(Number)])
    expect((await problemsOf()).every(([, count]) => count !== undefined && count > 0)).toBe(true)
    const stranger = await api.newCustomer()
    expect((await api.get<DecisionListItem[]>(stranger, '/dashboard/decision/list')).body).toEqual([])
    // One answers again: the site is half down, and only the other server has a problem.
    await api.db
      .updateTable('vm_lb_health')
      .set({ is_up: true })
      .where('load_balancer_id', '=', id)
      .where('vm_host_id', '=', place.servers[0]!)
      .execute()
    expect(await decisions()).toMatchObject([{ kind: 'memberDown', urgency: 'now', count: 1, canHide: true }])
    await round()
    const { name, vmLbAlgorithmId } = await readBalancer(api, place, id)
    const onlyFirst = webListener(place, { healthCheck: check, vmLbPools: [place.servers[0]!] })
    const edit = (vmLbListeners: object[]) =>
      act(api, place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, { name, vmLbAlgorithmId, vmLbListeners })
    // A server that answers at none of two listeners is one that does not answer.
    await edit([onlyFirst, { ...onlyFirst, sourcePort: 8081 }])
    await round()
    expect(await list()).toMatchObject({ listenerCount: 2, memberCount: 1, downCount: 1 })
    await edit([onlyFirst])
    expect(await list()).toMatchObject({ listenerCount: 1, memberCount: 1, downCount: 1 })
    await round()
    const left = await api.db
      .selectFrom('vm_lb_probes')
      .where('load_balancer_id', '=', id)
      .select('vm_host_id')
      .distinct()
      .execute()
    expect(left).toEqual([{ vm_host_id: place.servers[0] }])
  })

  it('are not there for a balancer that was deleted while somebody looked', async () => {
    const { projectId } = place.customer
    await act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
    const seen = { protocol: 'http', port: 80, serverTag: serverTag(projectId, place.servers[0]!), ...silent } as const
    const project = { id: projectId, customerId: 1, datacenterId: 1 }
    await recordProbes(api.db, deps(), { project, id }, { probes: [seen], at: new Date() })
    expect(await api.db.selectFrom('vm_lb_probes').where('load_balancer_id', '=', id).execute()).toEqual([])
  })
})

describe('why a server is red', () => {
  it('because somebody has switched it off', async () => {
    await round()
    await act(api, place.customer, 'PUT', `/vm/${place.customer.projectId}/host/stop/${place.servers[0]}`)
    await round()
    const why = await read()
    expect(why).toMatchObject({ cause: 'off', healthId: vmLbMemberHealth.id.down, healthDate: expect.any(String) })
    expect(why.reason).toContain('خاموش')
    expect(why.differences).toHaveLength(4)
    expect(await read(place.servers[1])).toMatchObject({ cause: null })
    await act(api, place.customer, 'PUT', `/vm/${place.customer.projectId}/host/start/${place.servers[0]}`)
  })

  it('because its firewall does not let the balancer in; with a rule that does, it is something else', async () => {
    told = silent
    await round()
    expect(await read()).toMatchObject({ cause: 'firewall', reason: expect.stringContaining('8080') })
    const rule = { firewallProtocolId: 1, remoteIp: '0.0.0.0/0', minPort: 8080, maxPort: 8080 }
    const path = `/vm/${place.customer.projectId}/host/${place.servers[0]}/firewall`
    await act(api, place.customer, 'POST', `${path}/create`, { ...rule, directionId: 1, isAllow: true })
    expect(await read()).toMatchObject({ cause: 'silent' })
  })

  it('because the path is another one', async () => {
    told = { isUp: false, problem: 'wrongCode', statusCode: 404, excerpt: 'HTTP/1.1 404 Not Found\n\nno such page' }
    await round()
    expect(await read()).toMatchObject({ cause: 'wrongPath', reason: expect.stringContaining('/health') })
  })

  it('nobody looks at one without a health check', async () => {
    const made = await newBalancer(api, place, { name: `unwatched-${id}` })
    const [listener] = (await readBalancer(api, place, made.id)).listeners
    const path = `${balancerPath(place)}/probe-list/${made.id}/${listener!.id}/${place.servers[0]}`
    const { body } = await api.get<LoadBalancerProbes>(place.customer, path)
    expect(body).toMatchObject({ probes: [], note: expect.stringContaining('بررسی سلامت ندارد') })
  })

  it('is told to nobody who may not see it', async () => {
    const stranger = await api.newCustomer()
    const member = `${id}/${listenerId}/${place.servers[0]}`
    const theirs = `/vm/${stranger.projectId}/load-balancer/host`
    for (const path of [`${theirs}/probe-list/${member}`, `${balancerPath(place)}/probe-list/${member}`])
      expect((await api.get(stranger, path)).status).toBe(404)
    expect((await api.send(stranger, 'POST', `${theirs}/probe/${id}`)).status).toBe(404)
    const other = `${balancerPath(place)}/probe-list/${id}/${listenerId}/999999`
    expect((await api.get(place.customer, other)).status).toBe(404)
  })
})

describe('looking again', () => {
  it('sees what is there now', async () => {
    expect(await probe()).toMatchObject({ status: 200, body: { id, memberCount: 2, downCount: 0 } })
    told = silent
    expect(await probe()).toMatchObject({ status: 200, body: { memberCount: 2, downCount: 2 } })
    expect((await read()).probes.map(({ isUp }) => isUp)).toEqual([false, true])
  })

  it('is done so often and no more', async () => {
    for (let count = 0; count < 6; count += 1) expect((await probe()).status).toBe(200)
    expect(await probe()).toMatchObject({ status: 429, body: { type: 'too_many_requests' } })
  })

  it('is refused for one that is not there', async () => {
    await api.db.updateTable('vm_load_balancers').set({ status_id: 7 }).where('id', '=', id).execute()
    expect((await probe()).status).toBe(400)
  })
})

describe('people are told of a server', () => {
  const subjects = async () => {
    const rows = await api.db.selectFrom('notifications').select(['subject', 'link']).orderBy('id').execute()
    return rows.filter(({ link }) => link?.endsWith(`balancer=${id}`)).map(({ subject }) => subject)
  }

  it('once when it does not answer, not while it flutters, and once when it is well again', async () => {
    await round()
    told = silent
    await rounds(2)
    expect(await subjects()).toEqual([])
    await round()
    expect(await subjects()).toEqual([expect.stringContaining('پاسخ نمی‌دهد')])
    for (let count = 0; count < 3; count += 1) {
      told = undefined
      await rounds(2)
      told = silent
      await rounds(3)
    }
    expect(await subjects()).toHaveLength(1)
    told = undefined
    await rounds(9)
    expect(await subjects()).toHaveLength(1)
    await rounds(2)
    expect(await subjects()).toEqual([expect.anything(), expect.stringContaining('دوباره پاسخ می‌دهد')])
  })

  it('by name when it is alone', async () => {
    const key = { projectId: place.customer.projectId, id }
    const { customer_id: customerId } = await api.db
      .selectFrom('projects')
      .where('id', '=', key.projectId)
      .select('customer_id')
      .executeTakeFirstOrThrow()
    const seen = {
      protocol: 'http',
      port: 80,
      serverTag: serverTag(key.projectId, place.servers[1]!),
      ...silent,
    } as const
    const project = { id: key.projectId, customerId, datacenterId: 1 }
    const look = { probes: [seen], at: new Date() }
    for (let count = 0; count < 3; count += 1)
      await api.db.transaction().execute((trx) => recordProbes(trx, deps(), { project, id }, look))
    const { listeners } = await readBalancer(api, place, id)
    const { vmHost } = listeners[0]!.poolMembers.find(({ vmHostId }) => vmHostId === place.servers[1])!
    expect(await subjects()).toEqual([expect.stringContaining(vmHost!)])
  })
})

it('UDP on a port has looks of its own beside TCP on it', async () => {
  const both = [
    webListener(place, { healthCheck: check }),
    webListener(place, {
      vmLbProtocolTypeId: vmLbProtocol.id.udp,
      healthCheck: { vmLbHealthCheckId: vmLbHealthCheck.id.udp },
    }),
  ]
  const { name, vmLbAlgorithmId } = await readBalancer(api, place, id)
  const body = { name, vmLbAlgorithmId, vmLbListeners: both }
  await act(api, place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, body)
  await round()
  const { listeners } = await readBalancer(api, place, id)
  for (const listener of listeners) {
    listenerId = listener.id
    const { probes } = await read()
    expect(probes).toMatchObject([{ statusCode: listener.vmLbProtocolTypeId === vmLbProtocol.id.udp ? null : 200 }])
  }
})
