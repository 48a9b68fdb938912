import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { sharedTestApi, type TestApi } from '../../../testing/api.ts'
import { firewallOf, http, kept, type Server } from '../../../testing/firewall.ts'

let api: TestApi
let firewall: ReturnType<typeof firewallOf>

beforeAll(async () => {
  api = await sharedTestApi()
  firewall = firewallOf(api)
})
afterAll(() => api.close())

describe('a new server', () => {
  it('lets people sign in and ping, reaches everything, and counts its rules', async () => {
    const server = await firewall.newServer()
    const rules = await firewall.listOf(server)
    expect(
      rules.map(({ isIngress, firewallProtocolType, minPort, remoteIp }) => [
        isIngress,
        firewallProtocolType,
        minPort,
        remoteIp,
      ]),
    ).toEqual([
      ['ورودی', 'TCP', '22', '0.0.0.0/0'],
      ['ورودی', 'TCP', '22', '::/0'],
      ['ورودی', 'ICMP', '0', '0.0.0.0/0'],
      ['خروجی', 'همه', '0', '0.0.0.0/0'],
      ['خروجی', 'همه', '0', '::/0'],
    ])
    expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
    expect(await firewall.heldOf(server)).toBe(5)
    expect(await firewall.stateOf(server)).toMatchObject({
      managementPort: 22,
      myAddress: '127.0.0.1',
      confirmation: null,
    })
  })

  it('gives its rules back when it goes', async () => {
    const server = await firewall.newServer()
    await firewall.create(server)
    await firewall.settled(server)
    expect(
      (await api.send(server.customer, 'DELETE', `/vm/${server.customer.projectId}/host/delete/${server.id}?Now=true`))
        .status,
    ).toBe(200)
    await firewall.settled(server)
    expect(await firewall.heldOf(server)).toBe(0)
    expect((await api.get(server.customer, firewall.path(server, 'list'))).status).toBe(404)
  })
})

describe('changing rules', () => {
  it('adds one, on the engine as in the list', async () => {
    const server = await firewall.newServer()
    const { status, body } = await firewall.create(server, {
      ...http,
      remoteIp: '203.0.113.77/24',
      description: 'وب‌سایت',
    })
    expect(status).toBe(200)
    await firewall.settled(server)
    const rules = await firewall.listOf(server)
    expect(rules.at(-1)).toMatchObject({ id: body.id, remoteIp: '203.0.113.0/24', isIpV4: true, description: 'وب‌سایت' })
    expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
    expect(await firewall.heldOf(server)).toBe(6)
    const { body: detail } = await api.get(server.customer, firewall.path(server, `get/${body.id}`))
    expect(detail).toMatchObject({ id: body.id, isIngress: true, minPort: 80, maxPort: 80, remoteIp: '203.0.113.0/24' })
  })

  it('takes everywhere of IPv6 when no address is given', async () => {
    const server = await firewall.newServer()
    await firewall.create(server, { ...http, remoteIp: null, isIpV4: false })
    await firewall.settled(server)
    expect((await firewall.listOf(server)).at(-1)).toMatchObject({ remoteIp: '::/0', isIpV4: false })
  })

  it.each([
    ['ping', 3],
    ['everything', 4],
  ])('ignores whatever stands in the ports of %s', async (_what, firewallProtocolId) => {
    const server = await firewall.newServer()
    for (const [index, ports] of [{ minPort: 80 }, { minPort: -1, maxPort: null }, { maxPort: 'همه' }].entries()) {
      const rule = { ...http, ...ports, firewallProtocolId, remoteIp: `203.0.113.${index}/32` }
      expect((await firewall.create(server, rule)).status).toBe(200)
      await firewall.settled(server)
      expect((await firewall.listOf(server)).at(-1)).toMatchObject({ minPort: '0', maxPort: '0' })
    }
  })

  it('takes numbers that come as text, in any digits', async () => {
    const server = await firewall.newServer()
    const rule = { ...http, firewallProtocolId: '1', directionId: '۱', minPort: '8080', maxPort: '۸۰۹۰' }
    expect((await firewall.create(server, rule)).status).toBe(200)
    await firewall.settled(server)
    expect((await firewall.listOf(server)).at(-1)).toMatchObject({ minPort: '8080', maxPort: '8090' })
  })

  it('edits one in its place and under its id', async () => {
    const server = await firewall.newServer()
    const [ssh] = await firewall.listOf(server)
    const change = { ...http, minPort: 8000, maxPort: 8100 }
    expect(await api.send(server.customer, 'PUT', firewall.path(server, `edit/${ssh!.id}`), change)).toMatchObject({
      status: 200,
    })
    await firewall.settled(server)
    expect((await firewall.listOf(server))[0]).toMatchObject({ id: ssh!.id, minPort: '8000', maxPort: '8100' })
    expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
    expect(await firewall.heldOf(server)).toBe(5)
  })

  it('deletes one and gives its limit back', async () => {
    const server = await firewall.newServer()
    const rule = (await firewall.listOf(server)).at(-1)!
    expect((await api.send(server.customer, 'DELETE', firewall.path(server, `delete/${rule.id}`))).status).toBe(200)
    await firewall.settled(server)
    expect((await firewall.listOf(server)).map(({ id }) => id)).not.toContain(rule.id)
    expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
    expect(await firewall.heldOf(server)).toBe(4)
  })

  it('sets all of them at once: named ones stay, in the given order', async () => {
    const server = await firewall.newServer()
    const [ssh, , ping, out] = await firewall.listOf(server)
    const wanted = [kept(out!), { ...kept(ssh!), description: 'دفتر' }, http, { ...http, minPort: 443, maxPort: 443 }]
    expect((await firewall.replace(server, wanted)).status).toBe(200)
    await firewall.settled(server)
    const rules = await firewall.listOf(server)
    expect(rules.map(({ id }) => id).slice(0, 2)).toEqual([out!.id, ssh!.id])
    expect(rules.map(({ minPort }) => minPort)).toEqual(['0', '22', '80', '443'])
    expect(rules.map(({ id }) => id)).not.toContain(ping!.id)
    expect(rules[1]).toMatchObject({ description: 'دفتر', createDate: ssh!.createDate })
    expect(await firewall.onEngine(server)).toEqual(await firewall.listedForEngine(server))
    expect(await firewall.heldOf(server)).toBe(4)
  })

  it('quotes without doing', async () => {
    const server = await firewall.newServer()
    const { status, body } = await api.send<Quote>(
      server.customer,
      'PUT',
      `${firewall.path(server, 'replace')}?ConfirmWithin=60`,
      { rules: [http] },
      { 'x-dry-run': 'true' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ payable: 0, lines: [] })
    expect(body.effects).toHaveLength(4)
    expect(await firewall.listOf(server)).toHaveLength(5)
  })
})

describe('refusals', () => {
  it.each([
    [
      'a rule that is there, however it is written',
      { ...http, minPort: 22, maxPort: 22, remoteIp: '10.0.0.1/0' },
      400,
      'firewall_rule_taken',
    ],
    ['no ports of TCP', { ...http, minPort: 0, maxPort: 0 }, 422, 'validation'],
    ['ports the wrong way round', { ...http, minPort: 90 }, 422, 'validation'],
    ['no network', { ...http, remoteIp: 'office' }, 422, 'validation'],
  ])('%s', async (_what, rule, status, type) => {
    const server = await firewall.newServer()
    expect(await firewall.create(server, rule)).toMatchObject({ status, body: { type } })
    expect(await firewall.listOf(server)).toHaveLength(5)
    expect(await firewall.heldOf(server)).toBe(5)
  })

  it('a rule over the limit, and nothing of it is kept', async () => {
    const server = await firewall.newServer()
    await api.db
      .updateTable('customer_limits')
      .set({ max_firewall_rule: 6 })
      .where('customer_id', '=', server.customer.customerId)
      .execute()
    expect((await firewall.create(server)).status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.create(server, { ...http, minPort: 81, maxPort: 81 })).toMatchObject({
      status: 400,
      body: { type: 'over_limit' },
    })
    expect(await firewall.listOf(server)).toHaveLength(6)
    expect(await firewall.heldOf(server)).toBe(6)
  })

  it('more rules than a server may have', async () => {
    const server = await firewall.newServer()
    const rules = Array.from({ length: 50 }, (_, index) => ({ ...http, minPort: 1000 + index, maxPort: 1000 + index }))
    expect((await firewall.replace(server, rules)).status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.create(server)).toMatchObject({ status: 400, body: { type: 'too_many_firewall_rules' } })
  })

  it('a rule of another server, of another customer, and of nobody', async () => {
    const server = await firewall.newServer()
    const other = { customer: server.customer, id: await api.newServer(server.customer) }
    const stranger = await firewall.newServer()
    const [rule] = await firewall.listOf(server)
    expect((await api.get(other.customer, firewall.path(other, `get/${rule!.id}`))).status).toBe(404)
    expect((await api.send(other.customer, 'DELETE', firewall.path(other, `delete/${rule!.id}`))).status).toBe(404)
    expect((await api.send(other.customer, 'PUT', firewall.path(other, `edit/${rule!.id}`), http)).status).toBe(404)
    expect((await firewall.replace(other, [kept(rule!)])).status).toBe(404)
    expect((await api.get(stranger.customer, firewall.path(server, 'list'))).status).toBe(404)
    expect((await api.get(stranger.customer, firewall.path({ ...stranger, id: server.id }, 'state'))).status).toBe(404)
    expect(
      (
        await api.send(stranger.customer, 'POST', firewall.path({ ...stranger, id: server.id }, 'create'), http, {
          'x-dry-run': 'true',
        })
      ).status,
    ).toBe(404)
  })

  it('the same rule named twice', async () => {
    const server = await firewall.newServer()
    const [ssh] = await firewall.listOf(server)
    expect(await firewall.replace(server, [kept(ssh!), { ...kept(ssh!), minPort: 23, maxPort: 23 }])).toMatchObject({
      status: 409,
    })
  })

  it('removing for those who may only operate, which adding is not', async () => {
    const server = await firewall.newServer()
    const operator = await api.newColleague(server.customer, 'maintainer')
    const rules = await firewall.listOf(server)
    expect((await firewall.replace(server, rules.slice(1).map(kept), { who: operator })).status).toBe(403)
    expect((await api.send(operator, 'DELETE', firewall.path(server, `delete/${rules[0]!.id}`))).status).toBe(403)
    expect((await firewall.replace(server, [...rules.map(kept), http], { who: operator })).status).toBe(200)
    await firewall.settled(server)
    expect(await firewall.listOf(server)).toHaveLength(6)
  })

  it('a server that is not running properly', async () => {
    const server = await firewall.newServer()
    await api.db.updateTable('vm_hosts').set({ status_id: 3 }).where('id', '=', server.id).execute()
    expect(await firewall.create(server)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
    expect(await firewall.create(server, http, { 'x-dry-run': 'true' })).toMatchObject({
      status: 400,
      body: { type: 'status_forbids' },
    })
  })
})

describe('two kinds of firewall', () => {
  const inDatacenterOf = async (kind: 'allowList' | 'ordered'): Promise<Server> => {
    const centers = await api.db.selectFrom('datacenters').select('id').orderBy('id').execute()
    const center = centers.find(({ id }) => api.compute(id).firewallKind === kind)
    if (!center) throw new Error(`no datacenter has a firewall of the kind ${kind}`)
    const customer = await api.newCustomer()
    await api.db
      .updateTable('projects')
      .set({ datacenter_id: center.id })
      .where('id', '=', customer.projectId)
      .execute()
    return { customer, id: await api.newServer(customer) }
  }
  const deny = { ...http, isAllow: false }

  it('refuses by rule where order counts', async () => {
    const server = await inDatacenterOf('ordered')
    expect((await firewall.create(server, deny)).status).toBe(200)
    expect(await firewall.settled(server)).toBe('active')
    expect((await firewall.stateOf(server)).kind).toBe('ordered')
    expect((await firewall.listOf(server)).at(-1)).toMatchObject({ isAllow: false })
  })

  it('knows no refusing rule where it does not', async () => {
    const server = await inDatacenterOf('allowList')
    expect(await firewall.create(server, deny)).toMatchObject({ status: 400, body: { type: 'firewall_only_allows' } })
    expect((await firewall.stateOf(server)).kind).toBe('allowList')
  })
})
