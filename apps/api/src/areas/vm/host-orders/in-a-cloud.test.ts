import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { named } from '@sarv/contract/direction'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from '../hosts/hosts.fixture.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'

/* Servers on the networks of private clouds: which they are in, and how they get out. */

let api: TestApi
let servers: ServerTester
let customer: Customer

beforeAll(async () => {
  api = await sharedTestApi()
  servers = await createServerTester(api)
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const effectsOf = async (changes: object): Promise<string> => {
  const { status, body } = await servers.create(customer, { name: 'asked-only', ...changes }, { 'x-dry-run': 'true' })
  expect(status).toBe(200)
  return (body as unknown as Quote).effects.join('\n')
}

const letOut = async (id: number, isOn: boolean) => {
  await api.db.updateTable('vpc_hosts').set({ snat_enabled: isOn }).where('id', '=', id).execute()
}

const cloudsOf = async (id: number) => (await servers.detail(customer, id)).body.clouds

const cloudIdsOf = async (id: number) => (await servers.list(customer)).find((server) => server.id === id)?.vpcHostIds

describe('a server on a network of a private cloud', () => {
  it('is listed with the cloud, and says whether that lets it out', async () => {
    const cloud = await newVpc(api, customer, { name: 'shop-cloud', networks: ['172.30.91.1/24'] })
    const id = await servers.newServer(customer, { name: 'cloud-web-1', vmNetworkId: cloud.networks[0]! })
    const outside = await servers.newServer(customer, { name: 'outside-web' })
    expect(await cloudIdsOf(id)).toEqual([cloud.id])
    expect([await cloudIdsOf(outside), await cloudsOf(outside)]).toEqual([[], []])
    for (const snatEnabled of [true, false]) {
      await letOut(cloud.id, snatEnabled)
      expect(await cloudsOf(id)).toEqual([{ id: cloud.id, name: 'shop-cloud', snatEnabled }])
    }
  })

  it('is in each of its clouds once, by whichever networks', async () => {
    const [one, other] = [await newVpc(api, customer, { networks: 2 }), await newVpc(api, customer, { networks: 1 })]
    const id = await servers.newServer(customer, { name: 'in-two-clouds', vmNetworkId: one.networks[0]! })
    for (const vmNetworkId of [one.networks[1]!, other.networks[0]!]) {
      const attach = `/vm/${customer.projectId}/network/node/attach`
      expect((await api.send(customer, 'POST', attach, { vmHostId: id, vmNetworkId, isV4: true })).status).toBe(200)
      expect(await servers.settle(customer, id)).toBe('active')
    }
    expect(await cloudIdsOf(id)).toEqual([one.id, other.id])
    expect((await cloudsOf(id))?.map((cloud) => cloud.id)).toEqual([one.id, other.id])
  })

  it('is told before it is ordered how it will get out; with an address of its own nothing', async () => {
    const cloud = await newVpc(api, customer, { name: 'quoted-cloud', networks: ['172.30.90.1/24'] })
    const inside = { vmNetworkId: cloud.networks[0]! }
    await letOut(cloud.id, true)
    expect(await effectsOf(inside)).toContain(`با نشانی ابر خصوصی ${named('quoted-cloud')} به اینترنت می‌رود`)
    await letOut(cloud.id, false)
    expect(await effectsOf(inside)).toContain(`SNAT ابر خصوصی ${named('quoted-cloud')} خاموش است`)
    expect(await effectsOf({ ...inside, usedPublicIpV4: true })).not.toContain('SNAT')
    expect(await effectsOf({ ...inside, usedPublicIpV6: true })).not.toContain('SNAT')
  })

  it('is told that a network without a cloud leads nowhere', async () => {
    const { body } = await api.send<{ id: number }>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
      name: 'alone',
      network: '172.20.0.0',
      prefix: 24,
    })
    await servers.settle(customer, body.id)
    expect(await effectsOf({ vmNetworkId: body.id })).toContain('شبکه آن به ابر خصوصی متصل نیست')
  })

  it('is no server of a cloud of another customer, whose networks it cannot name', async () => {
    const stranger = await api.newCustomer()
    const cloud = await newVpc(api, stranger, { networks: 1 })
    const answer = await servers.create(customer, { name: 'not-there', vmNetworkId: cloud.networks[0]! })
    expect(answer).toMatchObject({ status: 400, body: { type: 'network_missing' } })
  })
})
