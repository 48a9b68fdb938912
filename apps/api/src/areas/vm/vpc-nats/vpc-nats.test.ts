import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { natType, vmKeyStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VpcNat, VpcNatOptions } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { sharedTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { newGateway, type Gateway } from './vpc-nats.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

/** A cloud with a further address and a server inside. */
const newGround = async () => {
  const gateway = await newGateway(api, await api.newCustomer())
  const vpcHostIpId = await gateway.newAddress()
  const inside = await gateway.newInside()
  const forward = (change: object = {}) => ({
    vmNetworkId: gateway.networks[0]!,
    vpcHostIpId,
    name: 'web',
    destinationIp: inside.address,
    destinationPort: 8080,
    ...change,
  })
  return { gateway, vpcHostIpId, inside, forward }
}

const portsOn = async ({ onEngine }: Gateway) =>
  (await onEngine())!.forwards.map(({ port, toPort, protocol }) => `${protocol} ${port}>${toPort}`).toSorted()

describe('a forward', () => {
  it('leads from a port of an address to a server, is listed and read, and goes', async () => {
    const { gateway, vpcHostIpId, inside, forward } = await newGround()
    const id = await gateway.done('POST', 'nat/create-dnat', forward({ port: 80, sourceIp: '198.51.100.7' }))
    const [item] = await gateway.nats()
    const address = (await gateway.ips()).find((ip) => ip.id === vpcHostIpId)!.ipAddress
    expect(item).toMatchObject({
      id,
      natTypeId: natType.id.dnat,
      name: 'web',
      sourceIp: '198.51.100.7',
      destinationIp: inside.address,
      destinationPort: 8080,
      translateIp: address,
      protocol: 'tcp',
      port: 80,
      portEnd: 80,
      vmNetworkId: gateway.networks[0],
      vpcHostIpId,
      statusId: vmKeyStatus.id.active,
    })
    expect((await api.get<VpcNat>(gateway.customer, `${gateway.path}/nat/get/${id}`)).body).toEqual(item)
    expect((await gateway.onEngine())!.forwards).toMatchObject([
      { protocol: 'tcp', port: 80, toAddress: inside.address, toPort: 8080, from: '198.51.100.7' },
    ])
    await gateway.done('DELETE', `nat/delete/${id}`)
    expect(await gateway.nats()).toEqual([])
    expect(await portsOn(gateway)).toEqual([])
    expect((await api.get(gateway.customer, `${gateway.path}/nat/get/${id}`)).status).toBe(404)
  })

  it('is one port of TCP, the same at both ends, where nothing else is said', async () => {
    const { gateway, forward } = await newGround()
    await gateway.done('POST', 'nat/create-dnat', forward())
    expect(await portsOn(gateway)).toEqual(['tcp 8080>8080'])
    expect(await gateway.nats()).toMatchObject([{ protocol: 'tcp', port: 8080, portEnd: 8080, sourceIp: null }])
  })

  it('may be a range, and changes in place: port, range, server, protocol', async () => {
    const { gateway, forward } = await newGround()
    const other = await gateway.newInside()
    const id = await gateway.done('POST', 'nat/create-dnat', forward({ port: 9000, portEnd: 9004 }))
    expect(await portsOn(gateway)).toEqual([0, 1, 2, 3, 4].map((place) => `tcp ${9000 + place}>${8080 + place}`))
    await gateway.done('PUT', `nat/edit-dnat/${id}`, forward({ port: 9002, portEnd: 9005, destinationPort: 8082 }))
    expect(await portsOn(gateway)).toEqual([2, 3, 4, 5].map((place) => `tcp ${9000 + place}>${8080 + place}`))
    await gateway.done(
      'PUT',
      `nat/edit-dnat/${id}`,
      forward({ name: 'dns', protocol: 'udp', port: 53, destinationPort: 53, destinationIp: other.address }),
    )
    expect(await portsOn(gateway)).toEqual(['udp 53>53'])
    expect(await gateway.nats()).toMatchObject([{ id, name: 'dns', protocol: 'udp', port: 53, portEnd: 53 }])
  })

  it('is refused in a sentence that names who has the port, at its field', async () => {
    const { gateway, forward } = await newGround()
    await gateway.done('POST', 'nat/create-dnat', forward({ port: 440, portEnd: 445 }))
    const address = (await gateway.ips())[1]!.ipAddress
    const taken = await gateway.send(
      'POST',
      'nat/create-dnat',
      forward({ name: 'more', port: 443, destinationPort: 1 }),
    )
    expect(taken).toMatchObject({ status: 400, body: { type: 'forward_refused' } })
    const sentence = `پورت 443 نشانی ${address} را هدایت پورت «web» گرفته است.`
    expect(plain(taken.body.errors?.['port']?.[0])).toBe(sentence)
    const named = await gateway.send('POST', 'nat/create-dnat', forward({ port: 1, destinationPort: 1 }))
    expect(named).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    expect(await gateway.nats()).toHaveLength(1)
  })

  it('is refused on the primary address, to nobody, and into a network that is not the cloud’s', async () => {
    const { gateway, forward } = await newGround()
    const [primary] = await gateway.ips()
    const other = await newGateway(api, gateway.customer, { plan: 0 })
    for (const [change, field] of [
      [{ vpcHostIpId: primary!.id }, 'vpcHostIpId'],
      [{ vpcHostIpId: (await other.ips())[0]!.id }, 'vpcHostIpId'],
      [{ destinationIp: '10.250.0.9' }, 'destinationIp'],
      [{ vmNetworkId: other.networks[0] }, 'vmNetworkId'],
    ] as const) {
      const answer = await gateway.send('POST', 'nat/create-dnat', forward(change))
      expect([change, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([change, 400, [field]])
    }
    expect(await gateway.nats()).toEqual([])
  })

  it('is quoted with what it opens, and for whom', async () => {
    const { gateway, forward } = await newGround()
    const quote = async (body: object) =>
      (
        await api.send<Quote>(gateway.customer, 'POST', `${gateway.path}/nat/create-dnat`, body, {
          'x-dry-run': 'true',
        })
      ).body
    expect(await quote(forward())).toMatchObject({ subtotal: 0, limits: [] })
    expect((await quote(forward())).effects[0]).toContain('همه اینترنت')
    expect((await quote(forward({ sourceIp: '198.51.100.7' }))).effects[0]).toContain('198.51.100.7')
    expect(await gateway.nats()).toEqual([])
  })

  it('stops at the number of the plan, which is told beforehand', async () => {
    const { gateway, forward } = await newGround()
    await api.db
      .updateTable('vpc_hosts')
      .set({ ten_rules: 0 })
      .where('id', '=', gateway.id)
      .where('project_id', '=', gateway.customer.projectId)
      .execute()
    const options = await api.get<VpcNatOptions>(gateway.customer, `${gateway.path}/nat/options`)
    expect(options.body).toMatchObject({ maxRules: 0, usedRules: 0, hasSources: true, hasSnatAddresses: true })
    const answer = await gateway.send('POST', 'nat/create-dnat', forward())
    expect(answer).toMatchObject({ status: 400, body: { type: 'forward_refused' } })
  })

  it('is not there for others', async () => {
    const { gateway, forward } = await newGround()
    const id = await gateway.done('POST', 'nat/create-dnat', forward())
    const stranger = await newGateway(api, await api.newCustomer(), { plan: 0 })
    const foreign = `/vm/${stranger.customer.projectId}/vpc/${gateway.id}`
    expect((await api.get(stranger.customer, `${foreign}/nat/list`)).status).toBe(404)
    expect((await api.get(stranger.customer, `${stranger.path}/nat/get/${id}`)).status).toBe(404)
    expect((await stranger.send('DELETE', `nat/delete/${id}`)).status).toBe(404)
    expect((await stranger.send('PUT', `nat/edit-dnat/${id}`, forward())).status).toBe(404)
    expect(await gateway.nats()).toHaveLength(1)
  })
})

describe('the way out', () => {
  it('is one switch: on, with another address, off; and stands in the list while it is on', async () => {
    const { gateway, vpcHostIpId } = await newGround()
    const [primary, further] = await gateway.ips()
    await gateway.done('PUT', 'nat/edit-snat', { snatEnabled: true })
    expect(await gateway.nats()).toMatchObject([
      { natTypeId: natType.id.snat, destinationPort: 0, translateIp: primary!.ipAddress, vpcHostIpId: primary!.id },
    ])
    expect(await gateway.onEngine()).toMatchObject({ hasSnat: true })
    expect((await gateway.ips()).map(({ isSnat }) => isSnat)).toEqual([true, false])

    await gateway.done('PUT', 'nat/edit-snat', { snatEnabled: true, vpcHostIpId })
    const [snat] = await gateway.nats()
    expect(snat).toMatchObject({ translateIp: further!.ipAddress, vpcHostIpId })
    expect((await api.get<VpcNat>(gateway.customer, `${gateway.path}/nat/get/${snat!.id}`)).body).toEqual(snat)
    expect(await gateway.onEngine()).toMatchObject({ hasSnat: true, snatTag: expect.any(String) })
    expect(await gateway.send('DELETE', `ip/delete/${vpcHostIpId}`)).toMatchObject({
      status: 400,
      body: { type: 'ip_leads_somewhere' },
    })

    await gateway.done('DELETE', `nat/delete/${snat!.id}`)
    expect(await gateway.nats()).toEqual([])
    const router = await gateway.onEngine()
    expect(router).toMatchObject({ hasSnat: false })
    expect(router).not.toHaveProperty('snatTag')
    await gateway.done('DELETE', `ip/delete/${vpcHostIpId}`)
  })

  it('has its older calls, which do the same', async () => {
    const { gateway } = await newGround()
    await gateway.done('POST', 'nat/create-snat', { name: 'out', sourceIp: '10.0.0.0' })
    expect(await gateway.onEngine()).toMatchObject({ hasSnat: true })
    await gateway.done('DELETE', 'nat/delete-snat')
    expect(await gateway.onEngine()).toMatchObject({ hasSnat: false })
  })
})

describe('what a forward leads to', () => {
  it('stays in its network while it does: the refusal names it', async () => {
    const { gateway, inside, forward } = await newGround()
    await gateway.done('POST', 'nat/create-dnat', forward())
    const detach = await gateway.send('PUT', `/vm/${gateway.customer.projectId}/network/node/detach/${inside.nodeId}`)
    expect(detach).toMatchObject({ status: 400, body: { type: 'node_led_to' } })
    expect(detach.body.errorMessage).toContain('web')
    const leave = await gateway.send('DELETE', `interface/remove/${gateway.networks[0]}`)
    expect(leave).toMatchObject({ status: 400, body: { type: 'network_led_into' } })
  })

  it('may go altogether, and the forward goes with it', async () => {
    const { gateway, inside, forward } = await newGround()
    await gateway.done('POST', 'nat/create-dnat', forward())
    await gateway.done('DELETE', `/vm/${gateway.customer.projectId}/host/delete/${inside.serverId}?Now=true`)
    expect(await gateway.nats()).toEqual([])
    expect(await portsOn(gateway)).toEqual([])
  })
})

it('a cloud that ends takes its forwards and addresses along, and nothing is left', async () => {
  const { gateway, forward } = await newGround()
  await gateway.done('POST', 'nat/create-dnat', forward({ port: 9000, portEnd: 9004 }))
  await gateway.done('PUT', 'nat/edit-snat', { snatEnabled: true, vpcHostIpId: (await gateway.ips())[1]!.id })
  const used = async () => (await api.compute(1).capacity(new AbortController().signal)).ipv4.used
  const before = await used()
  await gateway.done('DELETE', `/vm/${gateway.customer.projectId}/vpc/delete/${gateway.id}`)
  expect(await gateway.onEngine()).toBeUndefined()
  expect(await used()).toBe(before - 2)
  const left = await api.db
    .selectFrom('vpc_host_ips')
    .where('vpc_host_id', '=', gateway.id)
    .where('project_id', '=', gateway.customer.projectId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  expect(left).toEqual([])
})
